/** What is of one person only: visitors get none of it, and browsers and caches store none of it. */
import { visitThroughSharedCache } from 'storewire-dev-kit/shared-cache';
import { expect, test } from 'vitest';
import { newAnn, startMemberShop } from './member.ts';
import { PAGES, pathOf } from './pages.ts';
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

test('no cache in front of the store front keeps what sets cookies, or gives a visitor the session of another one', async () => {
  const paths = PAGES.map((page) => `/en/${pathOf(page, 'none')}`);
  const form = { method: 'POST', headers: { origin: shop.origin } };
  const choice = new URLSearchParams({ theme: 'dark' });
  const count = await visitThroughSharedCache(shop.origin, [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path: path.replace(/(?=\?|$)/, '.data') })),
    { path: '/en', method: 'HEAD' },
    { path: '/api/store/session', ...form },
    { path: '/en/sign-in', ...form, body: new URLSearchParams({ intent: 'login' }) },
    { path: '/en/nothing.data' },
  ]);
  expect(count).toBeGreaterThan(paths.length);
  for (const path of ['/theme', '/theme.data']) {
    const { headers } = await fetch(shop.origin + path, { ...form, body: choice, redirect: 'manual' });
    expect([headers.getSetCookie().length, headers.get('cache-control')]).toEqual([3, 'private, no-store']);
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
