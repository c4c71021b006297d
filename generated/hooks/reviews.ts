// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, type ActionHook, type ListHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/reviews.ts';
import type * as T from '../types.ts';

/** Get a review. */
export const useGetReview: ReadHook<T.GetReviewInput, T.ReviewResponse> = /* @__PURE__ */ readHook(calls.getReview);

/** Delete a review. */
export const useDeleteReviewAction: ActionHook<T.DeleteReviewInput, T.ReviewResponse> = /* @__PURE__ */ actionHook(calls.deleteReview, ["reviews"], ["reviews.getReview","reviewId"]);

/** Update a review. */
export const useUpdateReviewAction: ActionHook<T.UpdateReviewInput, T.ReviewResponse> = /* @__PURE__ */ actionHook(calls.updateReview, ["reviews"]);

/** Create a review. */
export const useCreateReviewAction: ActionHook<T.CreateReviewInput, T.ReviewResponse> = /* @__PURE__ */ actionHook(calls.createReview, ["reviews"]);

/** Query reviews. */
export const useQueryReviews: ReadHook<T.QueryReviewsInput, T.QueryReviewsResponse> = /* @__PURE__ */ readHook(calls.queryReviews);

/** Query reviews. */
export const useQueryReviewsInfinite: ListHook<T.QueryReviewsInput, T.QueryReviewsResponse, NonNullable<T.QueryReviewsResponse["reviews"]>[number]> = /* @__PURE__ */ listHook(calls.queryReviews, {"kind":"cursor","request":"query.cursorPaging","unwrapped":["filter","sort","cursorPaging"],"items":"reviews","metadata":"metadata"});
