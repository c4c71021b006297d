// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import { numbers } from '../numbers.ts';
import type * as T from '../types.ts';

/**
 * List options and modifiers
 *
 * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryCustomizations: runtime.Operation<T.QueryCustomizationsInput, T.QueryCustomizationsResponse> = /* @__PURE__ */ runtime.operation('customizations.queryCustomizations', 'GET', '/stores/v3/customizations/query', { allowedRoles: 'visitor member merchant', postPath: '/stores/v3/customizations/query', otherVersion: 'products.queryProducts', prepare: runtime.packedQuery, numbers: numbers });
