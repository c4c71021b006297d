// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * Get an order
 *
 * Reads one order by its id. Its payments and refunds are not part of it; `balanceSummary` holds their sums.
 *
 * Roles: visitor, member, merchant.
 * Error codes: ORDER_NOT_FOUND (404, assumed).
 */
export const getOrder: runtime.Operation<T.GetOrderInput, T.OrderResponse> = /* @__PURE__ */ runtime.operation('orders.getOrder', 'GET', '/ecom/v1/orders/{id}', { allowedRoles: 'visitor member merchant', numbers: numbers });

/**
 * Update an order
 *
 * Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
 *
 * Roles: merchant.
 * Error codes: ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const updateOrder: runtime.Operation<T.UpdateOrderInput, T.OrderResponse> = /* @__PURE__ */ runtime.operation('orders.updateOrder', 'PATCH', '/ecom/v1/orders/{id}', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Search orders
 *
 * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
 *
 * Roles: member, merchant.
 */
export const searchOrders: runtime.Operation<T.SearchOrdersInput, T.SearchOrdersResponse> = /* @__PURE__ */ runtime.operation('orders.searchOrders', 'POST', '/ecom/v1/orders/search', { allowedRoles: 'member merchant', safe: true, numbers: numbers });

/**
 * Create an order
 *
 * Records an order, for example one placed by telephone or in another system. Nothing is charged, and amounts are taken as given. Needs the channel, at least one line and a price summary. A digital line needs its file, a line id is a GUID or empty, and `purchasedDate` cannot lie in the future. No guard against repeats is known, so a second call can make a second order.
 *
 * Roles: merchant.
 * Error codes: PURCHASED_DATE_CANNOT_BE_IN_FUTURE (400, assumed).
 */
export const createOrder: runtime.Operation<T.CreateOrderInput, T.OrderResponse> = /* @__PURE__ */ runtime.operation('orders.createOrder', 'POST', '/ecom/v1/orders', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Update many orders
 *
 * Changes 1 to 100 orders in one call, each with its own values. Takes the same properties as updating one order; each order has to name its id. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. The changed orders come back only with `returnEntity`.
 *
 * Roles: merchant.
 */
export const bulkUpdateOrders: runtime.Operation<T.BulkUpdateOrdersInput, T.BulkUpdateOrdersResponse> = /* @__PURE__ */ runtime.operation('orders.bulkUpdateOrders', 'POST', '/ecom/v1/bulk/orders/update', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Cancel an order
 *
 * Sets the status of an order to `CANCELED`. Payments are not refunded. On request the buyer is notified by e-mail, with a message of the merchant, and the items go back into stock. Authorized payments have to be captured or voided first.
 *
 * Roles: merchant.
 * Error codes: ORDER_HAS_AUTHORIZED_TRANSACTION (428), ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const cancelOrder: runtime.Operation<T.CancelOrderInput, T.OrderResponse> = /* @__PURE__ */ runtime.operation('orders.cancelOrder', 'POST', '/ecom/v1/orders/{id}/cancel', { allowedRoles: 'merchant', numbers: numbers });

/**
 * Add and remove tags on many orders
 *
 * Sets and takes off tags on 1 to 100 orders in one call. A tag in both lists ends up set. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. Private tags need a permission of their own.
 *
 * Roles: merchant.
 */
export const bulkUpdateOrderTags: runtime.Operation<T.BulkUpdateOrderTagsInput, T.BulkUpdateOrderTagsResponse> = /* @__PURE__ */ runtime.operation('orders.bulkUpdateOrderTags', 'POST', '/ecom/v1/bulk/orders/update-tags', { allowedRoles: 'merchant' });
