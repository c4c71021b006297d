// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, listHook, readHook, updateHook, type ActionHook, type ListHook, type ReadHook, type UpdateHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/orders.ts';
import type * as T from '../types.ts';

/** Get an order. */
export const useGetOrder: ReadHook<T.GetOrderInput, T.OrderResponse> = /* @__PURE__ */ readHook(calls.getOrder);

/** Update an order. */
export const useUpdateOrderAction: UpdateHook<T.UpdateOrderInput, T.OrderResponse> = /* @__PURE__ */ updateHook(calls.updateOrder, ["orders"], ["orders.getOrder","id"]);

/** Search orders. */
export const useSearchOrders: ReadHook<T.SearchOrdersInput, T.SearchOrdersResponse> = /* @__PURE__ */ readHook(calls.searchOrders);

/** Search orders. */
export const useSearchOrdersInfinite: ListHook<T.SearchOrdersInput, T.SearchOrdersResponse, NonNullable<T.SearchOrdersResponse["orders"]>[number]> = /* @__PURE__ */ listHook(calls.searchOrders, {"kind":"cursor","request":"search.cursorPaging","items":"orders","metadata":"metadata"});

/** Create an order. */
export const useCreateOrderAction: ActionHook<T.CreateOrderInput, T.OrderResponse> = /* @__PURE__ */ actionHook(calls.createOrder, ["orders","payments","invoices"]);

/** Update many orders. */
export const useBulkUpdateOrdersAction: ActionHook<T.BulkUpdateOrdersInput, T.BulkUpdateOrdersResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateOrders, ["orders"]);

/** Cancel an order. */
export const useCancelOrderAction: UpdateHook<T.CancelOrderInput, T.OrderResponse> = /* @__PURE__ */ updateHook(calls.cancelOrder, ["orders","payments","invoices","products","variants"], ["orders.getOrder","id"]);

/** Add and remove tags on many orders. */
export const useBulkUpdateOrderTagsAction: ActionHook<T.BulkUpdateOrderTagsInput, T.BulkUpdateOrderTagsResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateOrderTags, ["orders"]);
