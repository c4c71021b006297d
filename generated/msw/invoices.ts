// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `POST /ecom/v1/invoices/list-by-ids`: List invoices of orders. Responds with the example `typical` by default. */
export const listInvoicesForOrdersHandler: runtime.ExampleHandler<T.ListInvoicesForOrdersInput, T.ListInvoicesForOrdersResponse, keyof typeof examples.errors | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'invoices.listInvoicesForOrders', method: 'POST', path: '/ecom/v1/invoices/list-by-ids' }, { typical: examples.ListInvoicesForOrdersResponseTypical, full: examples.ListInvoicesForOrdersResponseFull }, () => ({ ...examples.errors }));
