// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { exampleHandler, type ExampleHandler } from "../../src/runtime/msw.ts";
import * as calls from '../operations/orders.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

export const getOrderHandler: ExampleHandler<T.GetOrderInput, T.OrderResponse, keyof typeof examples.errors | "full" | "minimal" | "ORDER_NOT_FOUND"> = /* @__PURE__ */ exampleHandler(calls.getOrder, { "full": examples.OrderResponseFull, "minimal": examples.OrderResponseMinimal }, () => ({ ...examples.errors, "ORDER_NOT_FOUND": { status: 400, body: examples.applicationError("ORDER_NOT_FOUND", "There is no order with this id, or the caller may not see it.") } }));

export const updateOrderHandler: ExampleHandler<T.UpdateOrderInput, T.OrderResponse, keyof typeof examples.errors2 | "full" | "minimal" | "ORDER_IS_PENDING" | "ORDER_IS_REJECTED"> = /* @__PURE__ */ exampleHandler(calls.updateOrder, { "full": examples.OrderResponseFull, "minimal": examples.OrderResponseMinimal }, () => ({ ...examples.errors2, "ORDER_IS_PENDING": { status: 428, body: examples.applicationError("ORDER_IS_PENDING", "The order waits for a review and cannot be changed.") }, "ORDER_IS_REJECTED": { status: 428, body: examples.applicationError("ORDER_IS_REJECTED", "The order was refused by a review and cannot be changed.") } }));

export const searchOrdersHandler: ExampleHandler<T.SearchOrdersInput, T.SearchOrdersResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.searchOrders, { "full": examples.SearchOrdersResponseFull, "minimal": examples.SearchOrdersResponseMinimal }, () => ({ ...examples.errors }));

export const createOrderHandler: ExampleHandler<T.CreateOrderInput, T.OrderResponse, keyof typeof examples.errors | "full" | "minimal" | "PURCHASED_DATE_CANNOT_BE_IN_FUTURE"> = /* @__PURE__ */ exampleHandler(calls.createOrder, { "full": examples.OrderResponseFull, "minimal": examples.OrderResponseMinimal }, () => ({ ...examples.errors, "PURCHASED_DATE_CANNOT_BE_IN_FUTURE": { status: 400, body: examples.applicationError("PURCHASED_DATE_CANNOT_BE_IN_FUTURE", "`purchasedDate` is later than now.") } }));

export const bulkUpdateOrdersHandler: ExampleHandler<T.BulkUpdateOrdersInput, T.BulkUpdateOrdersResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkUpdateOrders, { "full": examples.BulkUpdateOrdersResponseFull, "minimal": examples.BulkUpdateOrdersResponseMinimal }, () => ({ ...examples.errors }));

export const cancelOrderHandler: ExampleHandler<T.CancelOrderInput, T.OrderResponse, keyof typeof examples.errors2 | "full" | "minimal" | "ORDER_HAS_AUTHORIZED_TRANSACTION" | "ORDER_IS_PENDING" | "ORDER_IS_REJECTED"> = /* @__PURE__ */ exampleHandler(calls.cancelOrder, { "full": examples.OrderResponseFull, "minimal": examples.OrderResponseMinimal }, () => ({ ...examples.errors2, "ORDER_HAS_AUTHORIZED_TRANSACTION": { status: 428, body: examples.applicationError("ORDER_HAS_AUTHORIZED_TRANSACTION", "A payment of the order is authorized but not captured. Capture or void it first.") }, "ORDER_IS_PENDING": { status: 428, body: examples.applicationError("ORDER_IS_PENDING", "The order waits for a review and cannot be canceled.") }, "ORDER_IS_REJECTED": { status: 428, body: examples.applicationError("ORDER_IS_REJECTED", "The order was refused by a review and cannot be canceled.") } }));

export const bulkUpdateOrderTagsHandler: ExampleHandler<T.BulkUpdateOrderTagsInput, T.BulkUpdateOrderTagsResponse, keyof typeof examples.errors | "full" | "minimal"> = /* @__PURE__ */ exampleHandler(calls.bulkUpdateOrderTags, { "full": examples.BulkUpdateOrderTagsResponseFull, "minimal": examples.BulkUpdateOrderTagsResponseMinimal }, () => ({ ...examples.errors }));
