// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/back-in-stock.ts';

import type {
  BackInStockRequestResponse,
  CountBackInStockRequestsByCatalogReferenceInput,
  CountBackInStockRequestsByCatalogReferenceResponse,
  CreateBackInStockRequestInput,
  DeleteBackInStockRequestInput,
  EmptyResponse,
  GetBackInStockRequestInput,
  MarkBackInStockRequestNotifiedInput,
  QueryBackInStockRequestsInput,
  QueryBackInStockRequestsResponse,
  ReportItemsBackInStockInput
} from '../types.ts';



/**
 * List back-in-stock requests
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Roles: merchant.
 */
export const useQueryBackInStockRequests: ReadHook<QueryBackInStockRequestsInput, QueryBackInStockRequestsResponse> = /* @__PURE__ */ readHook(calls.queryBackInStockRequests);

/**
 * List back-in-stock requests
 *
 * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
 *
 * Roles: merchant.
 */
export const useQueryBackInStockRequestsInfinite: ListHook<QueryBackInStockRequestsInput, QueryBackInStockRequestsResponse, NonNullable<QueryBackInStockRequestsResponse['requests']>[number]> = /* @__PURE__ */ listHook(calls.queryBackInStockRequests, { kind: 'cursor', request: 'query.cursorPaging', items: 'requests', metadata: 'metadata' });
/**
 * Request a back-in-stock notification
 *
 * Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
 *
 * Roles: visitor, member, merchant.
 * Error codes: INVALID_CATALOG_REFERENCE_OPTIONS (400), INVALID_ITEM_IMAGE_URL (400), REQUEST_COLLECTION_DISABLED (428).
 */
export const useCreateBackInStockRequestAction: ActionHook<CreateBackInStockRequestInput, BackInStockRequestResponse> = /* @__PURE__ */ actionHook(calls.createBackInStockRequest, ['backInStock']);
/**
 * Get a back-in-stock request
 *
 * Returns one request to be notified, with its status.
 *
 * Roles: merchant.
 */
export const useGetBackInStockRequest: ReadHook<GetBackInStockRequestInput, BackInStockRequestResponse> = /* @__PURE__ */ readHook(calls.getBackInStockRequest);
/**
 * Delete a back-in-stock request
 *
 * Deletes a request permanently. The person gets no notification.
 *
 * Roles: merchant.
 */
export const useDeleteBackInStockRequestAction: ActionHook<DeleteBackInStockRequestInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteBackInStockRequest, ['backInStock'], ['backInStock.getBackInStockRequest', 'id']);
/**
 * Mark a back-in-stock request as notified
 *
 * Sets the status to NOTIFICATION_SENT without sending anything, for a person who was notified by other means. Notifications that the platform sends set it by themselves.
 *
 * Roles: merchant.
 * Error codes: BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND (428).
 */
export const useMarkBackInStockRequestNotifiedAction: UpdateHook<MarkBackInStockRequestNotifiedInput, BackInStockRequestResponse> = /* @__PURE__ */ updateHook(calls.markBackInStockRequestNotified, ['backInStock'], ['backInStock.getBackInStockRequest', 'id']);
/**
 * Count back-in-stock requests by item
 *
 * Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter; when the address grows beyond 4000 characters the same list goes to the POST form.
 *
 * Roles: merchant.
 */
export const useCountBackInStockRequestsByCatalogReference: ReadHook<CountBackInStockRequestsByCatalogReferenceInput, CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ readHook(calls.countBackInStockRequestsByCatalogReference);
/**
 * Report items as back in stock
 *
 * Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
 *
 * Roles: merchant.
 * Error codes: REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS (400, assumed), INVALID_ITEM_IMAGE_URL (400).
 * Statuses that no source documents: 404.
 */
export const useReportItemsBackInStockAction: ActionHook<ReportItemsBackInStockInput, EmptyResponse> = /* @__PURE__ */ actionHook(calls.reportItemsBackInStock, ['backInStock']);
