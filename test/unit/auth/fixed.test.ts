import { runInNewContext } from 'node:vm';
import { json, startServer } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { type Access, TRANSPORT } from '../../../src/core/options.ts';
import { apiKey, type Credentials, createClient, fixedToken } from '../../../src/index.ts';
import { operation } from '../../../src/runtime/index.ts';
import { failureOf } from '../helpers/failure.ts';

const KINDS: [title: string, make: () => Credentials, headers: object][] = [
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

describe.each(KINDS)('%s', (_title, make, expected) => {
  it('is sent with every call, without a prefix or other headers', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    await createClient({ baseUrl: server.url, auth: make() }).orders.getOrder({ id: 'o1' });
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
    const server = await startServer((_request, response) => json(response, {}, 401));
    const error = await failureOf(
      createClient({ baseUrl: server.url, auth: make() }).orders.getOrder({ id: 'o1' }),
    );
    expect([error.kind, error.code, error.attempts, server.requests.length]).toEqual([
      'client',
      'UNAUTHORIZED',
      1,
      1,
    ]);
  });

  it('has the same identity in every process, which reveals nothing about the token', async () => {
    const client = createClient({ auth: make() });
    const identity = await client[TRANSPORT].identity();
    expect(await client[TRANSPORT].identity()).toBe(identity);
    expect(await createClient({ auth: make() })[TRANSPORT].identity()).toBe(identity);
    expect(identity).toMatch(/^[0-9a-f]{32}$/);
    client[TRANSPORT].onIdentity(() => undefined)();
  });
});

it('fixed tokens have an identity of their own', async () => {
  const others = [
    ...KINDS.map(([, make]) => make()),
    fixedToken('token-2'),
    apiKey({ key: 'key-1', siteId: 's2' }),
  ];
  expect(new Set(await Promise.all(others.map((auth) => auth.identity()))).size).toBe(others.length);
});

describe('an empty token', () => {
  it('is rejected when the strategy is created', () => {
    expect(() => fixedToken('')).toThrow(new TypeError('the token must not be empty'));
    expect(() => apiKey({ key: '', siteId: 's' })).toThrow(TypeError);
  });

  it('and so is a key without its object, in a program without types', () => {
    const text = 'apiKey needs an object: apiKey({ key, siteId }), or { header, value } for another API';
    for (const options of ['IST.x', undefined])
      expect(() => Reflect.apply(apiKey, undefined, [options])).toThrow(new TypeError(text));
  });
});

describe('a client without a strategy', () => {
  it('has an anonymous identity', async () => {
    expect(await createClient()[TRANSPORT].identity()).toBe('none');
  });
});

describe('a custom strategy', () => {
  const access = async () => ({ headers: {}, identity: 'x' });

  it('makes calls of its own without credentials, as they would wait for themselves', async () => {
    const server = await startServer((_request, response) => json(response, { token: 'token-1' }));
    const requestToken = operation<object, { token: string }>('my.token', 'POST', '/token');
    const auth: Credentials = {
      access: async ({ client }) => {
        const { token } = await requestToken(client, {});
        return { headers: { authorization: token }, identity: 'x' };
      },
      identity: async () => 'x',
    };
    await createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' });
    expect(server.requests.map(({ url, headers }) => [url, headers['authorization']])).toEqual([
      ['/token', undefined],
      ['/ecom/v1/orders/o1', 'token-1'],
    ]);
  });

  it('that fails with any exception makes the call fail as a system error with that cause, sent nowhere', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const cause = new Error('the vault is closed');
    const auth = { access: () => Promise.reject(cause), identity: async () => 'x' };
    const error = await failureOf(createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.reason, error.cause, error.attempts]).toEqual(['system', undefined, cause, 0]);
    expect(server.requests).toEqual([]);
  });

  it('that fails to renew makes the call fail the same way', async () => {
    const server = await startServer((_request, response) => json(response, {}, 401));
    const cause = new Error('the vault is closed');
    const auth = { access, refresh: () => Promise.reject(cause), identity: async () => 'x' };
    const error = await failureOf(createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.cause, error.attempts]).toEqual(['system', cause, 1]);
  });

  it('is asked once if its own call fails, as that call has repetitions of its own', async () => {
    const server = await startServer((_request, response) => json(response, {}, 503));
    const requestToken = operation<object, object>('my.token', 'POST', '/token');
    const auth: Credentials = {
      access: async ({ client }) => {
        await requestToken(client, {});
        return access();
      },
      identity: async () => 'x',
    };
    const client = createClient({ baseUrl: server.url, auth, retry: { baseMs: 0 } });
    expect((await failureOf(client.orders.getOrder({ id: 'o1' }))).status).toBe(503);
    expect(server.requests.map(({ url }) => url)).toEqual(['/token']);
  });

  it('is asked for another token once: a second 401 is thrown', async () => {
    const server = await startServer((_request, response) => json(response, {}, 401));
    const tokens = ['token-2'];
    const refresh = async () => {
      const token = tokens.pop();
      if (!token) throw new Error('not wanted');
      return { headers: { authorization: token }, identity: 'x' };
    };
    const auth = { access, refresh, identity: async () => 'x' };
    const error = await failureOf(createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' }));
    expect([error.status, error.attempts]).toEqual([401, 2]);
  });

  it('is not asked for another token after a 401 with a code of the application, which is about the call', async () => {
    const details = { applicationError: { code: '-19976', description: 'Wrong password' } };
    const server = await startServer((_request, response) => json(response, { details }, 401));
    const refresh = () => Promise.reject(new Error('not wanted'));
    const auth = { access, refresh, identity: async () => 'x' };
    const error = await failureOf(createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' }));
    expect([error.kind, error.code, error.attempts]).toEqual(['application', '-19976', 1]);
  });

  it('may be a promise of another realm, such as a frame', async () => {
    const server = await startServer((_request, response) => json(response, {}));
    const resolve: (value: Access) => Promise<Access> = runInNewContext('(value) => Promise.resolve(value)');
    const auth = {
      access: () => resolve({ headers: { authorization: 'token-1' }, identity: 'x' }),
      identity: async () => 'x',
    };
    await createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' });
    expect(server.requests[0]?.headers['authorization']).toBe('token-1');
  });

  it('that has nothing new after a 401 is not asked again, and the 401 is thrown', async () => {
    const server = await startServer((_request, response) => json(response, {}, 401));
    let asked = 0;
    const refresh = async (): Promise<undefined> => {
      asked++;
    };
    const auth = { access, refresh, identity: async () => 'x' };
    expect(
      (await failureOf(createClient({ baseUrl: server.url, auth }).orders.getOrder({ id: 'o1' }))).status,
    ).toBe(401);
    expect([asked, server.requests.length]).toEqual([1, 1]);
  });
});
