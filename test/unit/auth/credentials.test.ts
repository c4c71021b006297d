import { runInNewContext } from 'node:vm';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type Access, TRANSPORT } from '../../../src/core/options.ts';
import { apiKey, type Credentials, createClient, fixedToken } from '../../../src/index.ts';
import { operation } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';

/** A client with these credentials, before a server that always has the same response. */
async function open(auth: Credentials, body: object = {}, status = 200) {
  const server = await startServer((_request, response) => json(response, body, status));
  const client = createClient({ baseUrl: server.url, auth, retry: { baseMs: 0 } });
  return { server, call: () => client.orders.getOrder({ id: 'o1' }) };
}

/** Credentials that never change, and the headers that they send. */
const FIXED: [title: string, make: () => Credentials, headers: object][] = [
  ['a fixed token', () => fixedToken('token-1'), { authorization: 'token-1' }],
  ['an API key', () => apiKey({ key: 'key-1' }), { authorization: 'key-1' }],
  [
    'an API key of a site',
    () => apiKey({ key: 'key-1', siteId: 's1' }),
    { authorization: 'key-1', 'wix-site-id': 's1' },
  ],
  [
    'an API key of an account',
    () => apiKey({ key: 'key-1', accountId: 'a1' }),
    { authorization: 'key-1', 'wix-account-id': 'a1' },
  ],
];

describe.each(FIXED)('%s', (_title, make, expected) => {
  it('is sent with every call, without a prefix or other headers', async () => {
    const { server, call } = await open(make());
    await call();
    const {
      authorization,
      'wix-site-id': site,
      'wix-account-id': account,
    } = server.requests[0]?.headers ?? {};
    expect({ authorization, 'wix-site-id': site, 'wix-account-id': account }).toEqual({
      'wix-site-id': undefined,
      'wix-account-id': undefined,
      ...expected,
    });
  });

  it('has nothing to renew, so a 401 is thrown at once', async () => {
    const { server, call } = await open(make(), {}, 401);
    const error = await failureOf(call());
    expect([error.kind, error.code, error.attempts, server.requests.length]).toEqual([
      'client',
      'UNAUTHORIZED',
      1,
      1,
    ]);
  });

  it('has the same session id in every process, which reveals nothing about the token', async () => {
    const client = createClient({ auth: make() });
    const sessionId = await client[TRANSPORT].sessionId();
    expect(await client[TRANSPORT].sessionId()).toBe(sessionId);
    expect(await createClient({ auth: make() })[TRANSPORT].sessionId()).toBe(sessionId);
    expect(sessionId).toMatch(/^[0-9a-f]{32}$/);
    client[TRANSPORT].onSessionId(() => undefined)();
  });
});

it('fixed tokens have a session id of their own', async () => {
  const others = [
    ...FIXED.map(([, make]) => make()),
    fixedToken('token-2'),
    apiKey({ key: 'key-1', siteId: 's2' }),
  ];
  expect(new Set(await Promise.all(others.map((auth) => auth.sessionId()))).size).toBe(others.length);
});

it('a client without a strategy has an anonymous session id', async () => {
  expect(await createClient()[TRANSPORT].sessionId()).toBe('none');
});

describe('a custom strategy', () => {
  const access = async () => ({ headers: {}, sessionId: 'x' });
  const sessionId = async () => 'x';

  it('makes calls of its own without credentials, as they would wait for themselves', async () => {
    const server = await startServer((_request, response) => json(response, { token: 'token-1' }));
    const requestToken = operation<object, { token: string }>('my.token', 'POST', '/token');
    const auth: Credentials = {
      access: async ({ client }) => {
        const { token } = await requestToken(client, {});
        return { headers: { authorization: token }, sessionId: 'x' };
      },
      sessionId: async () => 'x',
    };
    await createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' });
    expect(server.requests.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/token', undefined],
      ['/ecom/v1/orders/o1', 'token-1'],
    ]);
  });

  it('that fails with any exception makes the call fail as a system error with that cause, sent nowhere', async () => {
    const cause = new Error('the vault is closed');
    const { server, call } = await open({ access: () => Promise.reject(cause), sessionId });
    const error = await failureOf(call());
    expect([error.kind, error.reason, error.cause, error.attempts]).toEqual(['system', 'unsent', cause, 0]);
    expect(server.requests).toEqual([]);
  });

  it('that fails to renew makes the call fail the same way', async () => {
    const cause = new Error('the vault is closed');
    const { call } = await open({ access, refresh: () => Promise.reject(cause), sessionId }, {}, 401);
    const error = await failureOf(call());
    expect([error.kind, error.cause, error.attempts]).toEqual(['system', cause, 1]);
  });

  it('is asked once if its own call fails, as that call has repetitions of its own', async () => {
    const requestToken = operation<object, object>('my.token', 'POST', '/token');
    const auth: Credentials = {
      access: async ({ client }) => {
        await requestToken(client, {});
        return access();
      },
      sessionId,
    };
    const { server, call } = await open(auth, {}, 503);
    expect((await failureOf(call())).status).toBe(503);
    expect(server.requests.map(({ url }) => url)).toEqual(['/token']);
  });

  it('is asked for another token once: a second 401 is thrown', async () => {
    const tokens = ['token-2'];
    const refresh = async () => {
      const token = tokens.pop();
      if (!token) throw new Error('not wanted');
      return { headers: { authorization: token }, sessionId: 'x' };
    };
    const { call } = await open({ access, refresh, sessionId }, {}, 401);
    const error = await failureOf(call());
    expect([error.status, error.attempts]).toEqual([401, 2]);
  });

  it('is not asked for another token after a 401 with a code of the application, which is about the call', async () => {
    const details = { applicationError: { code: '-19976', description: 'Wrong password' } };
    const refresh = () => Promise.reject(new Error('not wanted'));
    const { call } = await open({ access, refresh, sessionId }, { details }, 401);
    const error = await failureOf(call());
    expect([error.kind, error.code, error.attempts]).toEqual(['application', '-19976', 1]);
  });

  it('may be a promise of another realm, such as a frame', async () => {
    const resolve: (value: Access) => Promise<Access> = runInNewContext('(value) => Promise.resolve(value)');
    const access = () => resolve({ headers: { authorization: 'token-1' }, sessionId: 'x' });
    const { server, call } = await open({ access, sessionId });
    await call();
    expect(server.requests[0]?.headers['authorization']).toBe('token-1');
  });

  it('that has nothing new after a 401 is not asked again, and the 401 is thrown', async () => {
    let asked = 0;
    const refresh = async (): Promise<undefined> => {
      asked++;
    };
    const { server, call } = await open({ access, refresh, sessionId }, {}, 401);
    expect((await failureOf(call())).status).toBe(401);
    expect([asked, server.requests.length]).toEqual([1, 1]);
  });
});

describe('invalid credentials', () => {
  it('throw when they are created', () => {
    expect(() => fixedToken('')).toThrow(new TypeError('the token must not be empty'));
    expect(() => apiKey({ key: '', siteId: 's' })).toThrow(new TypeError('the key must not be empty'));
  });

  it('throw also for a key without its object, in a program without types', () => {
    const text = 'apiKey needs an object: apiKey({ key, siteId })';
    for (const options of ['IST.x', undefined, null])
      expect(() => Reflect.apply(apiKey, undefined, [options])).toThrow(new TypeError(text));
  });
});
