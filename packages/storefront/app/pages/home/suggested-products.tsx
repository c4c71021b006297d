import { Suspense } from 'react';
import type { QueryProductsInput } from 'storewire';
import { usePaths } from '../../routing/paths.ts';
import { NEWEST } from '../catalog/list-page.ts';
import { ProductSection, SectionSkeleton } from './product-section.tsx';
import { useHomeText } from './use-home-text.ts';

/** What a loader reads for a page that may show the suggestions. */
export const SUGGESTED: QueryProductsInput = { query: { sort: NEWEST, paging: { limit: 4 } } };

interface SuggestedProductsProps {
  hasTaxNote?: boolean;
}

/** The newest products, where a page has nothing else to show. */
export function SuggestedProducts(props: SuggestedProductsProps) {
  return (
    <div className="mt-16 border-line border-t pt-10">
      {/* a cart from which a line is removed shows them without having loaded their texts */}
      <Suspense fallback={<SectionSkeleton count={4} />}>
        <NewestProducts {...props} />
      </Suspense>
    </div>
  );
}

function NewestProducts({ hasTaxNote = true }: SuggestedProductsProps) {
  const { home } = useHomeText();
  const paths = usePaths();
  return (
    <ProductSection
      title={home.newest}
      text={home.newestText}
      to={paths.newest}
      input={SUGGESTED}
      hasTaxNote={hasTaxNote}
    />
  );
}
