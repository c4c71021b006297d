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

import * as calls from '../operations/orders.ts';

import type {
  BulkUpdateOrderTagsInput,
  BulkUpdateOrderTagsResponse,
  BulkUpdateOrdersInput,
  BulkUpdateOrdersResponse,
  CancelOrderInput,
  CreateOrderInput,
  GetOrderInput,
  OrderResponse,
  SearchOrdersInput,
  SearchOrdersResponse,
  UpdateOrderInput
} from '../types.ts';



/**
 * Get an order
 *
 * Reads one order by its id. Its payments and refunds are not part of it; `balanceSummary` holds their sums.
 *
 * Roles: visitor, member, merchant.
 * Error codes: ORDER_NOT_FOUND (404, assumed).
 */
export const useGetOrder: ReadHook<GetOrderInput, OrderResponse> = /* @__PURE__ */ readHook(calls.getOrder);
/**
 * Update an order
 *
 * Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
 *
 * Roles: merchant.
 * Error codes: ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const useUpdateOrderAction: UpdateHook<UpdateOrderInput, OrderResponse> = /* @__PURE__ */ updateHook(calls.updateOrder, ['orders'], ['orders.getOrder', 'id']);
/**
 * Search orders
 *
 * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
 *
 * Roles: member, merchant.
 */
export const useSearchOrders: ReadHook<SearchOrdersInput, SearchOrdersResponse> = /* @__PURE__ */ readHook(calls.searchOrders);

/**
 * Search orders
 *
 * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
 *
 * Roles: member, merchant.
 */
export const useSearchOrdersInfinite: ListHook<SearchOrdersInput, SearchOrdersResponse, NonNullable<SearchOrdersResponse['orders']>[number]> = /* @__PURE__ */ listHook(calls.searchOrders, { kind: 'cursor', request: 'search.cursorPaging', items: 'orders', metadata: 'metadata' });
/**
 * Create an order
 *
 * Records an order, for example one placed by telephone or in another system. Nothing is charged, and amounts are taken as given. Needs the channel, at least one line and a price summary. A digital line needs its file, a line id is a GUID or empty, and `purchasedDate` cannot lie in the future. No guard against repeats is known, so a second call can make a second order.
 *
 * Roles: merchant.
 * Error codes: PURCHASED_DATE_CANNOT_BE_IN_FUTURE (400, assumed).
 */
export const useCreateOrderAction: ActionHook<CreateOrderInput, OrderResponse> = /* @__PURE__ */ actionHook(calls.createOrder, ['orders', 'payments', 'invoices']);
/**
 * Update many orders
 *
 * Changes 1 to 100 orders in one call, each with its own values. Takes the same properties as updating one order; each order has to name its id. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. The changed orders come back only with `returnEntity`.
 *
 * Roles: merchant.
 */
export const useBulkUpdateOrdersAction: ActionHook<BulkUpdateOrdersInput, BulkUpdateOrdersResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateOrders, ['orders']);
/**
 * Cancel an order
 *
 * Sets the status of an order to `CANCELED`. Payments are not refunded. On request the buyer is notified by e-mail, with a message of the merchant, and the items go back into stock. Authorized payments have to be captured or voided first.
 *
 * Roles: merchant.
 * Error codes: ORDER_HAS_AUTHORIZED_TRANSACTION (428), ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
 */
export const useCancelOrderAction: UpdateHook<CancelOrderInput, OrderResponse> = /* @__PURE__ */ updateHook(calls.cancelOrder, ['orders', 'payments', 'invoices', 'products', 'variants'], ['orders.getOrder', 'id']);
/**
 * Add and remove tags on many orders
 *
 * Sets and takes off tags on 1 to 100 orders in one call. A tag in both lists ends up set. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. Private tags need a permission of their own.
 *
 * Roles: merchant.
 */
export const useBulkUpdateOrderTagsAction: ActionHook<BulkUpdateOrderTagsInput, BulkUpdateOrderTagsResponse> = /* @__PURE__ */ actionHook(calls.bulkUpdateOrderTags, ['orders']);
