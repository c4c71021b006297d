// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, updateHook, type ActionHook, type ListHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/backInStock.ts';
import type * as T from '../types.ts';

/** List back-in-stock requests. */
export const useQueryBackInStockRequests: ReadHook<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse> = /* @__PURE__ */ readHook(calls.queryBackInStockRequests);

/** List back-in-stock requests. */
export const useQueryBackInStockRequestsInfinite: ListHook<T.QueryBackInStockRequestsInput, T.QueryBackInStockRequestsResponse, NonNullable<T.QueryBackInStockRequestsResponse["requests"]>[number]> = /* @__PURE__ */ listHook(calls.queryBackInStockRequests, {"kind":"cursor","request":"query.cursorPaging","items":"requests","metadata":"metadata"});

/** Request a back-in-stock notification. */
export const useCreateBackInStockRequestAction: ActionHook<T.CreateBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ actionHook(calls.createBackInStockRequest, ["backInStock"]);

/** Get a back-in-stock request. */
export const useGetBackInStockRequest: ReadHook<T.GetBackInStockRequestInput, T.BackInStockRequestResponse> = /* @__PURE__ */ readHook(calls.getBackInStockRequest);

/** Delete a back-in-stock request. */
export const useDeleteBackInStockRequestAction: ActionHook<T.DeleteBackInStockRequestInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.deleteBackInStockRequest, ["backInStock"], ["backInStock.getBackInStockRequest","id"]);

/** Mark a back-in-stock request as notified. */
export const useMarkBackInStockRequestNotifiedAction: UpdateHook<T.MarkBackInStockRequestNotifiedInput, T.BackInStockRequestResponse> = /* @__PURE__ */ updateHook(calls.markBackInStockRequestNotified, ["backInStock"], ["backInStock.getBackInStockRequest","id"]);

/** Count back-in-stock requests by item. */
export const useCountBackInStockRequestsByCatalogReference: ReadHook<T.CountBackInStockRequestsByCatalogReferenceInput, T.CountBackInStockRequestsByCatalogReferenceResponse> = /* @__PURE__ */ readHook(calls.countBackInStockRequestsByCatalogReference);

/** Report items as back in stock. */
export const useReportItemsBackInStockAction: ActionHook<T.ReportItemsBackInStockInput, T.EmptyResponse> = /* @__PURE__ */ actionHook(calls.reportItemsBackInStock, ["backInStock"]);
