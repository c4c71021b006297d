/** Inventory items: the stock of variants. It is never negative. */
import type { Base } from '../../kernel/context/context.ts';
import { nextSave, type Saved } from './revision.ts';
import { inventoryItems, type Stock, type StoredInventoryItem } from './stored-inventory-item.ts';

type Tools = Pick<Base, 'db' | 'clock' | 'ids'>;

/** The one location of the shop. */
const LOCATION_ID = '3d8b5e17-6f42-4c09-a1d7-8e2c4b9f6a50';

/** What stock of a variant is saved: that of a new item, or of one that is there. */
type ItemToSave = Pick<StoredInventoryItem, 'productId' | 'variantId'> & Stock & Partial<StoredInventoryItem>;

/** Saves an inventory item with what follows from its stock. */
export function saveInventoryItem(context: Tools, item: ItemToSave): StoredInventoryItem {
  const { quantity, ...rest } = item;
  const preorderInfo = item.preorderInfo ?? { enabled: false, counter: 0 };
  const inStock = item.trackQuantity ? (quantity ?? 0) > 0 : item.inStock;
  const isOpen =
    preorderInfo.enabled && preorderInfo.counter < (preorderInfo.limit ?? Number.POSITIVE_INFINITY);
  return context.db.of(inventoryItems).save({
    ...rest,
    id: item.id ?? context.ids.uuid(),
    locationId: item.locationId ?? LOCATION_ID,
    ...(item.trackQuantity && { quantity: quantity ?? 0 }),
    inStock,
    preorderInfo,
    availabilityStatus: inStock ? 'IN_STOCK' : isOpen ? 'PREORDER' : 'OUT_OF_STOCK',
    ...nextSave(context, item satisfies Partial<Saved>),
  });
}

/** Sets the stock of a variant. It is at the one location of the shop. */
export function setStock(
  context: Tools,
  place: Pick<StoredInventoryItem, 'productId' | 'variantId'>,
  stock: Stock,
): StoredInventoryItem {
  const [item] = itemsOfVariant(context, place.variantId);
  return saveInventoryItem(context, { ...item, ...place, ...stock });
}

/** The inventory items of a product. */
export const itemsOfProduct = ({ db }: Pick<Base, 'db'>, productId: string): StoredInventoryItem[] =>
  db.of(inventoryItems).all({ where: { productId } });

/** The inventory items of a variant: one per location. */
export const itemsOfVariant = ({ db }: Pick<Base, 'db'>, variantId: string): StoredInventoryItem[] =>
  db.of(inventoryItems).all({ where: { variantId } });

/** How many pieces can be ordered. Infinite if they are not counted. */
export const piecesIn = (items: readonly Stock[]): number =>
  items.reduce(
    (sum, { trackQuantity, quantity = 0, inStock }) =>
      sum + (trackQuantity ? quantity : inStock ? Number.POSITIVE_INFINITY : 0),
    0,
  );

/** The items with pieces added, or taken, as far as they are counted. The caller makes sure that there are enough. */
export function withPieces<Item extends Stock>(items: readonly Item[], pieces: number): Item[] {
  if (items.some(({ trackQuantity, inStock }) => !trackQuantity && inStock)) return [...items];
  let left = pieces;
  return items.map((item) => {
    if (!item.trackQuantity) return item;
    const before = item.quantity ?? 0;
    const quantity = Math.max(before + left, 0);
    left -= quantity - before;
    return { ...item, quantity };
  });
}
