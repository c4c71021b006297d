import { type ReactNode, Suspense } from 'react';
import type { QueryProductsInput } from 'storewire';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { NEWEST } from './list-page.ts';
import { ProductSection, SectionSkeleton } from './product-section.tsx';

/** What a loader reads for a page that may show the newest products. */
export const SUGGESTED: QueryProductsInput = { query: { sort: NEWEST, paging: { limit: 4 } } };

interface SuggestedProductsProps {
  /** Whether the page shows nothing else. */
  isAlone?: boolean;
}

/** The newest products, at the end of a page. */
export function SuggestedProducts({ isAlone = true }: SuggestedProductsProps) {
  return (
    <div className="mt-16 border-line border-t pt-10">
      <NewestProducts hasTaxNote={isAlone} isFirst={isAlone} />
    </div>
  );
}

interface NewestProductsProps {
  /** Says that the prices include the tax. */
  hasTaxNote: boolean;
  /** Whether it is on the first screen of its page. */
  isFirst?: boolean;
  /** What is shown if there are none. Defaults to nothing. */
  empty?: ReactNode;
}

/** A row of the newest products. */
export function NewestProducts(props: NewestProductsProps) {
  return (
    // a cart from which a line is removed shows them without having loaded their texts
    <Suspense fallback={<SectionSkeleton />}>
      <LoadedProducts {...props} />
    </Suspense>
  );
}

function LoadedProducts(props: NewestProductsProps) {
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
