import type { AddressInfo } from 'node:net';
import { violationsOf } from 'storewire-dev-kit/axe';
import { afterAll, expect, test } from 'vitest';
import { closeServer, listen } from '../../server/start.ts';
import { openMemberShop } from '../account.ts';
import { navigate, openDocument, openShop } from '../shop.ts';

/** Names of the requests that the server of the analytics got. */
const requests: string[] = [];

/** Sends the name of each event. */
const SCRIPT = `
  const url = new URL(document.querySelector('script[src*="/analytics.js"]').src).origin;
  const send = (entry) => fetch(url + '/' + entry.event, { method: 'POST', mode: 'no-cors', body: JSON.stringify(entry) });
  const { push } = window.dataLayer ?? (window.dataLayer = []);
  window.dataLayer.forEach(send);
  window.dataLayer.push = (entry) => (send(entry), push.call(window.dataLayer, entry));
`;

const bodies = new Map<string, Record<string, unknown>>();
const server = await listen(async (request, response) => {
  const name = request.url?.slice(1) ?? '';
  requests.push(name);
  const body = (await request.toArray()).join('');
  if (body) bodies.set(name, JSON.parse(body));
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(name === 'analytics.js' ? SCRIPT : '');
}, 0);
afterAll(() => closeServer(server));
const script = `http://127.0.0.1:${(server.address() as AddressInfo).port}/analytics.js`;

const shop = await openMemberShop({ analytics: { script, origins: [] } });

test('before consent and after it was declined, no request reaches the analytics', async () => {
  requests.length = 0;
  const page = await shop.visit('/en/products/quay-teapot');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('region', { name: 'Consent' }).waitFor({ state: 'detached' });
  await openDocument(page, new URL('/en', shop.origin));
  await page.waitForLoadState('networkidle');
  expect(await page.getByRole('region', { name: 'Consent' }).count()).toBe(0);
  expect(requests).toEqual([]);
});

test('after consent, pages and purchases are recorded with the names of GA4, until the consent is withdrawn', async () => {
  requests.length = 0;
  const orderId = await shop.order({ 'Espresso cup': 1 });
  const page = await shop.visitAsAnn('/en');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => requests).toEqual(['analytics.js', 'gtm.js', 'page_view']);
  await openDocument(page, new URL('/en/products/quay-teapot?Glaze=Honey', shop.origin));
  await expect.poll(() => requests).toContain('view_item');
  expect(bodies.get('page_view')).toMatchObject({ page_location: `${shop.origin}/en/products/quay-teapot` });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => requests).toContain('add_to_cart');
  const item = { item_name: 'Quay teapot', price: 96, quantity: 1 };
  expect(bodies.get('add_to_cart')).toMatchObject({
    ecommerce: { currency: 'EUR', value: 96, items: [item] },
  });
  await openDocument(page, new URL('/en/checkout', shop.origin));
  await expect.poll(() => requests).toContain('begin_checkout');
  expect(bodies.get('begin_checkout')).toMatchObject({ ecommerce: { value: 96, items: [item] } });
  await navigate(page, `/en/orders/${orderId}`);
  await expect.poll(() => requests).toContain('purchase');
  expect(bodies.get('purchase')).toMatchObject({
    ecommerce: {
      transaction_id: expect.stringMatching(/^\d+$/),
      currency: 'EUR',
      items: [{ item_name: 'Espresso cup', price: 14, quantity: 1 }],
    },
  });
  await page.getByRole('button', { name: 'Withdraw the consent to recording' }).click();
  await page.getByRole('region', { name: 'Consent' }).waitFor();
  requests.length = 0;
  await openDocument(page, new URL('/en', shop.origin));
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('a shop without analytics asks for no consent', async () => {
  const plain = await openShop();
  const page = await plain.visit('/en');
  expect(await page.getByRole('region', { name: 'Consent' }).count()).toBe(0);
});

test('an addition whose response was lost is recorded once the cart shows it', async () => {
  const page = await shop.visit('/en/products/quay-teapot?Glaze=Honey', { expectedErrors: /50\d|429/ });
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => requests).toContain('gtm.js');
  requests.length = 0;
  await shop.platform.addFault({ kind: 'lost', call: 'currentCartV2.addLineItemsToCurrentCart', times: 1 });
  const fault = await shop.platform.addFault({ kind: 'throttled', call: 'currentCartV2.getCurrentCart' });
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const check = page.getByRole('button', { name: 'Check the cart' });
  await check.waitFor();
  expect(requests).not.toContain('add_to_cart');
  shop.platform.removeFault({ id: fault.id });
  await check.click();
  await expect.poll(() => requests.filter((name) => name === 'add_to_cart')).toHaveLength(1);
});
