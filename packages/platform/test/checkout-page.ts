/** The hosted checkout page, by its forms, as a browser without JavaScript sends them. */
import { orders } from '../src/features/orders/stored-order.ts';
import { pricesIn } from './cart-v2-shop.ts';
import { type Client, completeCheckoutOf } from './merchant.ts';
import { createProduct, createShop, type TestShop } from './shop.ts';

/** The page of the site after a purchase. */
export const THANKS = 'http://localhost:3000/thanks';

/** The page of a checkout. */
export const linkFor = async (client: Client, checkoutId: string, callbacks = {}) =>
  (await client.redirects.createRedirectSession({ ecomCheckout: { checkoutId }, callbacks })).redirectSession
    .fullUrl;

/** Opens the page, or sends a form of it, and follows to the page that shows what was saved. */
export async function visit(
  shop: { fetch: (url: string, init?: RequestInit) => Promise<Response> },
  url: string,
  form?: Record<string, string>,
) {
  let response = await shop.fetch(url, form && { method: 'POST', body: new URLSearchParams(form) });
  if (response.status === 303) response = await shop.fetch(response.headers.get('location') ?? '');
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    location: response.headers.get('location'),
    text,
    /** What the page says. */
    shown: text.replaceAll(/<style>.*?<\/style>|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' '),
    problem: /<p role="alert">(.*?)<\/p>/.exec(text)?.[1],
  };
}

/** Presses a button of the page that was shown, or is shown now. */
export const pay = async (shop: TestShop, url: string, step: string, shown = '') =>
  visit(shop, url, { step, prices: pricesIn(shown || (await visit(shop, url)).text) });

/** The values of the form of a page: its texts, and the option that is selected. */
export const formIn = (text: string): Record<string, string> => ({
  ...Object.fromEntries(
    [...text.matchAll(/<input[^>]*? name="(.*?)"[^>]*? value="(.*?)"/gs)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
  option: (/<option value="([^"]*)" selected/.exec(text) ?? /<option value="(.*?)"/.exec(text))?.[1] ?? '',
});

/** A checkout that can be paid, and its page. */
export async function payable(shop = createShop(), callbacks: object = { thankYouPageUrl: THANKS }) {
  const client = shop.as('visitor');
  const id = await completeCheckoutOf(client, await createProduct(shop, { name: 'Bowl <b>&' }));
  return { shop, client, id, url: await linkFor(client, id, callbacks) };
}

/** The orders of a shop. */
export const allOrders = ({ base }: TestShop) => base.db.of(orders).all();
