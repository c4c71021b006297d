/** Puts what an order contains into the cart again. For the server only. */
import type { CartLineItem, CatalogReference, OrderLineItem, StoreClient } from 'storewire';
import { isStoreError } from 'storewire';
import {
  addToCurrentCart,
  getOrder,
  removeCurrentCartLineItems,
  updateCurrentCartLineItemsQuantity,
} from 'storewire/operations';
import { readCartLines } from '../cart/cart-lines.ts';
import { nameOf } from '../purchase/line-summary.tsx';
import type { FormResult } from './form-result.ts';

/** The result for the lines of an order. */
export interface Reorder {
  /** How many products are in the cart now. */
  added: number;
  /** Products that are no longer available. */
  missing: readonly string[];
  /** Products with fewer pieces in stock than were ordered. */
  fewer: readonly { name: string; quantity: number }[];
}

/** What the form that orders again is answered with. */
export interface ReorderResult extends FormResult {
  reorder?: Reorder;
}

/** Adds line by line: one that is not available must not prevent the others. Throws if the platform fails. */
export async function reorder(client: StoreClient, orderId: string): Promise<Reorder> {
  const { order } = await getOrder(client, { id: orderId });
  let added = 0;
  const missing: string[] = [];
  const fewer: { name: string; quantity: number }[] = [];
  for (const line of order.lineItems) {
    const quantity = await addLine(client, line);
    const name = nameOf(line);
    if (quantity === 0) missing.push(name);
    else added += 1;
    if (quantity > 0 && quantity < (line.quantity ?? 1)) fewer.push({ name, quantity });
  }
  return { added, missing, fewer };
}

/** Adds one line. Resolves to the number of pieces that were added. */
async function addLine(
  client: StoreClient,
  { catalogReference, quantity = 1 }: OrderLineItem,
): Promise<number> {
  if (!catalogReference) return 0;
  const before = lineOf(await readCartLines(client), catalogReference)?.quantity ?? 0;
  const line = await addToCurrentCart(client, { lineItems: [{ catalogReference, quantity }] }).then(
    ({ cart }) => lineOf(cart?.lineItems ?? [], catalogReference),
    (error: unknown) => {
      // the product or its variant no longer exists
      if (isStoreError(error) && error.kind !== 'system' && error.status !== 429) return undefined;
      throw error;
    },
  );
  if (!line) return 0;
  const { status, quantityAvailable } = line.availability ?? {};
  const isGone = status === 'NOT_AVAILABLE' || status === 'NOT_FOUND';
  const limit = isGone
    ? before
    : status === 'PARTIALLY_AVAILABLE'
      ? (quantityAvailable ?? before)
      : undefined;
  if (limit === undefined || line.quantity === undefined || line.quantity <= limit)
    return (line.quantity ?? 0) - before;
  const id = line.id ?? '';
  const kept = Math.max(before, limit);
  if (kept === 0) await removeCurrentCartLineItems(client, { lineItemIds: [id] });
  else await updateCurrentCartLineItemsQuantity(client, { lineItems: [{ id, quantity: kept }] });
  return kept - before;
}

const lineOf = (lines: readonly CartLineItem[], { catalogItemId, options }: CatalogReference) =>
  lines.find(
    ({ catalogReference }) =>
      catalogReference?.catalogItemId === catalogItemId &&
      JSON.stringify(catalogReference?.options ?? {}) === JSON.stringify(options ?? {}),
  );
