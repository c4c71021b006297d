import type { Review, ReviewAuthor, ReviewContent, ReviewModeration } from 'storewire';
import { boolean, date, list, number, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** A review with the properties that only the platform sets. */
export type StoredReview = Review & {
  content: ReviewContent;
  author: ReviewAuthor;
  moderation: ReviewModeration;
  createdDate: string;
  reviewDate: string;
  revision: string;
  /**
   * Whose review it is: a shopper, a contact or a merchant. Undefined for an imported review
   * of an unknown author. Not in responses.
   */
  owner?: string;
};

export const reviewEntity = defineEntity<StoredReview>()({
  name: 'review',
  filter: 'ReviewFilter',
  sort: 'ReviewSortField',
  columns: {
    namespace: text(({ namespace }) => namespace),
    entityId: text(({ entityId }) => entityId),
    owner: text(({ owner }) => owner),
    'author.contactId': text(({ author }) => author.contactId),
    'content.rating': number(({ content }) => content.rating),
    'content.media': list('text', ({ content }) => content.media.map((_item, index) => String(index))),
    helpfulness: number(({ helpfulness }) => helpfulness),
    relevanceScore: number(({ relevanceScore }) => relevanceScore),
    'moderation.moderationStatus': text(({ moderation }) => moderation.moderationStatus),
    verified: boolean(({ verified }) => verified),
    'origin.type': text(({ origin }) => origin?.type),
    createdDate: date(({ createdDate }) => createdDate),
  },
  indexes: [['entityId', 'moderation.moderationStatus']],
});

export const nextRevision = ({ revision }: StoredReview): string => String(Number(revision) + 1);

/** A review as responses and events contain it. The platform asks for no reviews: it knows of nothing that led to one. */
export const toReview = ({ owner: _owner, origin, ...review }: StoredReview): Review => ({
  ...review,
  ...(origin && { origin: { sourceType: 'UNKNOWN_SOURCE_TYPE', ...origin } }),
});
