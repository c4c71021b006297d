import { lazyText } from '../../text/lazy-text.ts';
import type { AllText } from '../../text/text.tsx';

/** Texts of what members do with their reviews. */
export const useOwnReviewText = lazyText(
  import.meta.glob<Pick<AllText, 'ownReview'>>('/app/features/reviews/lazy-text/??.ts'),
);
