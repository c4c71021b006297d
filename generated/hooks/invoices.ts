// Generated from the OpenAPI description. Do not edit: change the description or the generator.

'use client';

import { readHook, type ReadHook } from "../../src/runtime/react.ts";
import * as calls from '../operations/invoices.ts';
import type * as T from '../types.ts';

/** List invoices of orders. */
export const useListInvoicesForOrders: ReadHook<T.ListInvoicesForOrdersInput, T.ListInvoicesForOrdersResponse> = /* @__PURE__ */ readHook(calls.listInvoicesForOrders);
