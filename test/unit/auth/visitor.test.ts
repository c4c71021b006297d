import { json } from 'storewire-dev-kit/server';
import { HOUR_MS as HOURS } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, type KeyValueStorage, memoryStorage, visitor } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fifty } from '../helpers/platform.ts';
import { grants, start, startExpired } from './visitor-shop.ts';

afterEach(() => void vi.useRealTimers());

describe('tokens with a short life', () => {
  it.each([30, 60, 300, 360])(
    'of %i seconds are used for half of it, then refreshed ahead, then awaited',
    async (seconds) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const { platform, client } = await start();
      platform.answer = (_request, response) => json(response, { cart: {} });
      platform.tokenAnswer = ({ refreshToken = 'refresh-0' }, response) =>
        json(response, {
          access_token: `access-${refreshToken}`,
          refresh_token: `${refreshToken}+`,
          expires_in: seconds,
        });
      const callAfter = async (share: number): Promise<number> => {
        vi.setSystemTime(Date.now() + share * seconds * 1000);
        const before = platform.tokenCalls.length;
        await client.currentCart.getCurrentCart();
        await vi.waitFor(() => expect(platform.tokenCalls.length).toBeGreaterThanOrEqual(before));
        return platform.tokenCalls.length;
      };
      expect([await callAfter(0), await callAfter(0), await callAfter(0.35)]).toEqual([1, 1, 1]);
      // in the last six tenths of the life, calls continue with the token
      await callAfter(0.2);
      await vi.waitFor(() => expect(platform.tokenCalls).toHaveLength(2));
      expect(platform.seen.at(-1)).toBe('access-refresh-0');
      // in the last tenth, they wait for another one
      expect(await callAfter(0.92)).toBe(3);
    },
  );
});

describe('a visitor without tokens', () => {
  it('needs a client id', () => {
    expect(() => visitor({ clientId: '' })).toThrow(new TypeError('clientId must not be empty'));
  });

  it('gets them when the first call needs them, not before', async () => {
    const { platform, client } = await start();
    await client[TRANSPORT].identity();
    expect(platform.requests).toEqual([]);
    await client.currentCart.getCurrentCart();
    expect(platform.requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /oauth2/token',
      'GET /ecom/v1/carts/current',
    ]);
    expect(JSON.parse(platform.requests[0]?.body ?? '')).toEqual({
      clientId: 'client-1',
      grantType: 'anonymous',
    });
    expect(platform.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('makes one token call for fifty first calls at once', async () => {
    const { platform, client } = await start();
    await fifty(() => client.currentCart.getCurrentCart());
    expect([grants(platform), new Set(platform.seen), platform.seen.length]).toEqual([
      ['anonymous'],
      new Set(['access-1']),
      50,
    ]);
  });

  it('is retried after a transient failure of the token endpoint, as an unused visitor is harmless', async () => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) => {
      platform.tokenAnswer = undefined;
      json(response, {}, 503);
    };
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['anonymous', 'anonymous']);
  });

  it('fails with the error of the token endpoint, and the call itself is not sent', async () => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) =>
      json(response, { error: 'invalid_client', error_description: 'No such client' }, 401);
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect(error).toMatchObject({
      kind: 'client',
      status: 401,
      code: 'invalid_client',
      message: 'something went wrong',
      hint: 'No such client',
      operation: 'oauth.oauthToken',
    });
    expect(error.cause).toMatchObject({
      kind: 'client',
      message: 'No such client',
      description: 'Unauthorized',
    });
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
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'a', refresh_token: 'r', expires_in });
    const error = await failureOf(client.currentCart.getCurrentCart());
    expect([error.kind, error.reason, error.operation, error.description]).toEqual([
      'system',
      'badAnswer',
      'oauth.oauthToken',
      'The token answer has no usable expires_in',
    ]);
    expect([platform.seen, await stored()]).toEqual([
      [],
      { version: [expect.any(Number), 0], identity: await client[TRANSPORT].identity() },
    ]);
  });

  it.each([undefined, null, '', 5])('fails typed when the access token is %j', async (access_token) => {
    const { platform, client } = await start();
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token, refresh_token: 'r', expires_in: 100 });
    expect((await failureOf(client.currentCart.getCurrentCart())).description).toBe(
      'The token answer has no usable access_token',
    );
  });

  it('takes an expires_in that is text', async () => {
    const { platform, client, stored } = await start();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'a', refresh_token: 'r', expires_in: '14400' });
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
  ])(
    'with %i seconds left send %s: in the background five minutes before the last one, waited for in it',
    async (secondsLeft, sent, count) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
      const { platform, client } = await start();
      platform.answer = (request, response) => json(response, { sent: request.headers['authorization'] });
      let made = 0;
      platform.tokenAnswer = (_call, response) =>
        json(response, { access_token: `access-${++made}`, refresh_token: 'r', expires_in: 14_400 }, 200, {
          date: '',
        });
      await client.currentCart.getCurrentCart();
      vi.setSystemTime(Date.now() + (14_400 - secondsLeft) * 1000);
      expect(await client.currentCart.getCurrentCart()).toEqual({ sent });
      await vi.waitFor(() => expect(platform.tokenCalls).toHaveLength(count));
    },
  );

  it('survive a background renewal that fails, which is not tried again at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { platform, client } = await start();
    await client.currentCart.getCurrentCart();
    vi.setSystemTime(Date.now() + 4 * HOURS - 200_000);
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    for (let round = 0; round < 5; round++) {
      await client.currentCart.getCurrentCart();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(grants(platform)).toEqual(['anonymous', 'refresh_token refresh-1']);
    vi.setSystemTime(Date.now() + 31_000);
    await client.currentCart.getCurrentCart();
    await vi.waitFor(() => expect(platform.tokenCalls).toHaveLength(3));
  });

  it('make one renewal for fifty calls at once, and all succeed with the same token', async () => {
    const { platform, client } = await startExpired();
    const answers = await fifty(() => client.currentCart.getCurrentCart());
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ cart: { id: 'c1' } })));
    expect([grants(platform), new Set(platform.seen)]).toEqual([
      ['refresh_token refresh-1'],
      new Set(['access-1']),
    ]);
  });

  it('keep the identity, and emit no change', async () => {
    const { client } = await startExpired();
    const identity = await client[TRANSPORT].identity();
    const listener = vi.fn();
    client[TRANSPORT].onIdentity(listener);
    await client.currentCart.getCurrentCart();
    expect([await client[TRANSPORT].identity(), listener.mock.calls]).toEqual([identity, []]);
  });

  it('are stored, with the new refresh token, before any call goes out with them', async () => {
    const order: string[] = [];
    const inner = memoryStorage();
    const storage: KeyValueStorage = {
      ...inner,
      set: async (key, value) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await inner.set(key, value);
        order.push(`stored ${JSON.parse(value).tokens?.refreshToken.value}`);
      },
    };
    const { platform, client } = await startExpired(storage);
    order.length = 0;
    platform.tokenAnswer = (_call, response) =>
      json(response, { access_token: 'fresh', refresh_token: 'rotated', expires_in: 100 });
    platform.answer = (request, response) => {
      order.push(`sent ${request.headers['authorization']}`);
      json(response, {});
    };
    await client.currentCart.getCurrentCart();
    expect(order).toEqual(['stored rotated', 'sent fresh']);
  });

  it.each([undefined, null, ''])(
    'keep their refresh token when the answer has %j instead of a new one',
    async (refresh_token) => {
      const { platform, client, stored } = await startExpired();
      platform.answer = (_request, response) => json(response, {});
      platform.tokenAnswer = (_call, response) =>
        json(response, { access_token: 'fresh', expires_in: 14_400, refresh_token });
      await client.currentCart.getCurrentCart();
      expect((await stored()).tokens).toMatchObject({
        accessToken: { value: 'fresh' },
        refreshToken: { value: 'refresh-1', role: 'visitor' },
      });
    },
  );

  it('without any refresh token make a new visitor', async () => {
    const { platform, client } = await start();
    platform.answer = (_request, response) => json(response, {});
    platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', expires_in: 61 });
    await client.currentCart.getCurrentCart();
    const identity = await client[TRANSPORT].identity();
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + HOURS);
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['anonymous', 'anonymous']);
    expect(await client[TRANSPORT].identity()).not.toBe(identity);
  });
});

describe('a visitor on a storage that several share', () => {
  /** Slow enough that two who do not wait for one another both find nothing. */
  function lockingStorage(): KeyValueStorage {
    const inner = memoryStorage();
    let last: Promise<unknown> = Promise.resolve();
    return {
      ...inner,
      get: async (key) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return inner.get(key);
      },
      lock: (_key, work) => {
        const current = last.then(work);
        last = current.catch(() => undefined);
        return current;
      },
    };
  }

  it('is made once for all of them where the storage can lock, and renewed once', async () => {
    const storage = lockingStorage();
    const { platform, client } = await start(storage);
    const others = [1, 2, 3].map(() =>
      createClient({ baseUrl: platform.url, auth: visitor({ clientId: 'client-1', storage }) }),
    );
    const all = () => Promise.all([client, ...others].map(({ currentCart }) => currentCart.getCurrentCart()));
    await all();
    expect([grants(platform), new Set(platform.seen)]).toEqual([['anonymous'], new Set(['access-1'])]);
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 5 * HOURS);
    await all();
    expect(grants(platform)).toEqual(['anonymous', 'refresh_token refresh-1']);
  });

  it('uses the clock of the server if responses have a Date header', async () => {
    const { platform, client, stored } = await start();
    const ahead = 3 * HOURS;
    const startedAt = Date.now();
    platform.tokenAnswer = (_call, response) => {
      platform.transactionId = 'access-1';
      json(response, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 3600 }, 200, {
        date: new Date(Date.now() + ahead).toUTCString(),
      });
    };
    await client.currentCart.getCurrentCart();
    await client.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toHaveLength(1);
    // a date header has whole seconds
    const most = 1000 + Date.now() - startedAt;
    expect(Math.abs((await stored()).skewMs - ahead)).toBeLessThanOrEqual(most);
  });

  it('continues with tokens that could not be stored, and does not send the used refresh token again', async () => {
    const inner = memoryStorage();
    let isFull = false;
    const storage: KeyValueStorage = {
      ...inner,
      set: (key, value) => {
        if (isFull) throw new Error('full');
        return inner.set(key, value);
      },
    };
    const { platform, client } = await startExpired(storage);
    isFull = true;
    platform.tokenAnswer = (_call, response) => {
      platform.transactionId = 'access-kept';
      json(response, { access_token: 'access-kept', refresh_token: 'rotated', expires_in: 14_400 });
    };
    await client.currentCart.getCurrentCart();
    await client.currentCart.getCurrentCart();
    vi.setSystemTime(Date.now() + 5 * HOURS);
    await client.currentCart.getCurrentCart();
    expect(grants(platform)).toEqual(['refresh_token refresh-1', 'refresh_token rotated']);
  });
});
