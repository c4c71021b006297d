import type { InventoryChangeReason } from 'storewire';
import { inBulk } from '../../../kernel/calls/bulk.ts';
import { cursorMetadata, cursorOf, offsetOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { NotFound } from '../../../kernel/errors/failure.ts';
import { itemAt } from '../../catalog-v3/inventory.ts';
import {
  changeInventoryItem,
  withAdded,
  withPreordered,
  withTaken,
} from '../../catalog-v3/inventory-changes.ts';
import { toInventoryItem } from '../../catalog-v3/inventory-item-view.ts';
import { refreshProduct } from '../../catalog-v3/saved-products.ts';
import { inventoryItems, type StoredInventoryItem } from '../../catalog-v3/stored-inventory-item.ts';
import { updatedInventoryItem } from '../../catalog-v3/updated-inventory-item.ts';

export const inventoryItemsService = defineService('inventoryItems', {
  handlers: {
    queryInventoryItems: ({ query = {} }, context) => {
      const { filter, sort, paging, cursorPaging } = query;
      const store = context.db.of(inventoryItems);
      const page = paging
        ? { ...store.pageByOffset({ filter, sort }, offsetOf(paging)), cursors: {} }
        : store.pageByCursor({ filter, sort }, cursorOf(cursorPaging, context));
      return { inventoryItems: page.items.map(toInventoryItem), pagingMetadata: cursorMetadata(page) };
    },

    getInventoryItem: ({ id }, context) => ({ inventoryItem: toInventoryItem(inventoryItemOf(context, id)) }),

    updateInventoryItem: ({ id, inventoryItem, reason = 'MANUAL' }, context) => {
      const item = updatedInventoryItem(inventoryItemOf(context, id), inventoryItem);
      const saved = changeInventoryItem(context, item, reason);
      refreshProduct(context, item.productId);
      return { inventoryItem: toInventoryItem(saved) };
    },

    bulkIncrementInventoryItemsByVariantAndLocation: ({ incrementData, returnEntity, reason }, context) =>
      changeInBulk(context, incrementData, { returnEntity, reason }, (item, { incrementBy }) =>
        withAdded(item, incrementBy),
      ),

    bulkDecrementInventoryItemsByVariantAndLocation: (
      { decrementData, restrictInventory, returnEntity, reason },
      context,
    ) =>
      changeInBulk(context, decrementData, { returnEntity, reason }, (item, change) =>
        change.preorderRequest
          ? withPreordered(item, change.decrementBy)
          : withTaken(item, change.decrementBy, { isRestricted: restrictInventory === true }),
      ),
  },
});

function inventoryItemOf({ db }: Context, id: string): StoredInventoryItem {
  const item = db.of(inventoryItems).get(id);
  if (!item) throw new NotFound();
  return item;
}

interface Place {
  variantId: string;
  locationId?: string | null | undefined;
}

/** Changes the stock of variants one after the other, so that a variant can be there twice. */
function changeInBulk<Change extends Place>(
  context: Context,
  changes: readonly Change[],
  {
    returnEntity = false,
    reason = 'MANUAL',
  }: { returnEntity: boolean | undefined; reason: InventoryChangeReason | undefined },
  changed: (item: StoredInventoryItem, change: Change) => StoredInventoryItem,
) {
  const found = changes.map(({ variantId, locationId }) =>
    itemAt(context, variantId, locationId ?? undefined),
  );
  const result = inBulk(
    // what is not found has no id of its own
    found.map((item, index) => item?.id ?? changes[index]?.variantId ?? ''),
    'NOT_FOUND',
    (id, index) => {
      const change = changes[index];
      const item = context.db.of(inventoryItems).get(id);
      if (!change || !item || !found[index]) throw new NotFound();
      const saved = changeInventoryItem(context, changed(item, change), reason);
      return returnEntity ? { item: toInventoryItem(saved) } : {};
    },
  );
  for (const id of new Set(found.flatMap((item) => item?.productId ?? []))) refreshProduct(context, id);
  return result;
}
