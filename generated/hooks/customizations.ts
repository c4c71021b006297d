// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  listHook,
  readHook
} from '../../src/runtime/react.ts';
import type {
  ListHook,
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/customizations.ts';

import type {
  QueryCustomizationsInput,
  QueryCustomizationsResponse
} from '../types.ts';



/**
 * List options and modifiers
 *
 * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryCustomizations: ReadHook<QueryCustomizationsInput, QueryCustomizationsResponse> = /* @__PURE__ */ readHook(calls.queryCustomizations);

/**
 * List options and modifiers
 *
 * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const useQueryCustomizationsInfinite: ListHook<QueryCustomizationsInput, QueryCustomizationsResponse, NonNullable<QueryCustomizationsResponse['customizations']>[number]> = /* @__PURE__ */ listHook(calls.queryCustomizations, { kind: 'cursor', request: 'query.cursorPaging', items: 'customizations', metadata: 'pagingMetadata' });
