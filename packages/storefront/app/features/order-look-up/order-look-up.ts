/** Finds orders for people without an account, with the API key of the shop. For the server only. */
import type { Order, OrderStatus, StoreClient } from 'storewire';
import { getOrder, searchOrders } from 'storewire/operations';
import { orMissing } from '../../store/failure.ts';
import type { StoreRequest } from '../../store/store-request.ts';
import { withoutNotes } from '../../store/without-notes.ts';

export interface OrderLookUp {
  /**
   * Resolves to the order with this number whose buyer has this email address, or to undefined. Resolves to `limited`
   * after too many attempts of a network address, also with one number or one email address. Neither result names which
   * of the two was wrong.
   */
  find(number: string, email: string, address: string): Promise<Order | 'limited' | undefined>;
  /** A proof for the cookies of a browser that it has found an order, valid for a day. */
  proofOf(orderId: string): Promise<string>;
  /** Resolves to the order of a proof, or to undefined if the proof is not valid for it. */
  open(orderId: string, proof: string): Promise<Order | undefined>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Without a filter, orders whose payment is pending are not found. */
const SEARCHED: OrderStatus[] = ['PENDING', 'APPROVED', 'CANCELED', 'REJECTED'];

/** The look-up of a shop. Undefined without an API key. */
export const orderLookUpOf = ({ merchant, settings, ...limits }: StoreRequest): OrderLookUp | undefined =>
  merchant && createOrderLookUp(merchant, settings.apiKey ?? '', limits);

/** The API key also signs the proofs. */
export function createOrderLookUp(
  merchant: StoreClient,
  apiKey: string,
  { attempts, attemptsOfAddress }: Pick<StoreRequest, 'attempts' | 'attemptsOfAddress'>,
): OrderLookUp {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const importKey = () => crypto.subtle.importKey('raw', bytesOf(apiKey), hmac, false, ['sign', 'verify']);
  const signed = (orderId: string, end: string) => bytesOf(`order ${orderId} until ${end}`);
  return {
    async find(entered, enteredEmail, address) {
      const [number, email] = [numberIn(entered), normalized(enteredEmail)];
      // for each address on its own, since nobody may lock the order of someone else
      const keys = [`number ${number} of ${address}`, `email ${email} of ${address}`];
      const anyOrder = [`any order of ${address}`];
      if (!(await attemptsOfAddress.begin(anyOrder)) || !(await attempts.begin(keys))) return 'limited';
      const giveBack = async (): Promise<void> => {
        await attempts.succeed(keys);
        await attemptsOfAddress.succeed(anyOrder);
      };
      const order = await orderNumbered(merchant, number).catch(async (error: unknown) => {
        await giveBack();
        throw error;
      });
      if (!order || normalized(order.buyerInfo?.email ?? '') !== email) return undefined;
      await giveBack();
      return order;
    },
    async proofOf(orderId) {
      const end = String(Date.now() + DAY_MS);
      const signature = await crypto.subtle.sign(hmac, await importKey(), signed(orderId, end));
      return `${end}.${Buffer.from(signature).toString('base64url')}`;
    },
    async open(orderId, proof) {
      const [end = '', text = ''] = proof.split('.');
      const signature = Buffer.from(text, 'base64url');
      const isSigned = await crypto.subtle.verify(hmac, await importKey(), signature, signed(orderId, end));
      const isValid = isSigned && Number(end) > Date.now();
      const read = isValid ? await orMissing(getOrder(merchant, { id: orderId })) : undefined;
      return read && withoutNotes(read.order);
    },
  };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function orderNumbered(merchant: StoreClient, number: string): Promise<Order | undefined> {
  const { orders = [] } = await searchOrders(merchant, {
    search: { filter: { number, status: { $in: SEARCHED } } },
  });
  return orders[0];
}

/** The digits of an order number, which people write as `#10001` or `No. 10001`. Without digits 0: no order has it. */
const numberIn = (entered: string): string => entered.replaceAll(/\D/g, '').slice(0, 15) || '0';

const normalized = (email: string): string => email.trim().toLowerCase();

/** The cookie with the proof of a browser. */
const KEY = 'found-order';

/** Remembers in the cookies of the browser which order it may open. */
export async function rememberOrder(store: StoreRequest, id: string): Promise<void> {
  const proof = await orderLookUpOf(store)?.proofOf(id);
  await store.storage.set(KEY, proof ?? '', DAY_MS);
}

/** The order with this id, if the browser has found it. */
export async function foundOrder(store: StoreRequest, id: string): Promise<Order | undefined> {
  const proof = await store.storage.get(KEY);
  return proof === undefined ? undefined : orderLookUpOf(store)?.open(id, proof);
}
