import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { json } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import {
  apiKey,
  createClient,
  fixedToken,
  type TransportOptions,
  visitor,
  withResponse,
} from '../../../src/index.ts';
import { getProduct } from '../../../src/operations.ts';
import { failureOf, rejectionOf } from '../helpers/failure.ts';
import { startPlatform } from '../helpers/platform.ts';
import { respond, type Store, startStore } from '../helpers/store.ts';

const echo = (options?: TransportOptions): Promise<Store> =>
  startStore(respond(200, {}, { 'x-answer': 'yes' }), options);

describe('headers', () => {
  it('of the call win over those of the strategy, which win over those of the client, whatever their case', async () => {
    const { client, requests } = await echo({
      headers: { 'X-A': 'client', 'x-b': 'client', Authorization: 'client' },
      auth: fixedToken('token-1'),
    });
    await client.products.getProduct({ id: 'p' }, { headers: { 'X-B': 'call' } });
    await client.products.getProduct({ id: 'p' }, { headers: { Authorization: 'call' } });
    expect(requests.map(({ headers }) => [headers['x-a'], headers['x-b'], headers['authorization']])).toEqual(
      [
        ['client', 'call', 'token-1'],
        ['client', 'client', 'call'],
      ],
    );
  });

  it('may be a Headers object, for the client and for a call', async () => {
    const { client, requests } = await echo({
      headers: new Headers({ 'X-Client': 'one', 'X-Both': 'client' }),
    });
    await client.orders.getOrder(
      { id: 'o1' },
      { headers: new Headers({ 'X-Call': 'two', 'X-Both': 'call' }) },
    );
    expect(requests[0]?.headers).toMatchObject({
      'x-client': 'one',
      'x-call': 'two',
      'x-both': 'call',
    });
  });

  it.each<[string, TransportOptions]>([
    ['of a client without a strategy', {}],
    ['of open calls', { auth: fixedToken('token-1') }],
  ])('%s name no token', async (_whose, options) => {
    const { client, requests } = await echo(options);
    await client.oauth.oauthTokenInfo({ token: 't' });
    expect(requests[0]?.headers).not.toHaveProperty('authorization');
  });

  const NAMES = ['', 'a b', 'a:b', 'a\r\nb', 'ä', 'a\u0000'];
  const VALUES = [
    'a\r\nx: 1',
    'a\rb',
    'a\nb',
    'a\u0000b',
    'a\n',
    '\r',
    'a\u007f',
    'a\u0001',
    'é漢',
    'a\u2028',
  ];
  const BAD_NAME = ['headers', 'must have valid names'] as const;
  const BAD_VALUE = ['headers.x-name', 'must be text without control characters'] as const;

  type Rejected = [headers: Record<string, string>, field: string, description: string];

  it.each<Rejected>([
    ...NAMES.map((name): Rejected => [{ [name]: 'x' }, ...BAD_NAME]),
    ...VALUES.map((value): Rejected => [{ 'X-Name': value }, ...BAD_VALUE]),
  ])(
    'are rejected before anything is sent if they could start another header or are not valid: %j',
    async (headers, field, description) => {
      const { client, requests } = await echo({ auth: fixedToken('token-1') });
      const error = await failureOf(client.products.getProduct({ id: 'p' }, { headers }));
      expect(error).toMatchObject(rejectionOf(field, description));
      expect(requests).toEqual([]);
    },
  );

  it.each([
    [{ 'a b': 'x' }, 'headers must have valid names'],
    [{ 'X-Name': 'a\nb' }, 'headers.x-name must be text without control characters'],
  ])('of the client are rejected when it is created: %j', (headers, message) => {
    expect(() => createClient({ headers })).toThrow(new TypeError(message));
  });

  it('are checked in tokens too, and the message does not show the token', async () => {
    const { client, requests } = await echo({ auth: fixedToken('secret\r\nx-injected: 1') });
    const error = await failureOf(client.products.getProduct({ id: 'p' }));
    expect(error.kind).toBe('validation');
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(requests).toEqual([]);
  });

  it('are rejected or arrive unchanged, for any text', async () => {
    const { client, requests } = await echo();
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.integer({ min: 0, max: 0x17f }).map((code) => String.fromCharCode(code)) }),
    );
    const check = async (text: string): Promise<void> => {
      requests.length = 0;
      const isSent = await client.products.getProduct({ id: 'p' }, { headers: { 'x-text': text } }).then(
        () => true,
        (error) => error.kind !== 'validation',
      );
      if (isSent)
        expect([requests.length, requests[0]?.headers['x-text'], requests[0]?.headers['x-injected']]).toEqual(
          [1, text.replace(/^[\t ]+|[\t ]+$/g, ''), undefined],
        );
      else expect(requests).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(value, check), { numRuns: caseCount(300) });
  });

  it('of the answer come with the variant that gives the response', async () => {
    const { client } = await echo();
    const { data, response, attempts } = await withResponse(client, getProduct, { id: 'p' });
    expect([data, response.status, response.headers.get('x-answer'), attempts]).toEqual([{}, 200, 'yes', 1]);
  });
});

describe('the raw fetch of a client', () => {
  it('sends the credentials to a path of the platform host', async () => {
    const { client, requests } = await echo({ auth: apiKey({ key: 'key-1', siteId: 'site-1' }) });
    const response = await client.fetch('/any/path?x=1', { method: 'PUT', body: 'text' });
    expect([response.status, response.headers.get('x-answer')]).toEqual([200, 'yes']);
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        url: '/any/path?x=1',
        body: 'text',
        headers: { authorization: 'key-1', 'wix-site-id': 'site-1' },
      },
    ]);
  });

  it('calls a fetch of the page as a function of no object, as browsers require', async () => {
    const client = createClient({
      async fetch(this: unknown) {
        if (this !== undefined) throw new TypeError('Illegal invocation');
        return Response.json({});
      },
    });
    expect((await client.fetch('/any/path')).status).toBe(200);
  });

  it('keeps the path of the base URL, and never leaves it', async () => {
    const { client, requests, url: root } = await echo();
    const below = createClient({ baseUrl: `${root}/proxy/`, auth: fixedToken('token-1') });
    await below.fetch('/any/path?x=1');
    await below.fetch(`${root}/proxy/absolute`);
    expect(requests.map(({ url }) => url)).toEqual(['/proxy/any/path?x=1', '/proxy/absolute']);
    for (const path of ['/../outside', '/%2e%2e/outside', '../outside', `${root}/outside`])
      await expect(below.fetch(path)).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(2);
    await client.fetch('/root');
    expect(requests[2]?.url).toBe('/root');
  });

  it('rejects other hosts', async () => {
    const { client, requests, url } = await echo({ auth: fixedToken('token-1') });
    const other = await echo();
    const [port, otherPort] = [url, other.url].map((each) => new URL(each).port);
    for (const path of [
      other.url,
      `${other.url}/x`,
      `//127.0.0.1:${otherPort}/x`,
      `https://127.0.0.1:${port}/x`,
      `http://localhost:${port}/x`,
      'data:text/plain,x',
      `\\\\127.0.0.1:${otherPort}\\x`,
    ])
      await expect(client.fetch(path)).rejects.toThrow(
        new TypeError('fetch takes a path of the platform host'),
      );
    expect([requests, other.requests]).toEqual([[], []]);
  });

  const HEADERS = { 'X-Mine': 'kept', 'WIX-SITE-ID': 'mine', 'Content-Type': 'text/x' };
  const INIT: RequestInit = { method: 'POST', body: 'text', headers: HEADERS };

  it.each<[string, RequestInit]>([
    ['a plain object', INIT],
    ['a Headers object', { ...INIT, headers: new Headers(HEADERS) }],
    ['a list of pairs', { ...INIT, headers: Object.entries(HEADERS) }],
    ['a Request', new Request('https://other.example/', INIT)],
  ])('keeps the headers, method and body of the caller in %s', async (_form, init) => {
    const { client, requests } = await echo({ auth: apiKey({ key: 'key-1', siteId: 'site-1' }) });
    await client.fetch('/x', init);
    expect(requests).toMatchObject([
      {
        method: 'POST',
        url: '/x',
        body: 'text',
        headers: {
          'x-mine': 'kept',
          'wix-site-id': 'mine',
          authorization: 'key-1',
          'content-type': 'text/x',
        },
      },
    ]);
  });

  it('takes a Request and a URL too, as libraries pass them', async () => {
    const { client, requests, url } = await echo({ auth: fixedToken('key-1') });
    const request = new Request(`${url}/a`, { ...INIT, headers: { 'x-mine': 'kept' } });
    await client.fetch(request, { headers: { 'x-mine': 'other' } });
    await client.fetch(new URL(`${url}/b`));
    await expect(client.fetch(new Request('https://other.example/a'))).rejects.toThrow(TypeError);
    expect(requests).toMatchObject([
      { method: 'POST', url: '/a', body: 'text', headers: { 'x-mine': 'other', authorization: 'key-1' } },
      { method: 'GET', url: '/b', headers: { authorization: 'key-1' } },
    ]);
  });

  it('sends a request once more with a new token after a 401, and only once', async () => {
    const platform = await startPlatform();
    const client = createClient({ baseUrl: platform.url, auth: visitor({ clientId: 'app' }) });
    const send = () => client.fetch('/any/path', { method: 'POST', body: 'text' });
    expect((await send()).status).toBe(200);
    platform.acceptedToken = 'access-2';
    expect((await send()).status).toBe(200);
    expect(platform.seen).toEqual(['access-1', 'access-1', 'access-2']);
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'other', refresh_token: 'r', expires_in: 14_400 });
    platform.acceptedToken = 'none';
    expect((await send()).status).toBe(401);
    expect(platform.seen.slice(3)).toEqual(['access-2', 'other']);
    const sent = platform.requests.filter(({ url }) => url === '/any/path');
    expect(sent.map(({ body }) => body)).toEqual(Array(5).fill('text'));
  });

  it('sends no request as another person after a 401', async () => {
    const as = (sessionId: string) => ({ headers: { authorization: sessionId }, sessionId });
    const auth = { access: () => as('ann'), refresh: async () => as('bob'), sessionId: async () => 'ann' };
    const { client, requests } = await startStore(respond(401), { auth });
    expect((await client.fetch('/any/path')).status).toBe(401);
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['ann']);
  });

  it('ends if the caller aborts, also while it waits for a token', async () => {
    const { client, requests } = await echo({
      auth: { access: () => new Promise(() => undefined), sessionId: async () => 'x' },
    });
    const controller = new AbortController();
    const call = failureOf(client.fetch('/x', { signal: controller.signal }));
    controller.abort();
    expect((await call).reason).toBe('abort');
    expect(requests).toEqual([]);
  });
});
