import { type ReactNode, useId } from 'react';
import type { QueryProductsInput } from 'storewire';
import { useQueryProducts } from 'storewire/react';
import { LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton, SkeletonCards } from '../../components/skeleton.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { useText } from '../../text/text.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { useHomeText } from './use-home-text.ts';

interface ProductSectionProps {
  title: string;
  text: string;
  /** The page with all of these products. */
  to: string;
  input: QueryProductsInput;
  /** For the first one on a page: that its prices include the tax. */
  hasTaxNote?: boolean;
  /** What is shown if there are none. Defaults to nothing. */
  empty?: ReactNode;
}

/** A row of products with a link to more. */
export function ProductSection({ title, text, to, input, hasTaxNote, empty = null }: ProductSectionProps) {
  const { home } = useHomeText();
  const { catalog } = useText();
  const id = useId();
  const { data, error, isValidating, mutate } = useQueryProducts(input);
  const count = input.query?.paging?.limit ?? 4;
  if (!data && !error) return <SectionSkeleton count={count} />;
  if (data && !data.products?.length) return empty;
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          <p className="text-soft">
            {text} {hasTaxNote ? catalog.allTaxIncluded : null}
          </p>
        </div>
        <PageLink to={to} aria-label={`${home.toShop}: ${title}`} className={LINK}>
          {home.toShop}
        </PageLink>
      </div>
      {data?.products ? (
        <ProductGrid
          products={data.products}
          label={title}
          level="h3"
          isFirst={false}
          className="cards-of-four"
        />
      ) : null}
      {error && !data ? (
        <ErrorNotice
          title={home.failed}
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : null}
    </section>
  );
}

/** A row that is loading. */
export function SectionSkeleton({ count }: { count: number }) {
  return (
    <div>
      <Skeleton className="mb-2 h-10 w-64 max-w-full" />
      <Skeleton className="mb-6 h-6 w-40 max-w-full" />
      <SkeletonCards count={count} className="cards-of-four" />
    </div>
  );
}
