// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { readHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/recommendations.ts';
import type * as T from '../types.ts';

/** List recommendation algorithms. */
export const useListRecommendationAlgorithms: ReadHook<T.ListRecommendationAlgorithmsInput, T.ListRecommendationAlgorithmsResponse> = /* @__PURE__ */ readHook(calls.listRecommendationAlgorithms);

/** Get recommended items. */
export const useGetRecommendation: ReadHook<T.GetRecommendationInput, T.RecommendationResponse> = /* @__PURE__ */ readHook(calls.getRecommendation);
