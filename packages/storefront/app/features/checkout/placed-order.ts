import { redirectDocument } from 'react-router';
import { isStoreError, type StoreClient } from 'storewire';
import { getCartV2 } from 'storewire/operations';
import type { Paths } from '../../routing/paths.ts';
import { orderPath } from '../../shop/cart/order-redirect.ts';

const ORDERED = ['CART_ALREADY_ORDERED', 'PAYMENT_ALREADY_IN_PROGRESS'];

/** Whether a call has failed because the order of the cart was placed, here or in another tab. */
export const isOrdered = (error: unknown): boolean =>
  isStoreError(error) && ORDERED.includes(error.code ?? '');

/** Redirects to the order of a cart. Undefined if none was placed. */
export async function redirectToOrder(
  client: StoreClient,
  cartId: string,
  paths: Paths,
): Promise<Response | undefined> {
  const { cart } = await getCartV2(client, { cartId });
  return cart.orderPlaced ? redirectDocument(orderPath(cart.orderId, paths), 303) : undefined;
}
