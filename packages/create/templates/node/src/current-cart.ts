import { isStoreError, type StoreClient } from 'storewire';
import { estimateCurrentCartV2, getCurrentCartV2 } from 'storewire/operations';

const orNoCart = (error: unknown): undefined => {
  if (!isStoreError(error) || error.status !== 404) throw error;
};

/** The cart of the visitor or member. Undefined before the first product is added. */
export async function readCart(client: StoreClient) {
  const response = await getCurrentCartV2(client).catch(orNoCart);
  return response?.cart;
}

/** The same with totals after discounts. */
export const estimateCart = (client: StoreClient) => estimateCurrentCartV2(client, {}).catch(orNoCart);
