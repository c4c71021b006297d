import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import {
  createClient,
  type KeyValueStorage,
  memoryStorage,
  visitor,
  webStorage,
} from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { startPlatform } from '../helpers/platform.ts';
import { setClockForward } from '../helpers/timers.ts';

const KEY = 'storewire:client-1';
const options = { clientId: 'client-1' };

/** The part of `localStorage` that is needed, on a Map. */
function area(): {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
  removeItem: (key: string) => void;
} {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A storage whose every step takes a while. */
function slow(storage: KeyValueStorage): KeyValueStorage {
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
  return {
    get: (key) => pause().then(() => storage.get(key)),
    set: (key, value) => pause().then(() => storage.set(key, value)),
    delete: (key) => pause().then(() => storage.delete(key)),
  };
}

const _expired = (identity = 'i1'): string =>
  JSON.stringify({
    identity,
    tokens: {
      accessToken: { value: 'old', expiresAt: 1 },
      refreshToken: { value: 'refresh-0', role: 'visitor' },
    },
  });

it('memory drops what has expired', async () => {
  const storage = memoryStorage();
  storage.set('a', 'text', 60_000);
  storage.set('b', 'text');
  expect(storage.get('a')).toBe('text');
  setClockForward(60_001);
  expect([storage.get('a'), storage.get('b')]).toEqual([undefined, 'text']);
});

describe.each([
  ['memory', memoryStorage],
  ['web storage', () => webStorage(area())],
  ['a slow storage', () => slow(memoryStorage())],
])('%s', (_title, make) => {
  it('gives back what was set until it is removed', async () => {
    const storage = make();
    expect(await storage.get('a')).toBeUndefined();
    await storage.set('a', '1');
    expect([await storage.get('a'), await storage.get('b')]).toEqual(['1', undefined]);
    await storage.delete('a');
    expect(await storage.get('a')).toBeUndefined();
  });

  it('carries a visitor over to the next client: the same identity, no token call', async () => {
    const platform = await startPlatform();
    const storage = make();
    const first = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
    await first.currentCart.getCurrentCart();
    const second = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
    await second.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toEqual([{ clientId: 'client-1', grantType: 'anonymous' }]);
    expect(platform.seen).toEqual(['access-1', 'access-1']);
    expect(await second[TRANSPORT].identity()).toBe(await first[TRANSPORT].identity());
  });

  it('separates the visitors of two OAuth clients', async () => {
    const platform = await startPlatform();
    const storage = make();
    const [one, two] = ['client-1', 'client-2'].map((clientId) =>
      createClient({ baseUrl: platform.url, auth: visitor({ clientId, storage }) }),
    );
    await one?.currentCart.getCurrentCart();
    await two?.currentCart.getCurrentCart();
    expect(platform.seen).toEqual(['access-1', 'access-2']);
    expect(await one?.[TRANSPORT].identity()).not.toBe(await two?.[TRANSPORT].identity());
  });

  it('gives one identity to all who ask at once, before and while there are tokens', async () => {
    const platform = await startPlatform();
    const client = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage: make() }) });
    let changes = 0;
    client[TRANSPORT].onIdentity(() => changes++);
    const asked = await Promise.all([
      client[TRANSPORT].identity(),
      client.currentCart.getCurrentCart().then(() => client[TRANSPORT].identity()),
      client[TRANSPORT].identity(),
      client[TRANSPORT].identity(),
    ]);
    expect([new Set(asked).size, changes, platform.tokenCalls.length]).toEqual([1, 0, 1]);
  });
});

describe('a storage that two clients share', () => {
  it('lets the second take what the first has renewed, without a token call of its own', async () => {
    const platform = await startPlatform();
    const storage = memoryStorage();
    const [first, second] = [1, 2].map(() =>
      createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) }),
    ) as [ReturnType<typeof createClient>, ReturnType<typeof createClient>];
    await first.currentCart.getCurrentCart();
    await second.currentCart.getCurrentCart();
    platform.transactionId = 'nothing that is known';
    await first.currentCart.getCurrentCart();
    await second.currentCart.getCurrentCart();
    expect(platform.tokenCalls.map(({ grantType, refreshToken }) => [grantType, refreshToken])).toEqual([
      ['anonymous', undefined],
      ['refresh_token', 'refresh-1'],
    ]);
    expect(platform.seen).toEqual(['access-1', 'access-1', 'access-1', 'access-2', 'access-1', 'access-2']);
    expect(await second[TRANSPORT].identity()).toBe(await first[TRANSPORT].identity());
  });
});

describe('a stored value', () => {
  it.each(['', 'nonsense', '{', 'null', '5', '[]', '"text"', '{}', '{"identity":5}', '{"identity":""}'])(
    'that is no session makes a new visitor: %j',
    async (value) => {
      const platform = await startPlatform();
      const storage = memoryStorage();
      await storage.set(KEY, value);
      const client = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
      await client.currentCart.getCurrentCart();
      expect(platform.tokenCalls.map(({ grantType }) => grantType)).toEqual(['anonymous']);
      expect(JSON.parse((await storage.get(KEY)) ?? '')).toMatchObject({
        identity: await client[TRANSPORT].identity(),
        tokens: { accessToken: { value: 'access-1' } },
      });
    },
  );

  it.each([
    { tokens: null },
    { tokens: 'text' },
    { tokens: {} },
    { tokens: { accessToken: { value: 5, expiresAt: 9e9 }, refreshToken: { value: 'r', role: 'visitor' } } },
    {
      tokens: {
        accessToken: { value: 'a', expiresAt: 'later' },
        refreshToken: { value: 'r', role: 'visitor' },
      },
    },
    { tokens: { accessToken: { value: 'a', expiresAt: 9e9 } } },
  ])('whose tokens are broken keeps the identity: %j', async (tokens) => {
    const platform = await startPlatform();
    const storage = memoryStorage();
    await storage.set(KEY, JSON.stringify({ identity: 'i1', ...tokens }));
    const client = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
    await client.currentCart.getCurrentCart();
    expect([
      platform.tokenCalls.map(({ grantType }) => grantType),
      await client[TRANSPORT].identity(),
    ]).toEqual([['anonymous'], 'i1']);
  });
});

describe('a storage that fails', () => {
  it('to read makes the call fail as a system error with that cause', async () => {
    const platform = await startPlatform();
    const cause = new Error('SecurityError');
    const storage = { ...memoryStorage(), get: () => Promise.reject(cause) };
    const error = await failureOf(
      createClient({
        baseUrl: platform.url,
        auth: visitor({ ...options, storage }),
      }).currentCart.getCurrentCart(),
    );
    expect([error.kind, error.cause, error.attempts]).toEqual(['system', cause, 0]);
  });

  it.each([new Error('QuotaExceededError'), new RangeError('too long')])(
    'to write fails no call: the tokens are kept in memory, and the error is reported: %s',
    async (full) => {
      const platform = await startPlatform();
      let isFull = false;
      const inner = memoryStorage();
      const set = async (key: string, value: string): Promise<void> => {
        if (isFull) throw full;
        await inner.set(key, value);
      };
      const reported: unknown[] = [];
      const onUnsaved = (error: unknown) => reported.push(error);
      const client = createClient({
        baseUrl: platform.url,
        auth: visitor({ ...options, storage: { ...inner, set }, onUnsaved }),
      });
      await client[TRANSPORT].identity();
      isFull = true;
      for (const _call of [1, 2])
        expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
      expect([platform.tokenCalls.length, reported]).toEqual([1, [full]]);
    },
  );
});
