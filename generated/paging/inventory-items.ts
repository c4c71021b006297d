// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { pager, type Pager } from '../../src/runtime/index.ts';
import * as calls from '../operations/inventory-items.ts';
import type * as T from '../types.ts';

/**
 * List inventory items: page by page, or item by item with `for await`.
 *
 * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
 *
 * Roles: merchant.
 * A site with the other version of the catalog has variants.queryStoreVariants.
 */
export const queryInventoryItemsPages: Pager<T.QueryInventoryItemsInput, T.QueryInventoryItemsResponse, NonNullable<T.QueryInventoryItemsResponse['inventoryItems']>[number]> = /* @__PURE__ */ pager(calls.queryInventoryItems, { kind: 'cursor', request: 'query.cursorPaging', items: 'inventoryItems', metadata: 'pagingMetadata' });
