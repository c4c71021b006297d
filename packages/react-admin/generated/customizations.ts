// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * List options and modifiers
 *
 * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
 *
 * Roles: visitor, member, merchant.
 * A site with the other version of the catalog has products.queryProducts.
 */
export const queryCustomizations: runtime.ResourceList<T.QueryCustomizationsInput, T.QueryCustomizationsResponse> = { pages: pagers.queryCustomizationsPages, max: 100, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$exists', '$startsWith'], name: ['$eq', '$ne', '$in', '$exists', '$startsWith'], customizationType: ['$eq', '$ne', '$in', '$exists'], customizationRenderType: ['$eq', '$ne', '$in', '$exists'], createdDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$in', '$exists', '$gt', '$gte', '$lt', '$lte'] } }, sort: { path: 'query.sort', fields: ['id', 'name', 'createdDate', 'updatedDate'], isList: true }, inputs: ['fields'] };
