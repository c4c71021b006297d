import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, memoryStorage, type SessionStorage, visitor } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { invalidGrant, type Platform, startPlatform } from '../helpers/platform.ts';
import { gate, json } from '../helpers/server.ts';

const KEY = 'storewire:client-1';
const HOURS = 3600_000;

afterEach(() => void vi.useRealTimers());

async function start(storage: SessionStorage = memoryStorage()) {
  const platform = await startPlatform();
  const client = createClient({ baseUrl: platform.url, auth: visitor({ clientId: 'client-1', storage }), retry: { baseMs: 0 } });
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, client, storage, stored };
}

/** A client whose tokens have run out, as the clock says. */
async function startExpired(storage?: SessionStorage) {
  const parts = await start(storage);
  await parts.client.currentCart.getCurrentCart();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 5 * HOURS);
  parts.platform.taken = 'nothing that is known';
  parts.platform.seen.length = 0;
  parts.platform.tokenCalls.length = 0;
  return parts;
}

const many = <T>(call: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 50 }, call));
const grants = ({ tokenCalls }: Platform): string[] =>
  tokenCalls.map(({ grantType, refreshToken }) => (refreshToken ? `${grantType} ${refreshToken}` : grantType));

describe('a visitor without tokens', () => {
  it('needs a client id', () => {
    expect(() => visitor({ clientId: '' })).toThrow(new TypeError('clientId must not be empty'));
  });

  it('gets them when the first call needs them, not before', async () => {
    const { platform, client } = await start();
    await client.identity();
    expect(platform.requests).toEqual([]);
    await client.currentCart.getCurrentCart();
    expect(platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /oauth2/token', 'GET /ecom/v1/carts/current']);
    expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual({ clientId: 'client-1', grantType: 'anonymous' });
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('makes one token call for fifty first calls at once', async () => {
    const { platform, client } = await start();
    await many(() => client.currentCart.getCurrentCart());
    expect([grants(platform), new Set(platform.seen), platform.seen.length]).toEqual([['anonymous'], new Set(['access-1']), 50]);
  });

  it('is asked for again when the token endpoint stumbles, as a visitor nobody knows does no harm', async () => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) => {
      platform.tokenAnswer = undefined;
      json(response, {}, 503);
    };
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['anonymous', 'anonymous']);
  });

  it('fails with the error of the token endpoint when that refuses, and the call itself is not sent', async () => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) => json(response, { error: 'invalid_client', error_description: 'No such client' }, 401);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect(error).toMatchObject({ kind: 'client', status: 401, code: 'invalid_client', message: 'something went wrong', operation: 'oauth.oauthToken' });
    expect(error.cause).toMatchObject({ kind: 'client', message: 'No such client' });
    expect([platform.tokenCalls.length, platform.seen]).toEqual([1, []]);
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['negative', -5],
    ['zero', 0],
    ['no number', 'soon'],
    ['not finite', '1e999'],
  ])('fails typed when expires_in is %s, and keeps nothing of the answer', async (_title, expires_in) => {
    const { platform, client, stored } = await start();
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', refresh_token: 'r', expires_in });
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.kind, error.reason, error.operation, error.description]).toEqual([
      'system',
      'badAnswer',
      'oauth.oauthToken',
      'The token answer has no usable expires_in',
    ]);
    expect([platform.seen, await stored()]).toEqual([[], { identity: await client.identity() }]);
  });

  it.each([undefined, null, '', 5])('fails typed when the access token is %j', async (access_token) => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) => json(response, { access_token, refresh_token: 'r', expires_in: 100 });
    expect((await failureOf(client.currentCart.getCurrentCart())).description).toBe('The token answer has no usable access_token');
  });

  it('takes an expires_in that is text', async () => {
    const { platform, client, stored } = await start();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', refresh_token: 'r', expires_in: '14400' });
    const before = Math.floor(Date.now() / 1000);
    await client.currentCart.getCurrentCart();
    const { expiresAt } = (await stored()).tokens.accessToken;
    expect(expiresAt - 14_400).toBeGreaterThanOrEqual(before);
    expect(expiresAt - 14_400).toBeLessThanOrEqual(Math.floor(Date.now() / 1000));
  });
});

describe('tokens that run out', () => {
  it.each([
    [361, 'access-1', 1],
    [360, 'access-1', 2],
    [61, 'access-1', 2],
    [60, 'access-2', 2],
    [0, 'access-2', 2],
    [-1, 'access-2', 2],
  ])('with %i seconds left send %s: in the background five minutes before the last one, waited for in it', async (left, sent, count) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
    const { platform, client } = await start();
    platform.answer = (request, response) => json(response, { sent: request.headers['authorization'] });
    let made = 0;
    platform.tokenAnswer = (_call, response) => json(response, { access_token: `access-${++made}`, refresh_token: 'r', expires_in: 14_400 }, 200, { date: '' });
    await client.currentCart.getCurrentCart();
    vi.setSystemTime(Date.now() + (14_400 - left) * 1000);
    expect(await client.currentCart.getCurrentCart()).toEqual({ sent });
    await vi.waitFor(() => expect(platform.tokenCalls).toHaveLength(count));
  });

  it('make one renewal for fifty calls at once, and all succeed with the same token', async () => {
    const { platform, client } = await startExpired();
    const answers = await many(() => client.currentCart.getCurrentCart());
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ cart: { id: 'c1' } })));
    expect([grants(platform), new Set(platform.seen)]).toEqual([['refresh_token refresh-1'], new Set(['access-1'])]);
  });

  it('keep the identity, and nobody is told of a change', async () => {
    const { client } = await startExpired();
    const identity = await client.identity();
    const listener = vi.fn();
    client.onIdentity(listener);
    await client.currentCart.getCurrentCart();
    expect([await client.identity(), listener.mock.calls]).toEqual([identity, []]);
  });

  it('are stored, with the new refresh token, before any call goes out with them', async () => {
    const order: string[] = [];
    const inner = memoryStorage();
    const storage: SessionStorage = {
      ...inner,
      set: async (key, value) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await inner.set(key, value);
        order.push(`stored ${JSON.parse(value).tokens?.refreshToken.value}`);
      },
    };
    const { platform, client } = await startExpired(storage);
    order.length = 0;
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'fresh', refresh_token: 'rotated', expires_in: 100 });
    platform.answer = (request, response) => {
      order.push(`sent ${request.headers['authorization']}`);
      json(response, {});
    };
    await client.currentCart.getCurrentCart();
    expect(order).toEqual(['stored rotated', 'sent fresh']);
  });

  it.each([undefined, null, ''])('keep their refresh token when the answer has %j instead of a new one', async (refresh_token) => {
    const { platform, client, stored } = await startExpired();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'fresh', expires_in: 14_400, refresh_token });
    await client.currentCart.getCurrentCart();
    expect((await stored()).tokens).toMatchObject({ accessToken: { value: 'fresh' }, refreshToken: { value: 'refresh-1', role: 'visitor' } });
  });

  it('without any refresh token make a new visitor', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', expires_in: 61 });
    await client.currentCart.getCurrentCart();
    const identity = await client.identity();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HOURS);
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['anonymous', 'anonymous']);
    expect(await client.identity()).not.toBe(identity);
  });
});

describe('a visitor on a storage that several share', () => {
  /** Slow enough that two who do not wait for one another both find nothing. */
  function lockingStorage(): SessionStorage {
    const inner = memoryStorage();
    let last: Promise<unknown> = Promise.resolve();
    return {
      ...inner,
      get: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return inner.get(key);
      },
      lock: (_key, work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
    };
  }

  it('is made once for all of them where the storage can lock, and renewed once', async () => {
    const storage = lockingStorage();
    const { platform, client } = await start(storage);
    const others = [1, 2, 3].map(() => createClient({ baseUrl: platform.url, auth: visitor({ clientId: 'client-1', storage }) }));
    const all = () => Promise.all([client, ...others].map(({ currentCart }) => currentCart.getCurrentCart()));
    await all();
    expect([grants(platform), new Set(platform.seen)]).toEqual([['anonymous'], new Set(['access-1'])]);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 5 * HOURS);
    await all();
    expect(grants(platform)).toEqual(['anonymous', 'refresh_token refresh-1']);
  });

  it('goes by the clock of the server where its answers tell', async () => {
    const { platform, client, stored } = await start();
    const ahead = 3 * HOURS;
    platform.tokenAnswer = (_call, response) => {
      platform.taken = 'access-1';
      json(response, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 }, 200, { date: new Date(Date.now() + ahead).toUTCString() });
    };
    await client.currentCart.getCurrentCart();
    await client.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toHaveLength(1);
    expect(Math.abs((await stored()).skewMs - ahead)).toBeLessThan(5000);
  });

  it('goes on with tokens that could not be stored, and does not send the used refresh token again', async () => {
    const inner = memoryStorage();
    let isFull = false;
    const storage: SessionStorage = {
      ...inner,
      set: (key, value) => {
        if (isFull) throw new Error('full');
        return inner.set(key, value);
      },
    };
    const { platform, client } = await startExpired(storage);
    isFull = true;
    platform.tokenAnswer = (_call, response) => {
      platform.taken = 'access-kept';
      json(response, { access_token: 'access-kept', refresh_token: 'rotated', expires_in: 14_400 });
    };
    expect((await failureOf(client.currentCart.getCurrentCart())).kind).toBe('system');
    await client.currentCart.getCurrentCart();
    vi.setSystemTime(Date.now() + 5 * HOURS);
    await failureOf(client.currentCart.getCurrentCart());
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'refresh_token rotated']);
  });
});

describe('a renewal that fails', () => {
  it.each([
    ['500', 500, 'system'],
    ['429', 429, 'client'],
    ['a 400 that is not invalid_grant', 400, 'client'],
    ['a 401', 401, 'client'],
  ])('with %s keeps the tokens, is not repeated and throws typed; the next call renews', async (_title, status, kind) => {
    const { platform, client, stored } = await startExpired();
    const before = await stored();
    platform.tokenAnswer = (_call, response) => json(response, { error: 'server_error', error_description: 'not invalid_grant' }, status);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.kind, error.status, error.operation, error.attempts]).toEqual([kind, status, 'oauth.oauthToken', 1]);
    expect([platform.seen, await stored()]).toEqual([[], before]);
    platform.tokenAnswer = undefined;
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'refresh_token refresh-1']);
    expect((await stored()).identity).toBe(before.identity);
  });

  it.each(['before the headers', 'in the middle of the body'])('because the connection is cut %s keeps the tokens and throws typed', async (moment) => {
    const { platform, client, stored } = await startExpired();
    const before = await stored();
    platform.tokenAnswer = (_call, response) => {
      if (moment.startsWith('in')) response.writeHead(200, { 'content-type': 'application/json' }).write('{"access_token":"half');
      setTimeout(() => response.destroy(), 10);
    };
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.kind, error.reason, error.operation]).toEqual(['system', 'network', 'oauth.oauthToken']);
    expect([grants(platform), platform.seen, await stored()]).toEqual([['refresh_token refresh-1'], [], before]);
  });

  it('with invalid_grant makes a new visitor with a new identity, and tells so', async () => {
    const { platform, client, stored } = await startExpired();
    const identity = await client.identity();
    const listener = vi.fn();
    const stop = client.onIdentity(listener);
    platform.tokenAnswer = (call, response) => {
      platform.tokenAnswer = undefined;
      invalidGrant(call, response);
    };
    await many(() => client.currentCart.getCurrentCart());
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'anonymous']);
    expect([listener.mock.calls.length, (await stored()).identity]).toEqual([1, await client.identity()]);
    expect(await client.identity()).not.toBe(identity);
    stop();
  });

  it('with invalid_grant keeps the identity when no new visitor can be had', async () => {
    const { platform, client, stored } = await startExpired();
    const before = await stored();
    platform.tokenAnswer = (call, response) => (call.grantType === 'anonymous' ? json(response, {}, 403) : invalidGrant(call, response));
    expect((await failureOf(client.currentCart.getCurrentCart())).status).toBe(403);
    expect([await stored(), await client.identity()]).toEqual([before, before.identity]);
  });

  it('fails for all who waited, and for nobody else', async () => {
    const { platform, client } = await startExpired();
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => client.currentCart.getCurrentCart()));
    expect([new Set(outcomes.map(({ status }) => status)), platform.tokenCalls.length]).toEqual([new Set(['rejected']), 1]);
    platform.tokenAnswer = undefined;
    expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
  });
});

describe('a 401 of the platform', () => {
  it('is followed by one renewal and one replay, also of a write', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.taken = 'access-2';
    await client.currentCart.addToCurrentCart({ lineItems: [] });
    expect([grants(platform), platform.seen]).toEqual([
      ['anonymous', 'refresh_token refresh-1'],
      ['access-1', 'access-1', 'access-2'],
    ]);
  });

  it('of fifty calls at once makes one renewal, and all succeed', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.taken = 'access-2';
    await many(() => client.currentCart.getCurrentCart());
    expect([grants(platform), platform.seen.filter((token) => token === 'access-2').length]).toEqual([['anonymous', 'refresh_token refresh-1'], 50]);
  });

  it('is thrown when it comes again with the new token', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 401);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.code, error.attempts]).toEqual([401, 'UNAUTHORIZED', 2]);
    expect([grants(platform), platform.seen]).toEqual([
      ['anonymous', 'refresh_token refresh-1'],
      ['access-1', 'access-2'],
    ]);
  });

  it('is the failure of the renewal when that fails', async () => {
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    platform.taken = 'access-2';
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.operation]).toEqual([500, 'oauth.oauthToken']);
    expect(grants(platform)).toEqual(['anonymous', 'refresh_token refresh-1']);
  });

  it('that is an application error is thrown at once', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) =>
      json(response, { message: 'no', details: { applicationError: { code: -19976, description: 'wrong password' } } }, 401);
    const error = await failureOf(client.authentication.changePassword({ newPassword: 'x' }));
    expect([error.kind, error.code, error.attempts, platform.tokenCalls.length]).toEqual(['application', '-19976', 1, 1]);
  });

  it('of an open call is thrown at once', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 401);
    const error = await failureOf(client.oauth.oauthTokenInfo({ token: 't' }));
    expect([error.attempts, platform.tokenCalls, platform.seen]).toEqual([1, [], [undefined]]);
  });
});

describe('a 403 of the platform', () => {
  it('is never replayed', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {}, 403);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.status, error.attempts, platform.tokenCalls.length]).toEqual([403, 1, 1]);
    expect([error.description, error.callers]).toEqual(['Forbidden', ['visitor', 'member']]);
  });
});

describe('giving up', () => {
  it('by one who waits for a token does not end the token call of the others', async () => {
    const { platform, client } = await start();
    const arrived = gate();
    const allowed = gate();
    platform.tokenAnswer = async (_call, response) => {
      arrived.open();
      await allowed.opened;
      platform.taken = 'access-1';
      json(response, { access_token: 'access-1', refresh_token: 'r', expires_in: 14_400 });
    };
    const controller = new AbortController();
    const impatient = failureOf(client.currentCart.getCurrentCart({}, { signal: controller.signal }));
    const patient = client.currentCart.getCurrentCart();
    await arrived.opened;
    controller.abort();
    expect([(await impatient).reason, (await impatient).attempts]).toEqual(['abort', 0]);
    allowed.open();
    expect(await patient).toEqual({ cart: { id: 'c1' } });
    expect([platform.tokenCalls.length, platform.seen]).toEqual([1, ['access-1']]);
  });

  it('by all who wait for a token still keeps what comes', async () => {
    const { platform, client, stored } = await start();
    const arrived = gate();
    const allowed = gate();
    platform.tokenAnswer = async (_call, response) => {
      arrived.open();
      await allowed.opened;
      json(response, { access_token: 'access-1', refresh_token: 'r', expires_in: 14_400 });
    };
    const controller = new AbortController();
    const calls = Promise.all(Array.from({ length: 5 }, () => failureOf(client.currentCart.getCurrentCart({}, { signal: controller.signal }))));
    await arrived.opened;
    controller.abort();
    await calls;
    allowed.open();
    await vi.waitFor(async () => expect(await stored()).toMatchObject({ tokens: { accessToken: { value: 'access-1' } } }));
  });
});
