import { type ReactNode, Suspense } from 'react';
import type { QueryProductsInput } from 'storewire';
import { usePaths } from '../../routing/paths.ts';
import { NEWEST } from '../catalog/list-page.ts';
import { ProductSection, SectionSkeleton } from './product-section.tsx';
import { useHomeText } from './use-home-text.ts';

/** What a loader reads for a page that may show the newest products. */
export const SUGGESTED: QueryProductsInput = { query: { sort: NEWEST, paging: { limit: 4 } } };

interface NewestProductsProps {
  /** Says that the prices include the tax. Default true. */
  hasTaxNote?: boolean;
  /** What is shown if there are none. Defaults to nothing. */
  empty?: ReactNode;
}

/** The newest products, where a page has nothing else to show. */
export function SuggestedProducts(props: NewestProductsProps) {
  return (
    <div className="mt-16 border-line border-t pt-10">
      <NewestProducts {...props} />
    </div>
  );
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

function LoadedProducts({ hasTaxNote = true, empty }: NewestProductsProps) {
  const { home } = useHomeText();
  const paths = usePaths();
  return (
    <ProductSection
      title={home.newest}
      text={home.newestText}
      to={paths.newest}
      input={SUGGESTED}
      hasTaxNote={hasTaxNote}
      empty={empty}
    />
  );
}
