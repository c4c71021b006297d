/** Reads orders with what their pages show. For the server only. */
import type { Order, StoreClient } from 'storewire';
import { getCartV2, getOrder } from 'storewire/operations';
import { orMissing } from '../../store/failure.ts';
import { withoutNotes } from '../../store/without-notes.ts';

export interface ShownOrder {
  order: Order;
  /** The shortened code of the gift card that it was placed with. */
  giftCard: string | undefined;
}

/** Resolves to undefined if the session has no order with this id. */
export async function readOrder(client: StoreClient, id: string): Promise<ShownOrder | undefined> {
  const read = await orMissing(getOrder(client, { id }));
  return read && shownOrder(client, read.order);
}

/** An order says what was paid, and only the cart that it was placed from says by which card, if it can be read. */
export async function shownOrder(client: StoreClient | undefined, order: Order): Promise<ShownOrder> {
  const { checkoutId } = order;
  const read =
    client && checkoutId ? await getCartV2(client, { cartId: checkoutId }).catch(() => undefined) : undefined;
  return { order: withoutNotes(order), giftCard: read?.cart.paymentInfo?.giftCards[0]?.obfuscatedCode };
}
