/** The order that a browser has found by its number. For the server only. */
import type { Order } from 'storewire';
import type { StoreRequest } from '../../store/store-request.ts';

const KEY = 'found-order';
const ONE_DAY = 86_400_000;

/** Remembers in the cookies of the browser which order it may open. */
export const rememberOrder = async ({ storage, orderLookUp }: StoreRequest, id: string): Promise<void> =>
  storage.set(KEY, orderLookUp?.proofOf(id) ?? '', ONE_DAY);

/** The order with this id, if the browser has found it. */
export async function foundOrder(
  { storage, orderLookUp }: StoreRequest,
  id: string,
): Promise<Order | undefined> {
  const proof = await storage.get(KEY);
  return proof === undefined ? undefined : orderLookUp?.open(id, proof);
}
