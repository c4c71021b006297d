/** Reads an order of the signed-in member. For the server only. */
import { listInvoicesForOrders } from 'storewire/operations';
import type { StoreRequest } from '../../store/store-request.ts';
import { readOrder, type ShownOrder } from '../order/read-order.ts';

/** An order and the ids of its invoices. */
export interface MemberOrder extends ShownOrder {
  /** Undefined if the store front cannot read them. */
  invoices: readonly string[] | undefined;
}

/** Resolves to null if there is no such order, or if it is that of someone else. */
export async function readMemberOrder(store: StoreRequest, id: string): Promise<MemberOrder | null> {
  const shown = await readOrder(store.client, id);
  return shown ? { ...shown, invoices: await readInvoices(store, id) } : null;
}

/** Only merchants can list invoices. The order was read with the session of the member, so it is theirs. */
async function readInvoices({ merchant }: StoreRequest, orderId: string): Promise<string[] | undefined> {
  if (!merchant) return undefined;
  const found = await listInvoicesForOrders(merchant, { orderIds: [orderId] }).catch(() => undefined);
  return found?.invoicesForOrder
    .flatMap(({ invoicesInfo = [] }) => invoicesInfo)
    .flatMap(({ id }) => (id ? [id] : []));
}
