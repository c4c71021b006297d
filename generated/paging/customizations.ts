// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/customizations.ts';
import type * as T from '../types.ts';

/**
 * List options and modifiers: page by page, or item by item with `for await`.
 *
 * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryCustomizationsPages: Pager<T.QueryCustomizationsInput, T.QueryCustomizationsResponse, NonNullable<T.QueryCustomizationsResponse['customizations']>[number]> = /* @__PURE__ */ pager(calls.queryCustomizations, { kind: 'cursor', request: 'query.cursorPaging', items: 'customizations', metadata: 'pagingMetadata' });
