// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/reviews.ts';

import type {
  CreateReviewInput,
  DeleteReviewInput,
  GetReviewInput,
  QueryReviewsInput,
  QueryReviewsResponse,
  ReviewResponse,
  UpdateReviewInput
} from '../types.ts';



/**
 * Get a review
 *
 * Returns one review. A review that is not published counts as absent unless `returnPrivateReviews` is true, which needs a merchant.
 *
 * Roles: visitor, member, merchant.
 */
export const useGetReview: ReadHook<GetReviewInput, ReviewResponse> = /* @__PURE__ */ readHook(calls.getReview);
/**
 * Update a review
 *
 * Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
 *
 * Roles: member, merchant.
 * Statuses that no source documents: 409.
 */
export const useUpdateReviewAction: ActionHook<UpdateReviewInput, ReviewResponse> = /* @__PURE__ */ actionHook(calls.updateReview, ['reviews']);
/**
 * Delete a review
 *
 * Permanently removes a review with its pictures and its reply. Members delete only their own.
 *
 * Roles: member, merchant.
 */
export const useDeleteReviewAction: ActionHook<DeleteReviewInput, ReviewResponse> = /* @__PURE__ */ actionHook(calls.deleteReview, ['reviews'], ['reviews.getReview', 'reviewId']);
/**
 * Create a review
 *
 * Writes a review with a rating from 1 to 5. An author has one review for each product; a second one is rejected. The review may wait for a moderator, so it need not show up in a query at once. Apps bring reviews in on behalf of their authors and may give `reviewDate`.
 *
 * Roles: visitor, member, merchant.
 * Statuses that no source documents: 409.
 */
export const useCreateReviewAction: ActionHook<CreateReviewInput, ReviewResponse> = /* @__PURE__ */ actionHook(calls.createReview, ['reviews']);
/**
 * Query reviews
 *
 * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const useQueryReviews: ReadHook<QueryReviewsInput, QueryReviewsResponse> = /* @__PURE__ */ readHook(calls.queryReviews);

/**
 * Query reviews
 *
 * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const useQueryReviewsInfinite: ListHook<QueryReviewsInput, QueryReviewsResponse, NonNullable<QueryReviewsResponse['reviews']>[number]> = /* @__PURE__ */ listHook(calls.queryReviews, { kind: 'cursor', request: 'query.cursorPaging', unwrapped: ['filter', 'sort', 'cursorPaging'], items: 'reviews', metadata: 'metadata' });
