// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * List back-in-stock requests
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Roles: merchant.
 */
export const queryBackInStockRequests: runtime.ResourceList<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse> = { pages: pagers.queryBackInStockRequestsPages, max: 1000, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'], contactId: ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'], status: ['$eq', '$ne', '$exists', '$in', '$hasSome'], autoNotified: ['$eq', '$ne', '$exists', '$in', '$hasSome'], createdDate: ['$eq', '$ne', '$exists', '$in', '$hasSome', '$gt', '$gte', '$lt', '$lte'], itemUrl: ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'], email: ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'], 'catalogReference.catalogItemId': ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'], 'catalogReference.appId': ['$eq', '$ne', '$exists', '$in', '$hasSome', '$startsWith'] } }, sort: { path: 'query.sort', fields: ['id', 'contactId', 'status', 'autoNotified', 'createdDate', 'itemUrl'], isList: true }, inputs: [] };

/**
 * Request a back-in-stock notification
 *
 * Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_CATALOG_REFERENCE_OPTIONS (400), INVALID_ITEM_IMAGE_URL (400), REQUEST_COLLECTION_DISABLED (428).
 */
export const createBackInStockRequest: runtime.ResourceCall<T.CreateBackInStockRequestInput, T.BackInStockRequestResponse> = { call: calls.createBackInStockRequest, data: 'request', record: 'request', invalidates: ['backInStock'] };

/**
 * Get a back-in-stock request
 *
 * Returns one request to be notified, with its status.
 *
 * Roles: merchant.
 */
export const getBackInStockRequest: runtime.ResourceCall<T.GetBackInStockRequestInput, T.BackInStockRequestResponse> = { call: calls.getBackInStockRequest, id: 'id', record: 'request' };

/**
 * Delete a back-in-stock request
 *
 * Deletes a request permanently. The person gets no notification.
 *
 * Roles: merchant.
 */
export const deleteBackInStockRequest: runtime.ResourceCall<T.DeleteBackInStockRequestInput, T.EmptyResponse> = { call: calls.deleteBackInStockRequest, id: 'id', invalidates: ['backInStock'], deletes: 'backInStock.getBackInStockRequest' };

/**
 * Mark a back-in-stock request as notified
 *
 * Sets the status to NOTIFICATION_SENT without sending anything, for a person who was notified by other means. Notifications that the platform sends set it by themselves.
 *
 * Roles: merchant.
 * Error codes: BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND (428).
 */
export const markBackInStockRequestNotified: runtime.ResourceCall<T.MarkBackInStockRequestNotifiedInput, T.BackInStockRequestResponse> = { call: calls.markBackInStockRequestNotified, id: 'id', record: 'request', invalidates: ['backInStock'], updates: 'backInStock.getBackInStockRequest' };

/**
 * Count back-in-stock requests by item
 *
 * Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter; when the address grows beyond 4000 characters the same list goes to the POST form.
 *
 * Roles: merchant.
 */
export const countBackInStockRequestsByCatalogReference: runtime.ResourceCall<T.CountBackInStockRequestsByCatalogReferenceInput, T.CountBackInStockRequestsByCatalogReferenceResponse> = { call: calls.countBackInStockRequestsByCatalogReference, items: 'catalogReferences', max: 100 };

/**
 * Report items as back in stock
 *
 * Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
 *
 * Roles: merchant.
 * Error codes: REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS (400, assumed), INVALID_ITEM_IMAGE_URL (400).
 * Statuses that no source documents: 404.
 */
export const reportItemsBackInStock: runtime.ResourceCall<T.ReportItemsBackInStockInput, T.EmptyResponse> = { call: calls.reportItemsBackInStock, ids: 'requestIds', data: 'itemDetails', fields: ['name', 'price', 'image'], invalidates: ['backInStock'] };
