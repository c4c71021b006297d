// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Get the version of the catalog
 *
 * Reads which version of the catalog the site has. A site has one version, and calls of the other fail with 428. New sites have version 3; older ones are moved to it, never back. The app needs the permission WIX_STORES.CATALOG_VERSION_READ.
 *
 * Roles: visitor, member, merchant.
 */
export const getCatalogVersion: runtime.Operation<T.GetCatalogVersionInput, T.GetCatalogVersionResponse> = /* @__PURE__ */ runtime.operation('catalogVersioning.getCatalogVersion', 'GET', '/stores/v3/provision/version', { allowedRoles: 'visitor member merchant' });
