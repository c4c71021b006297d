// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  readHook
} from '../../src/runtime/react.ts';
import type {
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/invoices.ts';

import type {
  ListInvoicesForOrdersInput,
  ListInvoicesForOrdersResponse
} from '../types.ts';



/**
 * List invoices of orders
 *
 * Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
 *
 * Roles: merchant.
 */
export const useListInvoicesForOrders: ReadHook<ListInvoicesForOrdersInput, ListInvoicesForOrdersResponse> = /* @__PURE__ */ readHook(calls.listInvoicesForOrders);
