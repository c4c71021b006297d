import { json } from 'storewire-dev-kit/server';
import { HOUR_MS } from 'storewire-dev-kit/time';
import { describe, expect, it } from 'vitest';
import { TRANSPORT } from '../../../src/core/options.ts';
import { createClient, member, memoryStorage, visitor, webStorage } from '../../../src/index.ts';
import { cookieStorage } from '../../../src/storage/document-cookies.ts';
import { cookiePage } from '../helpers/cookie-page.ts';
import { failureOf } from '../helpers/failure.ts';
import { invalidGrant, startPlatform } from '../helpers/platform.ts';
import { area, slowStorage } from '../helpers/shared-storage.ts';
import { setClockForward } from '../helpers/timers.ts';
import { tokensOf } from '../helpers/tokens.ts';
import { giveTokens, grantsOf, KEY, memberOf, open, openStored } from './session/setup.ts';

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
  it('altogether fails no call: the visitor is kept in memory, and the error is reported once', async () => {
    const platform = await startPlatform();
    const cause = new DOMException('denied here', 'SecurityError');
    const storage = webStorage(() => {
      throw cause;
    });
    const reported: unknown[] = [];
    const onUnsaved = (error: unknown) => reported.push(error);
    const client = createClient({ baseUrl: platform.url, auth: visitor({ ...options, storage, onUnsaved }) });
    for (const _call of [1, 2]) await client.currentCart.getCurrentCart();
    expect([platform.tokenCalls.length, platform.seen, reported]).toEqual([
      1,
      ['access-1', 'access-1'],
      [cause],
    ]);
  });

  it('where cookies are not kept fails no call, and reports that once', async () => {
    const platform = await startPlatform();
    const { document } = cookiePage();
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    const reported: unknown[] = [];
    const auth = visitor({
      ...options,
      storage: cookieStorage(document),
      onUnsaved: (error) => reported.push(error),
    });
    const client = createClient({ baseUrl: platform.url, auth });
    for (const _call of [1, 2]) await client.currentCart.getCurrentCart();
    expect([platform.tokenCalls.length, reported]).toEqual([
      1,
      [new Error('The browser has not kept the cookies')],
    ]);
  });

  it('to read for now keeps the member that it has, who calls again when it can be read', async () => {
    const inner = memoryStorage();
    await memberOf(inner).start(tokensOf('ann'));
    let isBroken = true;
    const get = (key: string) => (isBroken ? Promise.reject(new Error('out of reach')) : inner.get(key));
    const { platform, call } = await open(member, { ...inner, get });
    platform.answer = (_request, response) => json(response, { cart: {} });
    await call();
    isBroken = false;
    setClockForward(5 * HOUR_MS);
    platform.tokenAnswer = ({ refreshToken }, response) => giveTokens(response, `after-${refreshToken}`);
    await call();
    expect(platform.seen).toEqual(['access-1', 'access-after-refresh-ann']);
  });

  it('to read after a refresh token was rejected ends no session, as another server may have used it', async () => {
    const { platform, auth, call, storage } = await openStored(member);
    platform.tokenAnswer = (tokenCall, response) => {
      storage.get = () => Promise.reject(new Error('out of reach'));
      invalidGrant(tokenCall, response);
    };
    expect((await failureOf(call())).kind).toBe('system');
    expect((await auth.session()).isSignedIn).toBe(true);
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
