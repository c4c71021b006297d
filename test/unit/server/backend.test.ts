import { inspect } from 'node:util';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startIdentityServer } from '../../../scripts/identity/server.ts';
import { createClient, member, type MemberCredentials } from '../../../src/index.ts';
import * as operations from '../../../src/operations.ts';
import { type BackendOptions, createBackend, requestCookies, serverCookies } from '../../../src/server/index.ts';
import { completeSignIn, startSignIn } from '../../../src/sign-in.ts';
import { failureOf } from '../helpers/failure.ts';
import { invalidGrant, startPlatform } from '../helpers/platform.ts';
import { gate, json, startServer } from '../helpers/server.ts';

const ORIGIN = 'https://shop.example';
const KEY = 'storewire:client-1';
const { addToCurrentCart, getCurrentCart, getOrder, queryProducts } = operations;

afterEach(() => void vi.useRealTimers());

async function start(options: Partial<BackendOptions> = {}) {
  const platform = await startPlatform();
  const calls = [getCurrentCart, addToCurrentCart, getOrder, queryProducts];
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls,
    allowedOrigins: [ORIGIN],
    baseUrl: platform.url,
    mount: '/api/store',
    ...options,
  });
  return { platform, backend };
}

interface Ask {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal;
}

const SAME = { 'sec-fetch-site': 'same-origin' };
const WRITE: Ask = { method: 'POST', headers: { origin: ORIGIN, 'content-type': 'application/json' }, body: '{"lineItems":[]}' };
const CART = '/api/store/ecom/v1/carts/current';
const ADD = `${CART}/add-to-cart`;

const ask = (path: string, { headers = SAME, ...init }: Ask = {}): Request =>
  new Request(`${ORIGIN}${path}`, { ...init, headers, duplex: 'half' } as RequestInit);

/** The cookies that a browser sends back. */
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

async function cookieOf(expiresAt: number, role: 'member' | 'visitor' = 'member', token = 'canary-old'): Promise<string> {
  const jar = requestCookies(ask('/'));
  const storage = serverCookies(jar);
  const tokens = { accessToken: { value: token, expiresAt }, refreshToken: { value: 'canary-refresh', role } };
  await storage.set(KEY, JSON.stringify({ identity: 'i1', tokens }));
  await storage.save();
  return jar.header();
}

const everythingOf = async (response: Response): Promise<string> =>
  inspect([...response.headers].filter(([name]) => name !== 'set-cookie')) + (await response.clone().text());

describe('a call of a page', () => {
  it('travels on with the token of a new visitor, whose cookie no script can read, and with neither cookie nor token of the page', async () => {
    const { platform, backend } = await start();
    const headers = { ...SAME, cookie: 'theme=dark', authorization: 'from the page', 'accept-language': 'de', 'x-other': '1' };
    const response = await backend(ask(`${CART}?a=1`, { headers }));
    expect([response.status, await response.json()]).toEqual([200, { cart: { id: 'c1' } }]);
    const { url, headers: sent } = platform.requests[1] ?? {};
    expect([url, sent?.['authorization'], sent?.['accept-language'], sent?.['cookie'], sent?.['x-other']]).toEqual([
      '/ecom/v1/carts/current?a=1',
      'access-1',
      'de',
      undefined,
      undefined,
    ]);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-storewire%3Aclient-1=[\w.-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('that comes back with the cookie is the same visitor, without a new cookie or token call', async () => {
    const { platform, backend } = await start();
    const cookie = cookiesOf(await backend(ask(CART)));
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, cookie } }));
    expect([platform.tokenCalls.length, platform.seen, response.headers.getSetCookie()]).toEqual([1, ['access-1', 'access-1'], []]);
    expect(platform.requests.at(-1)).toMatchObject({ method: 'POST', url: '/ecom/v1/carts/current/add-to-cart', body: '{"lineItems":[]}' });
  });

  it('is made by the client itself, which needs no strategy', async () => {
    const { backend } = await start();
    const server = await startServer(async (request, response) => {
      const headers = Object.entries({ ...request.headers, ...SAME }).filter((pair): pair is [string, string] => pair[1] !== undefined);
      const answer = await backend(
        new Request(`${ORIGIN}${request.url}`, { method: request.method, headers, ...(request.body ? { body: request.body } : {}) }),
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

  it('gets refusals of the platform whole, with their request id', async () => {
    const { platform, backend } = await start();
    const refusal = { message: 'no', details: { applicationError: { code: 'OUT_OF_STOCK', description: 'none left' } } };
    platform.answer = (_request, response) => json(response, refusal, 409, { 'x-wix-request-id': 'r1', 'retry-after': '3' });
    const response = await backend(ask(ADD, WRITE));
    expect([response.status, response.headers.get('x-wix-request-id'), response.headers.get('retry-after'), await response.json()]).toEqual([
      409,
      'r1',
      '3',
      refusal,
    ]);
  });
});

describe('the tokens of a session', () => {
  it('never reach the page: not by headers or cookies of the platform, not by an address, not by an error', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(9e9);
    const seen: string[] = [];
    for (const [status, headers] of [
      [200, { authorization: 'canary-old', 'set-cookie': 'session=canary-old', 'x-token': 'canary-old', 'www-authenticate': 'canary-old' }],
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
    expect(seen.at(-1)).toContain('The platform could not be asked');
  });

  it('are out of reach by calls of tokens, sign-in and redirect sessions, even when those are allowed by mistake', async () => {
    const calls = Object.values(operations).flatMap((value) => ('info' in value ? [value] : []));
    const { platform, backend } = await start({ calls });
    const hidden = calls.filter(({ info }) => /^(?:oauth|authentication|verification|recovery|redirects)[.]/.test(info.id));
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
    '/ecom/v1/orders/o1',
    '/api/store//evil.example/ecom/v1/orders/o1',
    '/api/store/oauth/access',
    '/',
  ])('are not sent to a path that is not allowed: %s', async (path) => {
    const { platform, backend } = await start();
    const response = await backend(ask(path));
    expect([response.status, platform.requests]).toEqual([404, []]);
  });

  it('never reach the page in a failure that quotes what was sent, of the first token or of the next', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(9e9);
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'canary-new', refresh_token: 'r', expires_in: 14_400 });
    for (const [status, details] of [
      [400, {}],
      [401, { applicationError: { code: 'X' } }],
      [401, {}],
      [500, {}],
    ] as const) {
      platform.answer = ({ headers }, response) => json(response, { message: `no good: ${headers['authorization']}`, details }, status);
      const response = await backend(ask(CART, { headers: { ...SAME, cookie } }));
      expect([response.status, await response.json()]).toEqual([status, { message: 'no good: [hidden]', details }]);
    }
    expect(platform.tokenCalls).toHaveLength(1);
  });

  it('never reach the page in a failure that quotes them in another way, of which nothing else is lost', async () => {
    const { platform, backend } = await start();
    const token = 'canary/+=';
    platform.tokenAnswer = (_call, response) => json(response, { access_token: token, refresh_token: 'r', expires_in: 14_400 });
    const ways = [`{"message":"canary\\/+\\u003d","n":1.5}`, `{"message":${JSON.stringify(encodeURIComponent(token))},"n":1.5}`, `<p title="x">${token} ä`];
    const seen: string[] = [];
    for (const text of ways) {
      platform.answer = (_request, response) => void response.writeHead(400).end(text);
      seen.push(await (await backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(1) } }))).text());
    }
    expect(seen).toEqual(['{"message":"[hidden]","n":1.5}', '{"message":"[hidden]","n":1.5}', '<p title="x">[hidden] ä']);
  });

  it('are sent to every other path as the client writes it, whatever the values', async () => {
    const calls = Object.values(operations).flatMap((value) => ('info' in value ? [value] : []));
    const { platform, backend } = await start({ calls });
    platform.answer = (_request, response) => json(response, {});
    const open = calls.filter(({ info }) => !/^(?:oauth|authentication|verification|recovery|redirects)[.]/.test(info.id));
    const cookie = await cookieOf(9e9);
    for (const { info } of open) {
      const path = info.path.replace(/\{\w+\}/g, encodeURIComponent("ä b'(1)*!~?#%&=+"));
      const init = info.method === 'GET' || info.method === 'DELETE' ? {} : { body: '{}' };
      await backend(ask(`/api/store${path}`, { ...init, method: info.method, headers: { ...WRITE.headers, cookie } }));
      expect([info.id, platform.requests.at(-1)?.url]).toEqual([info.id, path]);
    }
    expect(open.length).toBeGreaterThan(50);
  });

  it('are not sent with a method that the call does not have', async () => {
    const { platform, backend } = await start();
    const statuses = ['DELETE', 'PUT', 'OPTIONS', 'HEAD'].map(async (method) => (await backend(ask(CART, { method, headers: { origin: ORIGIN } }))).status);
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
    ['another origin that claims to be the same', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin of the site', { 'sec-fetch-site': 'same-site' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['nowhere that it would tell', {}],
  ])('must be allowed for a write, which %s is not', async (_title, headers) => {
    const { platform, backend } = await start();
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...json, ...(headers as Record<string, string>) } }));
    expect([response.status, response.headers.getSetCookie(), platform.requests]).toEqual([403, [], []]);
  });

  it.each<Record<string, string>[]>([[{ origin: ORIGIN }], [{ origin: ORIGIN, ...SAME }], [SAME]])('may write when it says %j', async (headers) => {
    const { backend } = await start();
    expect((await backend(ask(ADD, { ...WRITE, headers: { ...json, ...headers } }))).status).toBe(200);
  });

  it('may be unknown for a read, which changes nothing and whose answer no other page can read', async () => {
    const { backend } = await start();
    expect((await backend(ask(CART, { headers: {} }))).status).toBe(200);
    expect((await backend(ask(CART, { headers: { 'sec-fetch-site': 'cross-site' } }))).status).toBe(403);
  });

  it.each([[[]], [['shop.example']], [[`${ORIGIN}/`]], [['*']]])('cannot be left open: %j', async (allowedOrigins) => {
    await expect(start({ allowedOrigins })).rejects.toThrow(TypeError);
  });
});

it.each<Partial<BackendOptions>>([{ maxBodyBytes: Number.NaN }, { maxBodyBytes: 0 }, { timeoutMs: Number.NaN }, { timeoutMs: -1 }])(
  'a limit that is no limit is refused at once: %j',
  async (options) => {
    await expect(start(options)).rejects.toThrow(/must be a number from 1/);
  },
);

describe('the body of a call', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])('must be JSON, which a form of another page cannot send: %j', async (type) => {
    const { platform, backend } = await start();
    const response = await backend(ask(ADD, { ...WRITE, headers: { origin: ORIGIN, 'content-type': type } }));
    expect([response.status, platform.requests]).toEqual([415, []]);
  });

  it('may have the longest length and no more, whatever it claims', async () => {
    const { platform, backend } = await start({ maxBodyBytes: 100 });
    const send = async (body: BodyInit, headers: Record<string, string> = {}) =>
      (await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, ...headers }, body }))).status;
    const stream = (): ReadableStream => new Blob(['x'.repeat(60), 'y'.repeat(60)]).stream();
    expect([await send('ä'.repeat(50)), await send('x'.repeat(101)), await send(stream()), await send(stream(), { 'content-length': '5' })]).toEqual([
      200, 413, 413, 413,
    ]);
    expect(platform.seen).toHaveLength(1);
  });
});

describe('a session beside a backend', () => {
  const headersOf = (cookie: string): Ask => ({ headers: { ...SAME, cookie } });

  it('whose token has run out is renewed once for all calls of the page that overlap, and each gets the new cookie', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    const responses = await Promise.all(Array.from({ length: 20 }, () => backend(ask(CART, headersOf(cookie)))));
    expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([['refresh_token', 'canary-refresh']]);
    expect([new Set(platform.seen), new Set(responses.map(cookiesOf)).size]).toEqual([new Set(['access-1']), 1]);
    const late = await backend(ask(CART, headersOf(cookie)));
    const next = await backend(ask(CART, headersOf(cookiesOf(late))));
    expect([next.status, next.headers.getSetCookie(), platform.tokenCalls.length]).toEqual([200, [], 1]);
  });

  it('is renewed once also while other cookies come and go: of a sign-in that begins, of a page, of a subdomain that tosses them', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    const [, session = ''] = cookie.split(/=(.*)/);
    const name = 'storewire%3Aclient-1';
    const others = [
      '',
      'theme=dark',
      `__Host-${name}%3Asign-in%3Ax=1.e30`,
      `__Host-storewire%3Alogin%3Ax=1.e30`,
      `${name}=${session}`,
      `${name}%3Ax=${session}`,
    ];
    const cookies = others.flatMap((other) => [`${other}; ${cookie}`, `${cookie}; ${other}`]);
    const responses = await Promise.all(cookies.map((each) => backend(ask(CART, headersOf(each)))));
    expect([responses.map(({ status }) => status), platform.tokenCalls.length]).toEqual([cookies.map(() => 200), 1]);
  });

  it('that is renewed in the background has its new cookie in the answer of the call that went on meanwhile', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(Math.floor(Date.now() / 1000) + 200);
    const { opened, open } = gate();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = async (_call, response) => {
      await opened;
      json(response, { access_token: 'new', refresh_token: 'rotated', expires_in: 14_400 });
    };
    // the first call knows nothing yet and reads the cookie; from the second on the token is known to end soon
    const first = await backend(ask(CART, headersOf(cookie)));
    const second = backend(ask(CART, headersOf(cookie)));
    await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
    open();
    expect([first.headers.getSetCookie().length, (await second).headers.getSetCookie().length]).toEqual([0, 1]);
    expect(platform.seen).toEqual(['canary-old', 'canary-old']);
  });

  it('is forgotten a minute after its last call, and then read from its cookie again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    await backend(ask(CART, headersOf(cookie)));
    vi.setSystemTime(Date.now() + 59_000);
    await backend(ask(CART, headersOf(cookie)));
    expect(platform.tokenCalls).toHaveLength(1);
    vi.setSystemTime(Date.now() + 61_000);
    await backend(ask(CART));
    await backend(ask(CART, headersOf(cookie)));
    expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['canary-refresh', undefined, 'canary-refresh']);
  });

  it('that the platform refuses is renewed and the call said again, once', async () => {
    const { platform, backend } = await start();
    const response = await backend(ask(ADD, { ...WRITE, headers: { ...WRITE.headers, cookie: await cookieOf(9e9) } }));
    expect([response.status, platform.seen, platform.requests.map(({ body }) => body)[2]]).toEqual([200, ['canary-old', 'access-1'], '{"lineItems":[]}']);
    platform.answer = (_request, answer) => json(answer, {}, 401);
    platform.seen.length = 0;
    expect([(await backend(ask(CART))).status, platform.seen.length]).toEqual([401, 2]);
  });

  it('is not renewed for a 401 that speaks of the call, nor for a 403', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(9e9);
    const refusal = { message: 'no', details: { applicationError: { code: '-19976' } } };
    for (const [status, body] of [
      [401, refusal],
      [403, {}],
    ] as const) {
      platform.answer = (_request, answer) => json(answer, body, status);
      const response = await backend(ask(CART, headersOf(cookie)));
      expect([response.status, await response.json()]).toEqual([status, body]);
    }
    expect([platform.tokenCalls, platform.seen.length]).toEqual([[], 2]);
  });

  it('that cannot be renewed just now is kept, and the page learns no more than that', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    platform.tokenAnswer = (_call, answer) => json(answer, { message: 'canary' }, 500);
    const failed = await backend(ask(CART, headersOf(cookie)));
    expect([failed.status, await failed.json(), failed.headers.getSetCookie()]).toEqual([502, { message: 'The platform could not be asked' }, []]);
    platform.tokenAnswer = undefined;
    expect((await backend(ask(CART, headersOf(cookie)))).status).toBe(200);
    expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['canary-refresh', 'canary-refresh']);
  });

  it('that the platform has ended tells the page so when no visitor is to follow', async () => {
    const { platform, backend } = await start({ auth: (storage) => member({ clientId: 'client-1', storage }) });
    platform.tokenAnswer = invalidGrant;
    const response = await backend(ask(CART, headersOf(await cookieOf(1))));
    expect([response.status, await response.json()]).toEqual([401, { message: 'The session has ended', error: 'session_ended' }]);
    expect(response.headers.getSetCookie()).toHaveLength(1);
  });

  it('of one browser is never that of another, also when both call at once and without cookies', async () => {
    const { platform, backend } = await start();
    platform.answer = ({ headers }, answer) => json(answer, { whose: headers['authorization'] });
    const [ann, ben] = [await cookieOf(9e9, 'member', 'ann'), await cookieOf(9e9, 'member', 'ben')];
    const whose = async (cookie: string): Promise<unknown> => (await (await backend(ask(CART, headersOf(cookie)))).json()).whose;
    expect(await Promise.all([whose(ann), whose(ben), whose(ann), whose(ben), whose(''), whose('')])).toEqual([
      'ann',
      'ben',
      'ann',
      'ben',
      expect.stringMatching(/^access-[12]$/),
      expect.stringMatching(/^access-[12]$/),
    ]);
    expect(platform.tokenCalls).toHaveLength(2);
  });

  it('begins and ends in a route of the server, and calls of the page follow', async () => {
    const { platform, backend } = await start();
    platform.answer = ({ headers }, answer) => json(answer, { whose: headers['authorization'] });
    const before = cookiesOf(await backend(ask(CART)));
    const typed = createBackend({
      auth: (storage) => member({ clientId: 'client-1', storage }),
      calls: [getCurrentCart],
      allowedOrigins: [ORIGIN],
      baseUrl: platform.url,
    });
    const signingIn = typed.session(ask('/signed-in', headersOf(before)));
    await signingIn.auth.start({ accessToken: { value: 'member-token', expiresAt: 9e9 }, refreshToken: { value: 'r', role: 'member' } });
    const welcome = await signingIn.addTo(new Response(null, { status: 303, headers: { location: '/account' } }));
    expect([welcome.status, welcome.headers.get('location')]).toEqual([303, '/account']);
    const whose = async (cookie: string): Promise<unknown> => (await (await backend(ask(CART, headersOf(cookie)))).json()).whose;
    // the cookie from before stays the visitor's: whoever planted it in a browser gains nothing
    expect([await whose(cookiesOf(welcome)), await whose(before)]).toEqual(['member-token', 'access-1']);
    const signingOut = typed.session(ask('/sign-out', headersOf(cookiesOf(welcome))));
    await signingOut.auth.end();
    expect(await whose(cookiesOf(await signingOut.addTo(new Response())))).toBe('access-2');
  });

  it('keeps a sign-in that is under way in the cookies of its browser, where it can be completed, once', async () => {
    const server = await startIdentityServer();
    onTestFinished(() => server.close());
    const redirectUri = `${ORIGIN}/signed-in`;
    server.redirectUris = [redirectUri];
    const backend = createBackend({
      auth: (storage) => member({ clientId: server.clientId, storage }),
      calls: [getCurrentCart],
      allowedOrigins: [ORIGIN],
      baseUrl: server.url,
    });
    const leaving = backend.session(ask('/sign-in'));
    const { url } = await startSignIn(createClient({ baseUrl: server.url, auth: leaving.auth }), leaving.auth, {
      redirectUri,
      responseMode: 'query',
      returnTo: '/account',
      storage: leaving.storage,
    });
    const gone = await leaving.addTo(new Response());
    const finish = async (cookie: string) => {
      const answer = await server.passThrough(url);
      const back = backend.session(new Request(answer, headersOf(cookie)));
      const signedIn = await completeSignIn(createClient({ baseUrl: server.url, auth: back.auth }), back.auth, answer, { storage: back.storage });
      return { ...signedIn, role: (await back.auth.session()).role, cookies: cookiesOf(await back.addTo(new Response())) };
    };
    await expect(finish('')).rejects.toMatchObject({ code: 'invalid_state' });
    const { cookies, ...facts } = await finish(cookiesOf(gone));
    expect(facts).toEqual({ returnTo: '/account', role: 'member' });
    await expect(finish(cookies)).rejects.toMatchObject({ code: 'reused_state' });
  });

  it('that has ended is not brought back by a call that was renewing it meanwhile, nor by one that comes late', async () => {
    const { platform, backend } = await start();
    const cookie = await cookieOf(1);
    const { opened, open } = gate();
    const { opened: asked, open: tell } = gate();
    platform.tokenAnswer = async (_call, response) => {
      tell();
      await opened;
      platform.taken = 'access-late';
      json(response, { access_token: 'access-late', refresh_token: 'refresh-late', expires_in: 14_400 });
    };
    const underWay = backend(ask(CART, headersOf(cookie)));
    await asked;
    const signingOut = backend.session(ask('/sign-out', headersOf(cookie)));
    await (signingOut.auth as MemberCredentials).end();
    const goodbye = await signingOut.addTo(new Response());
    open();
    const answers = [await underWay, await backend(ask(CART, headersOf(cookie)))];
    expect(goodbye.headers.getSetCookie()).toHaveLength(1);
    expect(answers.map(({ status, headers }) => [status, headers.getSetCookie()])).toEqual([
      [200, []],
      [200, []],
    ]);
  });
});

describe('a platform that does not answer', () => {
  it('costs the page no more than the longest wait', async () => {
    const { platform, backend } = await start({ timeoutMs: 200 });
    platform.answer = () => undefined;
    const response = await backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(9e9) } }));
    expect([response.status, await response.json()]).toEqual([504, { message: 'The platform did not answer in time' }]);
  });

  it('is not waited for when the page goes away', async () => {
    const { platform, backend } = await start();
    const { opened, open } = gate();
    const page = new AbortController();
    platform.answer = () => open();
    const call = backend(ask(CART, { headers: { ...SAME, cookie: await cookieOf(9e9) }, signal: page.signal }));
    await opened;
    page.abort();
    expect((await call).status).toBe(502);
  });
});
