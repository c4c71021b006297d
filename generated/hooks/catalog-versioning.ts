// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  readHook
} from '../../src/runtime/react.ts';
import type {
  ReadHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/catalog-versioning.ts';

import type {
  GetCatalogVersionInput,
  GetCatalogVersionResponse
} from '../types.ts';



/**
 * Get the version of the catalog
 *
 * Reads which version of the catalog the site has. A site has one version, and calls of the other fail with 428. New sites have version 3; older ones are moved to it, never back. The app needs the permission WIX_STORES.CATALOG_VERSION_READ.
 *
 * Roles: visitor, member, merchant.
 */
export const useGetCatalogVersion: ReadHook<GetCatalogVersionInput, GetCatalogVersionResponse> = /* @__PURE__ */ readHook(calls.getCatalogVersion);
