/** Puts what an order contains into the cart again. For the server only. */
import { isStoreError, type OrderLineItem, type StoreClient } from 'storewire';
import { addLineItemsToCurrentCartV2, getOrder } from 'storewire/operations';
import type { FormResult } from '../../form/form-result.ts';
import { textIn } from '../../form/form-text.ts';
import type { Submission } from '../../routing/handle-form.ts';
import { nameOf } from '../../shop/cart/line-summary.tsx';
import { shortItemsOf, toFailure } from '../../store/failure.ts';

/** The result for the lines of an order. */
export interface Reorder {
  /** The lines that were handled, which another attempt leaves out. */
  done: readonly string[];
  /** How many products are in the cart now. */
  added: number;
  /** Products that are no longer available. */
  missing: readonly string[];
  /** Products with fewer pieces in stock than were ordered. */
  fewer: readonly { name: string; quantity: number }[];
}

/** What the page says about the form that orders again. */
export interface ReorderResult extends FormResult {
  reorder?: Reorder;
}

/** Handles the form that orders again. */
export const submitReorder = async ({
  store: { client },
  form,
}: Submission): Promise<Omit<ReorderResult, 'intent'>> =>
  reorder(client, textIn(form, 'order'), form.getAll('done').map(String));

/**
 * Adds line by line: one that is not available must not prevent the others. If the platform fails, the result has the
 * lines before.
 */
async function reorder(
  client: StoreClient,
  orderId: string,
  before: readonly string[],
): Promise<Pick<ReorderResult, 'reorder' | 'failure'>> {
  const { order } = await getOrder(client, { id: orderId });
  const done = [...before];
  const missing: string[] = [];
  const fewer: { name: string; quantity: number }[] = [];
  const result = { done, added: 0, missing, fewer };
  for (const line of order.lineItems) {
    const id = line.id ?? '';
    if (before.includes(id)) continue;
    try {
      const quantity = await addLine(client, line);
      const name = nameOf(line);
      if (quantity === 0) missing.push(name);
      else result.added += 1;
      if (quantity > 0 && quantity < (line.quantity ?? 1)) fewer.push({ name, quantity });
      done.push(id);
    } catch (error) {
      return { failure: toFailure(error), ...(done.length > 0 && { reorder: result }) };
    }
  }
  return { reorder: result };
}

/** Adds one line, or as many of its pieces as there are. Resolves to the number of pieces that were added. */
async function addLine(
  client: StoreClient,
  { catalogReference, quantity = 1 }: Pick<OrderLineItem, 'catalogReference' | 'quantity'>,
): Promise<number> {
  if (!catalogReference) return 0;
  const catalogItems = [{ catalogReference, quantity }];
  try {
    await addLineItemsToCurrentCartV2(client, { catalogItems });
    return quantity;
  } catch (error) {
    const [short] = shortItemsOf(error);
    const left = short ? quantity - (short.requested - short.available) : 0;
    if (left > 0) return addLine(client, { catalogReference, quantity: left });
    // the product or its variant no longer exists
    if (isStoreError(error) && error.kind !== 'system' && error.status !== 429) return 0;
    throw error;
  }
}
