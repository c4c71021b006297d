/** A canary: tokens and keys that the server knows must be in nothing that it sends to a visitor. */
import { expect, test } from 'vitest';
import { addProducts } from './cart.ts';
import { newAnn, startMemberShop } from './member.ts';
import { chooseDelivery, enterContact, pay, placeOrder } from './purchase.ts';
import { watchSecrets } from './secrets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const { secrets, seen, leaks, onResponse } = watchSecrets();
const shop = await startMemberShop({ onResponse });
secrets.add(shop.platform.shop.apiKey);
secrets.add(shop.platform.shop.appSecret);

/** Requests pages as documents, and as navigations do, and follows no redirect. */
async function request(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const both = paths.flatMap((path) => [path, path.replace(/(?=\?|$)/, '.data')]);
  await Promise.all(both.map((path) => visitor.request(path)));
}

const PUBLIC = [
  '/en',
  '/en/products',
  '/en/collections/mugs',
  '/en/products/tidal-mug',
  '/en/products/quay-teapot',
  '/en/search?q=cup',
  '/en/sign-in',
  '/en/sign-in?view=register',
  '/en/sign-in?view=recovery',
  '/en/reset-password',
  '/en/legal/privacy',
  '/en/nothing',
];

const MEMBER = [
  '/en/account',
  '/en/account/orders',
  '/en/account/profile',
  '/en/account/addresses',
  '/en/account/addresses/new',
  '/en/account/contact',
  '/en/account/community',
  '/en/account/delete',
  '/en/products/salt-jar/review',
  '/en/products/salt-jar',
  '/en/cart',
  '/en/checkout',
];

test('no token and no key is in a response, from the first visit to the account', async () => {
  const guest = newVisitor(shop);
  await guest.open('/en');
  await request(guest, PUBLIC);
  const contact = await enterContact(shop, guest, 'Espresso cup');
  await request(guest, ['/en/cart', '/en/checkout']);
  const payment = await placeOrder(guest, await chooseDelivery(guest, contact));
  const thanks = await pay(guest, payment);
  expect(thanks.text).toContain('Thank you for your order');

  const ann = await newAnn(shop);
  const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });
  await addProducts(shop, ann, { 'Espresso cup': 1 });
  await request(ann, [...MEMBER, `/en/account/orders/${orderId}`]);
  await shop.platform.addFault({ kind: 'example', example: 'system', call: 'cartsV2.getCartV2' });
  await request(ann, ['/en/checkout']);
  shop.platform.clearFaults();
  const left = await ann.submit(await ann.open('/en/account'), 'Sign out');
  expect(left.status).toBe(200);

  expect(secrets.size).toBeGreaterThan(8);
  expect(seen.length).toBeGreaterThan(60);
  expect(await leaks()).toEqual([]);

  // the search itself: what is placed on purpose is found
  const [token = ''] = [...secrets].filter((secret) => secret.startsWith('OauthNG'));
  onResponse(new Response(`"${token}"`), '/placed');
  expect(await leaks()).toEqual([`${token.slice(0, 12)}… in response /placed`]);
});
