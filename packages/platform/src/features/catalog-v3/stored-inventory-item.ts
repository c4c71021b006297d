import type { ExtendedFields, InventoryProduct } from 'storewire';
import { object } from '../../kernel/schemas/json-schema.ts';
import * as shapes from '../../kernel/schemas/shapes.ts';
import { boolean, date, list, number, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type { Saved } from './revision.ts';

/** The stock of one variant at one location. */
export interface StoredInventoryItem extends Saved {
  id: string;
  variantId: string;
  locationId: string;
  productId: string;
  /** Whether pieces are counted. `quantity` is there if they are. */
  trackQuantity: boolean;
  /** Below 0 if a merchant took more pieces than there were. */
  quantity?: number;
  inStock: boolean;
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER';
  preorderInfo: PreorderInfo;
  /** A copy of what filters and responses need. It follows each change of the product. */
  product: ItemProduct;
  extendedFields?: ExtendedFields;
}

export type ItemProduct = InventoryProduct & { directCategoryIds: string[] };

/** Whether a variant can be ordered while it is out of stock. */
export interface PreorderInfo {
  enabled: boolean;
  /** What buyers read about it. */
  message?: string;
  /** Most pieces that can be ordered in advance. */
  limit?: number;
  /** Pieces that were ordered in advance. */
  counter: number;
}

/** What is set of an inventory item. */
export type Stock = Pick<StoredInventoryItem, 'trackQuantity' | 'quantity' | 'inStock'>;

/** The most pieces that are counted, in stock or ordered in advance. As many can be missing. */
export const MAX_PIECES = 99_999;

export const inventoryItems = defineEntity<StoredInventoryItem>()({
  name: 'inventoryItem',
  filter: 'InventoryItemFilter',
  sort: 'InventoryItemSortField',
  columns: {
    productId: text(({ productId }) => productId),
    variantId: text(({ variantId }) => variantId),
    locationId: text(({ locationId }) => locationId),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
    trackQuantity: boolean(({ trackQuantity }) => trackQuantity),
    inStock: boolean(({ inStock }) => inStock),
    quantity: number(({ quantity }) => quantity),
    availabilityStatus: text(({ availabilityStatus }) => availabilityStatus),
    'preorderInfo.enabled': boolean(({ preorderInfo }) => preorderInfo.enabled),
    'product.name': text(({ product }) => product.name),
    'product.variantSku': text(({ product }) => product.variantSku),
    'product.directCategoryIds': list('text', ({ product }) => product.directCategoryIds),
  },
  indexes: [['variantId', 'locationId']],
});

/** What an inventory item of an import must be, besides what the call that reads it can return. */
export const inventoryItemInput = object(
  {
    id: shapes.text,
    revision: { type: 'string', pattern: '^\\d+$' },
    createdDate: shapes.dateTime,
    updatedDate: shapes.dateTime,
    variantId: shapes.text,
    locationId: shapes.text,
    productId: shapes.text,
    trackQuantity: shapes.flag,
    inStock: shapes.flag,
    availabilityStatus: { enum: ['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'] },
    preorderInfo: object(
      { enabled: shapes.flag, counter: { ...shapes.count, maximum: MAX_PIECES } },
      { message: shapes.text, limit: shapes.count },
    ),
    product: object(
      { directCategoryIds: { type: 'array', items: shapes.text } },
      { name: shapes.text, variantName: shapes.text, variantSku: shapes.text, variantVisible: shapes.flag },
    ),
  },
  {
    quantity: { type: 'integer', minimum: -MAX_PIECES, maximum: MAX_PIECES },
    extendedFields: shapes.anyItem,
  },
);
