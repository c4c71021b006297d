// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { actionHook, readHook, type ActionHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/payments.ts';
import type * as T from '../types.ts';

/** Prepare a payment collection for an order. */
export const usePreparePaymentCollectionAction: ActionHook<T.PreparePaymentCollectionInput, T.PreparePaymentCollectionResponse> = /* @__PURE__ */ actionHook(calls.preparePaymentCollection, ["orders","payments"]);

/** Get whether payment can be collected for an order. */
export const useGetPaymentCollectabilityStatus: ReadHook<T.GetPaymentCollectabilityStatusInput, T.GetPaymentCollectabilityStatusResponse> = /* @__PURE__ */ readHook(calls.getPaymentCollectabilityStatus);

/** Void authorized payments of an order. */
export const useVoidAuthorizedPaymentsAction: ActionHook<T.VoidAuthorizedPaymentsInput, T.OrderTransactionsResponse> = /* @__PURE__ */ actionHook(calls.voidAuthorizedPayments, ["orders","payments"]);

/** Capture authorized payments of an order. */
export const useCaptureAuthorizedPaymentsAction: ActionHook<T.CaptureAuthorizedPaymentsInput, T.OrderTransactionsResponse> = /* @__PURE__ */ actionHook(calls.captureAuthorizedPayments, ["orders","payments"]);
