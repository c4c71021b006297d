import { isDeepStrictEqual } from 'node:util';
import type { IdentityType, ReviewAuthor, ReviewContent } from 'storewire';
import { cursorMetadata, cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Caller } from '../../../kernel/context/caller.ts';
import type { Context } from '../../../kernel/context/context.ts';
import {
  Conflict,
  Forbidden,
  InvalidInput,
  invalid,
  NotFound,
  rejectAny,
  violation,
} from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { createdFrom, pathsOf, updated } from '../../../kernel/inputs/update.ts';
import { catalogOf } from '../../items/current-catalog.ts';
import { ASSIGN_REVIEWS } from '../../members/members.ts';
import { members } from '../../members/stored-member.ts';
import { hasBought } from '../../orders/stored-order.ts';
import { assignReviews, emitStatus, statusOfText, withStatus } from '../moderation.ts';
import { nextRevision, reviewEntity, type StoredReview, toReview } from '../stored-review.ts';

/** Reviews in a page if the request names no limit. */
const USUAL_REVIEW_LIMIT = 100;

const APPROVED = 'APPROVED';

export const reviews = defineService('reviews', {
  workers: { [ASSIGN_REVIEWS]: assignReviews },
  handlers: {
    createReview: ({ review: input }, context) => {
      const { db, clock, caller } = context;
      const { namespace, entityId } = input;
      if (namespace === 'stores' && !catalogOf(context).product(context, entityId))
        invalid('review.entityId', 'VALIDATION', 'is no item of the store catalog');
      const { owner, author } = authorOf(context, input.author);
      if (owner !== undefined && db.of(reviewEntity).find({ namespace, entityId, owner }))
        throw new Conflict('The author has a review of this product');
      const content = { media: [], ...(updated({}, input.content) as typeof input.content) } as ReviewContent;
      const now = clock.iso();
      const submitted: StoredReview = createdFrom(input, {
        id: context.ids.uuid(),
        content,
        createdDate: now,
        updatedDate: now,
        author,
        foundHelpful: 0,
        foundUnhelpful: 0,
        helpfulness: 0,
        moderation: { moderationStatus: 'SUBMITTED', manuallyChanged: false },
        revision: '1',
        verified: namespace === 'stores' && hasBought(context, caller, entityId),
        origin: isApp(caller) ? { type: 'APP', appId: caller.id } : { type: 'ORGANIC' },
        reviewDate: (caller.role === 'merchant' && input.reviewDate) || now,
        relevanceScore: relevanceOf(content),
        publishCount: 0,
        creatorType: creatorTypeOf(caller),
        ...(owner !== undefined && { owner }),
      });
      const created = db.of(reviewEntity).save(withStatus(submitted, statusOfText(context)));
      context.emit('wix.reviews.v1.review_created', created.id, { entity: toReview(created) });
      emitStatus(context, created, undefined);
      return { review: toReview(created) };
    },

    getReview: ({ reviewId, returnPrivateReviews = false }, { db, caller }) => {
      if (returnPrivateReviews && caller.role !== 'merchant')
        throw new Forbidden('Permission denied: returnPrivateReviews');
      const review = db.of(reviewEntity).get(reviewId);
      if (!review || (!returnPrivateReviews && review.moderation.moderationStatus !== APPROVED))
        throw new NotFound();
      return { review: toReview(review) };
    },

    queryReviews: ({ query, returnPrivateReviews, ...unwrapped }, context) => {
      const { filter, sort, cursorPaging } = query ?? unwrapped;
      const page = context.db.of(reviewEntity).pageByCursor(
        {
          filter,
          sort: sort?.length ? sort : [{ fieldName: 'createdDate' }],
          where: returnPrivateReviews ? {} : { 'moderation.moderationStatus': APPROVED },
        },
        cursorOf(cursorPaging, context, USUAL_REVIEW_LIMIT),
      );
      return { reviews: page.items.map(toReview), metadata: cursorMetadata(page) };
    },

    updateReview: ({ reviewId, review: changes, fieldMask }, context) => {
      const { db, caller, clock } = context;
      const review = ownReview(context, reviewId);
      if (changes.revision !== review.revision) throw new Conflict();
      const { namespace, entityId, content, author, reviewDate } = review;
      const next = updated({ namespace, entityId, content, author, reviewDate }, changes, pathsOf(fieldMask));
      const isKept = {
        'review.namespace': next.namespace === namespace,
        'review.entityId': next.entityId === entityId,
        'review.author.contactId': next.author?.contactId === author.contactId,
      };
      const moved = Object.entries(isKept).flatMap(([field, isSame]) =>
        isSame ? [] : [violation(field, 'VALIDATION', 'cannot change')],
      );
      if (next.content?.rating === undefined)
        throw new InvalidInput([
          ...moved,
          violation('review.content.rating', 'REQUIRED_FIELD', 'is required'),
        ]);
      rejectAny(moved);
      const changedContent: ReviewContent = { ...next.content, media: next.content.media ?? [] };
      const changed: StoredReview = {
        ...review,
        content: changedContent,
        author: { ...author, authorName: next.author?.authorName },
        // only imported reviews have a date of their own
        reviewDate: caller.role === 'merchant' ? (next.reviewDate ?? review.createdDate) : reviewDate,
        relevanceScore: relevanceOf(changedContent),
        revision: nextRevision(review),
        updatedDate: clock.iso(),
      };
      const before = review.moderation.moderationStatus;
      const isWrittenAnew = caller.role !== 'merchant' && !isDeepStrictEqual(changedContent, content);
      const status = isWrittenAnew && statusOfText(context) !== APPROVED ? statusOfText(context) : before;
      const saved = db.of(reviewEntity).save(withStatus(changed, status));
      context.emit('wix.reviews.v1.review_updated', saved.id, { entity: toReview(saved) });
      emitStatus(context, saved, before);
      return { review: toReview(saved) };
    },

    deleteReview: ({ reviewId }, context) => {
      const review = toReview(ownReview(context, reviewId));
      context.db.of(reviewEntity).delete(reviewId);
      context.emit('wix.reviews.v1.review_deleted', reviewId, { entity: review });
      return { review };
    },
  },
});

/** A review that the caller may change: members their own, merchants all. */
function ownReview({ db, caller }: Context, id: string): StoredReview {
  const review = db.of(reviewEntity).get(id);
  const isAllowed = caller.role === 'merchant' || (caller.role === 'member' && review?.owner === caller.id);
  if (!review || !isAllowed) throw new NotFound();
  return review;
}

/** A shopper is the author of what it writes, a member by its contact; merchants may name another. */
function authorOf(
  { db, caller }: Context,
  { contactId, ...named }: Received<ReviewAuthor> = {},
): { owner: string | undefined; author: ReviewAuthor } {
  if (caller.role === 'member') {
    const contact = db.of(members).get(caller.id)?.contactId;
    return {
      owner: caller.id,
      author: { ...(contact && { contactId: contact }), ...named, authorType: 'MEMBER' },
    };
  }
  if (caller.role === 'visitor') return { owner: caller.id, author: { ...named, authorType: 'VISITOR' } };
  if (contactId) {
    const [member] = db.of(members).all({ where: { contactId } });
    return { owner: member?.id ?? contactId, author: { contactId, ...named, authorType: 'UNKNOWN' } };
  }
  const isCaller = caller.role === 'merchant' && !named.authorName;
  return { owner: isCaller ? caller.id : undefined, author: { ...named, authorType: 'UNKNOWN' } };
}

const isApp = (caller: Caller): caller is Extract<Caller, { role: 'merchant' }> & { via: 'app' } =>
  caller.role === 'merchant' && caller.via === 'app';

function creatorTypeOf(caller: Caller): IdentityType {
  if (isApp(caller)) return 'APP';
  return caller.role === 'merchant' ? 'WIX_USER' : caller.role === 'member' ? 'MEMBER' : 'ANONYMOUS_VISITOR';
}

/** Longer texts are not more relevant. */
const FULL_LENGTH = 400;

/** From 0 to 1, in hundredths: a headline, a long text and pictures each add to the score. */
function relevanceOf({ title, body, media }: ReviewContent): number {
  const length = Math.min(body?.length ?? 0, FULL_LENGTH) / FULL_LENGTH;
  return Math.round(10 + (title ? 20 : 0) + 40 * length + (media.length > 0 ? 30 : 0)) / 100;
}
