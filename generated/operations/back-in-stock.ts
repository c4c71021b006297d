// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * List back-in-stock requests
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Roles: merchant.
 */
export const queryBackInStockRequests: runtime.Operation<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse> = /* @__PURE__ */ runtime.operation('backInStock.queryBackInStockRequests', 'GET', '/back-in-stock-service/v1/back-in-stock-notification-requests', { allowedRoles: 'merchant', postPath: '/back-in-stock-service/v1/back-in-stock-notification-requests/query', prepare: runtime.packedQuery });

/**
 * Request a back-in-stock notification
 *
 * Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_CATALOG_REFERENCE_OPTIONS (400), INVALID_ITEM_IMAGE_URL (400), REQUEST_COLLECTION_DISABLED (428).
 */
export const createBackInStockRequest: runtime.Operation<T.CreateBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ runtime.operation('backInStock.createBackInStockRequest', 'POST', '/back-in-stock-service/v1/back-in-stock-notification-requests', { allowedRoles: 'visitor member merchant', numbers: numbers });

/**
 * Get a back-in-stock request
 *
 * Returns one request to be notified, with its status.
 *
 * Roles: merchant.
 */
export const getBackInStockRequest: runtime.Operation<T.GetBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ runtime.operation('backInStock.getBackInStockRequest', 'GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', { allowedRoles: 'merchant' });

/**
 * Delete a back-in-stock request
 *
 * Deletes a request permanently. The person gets no notification.
 *
 * Roles: merchant.
 */
export const deleteBackInStockRequest: runtime.Operation<T.DeleteBackInStockRequestInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('backInStock.deleteBackInStockRequest', 'DELETE', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}', { allowedRoles: 'merchant', emptyBody: true });

/**
 * Mark a back-in-stock request as notified
 *
 * Sets the status to NOTIFICATION_SENT without sending anything, for a person who was notified by other means. Notifications that the platform sends set it by themselves.
 *
 * Roles: merchant.
 * Error codes: BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND (428).
 */
export const markBackInStockRequestNotified: runtime.Operation<T.MarkBackInStockRequestNotifiedInput, T.BackInStockRequestResponse> = /* @__PURE__ */ runtime.operation('backInStock.markBackInStockRequestNotified', 'PUT', '/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent', { allowedRoles: 'merchant' });

/**
 * Count back-in-stock requests by item
 *
 * Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter; when the address grows beyond 4000 characters the same list goes to the POST form.
 *
 * Roles: merchant.
 */
export const countBackInStockRequestsByCatalogReference: runtime.Operation<T.CountBackInStockRequestsByCatalogReferenceInput, T.CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ runtime.operation('backInStock.countBackInStockRequestsByCatalogReference', 'GET', '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference', { allowedRoles: 'merchant', postPath: '/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference', prepare: runtime.packedQuery });

/**
 * Report items as back in stock
 *
 * Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
 *
 * Roles: merchant.
 * Error codes: REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS (400, assumed), INVALID_ITEM_IMAGE_URL (400).
 * Statuses that no source documents: 404.
 */
export const reportItemsBackInStock: runtime.Operation<T.ReportItemsBackInStockInput, T.EmptyResponse> = /* @__PURE__ */ runtime.operation('backInStock.reportItemsBackInStock', 'POST', '/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock', { allowedRoles: 'merchant', emptyBody: true, numbers: numbers });
