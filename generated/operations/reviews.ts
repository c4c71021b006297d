// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get a review
 *
 * Returns one review. A review that is not published counts as absent unless `returnPrivateReviews` is true, which needs a merchant.
 *
 * Roles: visitor, member, merchant.
 */
export const getReview: runtime.Operation<T.GetReviewInput, T.ReviewResponse> = /* @__PURE__ */ runtime.operation('reviews.getReview', 'GET', '/reviews/v1/reviews/{reviewId}', { allowedRoles: 'visitor member merchant', numbers: numbers });

/**
 * Delete a review
 *
 * Permanently removes a review with its pictures and its reply. Members delete only their own.
 *
 * Roles: member, merchant.
 */
export const deleteReview: runtime.Operation<T.DeleteReviewInput, T.ReviewResponse> = /* @__PURE__ */ runtime.operation('reviews.deleteReview', 'DELETE', '/reviews/v1/reviews/{reviewId}', { allowedRoles: 'member merchant', numbers: numbers });

/**
 * Update a review
 *
 * Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
 *
 * Roles: member, merchant.
 * Statuses that no source documents: 409.
 */
export const updateReview: runtime.Operation<T.UpdateReviewInput, T.ReviewResponse> = /* @__PURE__ */ runtime.operation('reviews.updateReview', 'PATCH', '/reviews/v1/reviews/{reviewId}', { allowedRoles: 'member merchant', numbers: numbers });

/**
 * Create a review
 *
 * Writes a review with a rating from 1 to 5. An author has one review for each product; a second one is rejected. The review may wait for a moderator, so it need not show up in a query at once. Apps bring reviews in on behalf of their authors and may give `reviewDate`.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 409.
 */
export const createReview: runtime.Operation<T.CreateReviewInput, T.ReviewResponse> = /* @__PURE__ */ runtime.operation('reviews.createReview', 'POST', '/reviews/v1/reviews', { allowedRoles: 'visitor member merchant', numbers: numbers });

/**
 * Query reviews
 *
 * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryReviews: runtime.Operation<T.QueryReviewsInput, T.QueryReviewsResponse> = /* @__PURE__ */ runtime.operation('reviews.queryReviews', 'POST', '/reviews/v1/reviews/query', { allowedRoles: 'visitor member merchant', safe: true, numbers: numbers });
