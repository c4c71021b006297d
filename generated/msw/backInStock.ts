// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/backInStock.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const queryBackInStockRequestsHandler: ExampleHandler<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse> = /* @__PURE__ */ exampleHandler(calls.queryBackInStockRequests, { "full": examples.QueryBackInStockRequestsResponseFull, "minimal": examples.QueryBackInStockRequestsResponseMinimal }, () => ({ ...examples.errors }));

export const createBackInStockRequestHandler: ExampleHandler<T.CreateBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ exampleHandler(calls.createBackInStockRequest, { "full": examples.BackInStockRequestResponseFull, "minimal": examples.BackInStockRequestResponseMinimal }, () => ({ ...examples.errors, "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS": { status: 409, body: examples.applicationError("BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS", "This address already waits for this item.") }, "REQUEST_COLLECTION_DISABLED": { status: 428, body: examples.applicationError("REQUEST_COLLECTION_DISABLED", "The merchant does not collect requests at present.") }, "INVALID_CATALOG_REFERENCE_OPTIONS": { status: 400, body: examples.applicationError("INVALID_CATALOG_REFERENCE_OPTIONS", "The options of the catalog reference name no variant of the item.") }, "INVALID_ITEM_IMAGE_URL": { status: 400, body: examples.applicationError("INVALID_ITEM_IMAGE_URL", "The picture of the item has no usable address.") } }));

export const getBackInStockRequestHandler: ExampleHandler<T.GetBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ exampleHandler(calls.getBackInStockRequest, { "full": examples.BackInStockRequestResponseFull, "minimal": examples.BackInStockRequestResponseMinimal }, () => ({ ...examples.errors }));

export const deleteBackInStockRequestHandler: ExampleHandler<T.DeleteBackInStockRequestInput, T.EmptyResponse> = /* @__PURE__ */ exampleHandler(calls.deleteBackInStockRequest, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors }));

export const markBackInStockRequestNotifiedHandler: ExampleHandler<T.MarkBackInStockRequestNotifiedInput, T.BackInStockRequestResponse> = /* @__PURE__ */ exampleHandler(calls.markBackInStockRequestNotified, { "full": examples.BackInStockRequestResponseFull, "minimal": examples.BackInStockRequestResponseMinimal }, () => ({ ...examples.errors, "BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND": { status: 428, body: examples.applicationError("BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND", "There is no request with this id.") } }));

export const countBackInStockRequestsByCatalogReferenceHandler: ExampleHandler<T.CountBackInStockRequestsByCatalogReferenceInput, T.CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ exampleHandler(calls.countBackInStockRequestsByCatalogReference, { "full": examples.CountBackInStockRequestsByCatalogReferenceResponseFull, "minimal": examples.CountBackInStockRequestsByCatalogReferenceResponseMinimal }, () => ({ ...examples.errors }));

export const reportItemsBackInStockHandler: ExampleHandler<T.ReportItemsBackInStockInput, T.EmptyResponse> = /* @__PURE__ */ exampleHandler(calls.reportItemsBackInStock, { "full": examples.EmptyResponseFull, "minimal": examples.EmptyResponseMinimal }, () => ({ ...examples.errors, "REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS": { status: 400, body: examples.applicationError("REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS", "Both a catalog reference and request ids were given. Give one.") }, "INVALID_ITEM_IMAGE_URL": { status: 400, body: examples.applicationError("INVALID_ITEM_IMAGE_URL", "The picture of the item has no usable address.") } }));
