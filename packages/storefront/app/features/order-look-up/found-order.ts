/** The order that a browser has found by its number. For the server only. */
import type { Order } from 'storewire';
import type { StoreRequest } from '../../store/store-request.ts';
import { orderLookUpOf } from './order-look-up.ts';

const KEY = 'found-order';
const ONE_DAY = 86_400_000;

/** Remembers in the cookies of the browser which order it may open. */
export async function rememberOrder(store: StoreRequest, id: string): Promise<void> {
  const proof = await orderLookUpOf(store)?.proofOf(id);
  await store.storage.set(KEY, proof ?? '', ONE_DAY);
}

/** The order with this id, if the browser has found it. */
export async function foundOrder(store: StoreRequest, id: string): Promise<Order | undefined> {
  const proof = await store.storage.get(KEY);
  return proof === undefined ? undefined : orderLookUpOf(store)?.open(id, proof);
}
