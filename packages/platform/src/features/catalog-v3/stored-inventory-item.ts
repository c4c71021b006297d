import * as z from 'zod/mini';
import { text } from '../../kernel/store/columns.ts';
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
  quantity?: number;
  inStock: boolean;
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER';
  preorderInfo: PreorderInfo;
}

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

export const inventoryItems = defineEntity<StoredInventoryItem>()({
  name: 'inventoryItem',
  columns: {
    productId: text(({ productId }) => productId),
    variantId: text(({ variantId }) => variantId),
  },
  indexes: [['productId', 'variantId']],
});

/** What an inventory item of an import must be. No call reads one. */
export const inventoryItemInput = z.strictObject({
  id: z.string(),
  revision: z.string().check(z.regex(/^\d+$/)),
  createdDate: z.iso.datetime(),
  updatedDate: z.iso.datetime(),
  variantId: z.string(),
  locationId: z.string(),
  productId: z.string(),
  trackQuantity: z.boolean(),
  quantity: z.exactOptional(z.int().check(z.gte(0))),
  inStock: z.boolean(),
  availabilityStatus: z.enum(['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER']),
  preorderInfo: z.strictObject({
    enabled: z.boolean(),
    message: z.exactOptional(z.string()),
    limit: z.exactOptional(z.int().check(z.gte(0))),
    counter: z.int().check(z.gte(0)),
  }),
});
