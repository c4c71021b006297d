/** Shortcuts for tests of carts of version 2. */
import type { CartV2 } from 'storewire';
import { GALWAY, lineFor } from './merchant.ts';
import { eventsIn, type TestShop } from './shop.ts';

export type Client = ReturnType<TestShop['as']>;

/** An id that nothing has. */
export const MISSING = '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64';

/** What an application error matches. */
export const application = (code: string, status = 428) => ({ kind: 'application', code, status });

/** The coupon SPRING10 of 10 percent. */
export const spring = (shop: TestShop, changes = {}) =>
  shop.saveCoupon({
    code: 'SPRING10',
    name: 'Spring',
    reduction: { kind: 'percent', percent: '10' },
    ...changes,
  });

/** Buyer and addresses. */
export const BUYER = {
  customerInfo: { email: 'mara@example.com', firstName: 'Mara', lastName: 'Lindqvist' },
  deliveryInfo: { address: GALWAY },
  paymentInfo: { billingAddress: GALWAY },
};

/** The names of all events of carts of version 2 so far, such as `cart_created`. */
export const emittedV2 = (shop: TestShop): (string | undefined)[] =>
  eventsIn(shop).flatMap(({ type }) => (type.startsWith('wix.ecom.v2.') ? [type.split('.').at(-1)] : []));

/** A current cart that nothing prevents from being ordered. */
export async function readyCart(
  client: Client,
  productId: string,
  { quantity = 1, code = 'pickup' } = {},
): Promise<CartV2> {
  const { cart } = await client.currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineFor(productId, quantity)],
    deliveryMethod: { code },
  });
  if (!cart) throw new Error('The response has no cart');
  return cart;
}

/** Places the order of a cart. */
export const place = (client: Client, cartId: string, input = {}) =>
  client.cartsV2.placeOrder({ cartId, ...input });

/** The page of the site that buyers return to. */
export const THANKS = 'http://localhost:3000/thanks';

/** Opens the hosted page of a cart, by which the buyer can pay with a card. */
export async function openPage(shop: TestShop, client: Client, checkoutId: string) {
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: THANKS },
  });
  const url = redirectSession?.fullUrl ?? '';
  const session = redirectSession?.sessionToken ?? '';
  const html = await (await shop.unchecked(url)).text();
  const pay = (step: string) =>
    shop.unchecked(new URL('/checkout', url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ session, step, prices: pricesIn(html) }),
    });
  return { html, pay, session, url };
}

/** The prices that the form of the hosted page sends. */
export const pricesIn = (html: string): string => /name="prices" value="([^"]*)"/.exec(html)?.[1] ?? '';

/** An item that a merchant describes and prices. */
export const customItem = (price: string, { quantity = 1, ...attributes }: Record<string, unknown> = {}) => ({
  name: { original: 'Evening' },
  quantityInfo: { requestedQuantity: quantity as number },
  pricing: { price: { amount: price } },
  attributes: { itemType: { preset: 'SERVICE' as const }, ...attributes },
});
