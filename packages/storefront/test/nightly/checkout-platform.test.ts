/** A shop without the steps of the checkout, whose cart leads to the checkout page of the platform. */
import { expect, test } from 'vitest';
import { addProducts, countOrders } from '../cart.ts';
import { allOf, type HtmlPage, linkOf } from '../html-page.ts';
import { pay, totalsOf } from '../purchase.ts';
import { fail, startShop } from '../shop.ts';
import { buildWithout } from '../shop-copy.ts';
import { newVisitor, type Visitor } from '../visitor.ts';

const shop = await startShop({ build: await buildWithout(['checkout'], 'platform-checkout') });

const THANKS = 'Thank you for your order';

/** A visitor with a cup in the cart, which is open. */
async function openCart(): Promise<{ visitor: Visitor; cart: HtmlPage }> {
  const visitor = newVisitor(shop);
  await addProducts(shop, visitor, { 'Espresso cup': 1 });
  return { visitor, cart: await visitor.open('/en/cart') };
}

/** Follows the link to the page of the platform, and fills it in, up to the payment. */
async function toPayment(visitor: Visitor, cart: HtmlPage): Promise<HtmlPage> {
  const details = await visitor.follow(cart, 'Go to checkout');
  expect(details.url.origin).not.toBe(shop.origin);
  const delivery = await visitor.submit(details, 'Continue', {
    'Email address': 'mara@example.com',
    'Street and number': '12 Quay Street',
    City: 'Galway',
    'Country, such as IE': 'IE',
  });
  return visitor.submit(delivery, 'Choose delivery');
}

test('the cart leads to the page of the platform, and that to the order', async () => {
  const { visitor, cart } = await openCart();
  const before = await countOrders(shop);
  const thanks = await pay(visitor, await toPayment(visitor, cart));
  expect(thanks.heading).toBe(THANKS);
  expect(await countOrders(shop)).toBe(before + 1);
  expect(linkOf(thanks, 'Cart, empty').pathname).toBe('/en/cart');
});

test('the page takes over the gift card of the cart, which pays the whole order', async () => {
  shop.platform.saveGiftCard({ code: 'GIFT-2604-ALL', balance: '500' });
  const { visitor, cart } = await openCart();
  const applied = await visitor.submit(cart, 'Apply', { 'Gift card code': 'GIFT-2604-ALL' });
  const thanks = await visitor.submit(await toPayment(visitor, applied), 'Order and pay');
  expect([thanks.heading, totalsOf(thanks)]).toEqual([
    THANKS,
    expect.objectContaining({ Subtotal: '€14.00' }),
  ]);
});

test('a page that is left, or whose card was declined, leads back to the cart, which is unchanged', async () => {
  const { visitor } = await openCart();
  const before = await countOrders(shop);
  const cart = await visitor.follow(await visitor.open('/en/checkout'), 'Back to the shop');
  expect(cart.heading).toBe('Your cart');
  const declined = await pay(visitor, await toPayment(visitor, cart), 'declined');
  const back = await visitor.follow(declined, 'Back to the shop');
  expect(allOf(back.document, 'header a', 'Cart, 1 item')).toHaveLength(1);
  const thanks = await pay(visitor, await visitor.follow(back, 'Go to checkout'));
  expect(thanks.heading).toBe(THANKS);
  // the declined order is found by no search, but counted here
  expect(await countOrders(shop)).toBe(before + 2);
});

test('an empty cart leads to no page of the platform', async () => {
  expect((await newVisitor(shop).open('/en/checkout')).text).toContain('Your cart is empty');
});

test('if the platform fails, the page says so and opens the checkout the next time', async () => {
  const { visitor } = await openCart();
  await fail(shop, { kind: 'example', call: 'redirects.createRedirectSession', example: 'system' });
  const failed = await visitor.open('/en/checkout');
  expect(failed.heading).toBe('This page has a problem');
  shop.platform.clearFaults();
  expect((await visitor.follow(failed, 'Try again')).url.origin).not.toBe(shop.origin);
});
