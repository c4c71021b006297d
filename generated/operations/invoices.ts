// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * List invoices of orders
 *
 * Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
 *
 * Roles: merchant.
 */
export const listInvoicesForOrders: runtime.Operation<T.ListInvoicesForOrdersInput, T.ListInvoicesForOrdersResponse> = /* @__PURE__ */ runtime.operation('invoices.listInvoicesForOrders', 'POST', '/ecom/v1/invoices/list-by-ids', { allowedRoles: 'merchant', safe: true });
