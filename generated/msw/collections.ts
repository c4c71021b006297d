// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /v2/collections/{id}`: Get a collection by id. Responds with the example `typical` by default. */
export const getCollectionByIdHandler: runtime.ExampleHandler<T.GetCollectionByIdInput, T.CollectionResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.getCollectionById', method: 'GET', path: '/v2/collections/:id' }, { typical: examples.CollectionResponseTypical, full: examples.CollectionResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `GET /v2/collections/slug/{slug}`: Get a collection by slug. Responds with the example `typical` by default. */
export const getCollectionBySlugHandler: runtime.ExampleHandler<T.GetCollectionBySlugInput, T.CollectionResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.getCollectionBySlug', method: 'GET', path: '/v2/collections/slug/:slug' }, { typical: examples.CollectionResponseTypical, full: examples.CollectionResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `POST /v2/collections/query`: List collections by filter and page. Responds with the example `typical` by default. */
export const queryCollectionsHandler: runtime.ExampleHandler<T.QueryCollectionsInput, T.QueryCollectionsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.queryCollections', method: 'POST', path: '/v2/collections/query', otherForm: { method: 'GET', path: '/v2/collections/query' } }, { typical: examples.QueryCollectionsResponseTypical, full: examples.QueryCollectionsResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `POST /stores/v1/collections/{id}/productIds`: Add products to a collection. Responds with the example `typical` by default. */
export const addProductsToCollectionHandler: runtime.ExampleHandler<T.AddProductsToCollectionInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.addProductsToCollection', method: 'POST', path: '/stores/v1/collections/:id/productIds' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/collections/{id}/productIds/delete`: Remove products from a collection. Responds with the example `typical` by default. */
export const removeProductsFromCollectionHandler: runtime.ExampleHandler<T.RemoveProductsFromCollectionInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.removeProductsFromCollection', method: 'POST', path: '/stores/v1/collections/:id/productIds/delete' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `POST /stores/v1/collections`: Create a collection. Responds with the example `typical` by default. */
export const createCollectionHandler: runtime.ExampleHandler<T.CreateCollectionInput, T.CollectionResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.createCollection', method: 'POST', path: '/stores/v1/collections' }, { typical: examples.CollectionResponseTypical, full: examples.CollectionResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `DELETE /stores/v1/collections/{id}`: Delete a collection. Responds with the example `typical` by default. */
export const deleteCollectionHandler: runtime.ExampleHandler<T.DeleteCollectionInput, T.EmptyResponse, keyof typeof examples.errors10 | 'typical'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.deleteCollection', method: 'DELETE', path: '/stores/v1/collections/:id' }, { typical: examples.EmptyResponseTypical }, () => ({ ...examples.errors10 }));

/** Mocks `PATCH /stores/v1/collections/{id}`: Update a collection. Responds with the example `typical` by default. */
export const updateCollectionHandler: runtime.ExampleHandler<T.UpdateCollectionInput, T.CollectionResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.updateCollection', method: 'PATCH', path: '/stores/v1/collections/:id' }, { typical: examples.CollectionResponseTypical, full: examples.CollectionResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `GET /stores-reader/v1/collections/slug/{slug}`: Get a catalog collection by slug. Responds with the example `typical` by default. */
export const getCatalogCollectionBySlugHandler: runtime.ExampleHandler<T.GetCatalogCollectionBySlugInput, T.CollectionResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'collections.getCatalogCollectionBySlug', method: 'GET', path: '/stores-reader/v1/collections/slug/:slug' }, { typical: examples.CollectionResponseTypical, full: examples.CollectionResponseFull }, () => ({ ...examples.errors10 }));
