// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, type ActionHook, type ListHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/collections.ts';
import type * as T from '../types.ts';

/** Get a collection by id. */
export const useGetCollectionById: ReadHook<T.GetCollectionByIdInput, T.CollectionResponse> = /* @__PURE__ */ readHook(calls.getCollectionById);

/** Get a collection by slug. */
export const useGetCollectionBySlug: ReadHook<T.GetCollectionBySlugInput, T.CollectionResponse> = /* @__PURE__ */ readHook(calls.getCollectionBySlug);

/** List collections by filter and page. */
export const useQueryCollections: ReadHook<T.QueryCollectionsInput, T.QueryCollectionsResponse> = /* @__PURE__ */ readHook(calls.queryCollections);

/** List collections by filter and page. */
export const useQueryCollectionsInfinite: ListHook<T.QueryCollectionsInput, T.QueryCollectionsResponse, NonNullable<T.QueryCollectionsResponse["collections"]>[number]> = /* @__PURE__ */ listHook(calls.queryCollections, {"kind":"offset","request":"query.paging","items":"collections","metadata":"metadata"});

/** Add products to a collection. */
export const useAddProductsToCollectionAction: ActionHook<T.AddProductsToCollectionInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.addProductsToCollection, ["collections","products","variants"]);

/** Remove products from a collection. */
export const useRemoveProductsFromCollectionAction: ActionHook<T.RemoveProductsFromCollectionInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.removeProductsFromCollection, ["collections","products","variants"]);

/** Create a collection. */
export const useCreateCollectionAction: ActionHook<T.CreateCollectionInput, T.CollectionResponse> = /* @__PURE__ */ actionHook(calls.createCollection, ["collections"]);

/** Delete a collection. */
export const useDeleteCollectionAction: ActionHook<T.DeleteCollectionInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteCollection, ["collections","products","variants"], ["collections.getCollectionById","id"]);

/** Update a collection. */
export const useUpdateCollectionAction: ActionHook<T.UpdateCollectionInput, T.CollectionResponse> = /* @__PURE__ */ actionHook(calls.updateCollection, ["collections"]);

/** Get a catalog collection by slug. */
export const useGetCatalogCollectionBySlug: ReadHook<T.GetCatalogCollectionBySlugInput, T.CollectionResponse> = /* @__PURE__ */ readHook(calls.getCatalogCollectionBySlug);
