// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /reviews/v1/reviews/{reviewId}`: Get a review. Responds with the example `typical` by default. */
export const getReviewHandler: runtime.ExampleHandler<T.GetReviewInput, T.ReviewResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'reviews.getReview', method: 'GET', path: '/reviews/v1/reviews/:reviewId', input: { query: { returnPrivateReviews: 'boolean' } } }, { typical: examples.ReviewResponseTypical, full: examples.ReviewResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `DELETE /reviews/v1/reviews/{reviewId}`: Delete a review. Responds with the example `typical` by default. */
export const deleteReviewHandler: runtime.ExampleHandler<T.DeleteReviewInput, T.ReviewResponse, keyof typeof examples.errors3 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'reviews.deleteReview', method: 'DELETE', path: '/reviews/v1/reviews/:reviewId' }, { typical: examples.ReviewResponseTypical, full: examples.ReviewResponseFull }, () => ({ ...examples.errors3 }));

/** Mocks `PATCH /reviews/v1/reviews/{reviewId}`: Update a review. Responds with the example `typical` by default. */
export const updateReviewHandler: runtime.ExampleHandler<T.UpdateReviewInput, T.ReviewResponse, keyof typeof examples.errors8 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'reviews.updateReview', method: 'PATCH', path: '/reviews/v1/reviews/:reviewId' }, { typical: examples.ReviewResponseTypical, full: examples.ReviewResponseFull }, () => ({ ...examples.errors8 }));

/** Mocks `POST /reviews/v1/reviews`: Create a review. Responds with the example `typical` by default. */
export const createReviewHandler: runtime.ExampleHandler<T.CreateReviewInput, T.ReviewResponse, keyof typeof examples.errors9 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'reviews.createReview', method: 'POST', path: '/reviews/v1/reviews' }, { typical: examples.ReviewResponseTypical, full: examples.ReviewResponseFull }, () => ({ ...examples.errors9 }));

/** Mocks `POST /reviews/v1/reviews/query`: Query reviews. Responds with the example `typical` by default. */
export const queryReviewsHandler: runtime.ExampleHandler<T.QueryReviewsInput, T.QueryReviewsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'reviews.queryReviews', method: 'POST', path: '/reviews/v1/reviews/query' }, { typical: examples.QueryReviewsResponseTypical, full: examples.QueryReviewsResponseFull }, () => ({ ...examples.errors }));
