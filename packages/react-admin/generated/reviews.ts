// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get a review
 *
 * Returns one review. A review that is not published counts as absent unless `returnPrivateReviews` is true, which needs a merchant.
 *
 * Roles: visitor, member, merchant.
 */
export const getReview: runtime.ResourceCall<T.GetReviewInput, T.ReviewResponse> = { call: calls.getReview, id: 'reviewId', record: 'review' };

/**
 * Delete a review
 *
 * Permanently removes a review with its pictures and its reply. Members delete only their own.
 *
 * Roles: member, merchant.
 */
export const deleteReview: runtime.ResourceCall<T.DeleteReviewInput, T.ReviewResponse> = { call: calls.deleteReview, id: 'reviewId', record: 'review', invalidates: ['reviews'], deletes: 'reviews.getReview' };

/**
 * Update a review
 *
 * Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
 *
 * Roles: member, merchant.
 * Statuses that no source documents: 409.
 */
export const updateReview: runtime.ResourceCall<T.UpdateReviewInput, T.ReviewResponse> = { call: calls.updateReview, id: 'reviewId', data: 'review', mask: 'fieldMask', revision: 'revision', record: 'review', invalidates: ['reviews'] };

/**
 * Create a review
 *
 * Writes a review with a rating from 1 to 5. An author has one review for each product; a second one is rejected. The review may wait for a moderator, so it need not show up in a query at once. Apps bring reviews in on behalf of their authors and may give `reviewDate`.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 409.
 */
export const createReview: runtime.ResourceCall<T.CreateReviewInput, T.ReviewResponse> = { call: calls.createReview, data: 'review', revision: 'revision', record: 'review', invalidates: ['reviews'] };

/**
 * Query reviews
 *
 * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryReviews: runtime.ResourceList<T.QueryReviewsInput, T.QueryReviewsResponse> = { pages: pagers.queryReviewsPages, max: 1000, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in'], namespace: ['$eq', '$ne', '$in'], entityId: ['$eq', '$ne', '$in'], 'author.contactId': ['$eq', '$ne', '$in'], 'content.rating': ['$eq', '$ne', '$in', '$gt', '$gte', '$lt', '$lte'], 'content.media': ['$isEmpty'], helpfulness: ['$eq', '$ne', '$in', '$gt', '$gte', '$lt', '$lte'], relevanceScore: ['$eq', '$ne', '$in', '$gt', '$gte', '$lt', '$lte'], 'moderation.moderationStatus': ['$eq', '$ne', '$in'], verified: ['$eq', '$ne'], 'origin.type': ['$eq', '$ne'], createdDate: ['$eq', '$ne', '$in', '$gt', '$gte', '$lt', '$lte'] } }, sort: { path: 'query.sort', fields: ['content.rating', 'createdDate', 'helpfulness', 'origin.type', 'relevanceScore', 'verified'], isList: true }, inputs: ['returnPrivateReviews'] };
