import { type ReactNode, Suspense, useId } from 'react';
import type { QueryProductsInput } from 'storewire';
import { useQueryProducts } from 'storewire/react';
import { LINK } from '../../components/button.tsx';
import { ErrorNotice } from '../../components/error-notice.tsx';
import { Skeleton, SkeletonCards } from '../../components/skeleton.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { NEWEST } from './list-page.ts';
import { ProductGrid } from './product-grid.tsx';

/** What a loader reads for a page that may show the newest products. */
export const SUGGESTED: QueryProductsInput = { query: { sort: NEWEST, paging: { limit: 4 } } };

/** The newest products, at the end of a page. `isAlone` says whether the page shows nothing else. */
export function SuggestedProducts({ isAlone = true }: { isAlone?: boolean }) {
  return (
    <div className="mt-16 border-line border-t pt-10">
      <NewestProducts hasTaxNote={isAlone} isFirst={isAlone} />
    </div>
  );
}

type NewestProductsProps = Pick<ProductSectionProps, 'hasTaxNote' | 'isFirst' | 'empty'>;

/** A row of the newest products. */
export function NewestProducts(props: NewestProductsProps) {
  const { home } = useText();
  const paths = usePaths();
  return (
    <ProductSection
      {...props}
      title={home.newest}
      text={home.newestText}
      to={paths.newest}
      input={SUGGESTED}
    />
  );
}

interface ProductSectionProps {
  title: string;
  text: string;
  /** The page with all of these products. */
  to: string;
  input: QueryProductsInput;
  /** For the first one on a page: that its prices include the tax. */
  hasTaxNote?: boolean;
  /** Whether it is on the first screen of its page. */
  isFirst?: boolean;
  /** What is shown if there are none. Defaults to nothing. */
  empty?: ReactNode;
}

/** A row of four products with a link to more. */
export const ProductSection = (props: ProductSectionProps) => (
  <Suspense fallback={<SectionSkeleton />}>
    <LoadedSection {...props} />
  </Suspense>
);

function LoadedSection(props: ProductSectionProps) {
  const { title, text, to, input, hasTaxNote, isFirst, empty = null } = props;
  const { catalog, system } = useText();
  const id = useId();
  const { data, error, isValidating, mutate } = useQueryProducts(input);
  if (!data && !error) return <SectionSkeleton />;
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
        <PageLink to={to} aria-label={`${system.toShop}: ${title}`} className={LINK}>
          {system.toShop}
        </PageLink>
      </div>
      {data?.products ? <ProductGrid isRow isFirst={isFirst} products={data.products} label={title} /> : null}
      {error && !data ? (
        <ErrorNotice
          title={catalog.failed}
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : null}
    </section>
  );
}

/** A row that is loading. */
function SectionSkeleton() {
  return (
    <div>
      <Skeleton className="mb-2 h-10 w-64 max-w-full" />
      <Skeleton className="mb-6 h-6 w-40 max-w-full" />
      <SkeletonCards count={4} className="cards-of-four" />
    </div>
  );
}
