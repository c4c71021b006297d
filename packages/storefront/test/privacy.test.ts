/** What is of one person only: visitors get none of it, and browsers and caches store none of it. */
import { expect, test } from 'vitest';
import { newAnn, startMemberShop } from './member.ts';
import { newVisitor } from './visitor.ts';

const shop = await startMemberShop();

const PUBLIC = ['/en', '/en/products', '/en/products/tidal-mug', '/en/search?q=mug', '/en/legal/terms'];
const PRIVATE = ['/en/cart', '/en/checkout', '/en/sign-in', '/en/reset-password'];

test('browsers store no page of one person, no page of a member and no error', async () => {
  const visitor = newVisitor(shop);
  // with the cookies of the first page
  await visitor.open('/en');
  const cacheControl = async (path: string) => (await visitor.request(path)).headers.get('cache-control');
  for (const path of [...PUBLIC, '/he/collections/mugs'])
    expect([path, await cacheControl(path)]).toEqual([path, 'private, no-cache']);
  for (const path of [...PRIVATE, '/en/orders/x', '/en/nothing', '/en/products.data'])
    expect([path, await cacheControl(path)]).toEqual([path, 'private, no-store']);
  const ann = await newAnn(shop);
  for (const path of [...PUBLIC, '/en/account', '/en/products/tidal-mug/review']) {
    const { headers } = await ann.request(path);
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
  }
});

test('for visitors, the orders of members and of other guests do not exist', async () => {
  const { items } = await shop.platform.listItems({ entity: 'order', limit: 100 });
  expect(items.length).toBeGreaterThan(0);
  const visitor = newVisitor(shop);
  for (const id of [...items.map((each) => String(each['id'])), 'nonsense']) {
    const page = await visitor.open(`/en/orders/${id}`);
    expect([id, page.status, page.heading]).toEqual([id, 404, 'This page does not exist']);
  }
});

test('visitors who open the account sign in first, in the language of the page', async () => {
  const page = await newVisitor(shop).open('/de/account');
  expect([page.url.pathname, page.heading]).toEqual(['/de/sign-in', 'Anmelden']);
});

test('the pages of an order do not contain what staff have noted about it', async () => {
  const orderId = await shop.order({ 'Tidal mug': 1 });
  await shop.platform.commentOnOrder({ orderId, message: 'An impatient customer' });
  const ann = await newAnn(shop);
  for (const path of [`/en/orders/${orderId}`, `/en/account/orders/${orderId}`]) {
    const response = await ann.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    expect(await response.text()).not.toContain('impatient');
  }
});
