/** Stock of version 1 of the catalog. No call of the contract changes it: the local platform does it. */
import type { StoreVariant } from 'storewire';
import { writeEach } from '../components/many.ts';
import { queryClient } from '../query-client.ts';
import type { StockCalls, StockChange } from './stock-change.ts';

export type StockRecord = StoreVariant & { id: string };

/** The variant of a product without options has the name of the product. */
export const nameOfVariant = ({ productName, variantName }: StockRecord): string =>
  [...new Set([productName, variantName])].filter(Boolean).join(', ');

/** What the local platform is asked for. It adds to what it then has: pieces may be sold in the meantime. */
function inputOf({ kind, value }: StockChange): object {
  if (kind === 'set') return { trackQuantity: true, quantity: Number(value) };
  if (kind === 'add') return { trackQuantity: true, add: Number(value) };
  return { trackQuantity: false, inStock: kind === 'available' };
}

export const VARIANT_STOCK: StockCalls<StockRecord> = {
  resource: 'variants',
  stockOf: (variant) => ({
    name: nameOfVariant(variant),
    pieces: variant.stock?.trackQuantity ? (variant.stock.quantity ?? 0) : undefined,
    isInStock: variant.stock?.inStock ?? false,
  }),
  write: async (variants, change, running) => {
    const outcome = await writeEach(variants, running, {
      nameOf: nameOfVariant,
      writeOf:
        ({ productId, variantId, managedVariant }) =>
        () =>
          running.store.sendLocal('setStock', {
            productId,
            ...(managedVariant && { variantId }),
            ...inputOf(change),
          }),
    });
    await queryClient.invalidateQueries();
    return outcome;
  },
};
