/** Stock of version 3 of the catalog, which calls of the contract change. */
import type { InventoryItem } from 'storewire';
import { alone, writeEach } from '../components/many.ts';
import type { StockCalls } from '../stock/stock-change.ts';

export type InventoryRecord = InventoryItem & { id: string; variantId: string };

export const nameOfItem = ({ product }: InventoryRecord): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ');

type Running = Parameters<StockCalls<InventoryRecord>['write']>[2];

/** Adds pieces to an item, or takes them: nobody reads what there is, which may be sold meanwhile. */
function add({ store }: Running, { variantId, locationId }: InventoryRecord, pieces: number): Promise<void> {
  const place = { variantId, locationId };
  return alone(
    pieces > 0
      ? store.actOnMany('inventory', 'add', { incrementData: [{ ...place, incrementBy: pieces }] })
      : store.actOnMany('inventory', 'take', {
          decrementData: [{ ...place, decrementBy: -pieces }],
          restrictInventory: true,
        }),
  );
}

export const INVENTORY_STOCK: StockCalls<InventoryRecord> = {
  resource: 'inventory',
  stockOf: (item) => ({
    name: nameOfItem(item),
    pieces: item.trackQuantity ? (item.quantity ?? 0) : undefined,
    isInStock: item.inStock ?? false,
  }),
  write: (items, { kind, value }, running) => {
    const pieces = Number(value);
    const isCount = kind === 'set' || kind === 'add';
    const stock = isCount ? { quantity: pieces } : { inStock: kind === 'available' };
    return writeEach(items, running, {
      nameOf: nameOfItem,
      writeOf: (item) => () => {
        const { id, revision, trackQuantity } = item;
        if (kind === 'add' && trackQuantity) return add(running, item, pieces);
        // pieces can be added to what is counted only: those of others are the first ones
        if (kind === 'add' && pieces < 0) throw new Error('its pieces are not counted');
        // unless it has changed since it was read
        const data = { revision, ...stock };
        return running.store.update('inventory', { id, data, previousData: { id, revision } });
      },
    });
  },
};
