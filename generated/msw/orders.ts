// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /ecom/v1/orders/{id}`: Get an order. Responds with the example `typical` by default. */
export const getOrderHandler: runtime.ExampleHandler<T.GetOrderInput, T.OrderResponse, keyof typeof examples.errors3 | 'typical' | 'full' | 'ORDER_NOT_FOUND'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.getOrder', method: 'GET', path: '/ecom/v1/orders/:id' }, { typical: examples.OrderResponseTypical, full: examples.OrderResponseFull }, () => ({ ...examples.errors3, ORDER_NOT_FOUND: examples.applicationError(404, 'ORDER_NOT_FOUND', 'This order was not found. Check whether you are signed in with the right account.') }));

/** Mocks `PATCH /ecom/v1/orders/{id}`: Update an order. Responds with the example `typical` by default. */
export const updateOrderHandler: runtime.ExampleHandler<T.UpdateOrderInput, T.OrderResponse, keyof typeof examples.errors4 | 'typical' | 'full' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.updateOrder', method: 'PATCH', path: '/ecom/v1/orders/:id' }, { typical: examples.updateOrderTypical, full: examples.OrderResponseFull }, () => ({ ...examples.errors4, ORDER_IS_PENDING: examples.applicationError(428, 'ORDER_IS_PENDING', 'This order is under review. Wait until the review ends to change it.'), ORDER_IS_REJECTED: examples.applicationError(428, 'ORDER_IS_REJECTED', 'This order was rejected and cannot be changed.') }));

/** Mocks `POST /ecom/v1/orders/search`: Search orders. Responds with the example `typical` by default. */
export const searchOrdersHandler: runtime.ExampleHandler<T.SearchOrdersInput, T.SearchOrdersResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.searchOrders', method: 'POST', path: '/ecom/v1/orders/search' }, { typical: examples.SearchOrdersResponseTypical, full: examples.SearchOrdersResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /ecom/v1/orders`: Create an order. Responds with the example `typical` by default. */
export const createOrderHandler: runtime.ExampleHandler<T.CreateOrderInput, T.OrderResponse, keyof typeof examples.errors | 'typical' | 'full' | 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.createOrder', method: 'POST', path: '/ecom/v1/orders' }, { typical: examples.OrderResponseTypical, full: examples.OrderResponseFull }, () => ({ ...examples.errors, PURCHASED_DATE_CANNOT_BE_IN_FUTURE: examples.applicationError(400, 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE', 'The date of the purchase is in the future. Enter an earlier date.') }));

/** Mocks `POST /ecom/v1/bulk/orders/update`: Update many orders. Responds with the example `typical` by default. */
export const bulkUpdateOrdersHandler: runtime.ExampleHandler<T.BulkUpdateOrdersInput, T.BulkUpdateOrdersResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.bulkUpdateOrders', method: 'POST', path: '/ecom/v1/bulk/orders/update' }, { typical: examples.BulkUpdateOrdersResponseTypical, full: examples.BulkUpdateOrdersResponseFull }, () => ({ ...examples.errors }));

/** Mocks `POST /ecom/v1/orders/{id}/cancel`: Cancel an order. Responds with the example `typical` by default. */
export const cancelOrderHandler: runtime.ExampleHandler<T.CancelOrderInput, T.OrderResponse, keyof typeof examples.errors4 | 'typical' | 'full' | 'ORDER_HAS_AUTHORIZED_TRANSACTION' | 'ORDER_IS_PENDING' | 'ORDER_IS_REJECTED'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.cancelOrder', method: 'POST', path: '/ecom/v1/orders/:id/cancel' }, { typical: examples.cancelOrderTypical, full: examples.OrderResponseFull }, () => ({ ...examples.errors4, ORDER_HAS_AUTHORIZED_TRANSACTION: examples.applicationError(428, 'ORDER_HAS_AUTHORIZED_TRANSACTION', 'A payment of this order is authorized but not captured. Capture or void it first.'), ORDER_IS_PENDING: examples.applicationError(428, 'ORDER_IS_PENDING', 'This order is under review. Wait until the review ends to cancel it.'), ORDER_IS_REJECTED: examples.applicationError(428, 'ORDER_IS_REJECTED', 'This order was rejected and cannot be canceled.') }));

/** Mocks `POST /ecom/v1/bulk/orders/update-tags`: Add and remove tags on many orders. Responds with the example `typical` by default. */
export const bulkUpdateOrderTagsHandler: runtime.ExampleHandler<T.BulkUpdateOrderTagsInput, T.BulkUpdateOrderTagsResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'orders.bulkUpdateOrderTags', method: 'POST', path: '/ecom/v1/bulk/orders/update-tags' }, { typical: examples.BulkUpdateOrderTagsResponseTypical, full: examples.BulkUpdateOrderTagsResponseFull }, () => ({ ...examples.errors }));
