import { gate, json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/index.ts';
import * as operations from '../../../src/operations.ts';
import type { BackendOptions } from '../../../src/server/index.ts';
import { failureOf } from '../helpers/failure.ts';
import {
  ADD,
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
        /^__Host-storewire%3Aclient-1%3Avisitor=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-storewire-identity%3Avisitor=[\da-f-]{36}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure$/,
      ),
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
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

  it('is made by the client itself, which needs no strategy', async () => {
    const { backend } = await start();
    const server = await startServer(async (request, response) => {
      const headers = Object.entries({ ...request.headers, ...SAME }).filter(
        (pair): pair is [string, string] => pair[1] !== undefined,
      );
      const answer = await backend(
        new Request(`${ORIGIN}${request.url}`, {
          method: request.method,
          headers,
          ...(request.body ? { body: request.body } : {}),
        }),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    });
    const client = createClient({ baseUrl: `${server.url}/api/store` });
    expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
    expect(await client.currentCart.addToCurrentCart({ lineItems: [] })).toEqual({ cart: { id: 'c1' } });
    expect((await failureOf(client.collections.getCollectionById({ id: 'x' }))).status).toBe(404);
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
    ['{"message":"no\\/good \\u003d","n":1.50}', 400],
    ['<p title="x">ä', 401],
    ['', 500],
  ])('gets an error response of the platform byte for byte: %s', async (text, status) => {
    const { platform, backend } = await start();
    platform.answer = (_request, response) => void response.writeHead(status).end(text);
    const response = await backend(ask(CART));
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it('gets errors of the platform unchanged, with their request id', async () => {
    const { platform, backend } = await start();
    const rejection = {
      message: 'no',
      details: { applicationError: { code: 'OUT_OF_STOCK', description: 'none left' } },
    };
    platform.answer = (_request, response) =>
      json(response, rejection, 409, {
        'x-wix-request-id': 'r1',
        'retry-after': '3',
      });
    const response = await backend(ask(ADD, WRITE));
    expect([
      response.status,
      response.headers.get('x-wix-request-id'),
      response.headers.get('retry-after'),
      await response.json(),
    ]).toEqual([409, 'r1', '3', rejection]);
  });

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
  it('never reach the page: not by headers or cookies of the platform, not by an address, not by an error', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(9e9);
    const seen: string[] = [];
    for (const [status, headers] of [
      [
        200,
        {
          authorization: 'canary-old',
          'set-cookie': 'session=canary-old',
          'x-token': 'canary-old',
          'www-authenticate': 'canary-old',
        },
      ],
      [302, { location: 'https://evil.example/?token=canary-old' }],
      [500, { 'set-cookie': 'session=canary-old' }],
    ] as [number, Record<string, string>][]) {
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
    const calls = Object.values(operations).flatMap((value) =>
      'info' in value && !('paging' in value) ? [value] : [],
    );
    const { platform, backend } = await start({ calls });
    const hidden = calls.filter(({ info }) =>
      /^(?:oauth|authentication|verification|recovery|redirects)[.]/.test(info.id),
    );
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

  it('are sent to every other path as the client writes it, with any values', async () => {
    const calls = Object.values(operations).flatMap((value) =>
      'info' in value && !('paging' in value) ? [value] : [],
    );
    const { platform, backend } = await start({ calls });
    platform.answer = (_request, response) => json(response, {});
    const open = calls.filter(
      ({ info }) =>
        !/^(?:oauth|authentication|verification|recovery|redirects)[.]/.test(info.id) && !info.onSite,
    );
    const cookie = await cookieOf(9e9);
    for (const { info } of open) {
      const path = info.path.replace(/\{\w+\}/g, encodeURIComponent("ä b'(1)*!~?#%&=+"));
      const init = info.method === 'GET' || info.method === 'DELETE' ? {} : { body: '{}' };
      await backend(
        ask(`/api/store${path}`, { ...init, method: info.method, headers: { ...WRITE.headers, cookie } }),
      );
      expect([info.id, platform.requests.at(-1)?.url]).toEqual([info.id, path]);
    }
    expect(open.length).toBeGreaterThan(50);
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
  const json = { 'content-type': 'application/json' };

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a subdomain', { origin: 'https://evil.shop.example' }],
    ['the same host over http', { origin: 'http://shop.example' }],
    [
      'another origin that claims to be the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['nowhere', {}],
  ])('must be allowed for a write, which %s is not', async (_title, headers) => {
    const { platform, backend } = await start();
    const response = await backend(
      ask(ADD, { ...WRITE, headers: { ...json, ...(headers as Record<string, string>) } }),
    );
    expect([response.status, response.headers.getSetCookie(), platform.requests]).toEqual([403, [], []]);
  });

  it.each<Record<string, string>[]>([[{ origin: ORIGIN }], [{ origin: ORIGIN, ...SAME }], [SAME]])(
    'may write when it says %j',
    async (headers) => {
      const { backend } = await start();
      expect((await backend(ask(ADD, { ...WRITE, headers: { ...json, ...headers } }))).status).toBe(200);
    },
  );

  it('may be unknown for a read, which changes nothing and whose answer no other page can read', async () => {
    const { backend } = await start();
    expect((await backend(ask(CART, { headers: {} }))).status).toBe(200);
    expect((await backend(ask(CART, { headers: { 'sec-fetch-site': 'cross-site' } }))).status).toBe(403);
  });

  it.each([[[]], [['shop.example']], [[`${ORIGIN}/`]], [['*']], [['https://*.shop.example']]])(
    'cannot be left open: %j',
    async (allowedOrigins) => {
      await expect(start({ allowedOrigins })).rejects.toThrow(TypeError);
    },
  );

  it.each(['/api/store/', 'api/store', '/'])('cannot be mounted where no path begins: %s', async (mount) => {
    await expect(start({ mount })).rejects.toThrow(
      new TypeError('mount must start with a slash and not end with one'),
    );
  });
});

it.each<Partial<BackendOptions>>([
  { maxBodyBytes: Number.NaN },
  { maxBodyBytes: 0 },
  { timeoutMs: Number.NaN },
  { timeoutMs: -1 },
])('an invalid limit is rejected immediately: %j', async (options) => {
  await expect(start(options)).rejects.toThrow(/must be a number from 1/);
});

describe('the body of a call', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'must be JSON, which a form of another page cannot send: %j',
    async (type) => {
      const { platform, backend } = await start();
      const response = await backend(
        ask(ADD, { ...WRITE, headers: { origin: ORIGIN, 'content-type': type } }),
      );
      expect([response.status, platform.requests]).toEqual([415, []]);
    },
  );

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

describe('a platform that does not answer', () => {
  it('costs the page no more than the longest wait', async () => {
    const { platform, backend } = await start({ timeoutMs: 200 });
    platform.answer = () => undefined;
    const response = await backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(9e9) } }));
    expect([response.status, await response.json()]).toEqual([
      504,
      { message: 'The upstream request timed out' },
    ]);
  });

  it('is not waited for when the page goes away', async () => {
    const { platform, backend } = await start();
    const { opened, open } = gate();
    const page = new AbortController();
    platform.answer = () => open();
    const call = backend(
      ask(CART, { headers: { ...SAME, cookie: await cookieOf(9e9) }, signal: page.signal }),
    );
    await opened;
    page.abort();
    expect((await call).status).toBe(502);
  });
});
