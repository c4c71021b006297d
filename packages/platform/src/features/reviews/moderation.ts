import type { ReviewModerationStatus } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import type { Assignment } from '../members/members.ts';
import { members } from '../members/stored-member.ts';
import { nextRevision, reviewEntity, type StoredReview, toReview } from './stored-review.ts';

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

/** Makes the assignee the author of all reviews of a deleted member, or the owner if the assignee does not exist. */
export function assignReviews(
  { memberId, assigneeId }: Assignment,
  { db, clock, emit, shop }: Context,
): void {
  const assignee = db.of(members).get(assigneeId ?? shop.ownerId);
  const { contactId } = assignee ?? {};
  for (const review of db.of(reviewEntity).all({ where: { owner: memberId } })) {
    const assigned = db.of(reviewEntity).save({
      ...review,
      owner: assignee?.id ?? shop.ownerId,
      author: { ...(contactId && { contactId }), authorType: assignee ? 'MEMBER' : 'UNKNOWN' },
      revision: nextRevision(review),
      updatedDate: clock.iso(),
    });
    emit('wix.reviews.v1.review_updated', review.id, { entity: toReview(assigned) });
  }
}
