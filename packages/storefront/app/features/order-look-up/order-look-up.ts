/** Finds orders for people without an account, with the API key of the shop. For the server only. */
import type { RouterContextProvider } from 'react-router';
import type { Order, OrderStatus, StoreClient } from 'storewire';
import { getOrder, searchOrders } from 'storewire/operations';
import { attempts } from '../../store/attempts.ts';
import { orMissing } from '../../store/failure.ts';
import { type StoreRequest, storeRequest } from '../../store/store-request.ts';
import { withoutNotes } from '../../store/without-notes.ts';

/** Without a filter, orders whose payment is pending are not found. */
const SEARCHED: OrderStatus[] = ['PENDING', 'APPROVED', 'CANCELED', 'REJECTED'];

/**
 * Resolves to the order with this number whose buyer has this email address, or to undefined. Resolves to `limited`
 * after too many attempts of a network address, also with one number or one email address. Neither result names which
 * of the two was wrong. A shop without an API key finds none.
 */
export async function findOrder(
  context: Readonly<RouterContextProvider>,
  enteredNumber: string,
  enteredEmail: string,
): Promise<Order | 'limited' | undefined> {
  const { merchant } = context.get(storeRequest);
  const { address, few, many } = context.get(attempts);
  if (!merchant) return undefined;
  const [number, email] = [numberIn(enteredNumber), normalized(enteredEmail)];
  // for each address on its own, since nobody may lock the order of someone else
  const keys = [`number ${number} of ${address}`, `email ${email} of ${address}`];
  const anyOrder = [`any order of ${address}`];
  if (!(await many.begin(anyOrder)) || !(await few.begin(keys))) return 'limited';
  const giveBack = async (): Promise<void> => {
    await few.succeed(keys);
    await many.succeed(anyOrder);
  };
  const order = await orderNumbered(merchant, number).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (!order || normalized(order.buyerInfo?.email ?? '') !== email) return undefined;
  await giveBack();
  return order;
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

/** The cookie with the proof that a browser has found an order, which is valid for a day. */
const KEY = 'found-order';
const DAY_MS = 24 * 60 * 60 * 1000;

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** Remembers in the cookies of the browser which order it may open. */
export async function rememberOrder({ storage, settings }: StoreRequest, id: string): Promise<void> {
  const end = String(Date.now() + DAY_MS);
  const signature = await crypto.subtle.sign(HMAC, await keyOf(settings), signed(id, end));
  await storage.set(KEY, `${end}.${Buffer.from(signature).toString('base64url')}`, DAY_MS);
}

/** The order with this id, if the browser has found it. */
export async function foundOrder(
  { merchant, storage, settings }: StoreRequest,
  id: string,
): Promise<Order | undefined> {
  const proof = await storage.get(KEY);
  if (!merchant || proof === undefined) return undefined;
  const [end = '', text = ''] = proof.split('.');
  const signature = Buffer.from(text, 'base64url');
  const isSigned = await crypto.subtle.verify(HMAC, await keyOf(settings), signature, signed(id, end));
  const isValid = isSigned && Number(end) > Date.now();
  const read = isValid ? await orMissing(getOrder(merchant, { id })) : undefined;
  return read && withoutNotes(read.order);
}

/** The API key also signs the proofs. */
const keyOf = ({ apiKey = '' }: StoreRequest['settings']) =>
  crypto.subtle.importKey('raw', bytesOf(apiKey), HMAC, false, ['sign', 'verify']);

const signed = (orderId: string, end: string) => bytesOf(`order ${orderId} until ${end}`);

const bytesOf = (text: string) => new TextEncoder().encode(text);
