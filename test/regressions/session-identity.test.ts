import { gate, json, startServer } from 'storewire-dev-kit/server';
import { expect, test, vi } from 'vitest';
import {
  createClient,
  type KeyValueStorage,
  member,
  memoryStorage,
  type SessionEvent,
  type Tokens,
} from '../../src/index.ts';
import * as operations from '../../src/operations.ts';
import { webStorageWith } from '../../src/storage/storage.ts';
import { startRotatingPlatform } from '../unit/auth/rotating-platform.ts';
import { failureOf } from '../unit/helpers/failure.ts';
import { startPlatform } from '../unit/helpers/platform.ts';
import { sharedStorage } from '../unit/helpers/shared-storage.ts';

const KEY = 'storewire:client-1';

const tokensOf = (name: string, seconds = 14_400): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: `refresh-${name}`, role: 'member' },
});

const memberOf = (storage: KeyValueStorage = memoryStorage()) => member({ clientId: 'client-1', storage });

test('a write of a member that gets a 401 while another member signs in is not repeated as the other', async () => {
  const auth = memberOf();
  const { opened, open } = gate();
  const server = await startServer(async (_request, response) => {
    open();
    await auth.start(tokensOf('bob'));
    json(response, {}, 401);
  });
  const client = createClient({ baseUrl: server.url, auth });
  await auth.start(tokensOf('ann'));
  const write = failureOf(client.currentCart.addToCurrentCart({ lineItems: [] }));
  await opened;
  expect((await write).status).toBe(401);
  expect(server.requests.map(({ headers }) => headers['authorization'])).toEqual(['access-ann']);
});

test('a storage whose reads alternate between two sessions causes few token requests, and none after the call', async () => {
  const platform = await startPlatform();
  platform.answer = (_request, response) => json(response, {}, 401);
  const record = (epoch: number, identity: string): string =>
    JSON.stringify({ version: [epoch, 0], identity, tokens: tokensOf(identity, -1) });
  let reads = 0;
  // each read finds a session that is newer than the one before
  const get = (): string => record(++reads * 10, reads % 2 ? 'ann' : 'bob');
  const auth = memberOf({ get, set: () => undefined, delete: () => undefined });
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  await failureOf(client.currentCart.getCurrentCart());
  const count = platform.tokenCalls.length;
  expect(count).toBeLessThanOrEqual(10);
  // nothing was scheduled that could send another one
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(platform.tokenCalls).toHaveLength(count);
});

test('a sign-out during a refresh, for which another tab waits, is followed by one visitor', async () => {
  const platform = await startPlatform();
  const { opened: isRefreshing, open: tellRefresh } = gate();
  const { opened, open } = gate();
  platform.answer = (_request, response) => json(response, { cart: {} });
  let count = 0;
  platform.tokenAnswer = async ({ grantType }, response) => {
    tellRefresh();
    if (grantType === 'refresh_token') await opened;
    const number = ++count;
    json(response, { access_token: `a${number}`, refresh_token: `r${number}`, expires_in: 14_400 });
  };
  const tab = sharedStorage();
  const [one, two] = [memberOf(tab()), memberOf(tab())];
  await one.start(tokensOf('ann', -1));
  const callAs = (auth: typeof one): Promise<unknown> =>
    createClient({ baseUrl: platform.url, auth }).currentCart.getCurrentCart();
  const first = callAs(one);
  await isRefreshing;
  const second = callAs(two);
  const ending = one.end();
  open();
  await Promise.all([first, second, ending]);
  await Promise.all([callAs(one), callAs(two)]);
  expect(platform.tokenCalls.map(({ grantType }) => grantType)).toEqual(['refresh_token', 'anonymous']);
  expect(await one.identity()).toBe(await two.identity());
});

test('a sign-in with an access token that has expired, and a call at the same time, use the refresh token once', async () => {
  const platform = await startRotatingPlatform();
  const tab = sharedStorage(() => new Promise((resolve) => setImmediate(resolve)));
  const [one, two] = [memberOf(tab()), memberOf(tab())];
  const { access, refresh } = platform.issue('ann');
  const starting = one.start({
    accessToken: { value: access, expiresAt: 1 },
    refreshToken: { value: refresh, role: 'member' },
  });
  const client = createClient({ baseUrl: platform.url, auth: one });
  await Promise.all([starting, client.currentCart.getCurrentCart()]);
  await createClient({ baseUrl: platform.url, auth: two }).currentCart.getCurrentCart();
  expect([platform.counts.reused, (await one.session()).role, (await two.session()).role]).toEqual([
    0,
    'member',
    'member',
  ]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, -20)],
  ['without its access token', (text: string) => text.replace('"accessToken"', '"access"')],
  ['not JSON', () => 'damaged'],
])('a stored record of a member that is %s is an ended session, not a visitor', async (_title, damage) => {
  const platform = await startPlatform();
  const storage = memoryStorage();
  await memberOf(storage).start(tokensOf('ann'));
  await storage.set(KEY, damage((await storage.get(KEY)) ?? ''));
  const auth = memberOf(storage);
  const events: SessionEvent[] = [];
  auth.onSession((event) => events.push(event));
  const client = createClient({ baseUrl: platform.url, auth });
  expect((await failureOf(client.currentCart.getCurrentCart())).code).toBe('session_ended');
  expect([platform.tokenCalls, events]).toEqual([[], [{ type: 'ended', role: 'member', reason: 'damaged' }]]);
});

test('a full web storage fails no call: the session is kept in memory, and an event reports it', async () => {
  const platform = await startPlatform();
  const full = new DOMException('full', 'QuotaExceededError');
  const setItem = (): never => {
    throw full;
  };
  const auth = memberOf(webStorageWith({ getItem: () => null, setItem, removeItem: () => undefined }, null));
  const events: SessionEvent[] = [];
  auth.onSession((event) => events.push(event));
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

test('every generated call with a secret is sent once, whatever its response', async () => {
  const calls = Object.values(operations).flatMap((call) =>
    'info' in call && call.info.secrets ? [call] : [],
  );
  const ids = calls.map(({ info }) => info.id);
  expect(ids).toEqual(expect.arrayContaining(['authentication.login', 'oauth.oauthToken']));
  const server = await startServer(({ url }, response) =>
    json(response, {}, url.includes('unavailable') ? 503 : 401),
  );
  const auth = {
    access: () => ({ headers: { authorization: 'access-1' }, identity: 'ann' }),
    identity: async () => 'ann',
    refresh: vi.fn(async () => ({ headers: { authorization: 'access-2' }, identity: 'ann' })),
  };
  for (const base of [server.url, `${server.url}/unavailable`])
    for (const call of calls) {
      server.requests.length = 0;
      const send = call as (client: object, input: object) => Promise<unknown>;
      await failureOf(send(createClient({ baseUrl: base, auth }), secretInput(call.info.path)));
      expect([call.info.id, server.requests.length]).toEqual([call.info.id, 1]);
    }
});

/** Values for all parameters of a path. */
const secretInput = (path: string): object =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']));
