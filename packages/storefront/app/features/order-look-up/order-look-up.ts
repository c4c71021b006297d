import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Order, OrderStatus, StoreClient } from 'storewire';
import { getOrder, searchOrders } from 'storewire/operations';
import type { AttemptLimit } from '../../../server/attempt-limit.ts';
import { orMissing } from '../../store/failure.ts';
import type { OrderLookUp } from '../../store/order-look-up.ts';
import { withoutNotes } from '../../store/without-notes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Without a filter, orders whose payment is pending are not found. */
const SEARCHED: OrderStatus[] = ['PENDING', 'APPROVED', 'CANCELED', 'REJECTED'];

/**
 * Finds orders with the API key of the shop, with which proofs are signed as well.
 */
export function createOrderLookUp(
  merchant: StoreClient,
  apiKey: string,
  attempts: AttemptLimit,
): OrderLookUp {
  const signatureOf = (orderId: string, end: string): string =>
    createHmac('sha256', apiKey).update(`order ${orderId} until ${end}`).digest('base64url');
  return {
    async find(entered, enteredEmail, address) {
      const [number, email] = [numberIn(entered), normalized(enteredEmail)];
      // for each address on its own, since nobody may lock the order of someone else
      const keys = [`number ${number} of ${address}`, `email ${email} of ${address}`];
      if (!(await attempts.begin(keys))) return 'limited';
      const order = await orderNumbered(merchant, number);
      if (!order || normalized(order.buyerInfo?.email ?? '') !== email) return undefined;
      await attempts.succeed(keys);
      return order;
    },
    proofOf(orderId) {
      const end = String(Date.now() + DAY_MS);
      return `${end}.${signatureOf(orderId, end)}`;
    },
    async open(orderId, proof) {
      const [end = '', signature = ''] = proof.split('.');
      const isValid = isEqual(signature, signatureOf(orderId, end)) && Number(end) > Date.now();
      const read = isValid ? await orMissing(getOrder(merchant, { id: orderId })) : undefined;
      return read && withoutNotes(read.order);
    },
  };
}

async function orderNumbered(merchant: StoreClient, number: string): Promise<Order | undefined> {
  const { orders = [] } = await searchOrders(merchant, {
    search: { filter: { number, status: { $in: SEARCHED } } },
  });
  return orders[0];
}

/** The digits of an order number, which people write as `#10001` or `No. 10001`. Without digits 0: no order has it. */
const numberIn = (entered: string): string => entered.replaceAll(/\D/g, '').slice(0, 15) || '0';

const normalized = (email: string): string => email.trim().toLowerCase();

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
