/** A canary: tokens and keys that the server knows must be in nothing that it sends to a visitor. */
import { afterAll, expect, test } from 'vitest';
import { addProducts } from './cart.ts';
import { newAnn, startMemberShop } from './member.ts';
import { PAGES, pathOf } from './pages.ts';
import { chooseDelivery, enterContact, pay, placeOrder } from './purchase.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const TOKEN = /"(?:access_?token|refresh_?token|session_?token|state_?token)"\s*:\s*"([^"]{16,})"/gi;

/** Tokens that the server has sent to the platform, or received, cookies with them, and what else is secret. */
const secrets = new Set<string>();

/** What visitors have received: the URL, and all that a script of the page can read. */
const seen: Promise<readonly [url: string, text: string]>[] = [];

const { fetch: send } = globalThis;
globalThis.fetch = async (...args) => {
  const { headers } = args[0] instanceof Request ? args[0] : new Request(...args);
  const authorization = headers.get('authorization');
  if (authorization) secrets.add(authorization.replace(/^Bearer /, ''));
  const response = await send(...args);
  // the session of a hosted page is a part of its URL
  const isHosted = response.url.includes('redirect-session');
  if (!isHosted && response.headers.get('content-type')?.includes('json'))
    for (const [, token] of (await response.clone().text()).matchAll(TOKEN)) secrets.add(token ?? '');
  return response;
};
afterAll(() => {
  globalThis.fetch = send;
});

/** Takes what a response of the store front shows to scripts. */
function onResponse(response: Response, url: string): void {
  const { headers } = response;
  const isHidden = ([name, value]: [string, string]): boolean =>
    name === 'set-cookie' && /;\s*httponly/i.test(value);
  // cookies with a session are as secret as the tokens in them
  for (const [, line] of [...headers].filter(isHidden)) {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
    if (name.includes('storewire') && value.length > 30) secrets.add(value);
  }
  const visible = [...headers].filter((header) => !isHidden(header)).join('\n');
  if (headers.has('content-encoding')) throw new Error(`${url} is compressed, and cannot be searched`);
  const body = response.clone().text();
  seen.push(body.then((text) => [url, [url, visible, text].join('\n')] as const));
}

/** Where a secret can be read: its start, and the URL. */
async function leaks(): Promise<string[]> {
  const found = await Promise.all(seen);
  return [...secrets].flatMap((secret) =>
    found
      .filter(([, text]) => [secret, encodeURIComponent(secret)].some((form) => text.includes(form)))
      .map(([url]) => `${secret.slice(0, 12)}… in ${url}`),
  );
}

const shop = await startMemberShop({ onResponse });
secrets.add(shop.platform.shop.apiKey);
secrets.add(shop.platform.shop.appSecret);
const orderId = await shop.order({ 'Tidal mug': 1 });

/** Requests pages as documents, and as navigations do, and follows no redirect. */
async function request(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const both = paths.flatMap((path) => [path, path.replace(/(?=\?|$)/, '.data')]);
  await Promise.all(both.map((path) => visitor.request(path)));
}

/** All pages, and what the sign-in shows besides passwords. */
const PATHS = [
  ...PAGES.map((page) => pathOf(page, orderId)),
  'sign-in?view=register',
  'sign-in?view=recovery',
].map((path) => `/en/${path}`);

test('no token and no key is in the URL, headers or body of a response, from the first visit to the account', async () => {
  const guest = newVisitor(shop);
  await guest.open('/en');
  await request(guest, PATHS);
  const contact = await enterContact(shop, guest, 'Espresso cup');
  await request(guest, ['/en/cart', '/en/checkout']);
  const payment = await placeOrder(guest, await chooseDelivery(guest, contact));
  const thanks = await pay(guest, payment);
  expect(thanks.text).toContain('Thank you for your order');

  const ann = await newAnn(shop);
  await addProducts(shop, ann, { 'Espresso cup': 1 });
  await request(ann, PATHS);
  await shop.platform.addFault({ kind: 'example', example: 'system', call: 'cartsV2.getCart' });
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
  expect(await leaks()).toEqual([`${token.slice(0, 12)}… in /placed`]);
});
