import type { Review } from 'storewire';
import { Notice } from '../../components/notice.tsx';
import { type Deferred, useDeferred } from '../../routing/deferred.ts';
import { useText } from '../../text/text.tsx';
import { ReviewItem } from './review-item.tsx';

/** Whether everyone sees a review. */
export const isPublished = ({ moderation }: Review): boolean => moderation?.moderationStatus === 'APPROVED';

/** The own review while only its author sees it. Once it is published, it is in the list. */
export function OwnReview({ own, name }: { own: Deferred<Review | null | undefined>; name: string }) {
  const { reviews } = useText();
  const review = useDeferred(own);
  if (!review || isPublished(review)) return null;
  const isRejected = review.moderation?.moderationStatus === 'REJECTED';
  return (
    <section aria-label={reviews.own} className="mb-6 rounded-3xl border border-line bg-raised p-5">
      <Notice className="mb-4" title={reviews.own}>
        {isRejected ? reviews.rejected : reviews.pending}
      </Notice>
      <ReviewItem review={review} name={name} />
    </section>
  );
}
