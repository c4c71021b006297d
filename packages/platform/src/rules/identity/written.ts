/** What a deleted member wrote goes to another member, or to the owner of the site. */
import type { Context } from '../../context/context.ts';
import { members } from '../../entities/members.ts';
import { nextRevision, reviewEntity, toReview } from '../../entities/reviews.ts';

/** Makes the assignee the author of all reviews of a member, or the owner if the assignee does not exist. */
export function assignReviews(context: Context, memberId: string, assigneeId?: string | null): void {
  const { db, clock, emit, shop } = context;
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
