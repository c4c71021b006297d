// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/collections.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const getCollectionByIdHandler: ExampleHandler<T.GetCollectionByIdInput, T.CollectionResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getCollectionById, { "typical": examples.CollectionResponseTypical, "full": examples.CollectionResponseFull, "minimal": examples.CollectionResponseMinimal }, () => ({ ...examples.errors3 }));

export const getCollectionBySlugHandler: ExampleHandler<T.GetCollectionBySlugInput, T.CollectionResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getCollectionBySlug, { "typical": examples.CollectionResponseTypical, "full": examples.CollectionResponseFull, "minimal": examples.CollectionResponseMinimal }, () => ({ ...examples.errors3 }));

export const queryCollectionsHandler: ExampleHandler<T.QueryCollectionsInput, T.QueryCollectionsResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.queryCollections, { "typical": examples.QueryCollectionsResponseTypical, "full": examples.QueryCollectionsResponseFull, "minimal": examples.QueryCollectionsResponseMinimal }, () => ({ ...examples.errors }), { status: 200, short: "/v2/collections/query" });

export const addProductsToCollectionHandler: ExampleHandler<T.AddProductsToCollectionInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.addProductsToCollection, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const removeProductsFromCollectionHandler: ExampleHandler<T.RemoveProductsFromCollectionInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.removeProductsFromCollection, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const createCollectionHandler: ExampleHandler<T.CreateCollectionInput, T.CollectionResponse, keyof typeof examples.errors | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.createCollection, { "typical": examples.CollectionResponseTypical, "full": examples.CollectionResponseFull, "minimal": examples.CollectionResponseMinimal }, () => ({ ...examples.errors }));

export const deleteCollectionHandler: ExampleHandler<T.DeleteCollectionInput, T.EmptyResponse, keyof typeof examples.errors3 | "typical" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.deleteCollection, { "typical": examples.EmptyResponseTypical, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors3 }));

export const updateCollectionHandler: ExampleHandler<T.UpdateCollectionInput, T.CollectionResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.updateCollection, { "typical": examples.CollectionResponseTypical, "full": examples.CollectionResponseFull, "minimal": examples.CollectionResponseMinimal }, () => ({ ...examples.errors3 }));

export const getCatalogCollectionBySlugHandler: ExampleHandler<T.GetCatalogCollectionBySlugInput, T.CollectionResponse, keyof typeof examples.errors3 | "typical" | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.getCatalogCollectionBySlug, { "typical": examples.CollectionResponseTypical, "full": examples.CollectionResponseFull, "minimal": examples.CollectionResponseMinimal }, () => ({ ...examples.errors3 }));
