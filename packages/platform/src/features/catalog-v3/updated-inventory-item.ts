/** What an update makes of an inventory item. */
import type { InventoryItemInput } from 'storewire';
import { ApplicationError, Conflict, rejectAny } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { fixed } from './refusals.ts';
import type { PreorderInfo, Stock, StoredInventoryItem } from './stored-inventory-item.ts';

type Changes = Received<InventoryItemInput>;

/** The item with the changes. Throws if one of them is not possible. */
export function updatedInventoryItem(before: StoredInventoryItem, changes: Changes): StoredInventoryItem {
  const { revision, extendedFields, preorderInfo } = changes;
  rejectAny(
    (['productId', 'variantId', 'locationId'] as const).flatMap((name) =>
      fixed(`inventoryItem.${name}`, changes[name], before[name]),
    ),
  );
  if (revision !== before.revision) throw new Conflict();
  const { quantity: _quantity, ...rest } = before;
  const item = {
    ...(extendedFields === undefined ? rest : updated(rest, { extendedFields })),
    ...updatedStock(before, changes),
    preorderInfo: preorderInfo
      ? {
          ...updated(before.preorderInfo, preorderInfo),
          enabled: isEnabled(before.preorderInfo, preorderInfo),
        }
      : before.preorderInfo,
  };
  checkPreorders(before, item);
  return item;
}

const isEnabled = (before: PreorderInfo, { enabled }: NonNullable<Changes['preorderInfo']>): boolean =>
  enabled === undefined ? before.enabled : enabled === true;

function updatedStock(before: Stock, { quantity, inStock }: Changes): Stock {
  if (inStock !== undefined) return { trackQuantity: false, inStock };
  if (quantity === undefined) {
    const { trackQuantity, quantity: pieces } = before;
    return { trackQuantity, inStock: before.inStock, ...(pieces !== undefined && { quantity: pieces }) };
  }
  if (quantity < 0 && quantity <= (before.quantity ?? 0))
    throw new ApplicationError('REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING');
  return { trackQuantity: true, quantity, inStock: quantity > 0 };
}

/** What orders and actions have done to stock and limits does not prevent other changes. */
function checkPreorders(before: StoredInventoryItem, after: StoredInventoryItem): void {
  const { enabled, limit = Number.POSITIVE_INFINITY, counter } = after.preorderInfo;
  const isLimitNew = limit !== (before.preorderInfo.limit ?? Number.POSITIVE_INFINITY);
  const isNew = isLimitNew || enabled !== before.preorderInfo.enabled;
  const isUncounted = ({ trackQuantity, inStock }: Stock): boolean => !trackQuantity && inStock;
  const isExhausted = isNew && limit <= counter;
  const isNeverOut = isUncounted(after) && (isNew || !isUncounted(before));
  if ((isLimitNew && limit < 0) || (enabled && (isExhausted || isNeverOut)))
    throw new ApplicationError('PRE_ORDER_VALIDATION');
}
