import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ANN, newAnn, startMemberShop } from './member.ts';
import { retiredCalls } from './shop.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const shop = await startMemberShop();

const FORM = 'application/x-www-form-urlencoded';

/** Sends a request as a script outside of a browser can. The headers default to those of a page of the shop. */
const send = (path: string, { headers, ...init }: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, shop.origin), {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop.origin, ...headers },
    ...init,
  });

/** Fails the test if the server logs an error. */
function expectNoErrors(): void {
  const log = vi.spyOn(console, 'error');
  onTestFinished(() => {
    const { calls } = log.mock;
    log.mockRestore();
    expect(calls).toEqual([]);
  });
}

/** A body in parts, whose length no header says. */
function inParts(parts: number): ReadableStream<Uint8Array> {
  let left = parts;
  return new ReadableStream({
    pull(controller) {
      if (left === 0) return controller.close();
      left -= 1;
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61));
    },
  });
}

const ACCEPTING = [
  '/en/cart',
  '/en/sign-in',
  '/en/checkout',
  '/theme',
  '/sign-out',
  '/en/products/tidal-mug',
];

test('a body of more than 1 MB is rejected on every path, whether its length is known or not', async () => {
  const headers = { 'content-type': FORM };
  for (const path of [...ACCEPTING, '/en/nothing', '/review-images/x', '/api/store/session', '/robots.txt']) {
    const known = await send(path, { headers, body: `a=${'a'.repeat(2 ** 20)}` });
    expect([path, known.status]).toEqual([path, 413]);
    const unknown = await send(path, { headers, body: inParts(17), duplex: 'half' } as RequestInit);
    expect([path, unknown.status]).toEqual([path, 413]);
  }
});

test('a body of less than 1 MB arrives, whether its length is known or not', async () => {
  const headers = { 'content-type': FORM };
  const known = await send('/theme', { headers, body: `a=${'a'.repeat(2 ** 20 - 100)}&theme=dark` });
  expect(known.headers.get('set-cookie')).toContain('theme=dark');
  const body = new Blob(['theme=dark']).stream();
  const unknown = await send('/theme', { headers, body, duplex: 'half' } as RequestInit);
  expect(unknown.headers.get('set-cookie')).toContain('theme=dark');
});

test('a body that is no form is rejected where a form is read', async () => {
  expectNoErrors();
  for (const path of ACCEPTING) {
    for (const type of ['text/plain', 'application/json', 'application/octet-stream', '']) {
      const { status } = await send(path, { headers: { 'content-type': type }, body: '{}' });
      expect([path, type, status]).toEqual([path, type, 415]);
    }
    expect([path, (await send(path)).status]).toEqual([path, 415]);
    const broken = await send(path, {
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--y',
    });
    expect([path, broken.status]).toEqual([path, 400]);
  }
});

/** Asks where an image of a review may be uploaded. */
const askForUpload = (visitor: Visitor, body = IMAGE, type = 'application/json'): Promise<Response> =>
  visitor.request('/review-images/site-media/v1/files/generate-upload-url', {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.1' },
    body,
  });

const IMAGE = JSON.stringify({ mimeType: 'image/png', fileName: 'mug.png', sizeInBytes: '68' });

test('visitors get no upload URL', async () => {
  const response = await askForUpload(newVisitor(shop));
  expect(response.status).toBe(401);
  expect(await response.text()).not.toContain('uploadUrl');
});

test.each([
  { type: 'application/json', body: '{', status: 400 },
  { type: 'application/json', body: 'null', status: 415 },
  { type: 'text/plain', body: '{', status: 415 },
  { type: FORM, body: '{', status: 415 },
])('an upload of an image that is asked for with $body as $type is rejected', async (request) => {
  expectNoErrors();
  const { status } = await askForUpload(await newAnn(shop), request.body, request.type);
  expect(status).toBe(request.status);
});

test('thirty images can be uploaded in fifteen minutes, and no more', async () => {
  const ann = await newAnn(shop);
  const statuses: number[] = [];
  for (let index = 0; index < 32; index++) statuses.push((await askForUpload(ann)).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429]);
});

test('the link to a new password leads to the shop, whatever the form says, and five are sent at most', async () => {
  const recover = async (address: string) => {
    const fields = { intent: 'recover', email: ANN, resetPath: '@evil.example/' };
    const headers = { 'content-type': FORM, 'x-forwarded-for': address };
    return (await send('/de/sign-in', { headers, body: new URLSearchParams(fields).toString() })).text();
  };
  for (let index = 0; index < 5; index++)
    expect(await recover(`198.51.100.${index}`)).not.toContain('Zu viele Versuche');
  expect(await recover('198.51.100.9')).toContain('Zu viele Versuche');
  const { mails } = shop.platform.listMails({ to: ANN });
  const links = mails.flatMap(({ link }) => link ?? []).filter((link) => link.includes('recoveryToken'));
  expect(links).toHaveLength(5);
  for (const link of links) expect(link.split('#')[0]).toBe(`${shop.origin}/de/reset-password`);
});

test('a method that no page has is rejected, with the methods that exist', async () => {
  expectNoErrors();
  for (const path of ['/en/products/x', '/en/cart', '/theme', '/nothing'])
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await send(path, { method, headers: { 'content-type': FORM } });
      expect([path, method, response.status]).toEqual([path, method, 405]);
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    }
});

test('a form that is sent to a page without one is rejected', async () => {
  expectNoErrors();
  for (const path of ['/en', '/en/legal/terms', '/en/nothing', '/signed-in', '/nothing']) {
    const response = await send(path, { headers: { 'content-type': FORM }, body: 'a=b' });
    expect([path, response.status]).toEqual([path, 405]);
  }
});

test('what does not exist is missing, whatever its name', async () => {
  expectNoErrors();
  for (const parent of ['/en/collections', '/en/products', '/en/orders', '/en/legal'])
    for (const name of ['nothing', '%0a', '%00', '%ff', '%F0%9F%8D%B5', 'a'.repeat(3000)]) {
      const { status } = await send(`${parent}/${name}`, { method: 'GET' });
      expect([parent, name, status]).toEqual([parent, name, 404]);
    }
});

test('a form of another site is rejected on every path', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://attacker.example' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': 'same-site' },
    { origin: '' },
  ];
  for (const path of [...ACCEPTING, '/en/reset-password', '/en/account/profile', '/review-images/x'])
    for (const type of [FORM, 'multipart/form-data; boundary=x', 'text/plain', ''])
      for (const headers of foreign) {
        const { status } = await send(path, { headers: { ...headers, 'content-type': type }, body: 'a=b' });
        expect([path, headers, type, status]).toEqual([path, headers, type, 403]);
      }
});

test('a form of the shop is accepted, whichever header says where it is from', async () => {
  const own: Record<string, string>[] = [
    { origin: shop.origin },
    { origin: '', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of own) {
    const { status } = await send('/theme', {
      headers: { ...headers, 'content-type': FORM },
      body: 'theme=dark',
    });
    expect([headers, status]).toEqual([headers, 303]);
  }
});

test('a page can make no call that the server does not list', async () => {
  const before = shop.platform.listRequests({ limit: 1000 }).requests.length;
  const headers = { 'content-type': 'application/json' };
  const response = await send('/api/store/ecom/v2/carts', { headers, body: '{}' });
  expect(response.status).toBe(404);
  expect(shop.platform.listRequests({ limit: 1000 }).requests.length).toBe(before);
});

test('a URL of the store front redirects to no other origin', async () => {
  const { port } = new URL(shop.origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(
    'GET //evil.example/x?wixMemberLoggedIn=true HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
  );
  const response = await text(socket);
  expect(/^location: (.*)$/im.exec(response)?.[1]).toBe('/evil.example/x');
});

test.each([
  ['/en/products.data', 204],
  ['/en/products', 503],
])('%s is not rendered in advance, as its data would be old when it is opened', async (path, status) => {
  const response = await send(path, { method: 'GET', headers: { 'sec-purpose': 'prefetch;prerender' } });
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(response.headers.getSetCookie()).toEqual([]);
});

test('a call of version 1 of carts and checkouts is found, so that no test makes one unseen', async () => {
  shop.platform.clearRequests();
  await expect(shop.ann.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 410 });
  expect(retiredCalls(shop.platform)).toEqual(['GET /ecom/v1/carts/current']);
  shop.platform.clearRequests();
});
