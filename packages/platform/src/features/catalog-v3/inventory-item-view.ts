/** Inventory items as responses and events have them. */
import type { InventoryItem } from 'storewire';
import type { PreorderInfo, StoredInventoryItem } from './stored-inventory-item.ts';

export const toInventoryItem = ({ inStock, preorderInfo, ...item }: StoredInventoryItem): InventoryItem => ({
  ...item,
  // what is counted has its quantity
  ...(!item.trackQuantity && { inStock }),
  preorderInfo: toPreorderInfo(preorderInfo),
});

const toPreorderInfo = ({ counter, ...info }: PreorderInfo): InventoryItem['preorderInfo'] => ({
  ...info,
  ...((info.enabled || counter > 0) && { counter }),
  ...(info.enabled && info.limit !== undefined && { quantity: Math.max(info.limit - counter, 0) }),
});
