// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/index.ts';
import type * as T from '../types.ts';

/**
 * Get an inventory item
 *
 * Reads the stock of one variant at one location. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.getProduct.
 */
export const getInventoryItem: runtime.Operation<T.GetInventoryItemInput, T.InventoryItemResponse> = /* @__PURE__ */ runtime.operation('inventoryItems.getInventoryItem', 'GET', '/stores/v3/inventory-items/{id}', { allowedRoles: 'merchant', otherVersion: 'products.getProduct' });

/**
 * Update an inventory item
 *
 * Sets the stock of a variant at a location, or its pre-orders. Needs the current revision: an outdated one fails with 409. To add or take pieces without a revision, use the bulk calls. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 * Error codes: PRE_ORDER_VALIDATION (428), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428).
 * Statuses that no source documents: 409.
 */
export const updateInventoryItem: runtime.Operation<T.UpdateInventoryItemInput, T.InventoryItemResponse> = /* @__PURE__ */ runtime.operation('inventoryItems.updateInventoryItem', 'PATCH', '/stores/v3/inventory-items/{id}', { allowedRoles: 'merchant' });

/**
 * List inventory items
 *
 * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryInventoryItems: runtime.Operation<T.QueryInventoryItemsInput, T.QueryInventoryItemsResponse> = /* @__PURE__ */ runtime.operation('inventoryItems.queryInventoryItems', 'GET', '/stores/v3/inventory-items/query', { allowedRoles: 'merchant', postPath: '/stores/v3/inventory-items/query', otherVersion: 'variants.queryStoreVariants', prepare: runtime.packedQuery });

/**
 * Take pieces of many variants out of stock
 *
 * Takes pieces of 1 to 300 variants out of stock, each on its own, without their revisions. Read the results: the error of an item has the code INSUFFICIENT_INVENTORY, INVENTORY_QUANTITY_NOT_TRACKED, MIN_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const bulkDecrementInventoryItemsByVariantAndLocation: runtime.Operation<T.BulkDecrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse> = /* @__PURE__ */ runtime.operation('inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation', 'POST', '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location', { allowedRoles: 'merchant' });

/**
 * Add pieces of many variants to stock
 *
 * Adds pieces of 1 to 300 variants to stock, each on its own, without their revisions. Read the results: the error of an item has the code INVENTORY_QUANTITY_NOT_TRACKED, MAX_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const bulkIncrementInventoryItemsByVariantAndLocation: runtime.Operation<T.BulkIncrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse> = /* @__PURE__ */ runtime.operation('inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation', 'POST', '/stores/v3/bulk/inventory-items/increment-by-variant-and-location', { allowedRoles: 'merchant' });
