// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  readHook
} from '../../src/runtime/react.ts';
import type {
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/recommendations.ts';

import type {
  GetRecommendationInput,
  ListRecommendationAlgorithmsInput,
  ListRecommendationAlgorithmsResponse,
  RecommendationResponse
} from '../types.ts';



/**
 * List recommendation algorithms
 *
 * Lists the algorithms that installed apps provide, with the catalogs each works on. The built-in store brings four: same categories, bought together and viewed together start from given items, best sellers from nothing. Ids of algorithms are the same on every site. All come in one response.
 *
 * Roles: visitor, member, merchant.
 */
export const useListRecommendationAlgorithms: ReadHook<ListRecommendationAlgorithmsInput, ListRecommendationAlgorithmsResponse> = /* @__PURE__ */ readHook(calls.listRecommendationAlgorithms);
/**
 * Get recommended items
 *
 * Asks up to 10 algorithms in the given order and returns the items of the first that finds at least `minimumRecommendedItems`. A common order is a `RELATED_ITEMS` algorithm first and a `GLOBAL` one to fall back on. Although a POST, it changes nothing. Items come as catalog references: read their names and prices from the catalog.
 *
 * Roles: visitor, member, merchant.
 * Error codes: ITEM_APP_ID_NOT_SUPPORTED (400, assumed), ALGORITHM_NOT_SUPPORTED (400, assumed), RECOMMENDATIONS_PROVIDER_NOT_FOUND (400, assumed).
 */
export const useGetRecommendation: ReadHook<GetRecommendationInput, RecommendationResponse> = /* @__PURE__ */ readHook(calls.getRecommendation);
