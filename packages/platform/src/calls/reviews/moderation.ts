import type { ReviewModerationStatus } from 'storewire';
import { NotFound } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import { nextRevision, reviewEntity, type StoredReview, toReview } from '../../entities/reviews.ts';

/** Status of what a caller writes: shoppers wait for a moderator if the shop moderates reviews. */
export const statusOfText = ({ caller, settings }: Context): 'APPROVED' | 'IN_MODERATION' =>
  settings.moderatesReviews && caller.role !== 'merchant' ? 'IN_MODERATION' : 'APPROVED';

/** Decides about a review, as a moderator of the shop does. Call it in a write. */
export function moderateReview(context: Context, id: string, decision: 'APPROVED' | 'REJECTED'): void {
  const review = context.db.of(reviewEntity).get(id);
  if (!review) throw new NotFound();
  const before = review.moderation.moderationStatus;
  const changed = withStatus(review, decision);
  const saved = context.db.of(reviewEntity).save({
    ...changed,
    revision: nextRevision(review),
    updatedDate: context.clock.iso(),
    moderation: { moderationStatus: decision, manuallyChanged: true, decision },
  });
  context.emit('wix.reviews.v1.review_updated', id, { entity: toReview(saved) });
  emitStatus(context, saved, before);
}

/** The review with a status. Becoming approved publishes it. */
export const withStatus = (review: StoredReview, moderationStatus: ReviewModerationStatus): StoredReview => ({
  ...review,
  moderation: { ...review.moderation, moderationStatus },
  publishCount:
    review.publishCount +
    (moderationStatus === 'APPROVED' && review.moderation.moderationStatus !== 'APPROVED' ? 1 : 0),
});

/** Emits what follows from a change of the status. `before` is undefined for a new review. */
export function emitStatus(
  { emit }: Context,
  review: StoredReview,
  before: ReviewModerationStatus | undefined,
): void {
  const { moderationStatus } = review.moderation;
  if (moderationStatus === before) return;
  if (before !== undefined)
    emit('wix.reviews.v1.review_moderation_status_changed', review.id, {
      data: { review: toReview(review), previousModerationStatus: before },
    });
  if (moderationStatus === 'APPROVED')
    emit('wix.reviews.v1.review_review_published', review.id, { data: { review: toReview(review) } });
}
