// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/reviews.ts';
import type * as T from '../types.ts';

/**
 * Query reviews: page by page, or item by item with `for await`.
 *
 * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
 *
 * Roles: visitor, member, merchant.
 */
export const queryReviewsPages: Pager<T.QueryReviewsInput, T.QueryReviewsResponse, NonNullable<T.QueryReviewsResponse['reviews']>[number]> = /* @__PURE__ */ pager(calls.queryReviews, { kind: 'cursor', request: 'query.cursorPaging', unwrapped: ['filter', 'sort', 'cursorPaging'], items: 'reviews', metadata: 'metadata' });
