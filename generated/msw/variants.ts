// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `PATCH /stores/v1/products/{id}/variants`: Update variants of a product. Responds with the example `typical` by default. */
export const updateProductVariantsHandler: runtime.ExampleHandler<T.UpdateProductVariantsInput, T.UpdateProductVariantsResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'variants.updateProductVariants', method: 'PATCH', path: '/stores/v1/products/:id/variants' }, { typical: examples.UpdateProductVariantsResponseTypical, full: examples.UpdateProductVariantsResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/variants/resetToDefault`: Reset the variants of a product. Responds with the example `typical` by default. */
export const resetProductVariantsHandler: runtime.ExampleHandler<T.ResetProductVariantsInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'variants.resetProductVariants', method: 'POST', path: '/stores/v1/products/:id/variants/resetToDefault' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores-reader/v1/products/{id}/variants/query`: List the variants of a product. Responds with the example `typical` by default. */
export const queryProductVariantsHandler: runtime.ExampleHandler<T.QueryProductVariantsInput, T.QueryProductVariantsResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'variants.queryProductVariants', method: 'POST', path: '/stores-reader/v1/products/:id/variants/query' }, { typical: examples.QueryProductVariantsResponseTypical, full: examples.QueryProductVariantsResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores-reader/v1/variants/query`: List variants across all products. Responds with the example `typical` by default. */
export const queryStoreVariantsHandler: runtime.ExampleHandler<T.QueryStoreVariantsInput, T.QueryStoreVariantsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'variants.queryStoreVariants', method: 'POST', path: '/stores-reader/v1/variants/query' }, { typical: examples.QueryStoreVariantsResponseTypical, full: examples.QueryStoreVariantsResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `GET /stores-reader/v1/variants/{id}`: Get a store variant. Responds with the example `typical` by default. */
export const getStoreVariantHandler: runtime.ExampleHandler<T.GetStoreVariantInput, T.StoreVariantResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'variants.getStoreVariant', method: 'GET', path: '/stores-reader/v1/variants/:id' }, { typical: examples.StoreVariantResponseTypical, full: examples.StoreVariantResponseFull }, () => ({ ...examples.errors10 }));
