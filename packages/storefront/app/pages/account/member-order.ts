/** Reads an order of the signed-in member. For the server only. */
import { isStoreError, type Order } from 'storewire';
import { getOrder, listInvoicesForOrders } from 'storewire/operations';
import type { StoreRequest } from '../../store/store-request.ts';
import { withoutNotes } from '../../store/without-notes.ts';
import { usedGiftCard } from '../order/used-gift-card.ts';

/** An order and the ids of its invoices. */
export interface MemberOrder {
  order: Order;
  /** The shortened code of the gift card that it was placed with. */
  giftCard: string | undefined;
  /** Undefined if the store front cannot read them. */
  invoices: readonly string[] | undefined;
}

/** Resolves to null if there is no such order, or if it is that of someone else. */
export async function readMemberOrder(store: StoreRequest, id: string): Promise<MemberOrder | null> {
  const read = await getOrder(store.client, { id }).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (!read) return null;
  const [giftCard, invoices] = await Promise.all([
    usedGiftCard(store.client, read.order),
    readInvoices(store, id),
  ]);
  return { order: withoutNotes(read.order), giftCard, invoices };
}

/** Only merchants can list invoices. The order was read with the session of the member, so it is theirs. */
async function readInvoices({ merchant }: StoreRequest, orderId: string): Promise<string[] | undefined> {
  if (!merchant) return undefined;
  const found = await listInvoicesForOrders(merchant, { orderIds: [orderId] }).catch(() => undefined);
  return found?.invoicesForOrder
    .flatMap(({ invoicesInfo = [] }) => invoicesInfo)
    .flatMap(({ id }) => (id ? [id] : []));
}

/** An invalid id is a validation error. */
const isMissing = (error: unknown): boolean =>
  isStoreError(error) &&
  (error.status === 404 || error.kind === 'validation' || error.code === 'ORDER_NOT_FOUND');
