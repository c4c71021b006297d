// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import type * as T from 'storewire';

/**
 * List invoices of orders
 *
 * Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
 *
 * Roles: merchant.
 */
export const listInvoicesForOrders: runtime.ResourceCall<T.ListInvoicesForOrdersInput, T.ListInvoicesForOrdersResponse> = { call: calls.listInvoicesForOrders, ids: 'orderIds', max: 100, records: 'invoicesForOrder' };
