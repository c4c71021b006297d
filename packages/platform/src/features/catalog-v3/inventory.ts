/** Inventory items: the stock of variants. It is below 0 only if a merchant took more pieces than there were. */
import { isDeepStrictEqual } from 'node:util';
import type { Base } from '../../kernel/context/context.ts';
import { present } from '../../kernel/values/present.ts';
import { nextSave, type Saved } from './revision.ts';
import {
  type ItemProduct,
  inventoryItems,
  MAX_PIECES,
  type Stock,
  type StoredInventoryItem,
} from './stored-inventory-item.ts';
import { type OwnProperties, productsV3 } from './stored-product.ts';

type Tools = Pick<Base, 'db' | 'clock' | 'ids'>;

/** The one location of the shop. */
const LOCATION_ID = '6b2f9d4a-8c17-4e53-b0a6-5d3e7c9f1a82';

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
    // seeds save stock before its product, which completes the copy
    product: productOf(context.db.of(productsV3).get(item.productId), item.variantId),
    ...nextSave(context, item satisfies Partial<Saved>),
  });
}

/** Sets the stock of a variant. It is at the one location of the shop. */
export function saveStockOfVariant(
  context: Tools,
  place: Pick<StoredInventoryItem, 'productId' | 'variantId'>,
  stock: Stock,
): StoredInventoryItem {
  const item = itemAt(context, place.variantId) ?? itemsOfVariant(context, place.variantId)[0];
  return saveInventoryItem(context, { ...item, ...place, ...stock });
}

/** Copies a product that was saved to its inventory items. That is no new revision of them. */
export function copyToItems(context: Pick<Base, 'db'>, product: OwnProperties): void {
  for (const item of itemsOfProduct(context, product.id)) {
    const copy = productOf(product, item.variantId);
    if (!isDeepStrictEqual(copy, item.product))
      context.db.of(inventoryItems).save({ ...item, product: copy });
  }
}

/** Longest name of a variant. */
const MAX_NAME_LENGTH = 250;

function productOf(product: OwnProperties | undefined, variantId: string): ItemProduct {
  const variant = product?.variantsInfo.variants.find(({ id }) => id === variantId);
  const choices = (variant?.choices ?? []).flatMap(
    ({ optionChoiceNames }) => optionChoiceNames?.choiceName ?? [],
  );
  return {
    ...present({
      name: product?.name,
      variantName: choices.join(', ').slice(0, MAX_NAME_LENGTH) || undefined,
      variantSku: variant?.sku || undefined,
      variantVisible: variant?.visible,
    }),
    directCategoryIds: product?.directCategoriesInfo.categories.map(({ id }) => id) ?? [],
  };
}

/** The inventory items of a product. */
export const itemsOfProduct = ({ db }: Pick<Base, 'db'>, productId: string): StoredInventoryItem[] =>
  db.of(inventoryItems).all({ where: { productId } });

/** The inventory items of a variant: one per location. */
export const itemsOfVariant = ({ db }: Pick<Base, 'db'>, variantId: string): StoredInventoryItem[] =>
  db.of(inventoryItems).all({ where: { variantId } });

/** The inventory item of a variant at a location, by default at the one of the shop. */
export const itemAt = (
  { db }: Pick<Base, 'db'>,
  variantId: string,
  locationId: string = LOCATION_ID,
): StoredInventoryItem | undefined => db.of(inventoryItems).find({ variantId, locationId });

/** How many pieces can be ordered. Infinite if they are not counted. A location where pieces are missing has none. */
export const piecesIn = (items: readonly Stock[]): number =>
  items.reduce(
    (sum, { trackQuantity, quantity = 0, inStock }) =>
      sum + (trackQuantity ? Math.max(quantity, 0) : inStock ? Number.POSITIVE_INFINITY : 0),
    0,
  );

/**
 * The items with pieces added to the first, or taken where there are some, as far as they are counted. The caller makes
 * sure that there are enough.
 */
export function withPieces<Item extends Stock>(items: readonly Item[], pieces: number): Item[] {
  if (items.some(({ trackQuantity, inStock }) => !trackQuantity && inStock)) return [...items];
  let left = pieces;
  return items.map((item) => {
    if (!item.trackQuantity) return item;
    const before = item.quantity ?? 0;
    const quantity =
      left < 0 ? Math.min(Math.max(before + left, 0), before) : Math.min(before + left, MAX_PIECES);
    left -= quantity - before;
    return { ...item, quantity };
  });
}
