import { type ReactNode, useId } from 'react';
import { LINK } from '../../components/button.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { FailedRead } from '../../routing/route-error.tsx';
import type { Failure } from '../../store/failure.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import { ProductGrid } from './product-grid.tsx';

interface SuggestedProductsProps {
  products: ShopProduct[] | Failure;
  /** Whether the page shows nothing else. */
  isAlone?: boolean;
}

/** The newest products, at the end of a page. */
export function SuggestedProducts({ products, isAlone = true }: SuggestedProductsProps) {
  return (
    <div className="mt-16 border-line border-t pt-10" data-print="none">
      <NewestProducts products={products} hasTaxNote={isAlone} isFirst={isAlone} />
    </div>
  );
}

/** A row of the newest products. */
export function NewestProducts(props: Omit<ProductSectionProps, 'title' | 'text' | 'to'>) {
  const { home } = useText();
  const paths = usePaths();
  return <ProductSection {...props} title={home.newest} text={home.newestText} to={paths.newest} />;
}

interface ProductSectionProps {
  title: string;
  text: string;
  /** The page with all of these products. */
  to: string;
  products: ShopProduct[] | Failure;
  /** For the first one on a page: that its prices include the tax. */
  hasTaxNote?: boolean;
  /** Whether it is on the first screen of its page. */
  isFirst?: boolean;
  /** What is shown if there are none. Defaults to nothing. */
  empty?: ReactNode;
}

/** A row of four products with a link to more. */
export function ProductSection(props: ProductSectionProps) {
  const { title, text, to, products, hasTaxNote, isFirst, empty = null } = props;
  const { catalog, system } = useText();
  const id = useId();
  const isRead = Array.isArray(products);
  if (isRead && products.length === 0) return empty;
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="text-soft">
            {text} {hasTaxNote ? <span>{catalog.allTaxIncluded}</span> : null}
          </p>
        </div>
        <PageLink to={to} aria-label={`${system.toShop}: ${title}`} className={LINK}>
          {system.toShop}
        </PageLink>
      </div>
      {isRead ? (
        <ProductGrid isRow isFirst={isFirst} products={products} label={title} />
      ) : (
        <FailedRead title={catalog.failed} failure={products} />
      )}
    </section>
  );
}
