// Generated from the OpenAPI description by orval (npx orval). Do not edit: change the description.

'use client';

import {
  actionHook,
  listHook,
  readHook,
  updateHook
} from '../../src/runtime/react.ts';
import type {
  ActionHook,
  ListHook,
  ReadHook,
  UpdateHook
} from '../../src/runtime/react.ts';

import * as calls from '../operations/inventory-items.ts';

import type {
  BulkDecrementInventoryItemsByVariantAndLocationInput,
  BulkIncrementInventoryItemsByVariantAndLocationInput,
  BulkInventoryItemsResponse,
  GetInventoryItemInput,
  InventoryItemResponse,
  QueryInventoryItemsInput,
  QueryInventoryItemsResponse,
  UpdateInventoryItemInput
} from '../types.ts';



/**
 * Get an inventory item
 *
 * Reads the stock of one variant at one location. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has products.getProduct.
 */
export const useGetInventoryItem: ReadHook<GetInventoryItemInput, InventoryItemResponse> = /* @__PURE__ */ readHook(calls.getInventoryItem);
/**
 * Update an inventory item
 *
 * Sets the stock of a variant at a location, or its pre-orders. Needs the current revision: an outdated one fails with 409. To add or take pieces without a revision, use the bulk calls. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 * Error codes: PRE_ORDER_VALIDATION (428), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428).
 * Statuses that no source documents: 409.
 */
export const useUpdateInventoryItemAction: UpdateHook<UpdateInventoryItemInput, InventoryItemResponse> = /* @__PURE__ */ updateHook(calls.updateInventoryItem, ['inventoryItems', 'productsV3'], ['inventoryItems.getInventoryItem', 'id']);
/**
 * List inventory items
 *
 * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryInventoryItems: ReadHook<QueryInventoryItemsInput, QueryInventoryItemsResponse> = /* @__PURE__ */ readHook(calls.queryInventoryItems);

/**
 * List inventory items
 *
 * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const useQueryInventoryItemsInfinite: ListHook<QueryInventoryItemsInput, QueryInventoryItemsResponse, NonNullable<QueryInventoryItemsResponse['inventoryItems']>[number]> = /* @__PURE__ */ listHook(calls.queryInventoryItems, { kind: 'cursor', request: 'query.cursorPaging', items: 'inventoryItems', metadata: 'pagingMetadata' });
/**
 * Take pieces of many variants out of stock
 *
 * Takes pieces of 1 to 300 variants out of stock, each on its own, without their revisions. Read the results: the error of an item has the code INSUFFICIENT_INVENTORY, INVENTORY_QUANTITY_NOT_TRACKED, MIN_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const useBulkDecrementInventoryItemsByVariantAndLocationAction: ActionHook<BulkDecrementInventoryItemsByVariantAndLocationInput, BulkInventoryItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkDecrementInventoryItemsByVariantAndLocation, ['inventoryItems', 'productsV3']);
/**
 * Add pieces of many variants to stock
 *
 * Adds pieces of 1 to 300 variants to stock, each on its own, without their revisions. Read the results: the error of an item has the code INVENTORY_QUANTITY_NOT_TRACKED, MAX_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
 *
 * Roles: merchant.
 */
export const useBulkIncrementInventoryItemsByVariantAndLocationAction: ActionHook<BulkIncrementInventoryItemsByVariantAndLocationInput, BulkInventoryItemsResponse> = /* @__PURE__ */ actionHook(calls.bulkIncrementInventoryItemsByVariantAndLocation, ['inventoryItems', 'productsV3']);
