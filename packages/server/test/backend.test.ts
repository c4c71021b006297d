import * as operations from 'storewire/operations';
import { gate, json, startProxy, startServer } from 'storewire-dev-kit/server';
import type { BackendOptions } from 'storewire-server';
import { ProxyAgent, fetch as undiciFetch } from 'undici';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  ADD,
  type Ask,
  ask,
  CART,
  cookieOf,
  cookiesOf,
  everythingOf,
  ORIGIN,
  SAME,
  start,
  WRITE,
} from './backend-setup.ts';

describe('a call of a page', () => {
  it('travels on with the token of a new visitor, whose cookie no script can read, and with neither cookie nor token of the page', async () => {
    const { platform, backend } = await start();
    const headers = {
      ...SAME,
      cookie: 'theme=dark',
      authorization: 'from the page',
      'accept-language': 'de',
      'x-other': '1',
    };
    const response = await backend(ask(`${CART}?a=1`, { headers }));
    expect([response.status, await response.json()]).toEqual([200, { cart: { id: 'c1' } }]);
    const { url, headers: sent } = platform.requests[1] ?? {};
    expect([
      url,
      sent?.['authorization'],
      sent?.['accept-language'],
      sent?.['cookie'],
      sent?.['x-other'],
    ]).toEqual(['/ecom/v1/carts/current?a=1', 'access-1', 'de', undefined, undefined]);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-storewire%3Aclient-1%3Avisitor=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^__Host-storewire-session-id%3Avisitor=[\da-f-]{36}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/,
      ),
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('travels on through the proxy of the option fetch, and so does its request for a token', async () => {
    const { platform } = await start();
    const proxy = await startProxy(platform.url);
    const dispatcher = new ProxyAgent(proxy.url);
    onTestFinished(() => dispatcher.destroy());
    const { backend } = await start({
      // known to the proxy alone
      baseUrl: 'http://store.test',
      insecureHosts: ['store.test'],
      fetch: (url, init: object) => undiciFetch(url, { ...init, dispatcher }) as unknown as Promise<Response>,
    });
    expect([(await backend(ask(CART))).status, (await backend(ask(ADD, WRITE))).status]).toEqual([200, 200]);
    expect(platform.requests.at(-1)?.body).toBe('{"lineItems":[]}');
  });

  it('that comes back with the cookie is the same visitor, without a new cookie or token call', async () => {
    const { platform, backend } = await start();
    const cookie = cookiesOf(await backend(ask(CART)));
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, cookie } }));
    expect([platform.tokenCalls.length, platform.seen, response.headers.getSetCookie()]).toEqual([
      1,
      ['access-1', 'access-1'],
      [],
    ]);
    expect(platform.requests.at(-1)).toMatchObject({
      method: 'POST',
      url: '/ecom/v1/carts/current/add-to-cart',
      body: '{"lineItems":[]}',
    });
  });

  it('gets the answer of the platform as it comes, not when it is whole', async () => {
    const { platform, backend } = await start();
    const { opened, open } = gate();
    platform.answer = async (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"cart":');
      await opened;
      response.end('{}}');
    };
    const response = await backend(ask(CART));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('{"cart":');
    open();
    expect((await reader?.read())?.value).toBe('{}}');
  });

  it.each([
    ['{"message":"no\\/good \\u003d","n":1.50,"details":{"applicationError":{"code":"NONE"}}}', 409],
    ['<p title="x">ä', 401],
    ['', 500],
  ])(
    'gets an error response of the platform byte for byte, with its request id: %s',
    async (text, status) => {
      const { platform, backend } = await start();
      const headers = { 'x-wix-request-id': 'r1', 'retry-after': '3', 'x-should-retry': 'false' };
      platform.answer = (_request, response) => void response.writeHead(status, headers).end(text);
      const response = await backend(ask(ADD, WRITE));
      expect([response.status, await response.text()]).toEqual([status, text]);
      expect(Object.fromEntries(response.headers)).toMatchObject(headers);
    },
  );

  it.each([
    ['idempotency-key', 'key-1'],
    [undefined, undefined],
  ])(
    'travels on with its idempotency key if the backend has the header %s',
    async (idempotencyHeader, key) => {
      const { platform, backend } = await start({ idempotencyHeader });
      const headers = { ...WRITE.headers, 'idempotency-key': 'key-1' };
      await backend(ask(ADD, { ...WRITE, headers }));
      expect(platform.requests.at(-1)?.headers['idempotency-key']).toBe(key);
    },
  );

  it.each(['/läden', '/my shop', '/(1)/%20'])('is found below the mount %s', async (mount) => {
    const { platform, backend } = await start({ mount });
    await backend(ask(`${mount}/ecom/v1/carts/current`));
    expect(platform.requests.at(-1)?.url).toBe('/ecom/v1/carts/current');
  });

  it('that is a web method is sent to the site, if the backend has one', async () => {
    const site = await startServer((_request, response) => json(response, 'wrapped'));
    const calls = [operations.callWebMethod];
    const { platform, backend } = await start({ calls, siteUrl: site.url });
    const call = (): Request => ask('/api/store/_webMethods/gifts/apply?a=1', WRITE);
    expect([(await backend(call())).status, site.requests[0]]).toMatchObject([
      200,
      { method: 'POST', url: '/_webMethods/gifts/apply?a=1', headers: { authorization: 'access-1' } },
    ]);
    const { backend: withoutSite } = await start({ calls });
    expect((await withoutSite(call())).status).toBe(404);
    expect(platform.seen).toEqual([]);
  });
});

describe('the tokens of a session', () => {
  const calls = Object.values(operations).flatMap((value) =>
    'info' in value && !('paging' in value) ? [value] : [],
  );
  const WITH_TOKENS = /^(?:oauth|authentication|verification|recovery|redirects)[.]/;

  it('never reach the page: not by headers or cookies of the platform, not by an address, not by an error', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(9e9);
    const seen: string[] = [];
    const token = 'canary-old';
    const answers: [number, Record<string, string>][] = [
      [200, { authorization: token, 'set-cookie': token, 'x-token': token, 'www-authenticate': token }],
      [302, { location: `https://evil.example/?token=${token}` }],
      [500, { 'set-cookie': `session=${token}` }],
    ];
    for (const [status, headers] of answers) {
      platform.answer = (_request, response) => json(response, {}, status, headers);
      const response = await backend(ask(CART, { headers: { ...SAME, cookie } }));
      seen.push(await everythingOf(response), ...response.headers.getSetCookie());
    }
    await platform.stop();
    seen.push(await everythingOf(await backend(ask(CART, { headers: { ...SAME, cookie } }))));
    expect(seen.join('\n')).not.toContain('canary');
    expect(seen.at(-1)).toContain('The upstream request failed');
  });

  it('are out of reach by calls of tokens, sign-in and redirect sessions, even when those are allowed by mistake', async () => {
    const { platform, backend } = await start({ calls });
    const hidden = calls.filter(({ info }) => WITH_TOKENS.test(info.id));
    const statuses = hidden.map(async ({ info: { id, method, path } }) => {
      const address = `/api/store${path.replace(/\{\w+\}/g, 'x')}`;
      return [id, (await backend(ask(address, method === 'GET' ? {} : { ...WRITE, method }))).status];
    });
    expect(hidden.length).toBeGreaterThan(15);
    expect(await Promise.all(statuses)).toEqual(hidden.map(({ info }) => [info.id, 404]));
    expect(platform.requests).toEqual([]);
  });

  it.each([
    '/api/store/ecom/v1/orders/..%2f..%2f..%2foauth2%2ftoken-info',
    '/api/store/ecom/v1/orders/%2e%2e',
    '/api/store/ecom/v1/orders/a%5cb',
    '/api/store/ecom/v1/orders/a%00',
    '/api/store/ecom/v1/orders/a%0d%0ab',
    '/api/store/ecom/v1/orders/..;',
    '/api/store/ecom/v1/orders/o1;a=b',
    '/api/store/ecom/v1/orders/%252e%252e',
    '/api/store/ecom/v1/orders/%c0%ae%c0%ae',
    '/api/store/ecom/v1/orders/%zz',
    '/api/store/ecom/v1/orders/o1/refunds',
    '/api/store/ecom/v1/orders/',
    '/api/store/ecom/v1/orders/../../../oauth2/token-info',
    '/api/storeecom/v1/orders/o1',
    '/other/ecom/v1/orders/o1',
    '/api/store//evil.example/ecom/v1/orders/o1',
    '/api/store/oauth/access',
    '/',
  ])('are not sent to a path that is not allowed: %s', async (path) => {
    const { platform, backend } = await start();
    const response = await backend(ask(path));
    expect([response.status, platform.requests]).toEqual([404, []]);
  });

  it('are not sent to the path of a call that is not allowed as a value of one that is, however it is escaped', async () => {
    const isFixed = ({ info }: (typeof calls)[number]): boolean => !info.path.includes('{');
    const { platform, backend } = await start({ calls: calls.filter((call) => !isFixed(call)) });
    const headers = { ...WRITE.headers, cookie: await cookieOf(9e9) };
    for (const { info } of calls.filter(isFixed))
      for (const path of [
        info.path,
        info.path.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
      ]) {
        const init = info.method === 'GET' || info.method === 'DELETE' ? {} : { body: '{}' };
        await backend(ask(`/api/store${path}`, { ...init, method: info.method, headers }));
      }
    expect(platform.requests).toEqual([]);
  });

  it('are sent to every other path as the client writes it, with any values', async () => {
    const { platform, backend } = await start({ calls });
    platform.answer = (_request, response) => json(response, {});
    const open = calls.filter(({ info }) => !WITH_TOKENS.test(info.id) && !info.onSite);
    const cookie = await cookieOf(9e9);
    for (const { info } of open) {
      const path = info.path.replace(
        /\{\w+\}/g,
        encodeURIComponent(`ä b'(1)*!~?#%&=+:@,;$"<>[]{}|^%2F..שלום😀`),
      );
      const init = info.method === 'GET' || info.method === 'DELETE' ? {} : { body: '{}' };
      await backend(
        ask(`/api/store${path}`, { ...init, method: info.method, headers: { ...WRITE.headers, cookie } }),
      );
      expect([info.id, platform.requests.at(-1)?.url]).toEqual([info.id, path]);
    }
    expect(open.length).toBeGreaterThan(50);
  });

  it.each([
    ['/ecom/v1/carts/%63urrent?a=%2e%2e#b', '/ecom/v1/carts/current?a=%2e%2e'],
    ['/ecom/v1/orders/%6F%c3%a4%7e', '/ecom/v1/orders/o%C3%A4~'],
    ['/ecom/v1/x/../orders/o1', '/ecom/v1/orders/o1'],
    ['/ecom/v1/orders/ä', '/ecom/v1/orders/%C3%A4'],
    ['/ecom/v1/orders/a%3bb', '/ecom/v1/orders/a%3Bb'],
    // nginx and Apache decode these when they replace a path
    ['/ecom/v1/orders/a:b@c,d+e$f=g&h', '/ecom/v1/orders/a%3Ab%40c%2Cd%2Be%24f%3Dg%26h'],
  ])('are sent to the path by which the call was found: %s', async (path, sent) => {
    const { platform, backend } = await start();
    await backend(ask(`/api/store${path}`));
    expect(platform.requests.at(-1)?.url).toBe(sent);
  });

  it('are not sent with a method that the call does not have', async () => {
    const { platform, backend } = await start();
    const statuses = ['DELETE', 'PUT', 'OPTIONS', 'HEAD'].map(
      async (method) => (await backend(ask(CART, { method, headers: { origin: ORIGIN } }))).status,
    );
    expect([await Promise.all(statuses), platform.requests]).toEqual([[404, 404, 404, 404], []]);
  });
});

describe('the page that a call comes from', () => {
  const JSON_BODY = { 'content-type': 'application/json' };

  const fromPage = async (request: Ask, own: Record<string, string>) => {
    const { platform, backend } = await start();
    const response = await backend(ask(request.body ? ADD : CART, { ...request, headers: own }));
    const { message } = await response.json();
    return {
      status: response.status,
      message,
      cookies: response.headers.getSetCookie(),
      sent: platform.requests,
    };
  };

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page without an origin, of another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a subdomain', { origin: 'https://evil.shop.example' }],
    ['another host whose name ends with a dot', { origin: 'https://shop.example.evil.' }],
    ['a host whose name ends with two dots', { origin: `${ORIGIN}..` }],
    ['the same host over http', { origin: 'http://shop.example' }],
    ['another origin that claims to be the same', { origin: 'https://evil.example', ...SAME }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['nowhere', {}],
  ])('must be allowed for a write, which %s is not', async (_title, headers) => {
    const outcome = await fromPage(WRITE, { ...JSON_BODY, ...headers });
    const message = `Only pages of ${ORIGIN} can make calls`;
    expect(outcome).toEqual({ status: 403, message, cookies: [], sent: [] });
  });

  it.each<Record<string, string>>([
    { origin: ORIGIN },
    { origin: ORIGIN, ...SAME },
    SAME,
    { origin: 'null', ...SAME },
    { origin: `${ORIGIN}.` },
  ])('may write when it says %j', async (headers) => {
    expect(await fromPage(WRITE, { ...JSON_BODY, ...headers })).toMatchObject({ status: 200 });
  });

  it.each([
    ['https://shop.example.:8443', 'https://shop.example:8443'],
    ['https://shop.example:8443', 'https://shop.example.:8443'],
  ])('may be %s where %s is allowed, which is the same host', async (origin, allowed) => {
    const { backend } = await start({ allowedOrigins: [allowed] });
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...JSON_BODY, origin } }));
    expect(response.status).toBe(200);
  });

  it('may be unknown for a read, which changes nothing and whose answer no other page can read', async () => {
    expect(await fromPage({}, {})).toMatchObject({ status: 200 });
    expect(await fromPage({}, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403 });
  });
});

const OPEN = 'allowedOrigins must';
const MOUNT = 'mount must be a path that starts with a slash and does not end with one';
const RANGE = 'must be a number from 1';

it.each<[Partial<BackendOptions>, message: string]>([
  [{ allowedOrigins: [] }, OPEN],
  [{ allowedOrigins: ['shop.example'] }, OPEN],
  [{ allowedOrigins: [`${ORIGIN}/`] }, OPEN],
  [{ allowedOrigins: ['*'] }, OPEN],
  [{ allowedOrigins: ['https://*.shop.example'] }, OPEN],
  [{ mount: '/api/store/' }, MOUNT],
  [{ mount: 'api/store' }, MOUNT],
  [{ mount: '/' }, MOUNT],
  [{ mount: '/api?a' }, MOUNT],
  [{ maxBodyBytes: Number.NaN }, RANGE],
  [{ maxBodyBytes: 0 }, RANGE],
  [{ timeoutMs: Number.NaN }, RANGE],
  [{ timeoutMs: -1 }, RANGE],
])('a backend with %j is rejected immediately', async (options, message) => {
  const creating = start(options);
  await expect(creating).rejects.toThrow(TypeError);
  await expect(creating).rejects.toThrow(message);
});

describe('the body of a call', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch+json', ''])(
    'must be JSON, which a form of another page cannot send: %j',
    async (type) => {
      const { platform, backend } = await start();
      const response = await backend(
        ask(ADD, { ...WRITE, headers: { origin: ORIGIN, 'content-type': type } }),
      );
      expect([response.status, platform.requests]).toEqual([415, []]);
    },
  );

  it('is sent as the JSON in UTF-8 that was read, whatever charset the page names', async () => {
    const { platform, backend } = await start();
    const headers = { ...WRITE.headers, 'content-type': 'application/json; charset=utf-16' };
    await backend(ask(ADD, { ...WRITE, headers, body: '{"note":"ä"}' }));
    const { body, headers: sent } = platform.requests.at(-1) ?? {};
    expect([body, sent?.['content-type']]).toEqual(['{"note":"ä"}', 'application/json']);
  });

  it('may have at most the maximum length, for any Content-Length', async () => {
    const { platform, backend } = await start({ maxBodyBytes: 100 });
    const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
      (await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, ...headers }, body }))).status;
    const stream = (): ReadableStream => new Blob(['x'.repeat(60), 'y'.repeat(60)]).stream();
    expect([
      await send('ä'.repeat(50)),
      await send('x'.repeat(101)),
      await send(stream()),
      await send(stream(), { 'content-length': '5' }),
    ]).toEqual([200, 413, 413, 413]);
    expect(platform.seen).toHaveLength(1);
  });
});

it('a platform that does not answer is not waited for when the page goes away', async () => {
  const { platform, backend } = await start();
  const { opened, open } = gate();
  const page = new AbortController();
  platform.answer = () => open();
  const headers = { ...SAME, cookie: await cookieOf(9e9) };
  const call = backend(ask(CART, { headers, signal: page.signal }));
  await opened;
  page.abort();
  expect((await call).status).toBe(502);
});
