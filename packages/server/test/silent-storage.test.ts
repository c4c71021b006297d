/** Storages that do not answer. `nightly/redis/silent.test.ts` has the clients of Redis. */
import { createClient, type KeyValueStorage, member, memoryStorage } from 'storewire';
import { addToCurrentCart, getCurrentCart } from 'storewire/operations';
import { fakeTime, within } from 'storewire-dev-kit/fake-time';
import { gate } from 'storewire-dev-kit/server';
import { app, createBackend, memoryEventStore, type RedisCommand, redisStorage } from 'storewire-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Ask, ask, CART, cookieOf, ORIGIN, SAME } from './backend-setup.ts';
import { APPROVED, approved, deliver, endpoint } from './webhooks/setup.ts';

beforeEach(fakeTime);

/** Less than the time limits of calls. */
const SECONDS = 20;

const silent = () => new Promise<never>(() => undefined);

/** A platform without a network. `grants` has the refresh tokens that it got. */
function startPlatform() {
  const grants: (string | undefined)[] = [];
  const fetch = async (url: string | URL | Request, { body }: RequestInit = {}): Promise<Response> => {
    if (!String(url).endsWith('/oauth2/token')) return Response.json({ cart: {} });
    const count = grants.push(JSON.parse(String(body)).refreshToken);
    return Response.json({
      access_token: `access-${count}`,
      refresh_token: `refresh-${count}`,
      expires_in: 14_400,
    });
  };
  return { grants, fetch };
}

function startBackend(shared: KeyValueStorage) {
  const platform = startPlatform();
  const backend = createBackend({
    auth: (storage) => member({ clientId: 'client-1', storage }),
    calls: [getCurrentCart, addToCurrentCart],
    allowedOrigins: [ORIGIN],
    mount: '/api/store',
    fetch: platform.fetch,
    shared,
  });
  const statusOf = async (cookie = ''): Promise<number> => {
    const call: Ask = { headers: { ...SAME, cookie } };
    return (await backend(ask(CART, call))).status;
  };
  return { ...platform, statusOf };
}

const SILENT: [name: string, make: () => KeyValueStorage][] = [
  ['own storage', () => ({ get: silent, set: silent, delete: silent, lock: silent })],
  ['Redis', () => redisStorage(silent)],
  ['Redis that answers after half a minute', () => redisStorage(later(30_000))],
  ['Redis whose client has a time limit', () => redisStorage(failing(900))],
];

/** A Redis whose answers come late. */
function later(ms: number): RedisCommand {
  return () => new Promise((resolve) => setTimeout(resolve, ms, null));
}

const failing =
  (ms: number): RedisCommand =>
  () =>
    new Promise((_resolve, reject) => setTimeout(reject, ms, new Error('no reply in time')));

describe.each(SILENT)('a silent %s', (_name, make) => {
  it('keeps no browser of a backend waiting, and uses no refresh token', async () => {
    const { statusOf, grants } = startBackend(make());
    expect(await within(SECONDS, statusOf())).toBe(200);
    expect(await within(SECONDS, statusOf(await cookieOf(1)))).toBe(504);
    expect(await within(SECONDS, statusOf(await cookieOf(9e9)))).toBe(200);
    expect(grants).toEqual([undefined]);
  });

  it('keeps no call of an app waiting, and is reported once', async () => {
    const { fetch } = startPlatform();
    const reported: unknown[] = [];
    const auth = app({
      appId: 'app-1',
      appSecret: 'secret',
      instanceId: 'i1',
      storage: make(),
      onUnsaved: (error) => void reported.push(error),
    });
    const client = createClient({ auth, fetch });
    const calls = [1, 2].map(() => client.currentCart.getCurrentCart());
    expect(await within(SECONDS, Promise.all(calls))).toHaveLength(2);
    expect(reported).toEqual([expect.any(Error)]);
  });
});

it('a lock that is not granted in time is given back when it is granted late', async () => {
  const keys = new Map<string, string>();
  const { opened, open } = gate();
  const command: RedisCommand = async ([name, ...args]) => {
    const [key = '', owner = ''] = name === 'EVAL' ? args.slice(2) : args;
    if (name === 'SET') await opened;
    if (name === 'SET') keys.set(key, owner);
    else if (name === 'EVAL' && keys.get(key) === owner) keys.delete(key);
    return name === 'SET' ? 'OK' : null;
  };
  const locking = redisStorage(command).lock?.('a', async () => undefined);
  await expect(within(SECONDS, Promise.resolve(locking))).rejects.toMatchObject({ reason: 'timeout' });
  open();
  await expect.poll(() => [...keys]).toEqual([]);
});

it('a refresh token is not used while only the lock of the shared storage is silent', async () => {
  const shared: KeyValueStorage = { ...memoryStorage(), lock: silent };
  const { statusOf, grants } = startBackend(shared);
  const waiting = statusOf(await cookieOf(1));
  await expect(within(10, waiting)).rejects.toThrow('not done');
  expect([await within(40, waiting), grants]).toEqual([504, []]);
  // the wait for the lock has ended as well
  shared.lock = (_key, work) => work();
  expect([await within(SECONDS, statusOf(await cookieOf(1))), grants]).toEqual([200, ['canary-refresh']]);
});

it('a refresh token is not used while claims of its lock in Redis get no answer and other commands do', async () => {
  const command: RedisCommand = (parts) => (parts.includes('NX') ? silent() : Promise.resolve(null));
  const { statusOf, grants } = startBackend(redisStorage(command));
  expect([await within(SECONDS, statusOf(await cookieOf(1))), grants]).toEqual([504, []]);
  expect(await within(SECONDS, statusOf())).toBe(200);
});

it('a storage that answers again is used again', async () => {
  let isSilent = true;
  const inner = memoryStorage();
  const when = <T>(use: () => T): T | Promise<never> => (isSilent ? silent() : use());
  const shared: KeyValueStorage = {
    get: (key) => when(() => inner.get(key)),
    set: (key, value, ttlMs) => when(() => inner.set(key, value, ttlMs)),
    delete: (key) => when(() => inner.delete(key)),
  };
  const first = startBackend(shared);
  const cookie = await cookieOf(1);
  await within(SECONDS, first.statusOf(cookie));
  isSilent = false;
  const [refreshing, reading] = [startBackend(shared), startBackend(shared)];
  await within(SECONDS, refreshing.statusOf(cookie));
  await within(SECONDS, reading.statusOf(cookie));
  expect([first.grants, refreshing.grants, reading.grants]).toEqual([
    ['canary-refresh'],
    ['canary-refresh'],
    [],
  ]);
});

it('a silent store of events fails the delivery, and its late claim is given back for the next one', async () => {
  const inner = memoryEventStore();
  const { opened, open } = gate();
  const handled: string[] = [];
  const { handle, notices } = endpoint(
    { [APPROVED]: ({ id }) => void handled.push(id) },
    { store: { claim: async (...work) => opened.then(() => inner.claim(...work)) } },
  );
  const { status } = await within(SECONDS, handle(await deliver(approved('e1'))));
  expect([status, notices]).toEqual([
    500,
    [
      expect.objectContaining({
        type: 'failed',
        error: expect.objectContaining({ code: 'EVENT_STORE_FAILED' }),
      }),
    ],
  ]);
  open();
  await expect.poll(async () => (await handle(await deliver(approved('e1')))).status).toBe(200);
  expect(handled).toEqual(['e1']);
});
