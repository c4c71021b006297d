import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of the search, and of filters and sort orders. */
export const useSearchText = lazyText(
  import.meta.glob<Pick<AllText, 'productList' | 'search'>>('/app/features/search/lazy-text/??.ts'),
);
