// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as runtime from 'storewire-react-admin';
import * as calls from 'storewire/operations';
import * as pagers from 'storewire/operations';
import type * as T from 'storewire';

/**
 * Get an inventory item
 *
 * Reads the stock of one variant at one location. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.getProduct.
 */
export const getInventoryItem: runtime.ResourceCall<T.GetInventoryItemInput, T.InventoryItemResponse> = { call: calls.getInventoryItem, id: 'id', record: 'inventoryItem' };

/**
 * Update an inventory item
 *
 * Sets the stock of a variant at a location, or its pre-orders. Needs the current revision: an outdated one fails with 409. To add or take pieces without a revision, use the bulk calls. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 * Error codes: PRE_ORDER_VALIDATION (428), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428).
 * Statuses that no source documents: 409.
 */
export const updateInventoryItem: runtime.ResourceCall<T.UpdateInventoryItemInput, T.InventoryItemResponse> = { call: calls.updateInventoryItem, id: 'id', data: 'inventoryItem', revision: 'revision', record: 'inventoryItem', invalidates: ['inventoryItems', 'productsV3'], updates: 'inventoryItems.getInventoryItem' };

/**
 * List inventory items
 *
 * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryInventoryItems: runtime.ResourceList<T.QueryInventoryItemsInput, T.QueryInventoryItemsResponse> = { pages: pagers.queryInventoryItemsPages, max: 1000, filter: { path: 'query.filter', fields: { id: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], variantId: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], locationId: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], productId: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], createdDate: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$gt', '$gte', '$lt', '$lte'], updatedDate: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$gt', '$gte', '$lt', '$lte'], trackQuantity: ['$eq', '$ne', '$in', '$hasSome', '$exists'], inStock: ['$eq', '$ne', '$in', '$hasSome', '$exists'], quantity: ['$eq', '$ne', '$in', '$hasSome', '$exists', '$gt', '$gte', '$lt', '$lte'], availabilityStatus: ['$eq', '$ne', '$in', '$hasSome', '$exists'], 'preorderInfo.enabled': ['$eq', '$ne', '$in', '$hasSome', '$exists'], 'product.name': ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], 'product.variantSku': ['$eq', '$ne', '$in', '$hasSome', '$exists', '$startsWith'], 'product.directCategoryIds': ['$eq', '$ne', '$in', '$hasSome', '$hasAll', '$exists'] } }, sort: { path: 'query.sort', fields: ['createdDate', 'updatedDate', 'trackQuantity', 'inStock', 'quantity', 'availabilityStatus', 'productId', 'preorderInfo.enabled', 'product.name'], isList: true }, inputs: [] };

/**
 * Take pieces of many variants out of stock
 *
 * Takes pieces of 1 to 300 variants out of stock, each on its own, without their revisions. Read the results: the error of an item has the code INSUFFICIENT_INVENTORY, INVENTORY_QUANTITY_NOT_TRACKED, MIN_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const bulkDecrementInventoryItemsByVariantAndLocation: runtime.ResourceCall<T.BulkDecrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse> = { call: calls.bulkDecrementInventoryItemsByVariantAndLocation, id: 'variantId', items: 'decrementData', max: 300, data: '', results: 'results', invalidates: ['inventoryItems', 'productsV3'] };

/**
 * Add pieces of many variants to stock
 *
 * Adds pieces of 1 to 300 variants to stock, each on its own, without their revisions. Read the results: the error of an item has the code INVENTORY_QUANTITY_NOT_TRACKED, MAX_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const bulkIncrementInventoryItemsByVariantAndLocation: runtime.ResourceCall<T.BulkIncrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse> = { call: calls.bulkIncrementInventoryItemsByVariantAndLocation, id: 'variantId', items: 'incrementData', max: 300, data: '', results: 'results', invalidates: ['inventoryItems', 'productsV3'] };
