import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, memoryStorage, visitor, webStorage } from '../../../src/index.ts';
import { cookieStorage } from '../../../src/storage/document-cookies.ts';
import { cookiePage } from '../helpers/cookie-page.ts';
import { failureOf } from '../helpers/failure.ts';
import { startPlatform } from '../helpers/platform.ts';
import { area, slowStorage } from '../helpers/shared-storage.ts';
import { setClockForward } from '../helpers/timers.ts';
import { grantsOf, KEY, open } from './session/setup.ts';

const options = { clientId: 'client-1' };

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
  ['cookies of a page', () => cookieStorage(cookiePage().document)],
  ['a slow storage', () => slowStorage(memoryStorage())],
])('%s', (_title, make) => {
  it('gives back what was set until it is removed', async () => {
    const storage = make();
    expect(await storage.get('a')).toBeUndefined();
    await storage.set('a', '1');
    expect([await storage.get('a'), await storage.get('b')]).toEqual(['1', undefined]);
    await storage.delete('a');
    expect(await storage.get('a')).toBeUndefined();
  });

  it('carries a visitor over to the next client: the same session, no token call', async () => {
    const platform = await startPlatform();
    const storage = make();
    const first = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
    await first.currentCart.getCurrentCart();
    const second = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage }) });
    await second.currentCart.getCurrentCart();
    expect(platform.tokenCalls).toEqual([{ clientId: 'client-1', grantType: 'anonymous' }]);
    expect(platform.seen).toEqual(['access-1', 'access-1']);
    expect(await second[TRANSPORT].sessionId()).toBe(await first[TRANSPORT].sessionId());
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
    expect(await one?.[TRANSPORT].sessionId()).not.toBe(await two?.[TRANSPORT].sessionId());
  });

  it('gives one session id to all who ask at once, before and while there are tokens', async () => {
    const platform = await startPlatform();
    const client = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage: make() }) });
    let changes = 0;
    client[TRANSPORT].onSessionId(() => changes++);
    const asked = await Promise.all([
      client[TRANSPORT].sessionId(),
      client.currentCart.getCurrentCart().then(() => client[TRANSPORT].sessionId()),
      client[TRANSPORT].sessionId(),
      client[TRANSPORT].sessionId(),
    ]);
    expect([new Set(asked).size, changes, platform.tokenCalls.length]).toEqual([1, 0, 1]);
  });
});

/** Tokens that are no tokens. */
const BROKEN = [
  null,
  'text',
  {},
  { accessToken: { value: 5, expiresAt: 9e9 }, refreshToken: { value: 'r', role: 'visitor' } },
  { accessToken: { value: 'a', expiresAt: 'later' }, refreshToken: { value: 'r', role: 'visitor' } },
  { accessToken: { value: 'a', expiresAt: 9e9 } },
];

it.each([
  ...['', 'nonsense', '{', 'null', '5', '[]', '"text"', '{}', '{"sessionId":5}', '{"sessionId":""}'],
  ...BROKEN.map((tokens) => JSON.stringify({ version: [1, 1], sessionId: 'i1', tokens })),
])('a stored value that is no session makes a new visitor: %j', async (value) => {
  const storage = memoryStorage();
  await storage.set(KEY, value);
  const { platform, auth, call, stored } = await open(visitor, storage);
  await call();
  expect(grantsOf(platform)).toEqual(['anonymous']);
  expect(await auth.sessionId()).not.toBe('i1');
  expect(await stored()).toMatchObject({
    sessionId: await auth.sessionId(),
    tokens: { accessToken: { value: 'access-1' } },
  });
});

describe('a storage that fails', () => {
  it('to read makes the call fail as a system error with that cause', async () => {
    const cause = new Error('SecurityError');
    const { call } = await open(visitor, { ...memoryStorage(), get: () => Promise.reject(cause) });
    const error = await failureOf(call());
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
      await client[TRANSPORT].sessionId();
      isFull = true;
      for (const _call of [1, 2])
        expect(await client.currentCart.getCurrentCart()).toEqual({ cart: { id: 'c1' } });
      expect([platform.tokenCalls.length, reported]).toEqual([1, [full]]);
    },
  );
});
