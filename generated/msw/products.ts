// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /stores/v1/products`: Create a product. Responds with the example `typical` by default. */
export const createProductHandler: runtime.ExampleHandler<T.CreateProductInput, T.ProductResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.createProduct', method: 'POST', path: '/stores/v1/products' }, { typical: examples.ProductResponseTypical, full: examples.ProductResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `GET /stores-reader/v1/products/{id}`: Get a product. Responds with the example `typical` by default. */
export const getProductHandler: runtime.ExampleHandler<T.GetProductInput, T.ProductResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.getProduct', method: 'GET', path: '/stores-reader/v1/products/:id', input: { query: { includeMerchantSpecificData: 'boolean' } } }, { typical: examples.ProductResponseTypical, full: examples.ProductResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `DELETE /stores/v1/products/{id}`: Delete a product. Responds with the example `typical` by default. */
export const deleteProductHandler: runtime.ExampleHandler<T.DeleteProductInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.deleteProduct', method: 'DELETE', path: '/stores/v1/products/:id' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `PATCH /stores/v1/products/{id}`: Update a product. Responds with the example `typical` by default. */
export const updateProductHandler: runtime.ExampleHandler<T.UpdateProductInput, T.ProductResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.updateProduct', method: 'PATCH', path: '/stores/v1/products/:id' }, { typical: examples.ProductResponseTypical, full: examples.ProductResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/media`: Add media to a product. Responds with the example `typical` by default. */
export const addProductMediaHandler: runtime.ExampleHandler<T.AddProductMediaInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.addProductMedia', method: 'POST', path: '/stores/v1/products/:id/media' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/media/delete`: Remove media from a product. Responds with the example `typical` by default. */
export const removeProductMediaHandler: runtime.ExampleHandler<T.RemoveProductMediaInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.removeProductMedia', method: 'POST', path: '/stores/v1/products/:id/media/delete' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `PATCH /stores/v1/products/{id}/choices/media`: Tie media to product choices. Responds with the example `typical` by default. */
export const setProductChoiceMediaHandler: runtime.ExampleHandler<T.SetProductChoiceMediaInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.setProductChoiceMedia', method: 'PATCH', path: '/stores/v1/products/:id/choices/media' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/choices/media/delete`: Untie media from product choices. Responds with the example `typical` by default. */
export const removeProductChoiceMediaHandler: runtime.ExampleHandler<T.RemoveProductChoiceMediaInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.removeProductChoiceMedia', method: 'POST', path: '/stores/v1/products/:id/choices/media/delete' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `DELETE /stores/v1/products/{id}/options`: Delete all options of a product. Responds with the example `typical` by default. */
export const deleteProductOptionsHandler: runtime.ExampleHandler<T.DeleteProductOptionsInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.deleteProductOptions', method: 'DELETE', path: '/stores/v1/products/:id/options' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/remove-brand`: Remove the brand of a product. Responds with the example `typical` by default. */
export const removeProductBrandHandler: runtime.ExampleHandler<T.RemoveProductBrandInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.removeProductBrand', method: 'POST', path: '/stores/v1/products/:id/remove-brand' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/products/{id}/remove-ribbon`: Remove the ribbon of a product. Responds with the example `typical` by default. */
export const removeProductRibbonHandler: runtime.ExampleHandler<T.RemoveProductRibbonInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.removeProductRibbon', method: 'POST', path: '/stores/v1/products/:id/remove-ribbon' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/bulk/products/update`: Set one property of many products. Responds with the example `typical` by default. */
export const bulkUpdateProductsHandler: runtime.ExampleHandler<T.BulkUpdateProductsInput, T.BulkItemsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.bulkUpdateProducts', method: 'POST', path: '/stores/v1/bulk/products/update' }, { typical: examples.bulkUpdateProductsTypical, full: examples.bulkUpdateProductsFull }, () => ({ ...examples.errors11 }));

/** Mocks `POST /stores/v1/bulk/products/adjust-properties`: Raise or lower a property of many products. Responds with the example `typical` by default. */
export const bulkAdjustProductsHandler: runtime.ExampleHandler<T.BulkAdjustProductsInput, T.BulkItemsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.bulkAdjustProducts', method: 'POST', path: '/stores/v1/bulk/products/adjust-properties' }, { typical: examples.bulkAdjustProductsTypical, full: examples.bulkAdjustProductsFull }, () => ({ ...examples.errors11 }));

/** Mocks `POST /stores-reader/v1/products/{id}/productOptionsAvailability`: Check which choices can be bought. Responds with the example `typical` by default. */
export const getProductOptionsAvailabilityHandler: runtime.ExampleHandler<T.GetProductOptionsAvailabilityInput, T.GetProductOptionsAvailabilityResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.getProductOptionsAvailability', method: 'POST', path: '/stores-reader/v1/products/:id/productOptionsAvailability' }, { typical: examples.GetProductOptionsAvailabilityResponseTypical, full: examples.GetProductOptionsAvailabilityResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores-reader/v1/products/query-platformized`: List products by filter and page. Responds with the example `typical` by default. */
export const queryProductsHandler: runtime.ExampleHandler<T.QueryProductsInput, T.QueryProductsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'products.queryProducts', method: 'POST', path: '/stores-reader/v1/products/query-platformized', otherForm: { method: 'GET', path: '/stores-reader/v1/products/query-platformized' } }, { typical: examples.QueryProductsResponseTypical, full: examples.QueryProductsResponseFull }, () => ({ ...examples.errors11 }));
