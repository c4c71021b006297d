import { type CartLineItem, isStoreError, type StoreClient } from 'storewire';
import { getCurrentCart } from 'storewire/operations';

/** The lines of the current cart. Empty if there is no cart. */
export async function readCartLines(client: StoreClient): Promise<CartLineItem[]> {
  try {
    const { cart } = await getCurrentCart(client);
    return cart?.lineItems ?? [];
  } catch (error) {
    if (isStoreError(error) && error.code === 'OWNED_CART_NOT_FOUND') return [];
    throw error;
  }
}
