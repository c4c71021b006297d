// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get an order
 *
 * Reads one order by its id. Its payments and refunds are not part of it; `balanceSummary` holds their sums.
 *
 * Roles: visitor, member, merchant.
 * Error codes: ORDER_NOT_FOUND (404, assumed).
 */
export const getOrder: runtime.ResourceCall<T.GetOrderInput, T.OrderResponse> = { call: calls.getOrder, id: 'id', record: 'order' };

/**
 * Update an order
 *
 * Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
 *
 * Roles: merchant.
 * Error codes: ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const updateOrder: runtime.ResourceCall<T.UpdateOrderInput, T.OrderResponse> = { call: calls.updateOrder, id: 'id', data: 'order', mask: 'fieldMask', record: 'order', invalidates: ['orders'], updates: 'orders.getOrder' };

/**
 * Search orders
 *
 * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
 *
 * Roles: member, merchant.
 */
export const searchOrders: runtime.ResourceList<T.SearchOrdersInput, T.SearchOrdersResponse> = { pages: pagers.searchOrdersPages, max: 100, filter: { path: 'search.filter', fields: { id: ['$eq', '$ne', '$in', '$nin'], number: ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], status: ['$eq', '$ne', '$in', '$nin'], archived: ['$eq', '$ne', '$in', '$exists'], createdDate: ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$nin'], updatedDate: ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], 'lineItems.productName.original': ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'], 'lineItems.catalogReference.appId': ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'], 'lineItems.catalogReference.catalogItemId': ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'], 'subscriptionInfo.id': ['$eq', '$ne', '$in', '$nin'], 'buyerInfo.email': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'buyerInfo.contactId': ['$eq', '$ne', '$in', '$nin'], 'buyerInfo.memberId': ['$eq', '$ne', '$in', '$nin'], paymentStatus: ['$eq', '$ne', '$in', '$nin'], fulfillmentStatus: ['$eq', '$ne', '$in', '$nin'], fulfillmentStatuses: ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'], 'priceSummary.total.amount': ['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'], 'billingInfo.contactDetails.fullName': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'shippingInfo.title': ['$eq', '$ne', '$in', '$nin'], 'shippingInfo.logistics.deliveryTime': ['$eq', '$ne', '$in', '$exists', '$startsWith'], 'shippingInfo.region.name': ['$eq', '$ne', '$in', '$nin'], deliveryTimeSlotFromDate: ['$eq', '$ne', '$in', '$exists'], deliveryTimeSlotToDate: ['$eq', '$ne', '$in', '$exists'], paymentMethods: ['$eq', '$ne', '$in', '$nin', '$hasSome', '$hasAll'], 'createdBy.userId': ['$eq', '$ne', '$in', '$nin'], 'channelInfo.type': ['$eq', '$ne', '$in', '$nin'], 'channelInfo.externalOrderId': ['$eq', '$ne', '$in', '$nin'], checkoutId: ['$eq', '$ne', '$in', '$nin'], seenByAHuman: ['$eq', '$ne', '$in', '$exists'] }, patterns: { '^extendedFields\\.': ['$eq', '$ne', '$in', '$nin', '$exists', '$gt', '$gte', '$lt', '$lte', '$startsWith', '$hasSome', '$hasAll'] } }, sort: { path: 'search.sort', fields: ['number', 'status', 'createdDate', 'updatedDate', 'buyerInfo.email', 'billingInfo.contactDetails.fullName', 'paymentStatus', 'fulfillmentStatus'], isList: true }, inputs: [] };

/**
 * Create an order
 *
 * Records an order, for example one placed by telephone or in another system. Nothing is charged, and amounts are taken as given. Needs the channel, at least one line and a price summary. A digital line needs its file, a line id is a GUID or empty, and `purchasedDate` cannot lie in the future. No guard against repeats is known, so a second call can make a second order.
 *
 * Roles: merchant.
 * Error codes: PURCHASED_DATE_CANNOT_BE_IN_FUTURE (400, assumed).
 */
export const createOrder: runtime.ResourceCall<T.CreateOrderInput, T.OrderResponse> = { call: calls.createOrder, data: 'order', record: 'order', invalidates: ['orders', 'payments', 'invoices'] };

/**
 * Update many orders
 *
 * Changes 1 to 100 orders in one call, each with its own values. Takes the same properties as updating one order; each order has to name its id. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. The changed orders come back only with `returnEntity`.
 *
 * Roles: merchant.
 */
export const bulkUpdateOrders: runtime.ResourceCall<T.BulkUpdateOrdersInput, T.BulkUpdateOrdersResponse> = { call: calls.bulkUpdateOrders, id: 'order.id', items: 'orders', max: 100, data: 'order', mask: 'fieldMask', results: 'results', invalidates: ['orders'] };

/**
 * Cancel an order
 *
 * Sets the status of an order to `CANCELED`. Payments are not refunded. On request the buyer is notified by e-mail, with a message of the merchant, and the items go back into stock. Authorized payments have to be captured or voided first.
 *
 * Roles: merchant.
 * Error codes: ORDER_HAS_AUTHORIZED_TRANSACTION (428), ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const cancelOrder: runtime.ResourceCall<T.CancelOrderInput, T.OrderResponse> = { call: calls.cancelOrder, id: 'id', data: '', record: 'order', invalidates: ['orders', 'payments', 'invoices', 'products', 'variants'], updates: 'orders.getOrder' };

/**
 * Add and remove tags on many orders
 *
 * Sets and takes off tags on 1 to 100 orders in one call. A tag in both lists ends up set. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. Private tags need a permission of their own.
 *
 * Roles: merchant.
 */
export const bulkUpdateOrderTags: runtime.ResourceCall<T.BulkUpdateOrderTagsInput, T.BulkUpdateOrderTagsResponse> = { call: calls.bulkUpdateOrderTags, ids: 'orderIds', max: 100, data: '', results: 'results', invalidates: ['orders'] };
