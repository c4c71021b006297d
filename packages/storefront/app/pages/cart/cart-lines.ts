import type { LineItem, StoreClient } from 'storewire';
import { getCurrentCartV2 } from 'storewire/operations';
import { orMissing } from '../../store/failure.ts';

/** The lines of the current cart. Empty if there is no cart. */
export const readCartLines = async (client: StoreClient): Promise<LineItem[]> =>
  (await orMissing(getCurrentCartV2(client)))?.cart.lineItems ?? [];

/** The price of a piece of each line in the catalog, before discounts, by the id of the line. */
export const pricesOf = (lines: readonly LineItem[]): Record<string, string | undefined> =>
  Object.fromEntries(lines.map(({ id, pricing }) => [id, pricing?.breakdown?.salePrice?.amount]));
