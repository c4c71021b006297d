// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../../src/runtime/msw.ts';
import type * as T from '../types.ts';
import * as examples from './examples.ts';

/** Mocks `GET /stores/v3/inventory-items/{id}`: Get an inventory item. Responds with the example `typical` by default. */
export const getInventoryItemHandler: runtime.ExampleHandler<T.GetInventoryItemInput, T.InventoryItemResponse, keyof typeof examples.errors10 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'inventoryItems.getInventoryItem', method: 'GET', path: '/stores/v3/inventory-items/:id' }, { typical: examples.InventoryItemResponseTypical, full: examples.InventoryItemResponseFull }, () => ({ ...examples.errors10 }));

/** Mocks `PATCH /stores/v3/inventory-items/{id}`: Update an inventory item. Responds with the example `typical` by default. */
export const updateInventoryItemHandler: runtime.ExampleHandler<T.UpdateInventoryItemInput, T.InventoryItemResponse, keyof typeof examples.errors12 | 'typical' | 'full' | 'PRE_ORDER_VALIDATION' | 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'inventoryItems.updateInventoryItem', method: 'PATCH', path: '/stores/v3/inventory-items/:id' }, { typical: examples.InventoryItemResponseTypical, full: examples.InventoryItemResponseFull }, () => ({ ...examples.errors12, PRE_ORDER_VALIDATION: examples.applicationError(428, 'PRE_ORDER_VALIDATION', 'These settings for pre-orders are not possible.'), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING: examples.applicationError(428, 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'A quantity below zero can only rise.') }));

/** Mocks `GET /stores/v3/inventory-items/query`: List inventory items. Responds with the example `typical` by default. */
export const queryInventoryItemsHandler: runtime.ExampleHandler<T.QueryInventoryItemsInput, T.QueryInventoryItemsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'inventoryItems.queryInventoryItems', method: 'GET', path: '/stores/v3/inventory-items/query', otherForm: { method: 'POST', path: '/stores/v3/inventory-items/query' } }, { typical: examples.QueryInventoryItemsResponseTypical, full: examples.QueryInventoryItemsResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location`: Take pieces of many variants out of stock. Responds with the example `typical` by default. */
export const bulkDecrementInventoryItemsByVariantAndLocationHandler: runtime.ExampleHandler<T.BulkDecrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation', method: 'POST', path: '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location' }, { typical: examples.BulkInventoryItemsResponseTypical, full: examples.BulkInventoryItemsResponseFull }, () => ({ ...examples.errors11 }));

/** Mocks `POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location`: Add pieces of many variants to stock. Responds with the example `typical` by default. */
export const bulkIncrementInventoryItemsByVariantAndLocationHandler: runtime.ExampleHandler<T.BulkIncrementInventoryItemsByVariantAndLocationInput, T.BulkInventoryItemsResponse, keyof typeof examples.errors11 | 'typical' | 'full'> = /* @__PURE__ */ runtime.exampleHandler({ id: 'inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation', method: 'POST', path: '/stores/v3/bulk/inventory-items/increment-by-variant-and-location' }, { typical: examples.BulkInventoryItemsResponseTypical, full: examples.BulkInventoryItemsResponseFull }, () => ({ ...examples.errors11 }));
