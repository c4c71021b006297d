// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/payments.ts';

import type {
  CaptureAuthorizedPaymentsInput,
  GetPaymentCollectabilityStatusInput,
  GetPaymentCollectabilityStatusResponse,
  OrderTransactionsResponse,
  PreparePaymentCollectionInput,
  PreparePaymentCollectionResponse,
  VoidAuthorizedPaymentsInput
} from '../types.ts';



/**
 * Prepare a payment collection for an order
 *
 * First of two steps to collect money for an order: stores an order at the payment gateway and gives its id. Charging it happens elsewhere and is not part of this call. With delayed capture settings the payment is only authorized at first, then voided or captured after the delay.
 *
 * Roles: merchant.
 * Error codes: PAYMENT_METHODS_NOT_FOUND (400, assumed), ORDER_CANCELED (400, assumed), INVALID_AMOUNT (400, assumed), ORDER_ALREADY_PAID (400, assumed), NO_ASSOCIATED_ECOM_ORDER (400, assumed), ORDER_HAS_CHARGEBACKS (400, assumed).
 */
export const usePreparePaymentCollectionAction: ActionHook<PreparePaymentCollectionInput, PreparePaymentCollectionResponse> = /* @__PURE__ */ actionHook(calls.preparePaymentCollection, ['orders', 'payments']);
/**
 * Get whether payment can be collected for an order
 *
 * Says whether money can be collected for an order now, how much, and if not, why. Ask before preparing a collection: only `COLLECTABLE` allows one.
 *
 * Roles: merchant.
 */
export const useGetPaymentCollectabilityStatus: ReadHook<GetPaymentCollectabilityStatusInput, GetPaymentCollectabilityStatusResponse> = /* @__PURE__ */ readHook(calls.getPaymentCollectabilityStatus);
/**
 * Void authorized payments of an order
 *
 * Releases 1 to 100 payments that were only authorized so far; the buyer is not charged. This cannot be undone. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
 *
 * Roles: merchant.
 * Error codes: PAYMENT_ALREADY_VOIDED (400, assumed), PAYMENT_ALREADY_CAPTURED (400, assumed), PAYMENT_NOT_AUTHORIZED (400, assumed), PAYMENT_NOT_FOUND (400, assumed), PAYMENT_GATEWAY_ID_NOT_FOUND (400, assumed).
 */
export const useVoidAuthorizedPaymentsAction: ActionHook<VoidAuthorizedPaymentsInput, OrderTransactionsResponse> = /* @__PURE__ */ actionHook(calls.voidAuthorizedPayments, ['orders', 'payments']);
/**
 * Capture authorized payments of an order
 *
 * Charges 1 to 100 payments that were only authorized so far. Without an amount the whole authorized sum is charged. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
 *
 * Roles: merchant.
 * Error codes: INVALID_AMOUNT (400, assumed), NOT_REGULAR_ONLINE_PAYMENT (400, assumed), PAYMENT_ALREADY_VOIDED (400, assumed), PAYMENT_ALREADY_CAPTURED (400, assumed), PAYMENT_NOT_AUTHORIZED (400, assumed), PAYMENT_NOT_FOUND (400, assumed), PAYMENT_GATEWAY_ID_NOT_FOUND (400, assumed), PAYMENT_HAS_PENDING_CAPTURE (400, assumed).
 */
export const useCaptureAuthorizedPaymentsAction: ActionHook<CaptureAuthorizedPaymentsInput, OrderTransactionsResponse> = /* @__PURE__ */ actionHook(calls.captureAuthorizedPayments, ['orders', 'payments']);
