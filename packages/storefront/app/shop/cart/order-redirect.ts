/** Where a cart leads after the checkout: to its order, and to the page of the platform that pays it. For the server only. */
import { redirectDocument } from 'react-router';
import { createRedirect, type StoreClient } from 'storewire';
import type { Paths } from '../../routing/paths.ts';

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
