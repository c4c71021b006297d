// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/reviews.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const getReviewHandler: ExampleHandler<T.GetReviewInput, T.ReviewResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getReview, { "typical": examples.ReviewResponseTypical, "full": examples.ReviewResponseFull, "minimal": examples.ReviewResponseMinimal }, () => ({ ...examples.errors3 }));

export const deleteReviewHandler: ExampleHandler<T.DeleteReviewInput, T.ReviewResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteReview, { "typical": examples.ReviewResponseTypical, "full": examples.ReviewResponseFull, "minimal": examples.ReviewResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateReviewHandler: ExampleHandler<T.UpdateReviewInput, T.ReviewResponse, keyof typeof examples.errors7 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateReview, { "typical": examples.ReviewResponseTypical, "full": examples.ReviewResponseFull, "minimal": examples.ReviewResponseMinimal }, () => ({ ...examples.errors7 }));

export const createReviewHandler: ExampleHandler<T.CreateReviewInput, T.ReviewResponse, keyof typeof examples.errors8 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createReview, { "typical": examples.ReviewResponseTypical, "full": examples.ReviewResponseFull, "minimal": examples.ReviewResponseMinimal }, () => ({ ...examples.errors8 }));

export const queryReviewsHandler: ExampleHandler<T.QueryReviewsInput, T.QueryReviewsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryReviews, { "typical": examples.QueryReviewsResponseTypical, "full": examples.QueryReviewsResponseFull, "minimal": examples.QueryReviewsResponseMinimal }, () => ({ ...examples.errors }));
