// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { readHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/invoices.ts';
import type * as T from '../types.ts';

/**
 * List invoices of orders
 *
 * Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
 *
 * Callers: merchant.
 */
export const useListInvoicesForOrders: ReadHook<T.ListInvoicesForOrdersInput, T.ListInvoicesForOrdersResponse> = /* @__PURE__ */ readHook(calls.listInvoicesForOrders);
