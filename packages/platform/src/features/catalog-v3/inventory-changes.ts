/** Changes of stock that events report. */
import type { InventoryChangeReason } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { OLDER_STORE_APP_ID } from '../catalog/catalog-item.ts';
import { saveInventoryItem } from './inventory.ts';
import { toInventoryItem } from './inventory-item-view.ts';
import { inventoryItems, MAX_PIECES, type StoredInventoryItem } from './stored-inventory-item.ts';

/** Saves an inventory item whose stock has changed, and reports it. The caller calculates the product again. */
export function changeInventoryItem(
  context: Context,
  item: Parameters<typeof saveInventoryItem>[1],
  reason: InventoryChangeReason,
): StoredInventoryItem {
  const before = item.id === undefined ? undefined : context.db.of(inventoryItems).get(item.id);
  const saved = saveInventoryItem(context, item);
  const data = { currentEntity: toInventoryItem(saved) };
  const appId = appOf(context, reason);
  context.emit('wix.stores.catalog.v3.inventory_item_updated_with_reason', saved.id, {
    data: { ...data, reason, ...(appId !== undefined && { appId }) },
  });
  if (saved.availabilityStatus !== before?.availabilityStatus)
    context.emit('wix.stores.catalog.v3.inventory_item_stock_status_updated', saved.id, { data });
  return saved;
}

/** Orders are those of the store, whoever places them. */
function appOf({ caller }: Context, reason: InventoryChangeReason): string | undefined {
  if (reason === 'ORDER') return OLDER_STORE_APP_ID;
  return caller.role === 'merchant' && caller.via === 'app' ? caller.id : undefined;
}

/** An item with more pieces. Throws if they are not counted, or would be too many. */
export function withAdded(item: StoredInventoryItem, pieces: number): StoredInventoryItem {
  const quantity = countedIn(item) + pieces;
  if (quantity > MAX_PIECES)
    throw new ApplicationError('MAX_QUANTITY_LIMIT_REACHED', undefined, `More than ${MAX_PIECES} pieces`);
  return { ...item, quantity };
}

/** An item with fewer pieces. Throws if they are not counted, or too few. */
export function withTaken(
  item: StoredInventoryItem,
  pieces: number,
  { isRestricted }: { isRestricted: boolean },
): StoredInventoryItem {
  const before = countedIn(item);
  const quantity = before - pieces;
  if (isRestricted && quantity < 0) throw insufficient(before);
  if (quantity < -MAX_PIECES)
    throw new ApplicationError('MIN_QUANTITY_LIMIT_REACHED', undefined, `Fewer than -${MAX_PIECES} pieces`);
  return { ...item, quantity };
}

/** An item of which more pieces are ordered in advance. Throws if fewer can be. */
export function withPreordered(item: StoredInventoryItem, pieces: number): StoredInventoryItem {
  const { enabled, limit = MAX_PIECES, counter } = item.preorderInfo;
  const open = enabled ? Math.max(Math.min(limit, MAX_PIECES) - counter, 0) : 0;
  if (pieces > open) throw insufficient(open);
  return { ...item, preorderInfo: { ...item.preorderInfo, counter: counter + pieces } };
}

function countedIn({ trackQuantity, quantity = 0 }: StoredInventoryItem): number {
  if (!trackQuantity)
    throw new ApplicationError('INVENTORY_QUANTITY_NOT_TRACKED', undefined, 'Pieces are not counted');
  return quantity;
}

const insufficient = (quantity: number): ApplicationError =>
  new ApplicationError('INSUFFICIENT_INVENTORY', { quantity }, 'There are fewer pieces than that');
