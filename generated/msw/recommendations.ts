// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /v1/recommendations/algorithms`: List recommendation algorithms. Responds with the example `typical` by default. */
export const listRecommendationAlgorithmsHandler: runtime.ExampleHandler<T.ListRecommendationAlgorithmsInput, T.ListRecommendationAlgorithmsResponse, keyof typeof examples.errors5 | 'typical' | 'none' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'recommendations.listRecommendationAlgorithms', method: 'GET', path: '/v1/recommendations/algorithms' }, { typical: examples.ListRecommendationAlgorithmsResponseTypical, none: examples.ListRecommendationAlgorithmsResponseNone, full: examples.ListRecommendationAlgorithmsResponseFull }, () => ({ ...examples.errors5 }));

/** Mocks `POST /v1/recommendations/get`: Get recommended items. Responds with the example `typical` by default. */
export const getRecommendationHandler: runtime.ExampleHandler<T.GetRecommendationInput, T.RecommendationResponse, keyof typeof examples.errors | 'typical' | 'nothingFound' | 'full' | 'ITEM_APP_ID_NOT_SUPPORTED' | 'ALGORITHM_NOT_SUPPORTED' | 'RECOMMENDATIONS_PROVIDER_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'recommendations.getRecommendation', method: 'POST', path: '/v1/recommendations/get' }, { typical: examples.RecommendationResponseTypical, nothingFound: examples.RecommendationResponseNothingFound, full: examples.RecommendationResponseFull }, () => ({ ...examples.errors, ITEM_APP_ID_NOT_SUPPORTED: examples.applicationError(400, 'ITEM_APP_ID_NOT_SUPPORTED', 'There are no recommendations for this item. Choose another item.'), ALGORITHM_NOT_SUPPORTED: examples.applicationError(400, 'ALGORITHM_NOT_SUPPORTED', 'There are no recommendations of this kind. Choose another kind.'), RECOMMENDATIONS_PROVIDER_NOT_FOUND: examples.applicationError(400, 'RECOMMENDATIONS_PROVIDER_NOT_FOUND', 'There are no recommendations at the moment.') }));
