import { gate, json } from 'storewire-dev-kit/server';
import { app } from 'storewire-server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Credentials,
  createClient,
  type KeyValueStorage,
  member,
  memoryStorage,
  visitor,
  webStorage,
} from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { startPlatform } from '../../helpers/platform.ts';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { controlTimers, passSecond } from '../../helpers/timers.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { eventsOf, KEY, memberOf, openSession } from './setup.ts';

test('tabs that are opened at once on a slow storage are one visitor', async () => {
  const tab = sharedStorage(() => new Promise((resolve) => void setTimeout(resolve, 5)));
  const tabs = [tab(), tab(), tab()].map((storage) => member({ clientId: 'client-1', storage }));
  const sessionIds = await Promise.all(tabs.map((auth) => auth.sessionId()));
  expect(new Set(sessionIds).size).toBe(1);
});

test('a sign-in, and its sign-out, count also where the storage fails from the beginning', async () => {
  const broken = (): never => {
    throw new Error('out of reach');
  };
  const { platform, auth, call } = await openSession({ get: broken, set: broken, delete: broken });
  const events = eventsOf(auth);
  platform.acceptedToken = 'access-mine';
  await auth.start(tokensOf('mine'));
  await call();
  expect([(await auth.session()).isSignedIn, events]).toEqual([
    true,
    [
      { type: 'unsaved', role: 'none', error: new Error('out of reach') },
      { type: 'started', role: 'member' },
    ],
  ]);
  // a second click on the button
  await Promise.all([auth.end(), auth.end()]);
  expect((await auth.session()).role).toBe('none');
});

test('a sign-out that a reload would undo rejects with the error of the storage', async () => {
  const storage = memoryStorage();
  const { auth } = await openSession(storage);
  await auth.start(tokensOf('mine'));
  storage.set = () => Promise.reject(new Error('full'));
  await expect(auth.end()).rejects.toThrow('full');
  expect((await auth.session()).role).toBe('none');
});

/** A storage that works until it is broken, and again once it is mended. */
function breakableStorage() {
  const inner = memoryStorage();
  const state = { isBroken: false };
  const attempt = <T>(work: () => T): T => {
    if (state.isBroken) throw new Error('out of reach');
    return work();
  };
  const storage: KeyValueStorage = {
    get: (key) => attempt(() => inner.get(key)),
    set: (key, value) => attempt(() => inner.set(key, value)),
    delete: (key) => attempt(() => inner.delete(key)),
  };
  return { storage, state };
}

test.each([
  ['after the session was read', true],
  ['before the session was ever read', false],
])(
  'a sign-out rejects if the storage that has the member can be neither read nor written, %s',
  async (_title, isRead) => {
    const { storage, state } = breakableStorage();
    await memberOf(storage).start(tokensOf('mine'));
    const auth = memberOf(storage);
    if (isRead) await auth.session();
    state.isBroken = true;
    await expect(auth.end()).rejects.toThrow('out of reach');
    expect((await auth.session()).role).toBe('none');
    state.isBroken = false;
    expect((await memberOf(storage).session()).role).toBe('member');
  },
);

test('a sign-in beside a sign-out that cannot be stored resolves, and an event reports that it is not stored', async () => {
  const storage = memoryStorage();
  const { opened, open } = gate();
  const set = () => Promise.reject(new Error('full'));
  const auth = memberOf({ ...storage, set, lock: (_key, work) => opened.then(work) });
  await memberOf(storage).start(tokensOf('ann'));
  const events = eventsOf(auth);
  const outcomes = Promise.allSettled([auth.start(tokensOf('bob')), auth.end()]);
  await vi.waitFor(async () => expect((await auth.session()).role).toBe('none'));
  open();
  expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(events.filter(({ type }) => type === 'unsaved')).toHaveLength(1);
});

test('a sign-out counts although acquiring the lock fails', async () => {
  const { auth, stored } = await openSession({
    ...memoryStorage(),
    lock: () => Promise.reject(new Error('locked for too long')),
  });
  await auth.start(tokensOf('mine')).catch(() => undefined);
  await auth.end();
  expect([(await auth.session()).role, (await stored()).tokens]).toEqual(['none', undefined]);
});

test('a session that was ended here does not come back from a storage that forgets slowly', async () => {
  const inner = memoryStorage();
  let old: string | undefined;
  const { platform, auth, call } = await openSession({ ...inner, get: (key) => old ?? inner.get(key) });
  await auth.start(tokensOf('mine', -1));
  old = await inner.get(KEY);
  await auth.end();
  await call();
  expect([platform.tokenCalls.map(({ grantType }) => grantType), (await auth.session()).role]).toEqual([
    ['anonymous'],
    'visitor',
  ]);
});

test('an unknown stored role counts as no session', async () => {
  const storage = memoryStorage();
  const { accessToken, refreshToken } = tokensOf('x');
  await storage.set(
    KEY,
    JSON.stringify({
      version: [1, 1],
      sessionId: 'i1',
      tokens: { accessToken, refreshToken: { ...refreshToken, role: 'admin' } },
    }),
  );
  expect(await member({ clientId: 'client-1', storage }).session()).toEqual({
    role: 'none',
    isSignedIn: false,
    sessionId: 'i1',
  });
});

test('a storage whose reads alternate between two sessions causes few token requests, and none after the call', async () => {
  controlTimers();
  const platform = await startPlatform();
  platform.answer = (_request, response) => json(response, {}, 401);
  const record = (epoch: number, sessionId: string): string =>
    JSON.stringify({ version: [epoch, 0], sessionId, tokens: tokensOf(sessionId, -1) });
  let reads = 0;
  // each read finds a session that is newer than the one before
  const get = (): string => record(++reads * 10, reads % 2 ? 'ann' : 'bob');
  const auth = memberOf({ get, set: () => undefined, delete: () => undefined });
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  await failureOf(client.currentCart.getCurrentCart());
  const count = platform.tokenCalls.length;
  expect(count).toBeLessThanOrEqual(10);
  // nothing was scheduled that could send another one
  await passSecond();
  expect(platform.tokenCalls).toHaveLength(count);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['without its access token', (text: string) => text.replace('"accessToken"', '"access"')],
  ['not JSON', () => 'damaged'],
  ['without a version', () => '{"version":[],"sessionId":"x"}'],
])(
  'a stored record that is %s is replaced by a new visitor with another session id',
  async (_title, damage) => {
    const { auth, storage } = await openSession();
    await auth.start(tokensOf('ann'));
    const { sessionId } = await auth.session();
    await storage.set(KEY, damage((await storage.get(KEY)) ?? ''));
    const reloaded = await openSession(storage);
    await reloaded.call();
    const session = await reloaded.auth.session();
    expect(session.role).toBe('visitor');
    expect(session.sessionId).not.toBe(sessionId);
    await reloaded.auth.start(tokensOf('bob'));
    expect((await reloaded.auth.session()).role).toBe('member');
  },
);

test('a full web storage fails no call: the session is kept in memory, and an event reports it', async () => {
  const platform = await startPlatform();
  const full = new DOMException('full', 'QuotaExceededError');
  const setItem = (): never => {
    throw full;
  };
  const auth = memberOf(webStorage({ getItem: () => null, setItem, removeItem: () => undefined }));
  const events = eventsOf(auth);
  const client = createClient({ baseUrl: platform.url, auth });
  await Promise.all([client.currentCart.getCurrentCart(), client.currentCart.getCurrentCart()]);
  expect(platform.tokenCalls).toHaveLength(1);
  expect(events).toContainEqual({ type: 'unsaved', role: expect.any(String), error: full });
});

test('a storage that ignores writes does not restore the member of an earlier sign-in', async () => {
  const platform = await startPlatform();
  platform.answer = (_request, response) => json(response, { cart: {} });
  const inner = memoryStorage();
  await memberOf(inner).start(tokensOf('ann'));
  const auth = memberOf({ ...inner, set: () => undefined });
  const client = createClient({ baseUrl: platform.url, auth });
  await auth.start(tokensOf('bob', -1));
  await client.currentCart.getCurrentCart();
  await auth.start(tokensOf('cleo'));
  await client.currentCart.getCurrentCart();
  await auth.end();
  expect([platform.seen, (await auth.session()).role]).toEqual([['access-1', 'access-cleo'], 'none']);
});

const CLIENT = '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';
const APP = { appId: CLIENT, appSecret: 'secret', instanceId: CLIENT };

afterEach(() => vi.restoreAllMocks());

const SESSIONS: [name: string, create: (storage: KeyValueStorage) => Credentials][] = [
  ['visitor', (storage) => visitor({ clientId: CLIENT, storage })],
  ['member', (storage) => member({ clientId: CLIENT, storage })],
  ['app', (storage) => app({ ...APP, storage })],
];

test.each(SESSIONS)(
  'a call of a %s reads no clock, random value or id before the storage has responded',
  async (_name, create) => {
    let opened: (() => void) | undefined;
    const isRead = new Promise<void>((resolve) => {
      opened = resolve;
    });
    // a rendering that waits for cookies, which a prerendering never gets
    const storage: KeyValueStorage = {
      get: () => {
        opened?.();
        return new Promise(() => undefined);
      },
      set: () => undefined,
      delete: () => undefined,
    };
    // Next.js accepts performance.now()
    const used: string[] = [];
    vi.spyOn(Date, 'now').mockImplementation(() => used.push('Date.now'));
    vi.spyOn(Math, 'random').mockImplementation(() => used.push('Math.random'));
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => `${used.push('randomUUID')}-0-0-0-0`);
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      used.push('getRandomValues');
      return array;
    });
    const client = createClient({ auth: create(storage), fetch: () => new Promise(() => undefined) });
    void client.products.queryProducts().catch(() => undefined);
    await isRead;
    expect(used).toEqual([]);
  },
);
