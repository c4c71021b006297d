/** Stock of version 3 of the catalog, which calls of the contract change. */
import type { InventoryItem } from 'storewire';
import { outcomeOf, refused, together, writeEach } from '../components/many.ts';
import type { StockCalls } from '../stock/stock-change.ts';

export type InventoryRecord = InventoryItem & { id: string; variantId: string };

export const nameOfItem = ({ product }: InventoryRecord): string =>
  [product?.name, product?.variantName].filter(Boolean).join(', ');

type Write = StockCalls<InventoryRecord>['write'];

/** Sets the stock of each item, unless it has changed since it was read. */
const setEach = (
  items: Parameters<Write>[0],
  stock: { quantity: number } | { inStock: boolean },
  running: Parameters<Write>[2],
): ReturnType<Write> =>
  writeEach(items, running, {
    nameOf: nameOfItem,
    write: ({ id, revision }) =>
      running.store.update('inventory', {
        id,
        data: { revision, ...stock },
        previousData: { id, revision },
      }),
  });

/** Adds pieces, or takes them, with one call for all: nobody reads what there is, which may be sold meanwhile. */
async function addToAll(
  items: Parameters<Write>[0],
  pieces: number,
  running: Parameters<Write>[2],
): ReturnType<Write> {
  const { store } = running;
  const placeOf = ({ variantId, locationId }: InventoryRecord) => ({ variantId, locationId });
  const results =
    pieces > 0
      ? await store.actOnMany(
          'inventory',
          'add',
          { incrementData: items.map((item) => ({ ...placeOf(item), incrementBy: pieces })) },
          running,
        )
      : await store.actOnMany(
          'inventory',
          'take',
          {
            decrementData: items.map((item) => ({ ...placeOf(item), decrementBy: -pieces })),
            restrictInventory: true,
          },
          running,
        );
  return outcomeOf(items, results, nameOfItem);
}

export const INVENTORY_STOCK: StockCalls<InventoryRecord> = {
  resource: 'inventory',
  stockOf: (item) => ({
    name: nameOfItem(item),
    pieces: item.trackQuantity ? (item.quantity ?? 0) : undefined,
    isInStock: item.inStock ?? false,
  }),
  write: async (items, { kind, value }, running) => {
    const pieces = Number(value);
    if (kind === 'set') return setEach(items, { quantity: pieces }, running);
    if (kind !== 'add') return setEach(items, { inStock: kind === 'available' }, running);
    // pieces can be added to what is counted only: those of others are the first ones
    const others = items.filter(({ trackQuantity }) => !trackQuantity);
    const counted = items.filter(({ trackQuantity }) => trackQuantity);
    const ofOthers =
      pieces > 0
        ? await setEach(others, { quantity: pieces }, running)
        : refused(others, nameOfItem, 'its pieces are not counted');
    return together(ofOthers, await addToAll(counted, pieces, running));
  },
};
