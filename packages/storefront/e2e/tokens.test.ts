/** A canary: tokens and keys that the server knows must be in nothing that a page can read. */
import { gunzipSync, inflateSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openMemberShop } from './account.ts';
import { addProduct, payWith, toPayment, toReview } from './purchase.ts';

/** Tokens that the server of the store front has sent to the platform, or received. */
const secrets = new Set<string>();
const { fetch: send } = globalThis;
globalThis.fetch = async (...args) => {
  const { headers } = new Request(...args);
  const authorization = headers.get('authorization');
  if (authorization) secrets.add(authorization.replace(/^Bearer /, ''));
  const response = await send(...args);
  // the session of a hosted page is a part of its URL
  const isHosted = response.url.includes('redirect-session');
  if (!isHosted && response.headers.get('content-type')?.includes('json'))
    for (const [, token] of (await response.clone().text()).matchAll(TOKEN)) secrets.add(token ?? '');
  return response;
};
const TOKEN = /"(?:access_?token|refresh_?token|session_?token|state_?token)"\s*:\s*"([^"]{16,})"/gi;

/** What browsers have received: a name, and the text. */
const seen: Promise<readonly [string, string]>[] = [];

const shop = await openMemberShop({
  onResponse(response, url) {
    const { headers } = response;
    const visible = [...headers].filter(([name]) => name !== 'set-cookie').join('\n');
    const encoding = headers.get('content-encoding');
    const body = response.clone().arrayBuffer();
    seen.push(
      body.then((bytes) => {
        const decode = encoding === 'gzip' ? gunzipSync : encoding === 'deflate' ? inflateSync : Buffer.from;
        return [`response ${url}`, visible + decode(new Uint8Array(bytes)).toString()];
      }),
    );
  },
});
secrets.add(shop.platform.shop.apiKey);
secrets.add(shop.platform.shop.appSecret);

/** Collects the URLs and bodies of all requests, which a page could only have made with what it knows. */
function watch(page: Page): void {
  page.context().on('request', (request) => {
    seen.push(Promise.resolve(['request', `${request.url()}\n${request.postData() ?? ''}`]));
  });
}

/** Everything that a script of the page can read. */
const readPage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const cached = await caches.keys();
    return JSON.stringify([
      document.documentElement.outerHTML,
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      databases,
      cached,
      [window.name, history.state, location.href],
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  });

/** The cookies with a session are as secret as the tokens in them. */
async function addCookies(context: BrowserContext): Promise<void> {
  for (const { name, value, httpOnly } of await context.cookies())
    if (name.startsWith('storewire') && httpOnly && value.length > 30) secrets.add(value);
}

async function look(page: Page): Promise<void> {
  seen.push(Promise.resolve([`page ${page.url()}`, await readPage(page)]));
  await addCookies(page.context());
}

/** Requests pages as documents, and as navigations do. */
async function request(page: Page, paths: readonly string[]): Promise<void> {
  const both = paths.flatMap((path) => [path, path.replace(/(?=\?|$)/, '.data')]);
  await Promise.all(both.map((path) => page.request.get(new URL(path, shop.origin).href)));
}

async function tour(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(new URL(path, shop.origin).href);
    await look(page);
  }
}

/** Where a secret can be read: its start, and the place. */
async function leaks(): Promise<string[]> {
  const found = await Promise.all(seen);
  return [...secrets].flatMap((secret) =>
    found
      .filter(([, text]) => [secret, encodeURIComponent(secret)].some((form) => text.includes(form)))
      .map(([place]) => `${secret.slice(0, 12)}… in ${place}`),
  );
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

test('no token and no key is in a page, script, response, URL or storage, from the first visit to the account', async () => {
  const guest = await shop.visit('/en', { expectedErrors: /40\d|50\d/ });
  watch(guest);
  await request(guest, PUBLIC);
  await tour(guest, ['/en/products', '/en/products/tidal-mug', '/en/sign-in']);
  await addProduct(shop, guest, 'Espresso cup');
  await tour(guest, ['/en/cart']);
  await guest.getByRole('link', { name: 'Go to checkout' }).click();
  await toReview(guest);
  await look(guest);
  await toPayment(guest);
  await payWith(guest, 'approved');
  await guest.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
  await look(guest);

  const member = await shop.visitAsAnn('/en/account', { expectedErrors: /40\d|50\d/ });
  watch(member);
  const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });
  await addProduct(shop, member, 'Espresso cup');
  await request(member, [...MEMBER, `/en/account/orders/${orderId}`]);
  await tour(member, ['/en/account/profile', '/en/products/salt-jar/review', '/en/checkout']);
  await shop.platform.addFault({ kind: 'example', example: 'system', call: 'cartsV2.getCartV2' });
  await request(member, ['/en/checkout']);
  shop.platform.clearFaults();
  await member.goto(`${shop.origin}/en/account`);
  await member.getByRole('button', { name: 'Sign out' }).click();
  await member.getByRole('link', { name: 'Sign in' }).first().waitFor();
  await look(member);

  expect(secrets.size).toBeGreaterThan(8);
  expect(seen.length).toBeGreaterThan(100);
  expect(await leaks()).toEqual([]);

  // the search itself: what is placed on purpose is found
  const [token = ''] = [...secrets].filter((secret) => secret.startsWith('OauthNG'));
  await guest.evaluate((value) => sessionStorage.setItem('debug', value), token);
  await look(guest);
  expect(await leaks()).toEqual([`${token.slice(0, 12)}… in page ${guest.url()}`]);
});
