import { isStoreError } from 'storewire';

/** An item of which the shop has fewer pieces than the cart would have. */
export interface ShortItem {
  /** The line of the cart. Undefined if the cart has no line of the item yet. */
  lineItemId: string | undefined;
  /** Pieces that the cart would have, with those that it has already. */
  requested: number;
  available: number;
}

/** The items whose stock is the reason of an error. Empty if it has another reason. */
export function shortItemsOf(error: unknown): ShortItem[] {
  if (!isStoreError(error) || error.code !== 'INSUFFICIENT_INVENTORY') return [];
  const items = error.data?.['invalidItems'];
  return Array.isArray(items) ? items.map(toShortItem) : [];
}

function toShortItem(item: unknown): ShortItem {
  const lineItemId = propertyOf(propertyOf(item, 'id'), 'lineItemId');
  return {
    lineItemId: typeof lineItemId === 'string' ? lineItemId : undefined,
    requested: Number(propertyOf(item, 'requestedQuantity')),
    available: Number(propertyOf(item, 'availableQuantity')),
  };
}

const propertyOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
