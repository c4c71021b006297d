/** Where a cart leads after the checkout: to its order, and to the page of the platform that pays it. For the server only. */
import { redirectDocument } from 'react-router';
import { createRedirect, isStoreError, type StoreClient } from 'storewire';
import { getCartV2 } from 'storewire/operations';
import type { Paths } from '../../routing/paths.ts';

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

/** The path of an order. If its id is unknown, that of all orders. */
export const orderPath = (id: string | null | undefined, paths: Paths): string =>
  id ? paths.order(id) : paths.accountOrders;

interface PlatformPageOptions {
  paths: Paths;
  /** Origin of the store front. */
  origin: string;
  /** Where the page leads without a payment. */
  back: string;
}

/** Redirects to the page of the platform that takes what a cart still needs, or only pays its order. */
export async function redirectToPlatformPage(
  client: StoreClient,
  cartId: string,
  { paths, origin, back }: PlatformPageOptions,
): Promise<Response> {
  const callbacks = { thankYouPageUrl: `${paths.checkout}/placed`, cartPageUrl: back, postFlowUrl: back };
  const { url } = await createRedirect(
    client,
    { ecomCheckout: { checkoutId: cartId }, callbacks },
    { origin },
  );
  return redirectDocument(url, 303);
}
