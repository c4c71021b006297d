// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { fillPath, operation, toPackedQuery, trimFilters, type Operation } from "../../src/runtime/index.ts";
import * as floats from './floats.ts';
import type * as T from '../types.ts';

/**
 * List back-in-stock requests
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Callers: merchant.
 */
export const queryBackInStockRequests: Operation<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse> = /* @__PURE__ */ operation("backInStock.queryBackInStockRequests", "GET", "/back-in-stock-service/v1/back-in-stock-notification-requests", { callers: "merchant", long: "/back-in-stock-service/v1/back-in-stock-notification-requests/query", query: toPackedQuery, encode: /* @__PURE__ */ trimFilters("query.filter") });

/**
 * Ask to be told when an item is back in stock
 *
 * Records that an e-mail address wants to hear when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
 *
 * Callers: visitor, member, merchant.
 * Error codes: REQUEST_COLLECTION_DISABLED (428), INVALID_CATALOG_REFERENCE_OPTIONS (400), INVALID_ITEM_IMAGE_URL (400).
 */
export const createBackInStockRequest: Operation<T.CreateBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ operation("backInStock.createBackInStockRequest", "POST", "/back-in-stock-service/v1/back-in-stock-notification-requests", { callers: "visitor member merchant", floats: { "itemDetails": floats.BackInStockItemDetails } });

/**
 * Get a back-in-stock request
 *
 * Returns one request to be notified, with its status.
 *
 * Callers: merchant.
 */
export const getBackInStockRequest: Operation<T.GetBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ operation("backInStock.getBackInStockRequest", "GET", "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}", { callers: "merchant", fill: fillPath });

/**
 * Delete a back-in-stock request
 *
 * Deletes a request for good. The person is not told and gets no notification.
 *
 * Callers: merchant.
 */
export const deleteBackInStockRequest: Operation<T.DeleteBackInStockRequestInput, T.EmptyResponse> = /* @__PURE__ */ operation("backInStock.deleteBackInStockRequest", "DELETE", "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}", { callers: "merchant", fill: fillPath });

/**
 * Mark a back-in-stock request as notified
 *
 * Sets the status to NOTIFICATION_SENT without sending anything, for a person who was told by other means. Notifications that the platform sends set it by themselves.
 *
 * Callers: merchant.
 * Error codes: BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND (428).
 */
export const markBackInStockRequestNotified: Operation<T.MarkBackInStockRequestNotifiedInput, T.BackInStockRequestResponse> = /* @__PURE__ */ operation("backInStock.markBackInStockRequestNotified", "PUT", "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent", { callers: "merchant", fill: fillPath });

/**
 * Count back-in-stock requests by item
 *
 * Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter.
 *
 * Callers: merchant.
 */
export const countBackInStockRequestsByCatalogReference: Operation<T.CountBackInStockRequestsByCatalogReferenceInput, T.CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ operation("backInStock.countBackInStockRequestsByCatalogReference", "GET", "/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference", { callers: "merchant", query: toPackedQuery });

/**
 * Report items as back in stock
 *
 * Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
 *
 * Callers: merchant.
 * Error codes: REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS (400, assumed), INVALID_ITEM_IMAGE_URL (400).
 * Statuses that no source documents: 404.
 */
export const reportItemsBackInStock: Operation<T.ReportItemsBackInStockInput, T.EmptyResponse> = /* @__PURE__ */ operation("backInStock.reportItemsBackInStock", "POST", "/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock", { callers: "merchant", floats: { "itemDetails": floats.BackInStockItemDetails } });
