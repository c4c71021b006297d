// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/recommendations.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const listRecommendationAlgorithmsHandler: ExampleHandler<T.ListRecommendationAlgorithmsInput, T.ListRecommendationAlgorithmsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.listRecommendationAlgorithms, { "typical": examples.ListRecommendationAlgorithmsResponseTypical, "full": examples.ListRecommendationAlgorithmsResponseFull, "minimal": examples.ListRecommendationAlgorithmsResponseMinimal }, () => ({ ...examples.errors }));

export const getRecommendationHandler: ExampleHandler<T.GetRecommendationInput, T.RecommendationResponse, keyof typeof examples.errors | "typical" | "full" | "minimal" | "ITEM_APP_ID_NOT_SUPPORTED" | "ALGORITHM_NOT_SUPPORTED" | "RECOMMENDATIONS_PROVIDER_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.getRecommendation, { "typical": examples.RecommendationResponseTypical, "full": examples.RecommendationResponseFull, "minimal": examples.RecommendationResponseMinimal }, () => ({ ...examples.errors, "ITEM_APP_ID_NOT_SUPPORTED": { status: 400, body: examples.applicationError("ITEM_APP_ID_NOT_SUPPORTED", "An item belongs to a catalog that none of the algorithms works on.") }, "ALGORITHM_NOT_SUPPORTED": { status: 400, body: examples.applicationError("ALGORITHM_NOT_SUPPORTED", "The app does not provide the algorithm asked for.") }, "RECOMMENDATIONS_PROVIDER_NOT_FOUND": { status: 400, body: examples.applicationError("RECOMMENDATIONS_PROVIDER_NOT_FOUND", "The app named as provider is not installed on the site, or provides no algorithms.") } }));
