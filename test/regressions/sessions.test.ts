import { gate, json, startServer } from 'storewire-dev-kit/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startUnlessReplaced } from '../../src/auth/redirect-sign-in/authorization.ts';
import { TRANSPORT } from '../../src/core/options.ts';
import {
  type CredentialsContext,
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  type SessionEvent,
  type Tokens,
  visitor,
} from '../../src/index.ts';
import { app } from '../../src/server/index.ts';
import { startRotatingPlatform } from '../unit/auth/rotating-platform.ts';
import { failureOf } from '../unit/helpers/failure.ts';
import { invalidGrant, startPlatform } from '../unit/helpers/platform.ts';
import { sharedStorage } from '../unit/helpers/shared-storage.ts';

const KEY = 'storewire:client-1';
const order = { id: 'o1' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tokensOf = (name: string, seconds = 14_400): Tokens => ({
  accessToken: { value: `access-${name}`, expiresAt: Math.floor(Date.now() / 1000) + seconds },
  refreshToken: { value: `refresh-${name}`, role: 'member' },
});

/** A storage whose next write waits until it is released. */
function slowStorage() {
  const inner = memoryStorage();
  let wait: Promise<void> | undefined;
  const set = async (key: string, value: string): Promise<void> => {
    const mine = wait;
    wait = undefined;
    await mine;
    await inner.set(key, value);
  };
  const holdNextWrite = () => {
    const { opened, open: letGo } = gate();
    wait = opened;
    return { letGo, isWaiting: () => wait === undefined };
  };
  return { storage: { ...inner, set }, holdNextWrite };
}

async function open(storage: KeyValueStorage = memoryStorage()) {
  const platform = await startPlatform();
  const auth = member({ clientId: 'client-1', storage });
  const client = createClient({ baseUrl: platform.url, auth, retry: false });
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, auth, stored, call: () => client.currentCart.getCurrentCart() };
}

/** An expired session that is stored already. */
async function openStored(make: typeof member | typeof visitor) {
  const platform = await startPlatform();
  const storage = memoryStorage();
  await storage.set(KEY, JSON.stringify({ identity: 'i1', tokens: tokensOf('old', -1) }));
  const auth = make({ clientId: 'client-1', storage });
  return { platform, auth, client: createClient({ baseUrl: platform.url, auth, retry: false }) };
}

test('a sign-out while renewed tokens are being written to a slow storage is not undone by them', async () => {
  const { storage, holdNextWrite } = slowStorage();
  const { platform, auth, call, stored } = await open(storage);
  await auth.start(tokensOf('old', -1));
  const { letGo, isWaiting } = holdNextWrite();
  const waiting = call();
  await vi.waitFor(() => expect(isWaiting()).toBe(true));
  const ending = auth.end();
  platform.transactionId = 'access-2';
  letGo();
  await Promise.all([ending, waiting]);
  expect([(await auth.session()).role, (await stored()).tokens.refreshToken.role, platform.seen]).toEqual([
    'visitor',
    'visitor',
    ['access-2'],
  ]);
});

test('no call is made as a member who is being signed out, however slowly that is written', async () => {
  const { storage, holdNextWrite } = slowStorage();
  const { platform, auth, call, stored } = await open(storage);
  await auth.start(tokensOf('mine'));
  const { letGo, isWaiting } = holdNextWrite();
  const ending = auth.end();
  await vi.waitFor(() => expect(isWaiting()).toBe(true));
  const waiting = call();
  await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
  letGo();
  await Promise.all([ending, waiting]);
  expect([platform.seen, (await stored()).tokens.refreshToken.role]).toEqual([['access-1'], 'visitor']);
});

test('a sign-in while the session before is still being read from a slow storage is not followed by a renewal of that', async () => {
  const inner = memoryStorage();
  let wait: Promise<void> | undefined;
  const get = async (key: string) => {
    const text = await inner.get(key);
    await wait;
    return text;
  };
  const { platform, auth, call } = await open({ ...inner, get });
  await auth.start(tokensOf('old', -1));
  const { opened, open: letGo } = gate();
  wait = opened;
  const waiting = call();
  const starting = auth.start(tokensOf('mine'));
  platform.transactionId = 'access-mine';
  letGo();
  await Promise.all([starting, waiting]);
  expect([platform.tokenCalls, platform.seen]).toEqual([[], ['access-mine']]);
});

test('a renewal that fails after the person has signed out fails no call', async () => {
  const { platform, auth, call } = await open();
  await auth.start(tokensOf('old', -1));
  const { opened, open: letGo } = gate();
  platform.tokenAnswer = async (_call, response) => {
    platform.tokenAnswer = undefined;
    await opened;
    json(response, {}, 500);
  };
  const waiting = call();
  await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
  await auth.end();
  letGo();
  expect([await waiting, platform.seen]).toEqual([{ cart: { id: 'c1' } }, ['access-2']]);
});

test('tabs that are opened at once on a slow storage are one visitor', async () => {
  const tab = sharedStorage(() => new Promise((resolve) => void setTimeout(resolve, 5)));
  const tabs = [tab(), tab(), tab()].map((storage) => member({ clientId: 'client-1', storage }));
  const identities = await Promise.all(tabs.map((auth) => auth.identity()));
  expect(new Set(identities).size).toBe(1);
});

test('a storage that cannot be read while a renewal ends does not cost the new refresh token', async () => {
  const inner = memoryStorage();
  let isBroken = false;
  const get = (key: string) => {
    if (isBroken) throw new Error('out of reach');
    return inner.get(key);
  };
  const { platform, auth, call, stored } = await open({ ...inner, get });
  await auth.start(tokensOf('old', -1));
  platform.tokenAnswer = (_call, response) => {
    isBroken = true;
    platform.transactionId = 'access-new';
    json(response, { access_token: 'access-new', refresh_token: 'refresh-new', expires_in: 14_400 });
  };
  await call();
  isBroken = false;
  expect([platform.tokenCalls.length, (await stored()).tokens.refreshToken.value]).toEqual([
    1,
    'refresh-new',
  ]);
});

test('a sign-in counts also where the storage fails altogether', async () => {
  const broken = (): never => {
    throw new Error('out of reach');
  };
  const { platform, auth, call } = await open({ get: broken, set: broken, delete: broken });
  const events: SessionEvent[] = [];
  auth.onSession((event) => events.push(event));
  platform.transactionId = 'access-mine';
  await expect(auth.start(tokensOf('mine'))).rejects.toThrow('out of reach');
  await call();
  expect([(await auth.session()).isLoggedIn, events]).toEqual([true, [{ type: 'started', role: 'member' }]]);
});

test('a sign-out counts although acquiring the lock fails', async () => {
  const { auth, stored } = await open({
    ...memoryStorage(),
    lock: () => Promise.reject(new Error('locked for too long')),
  });
  await auth.start(tokensOf('mine')).catch(() => undefined);
  await auth.end();
  expect([(await auth.session()).role, (await stored()).tokens]).toEqual(['none', undefined]);
});

test('tabs that renew in the background at once use the refresh token once', async () => {
  const tab = sharedStorage();
  const [one, two] = [tab(), tab()];
  const { platform, auth, call } = await open(one);
  await auth.start(tokensOf('soon', 200));
  platform.transactionId = 'access-soon';
  const other = createClient({ baseUrl: platform.url, auth: member({ clientId: 'client-1', storage: two }) });
  await other[TRANSPORT].identity();
  await Promise.all([call(), other.currentCart.getCurrentCart()]);
  await vi.waitFor(async () =>
    expect(JSON.parse((await one.get(KEY)) ?? '').tokens.accessToken.value).toBe('access-1'),
  );
  await two.lock?.(KEY, async () => undefined);
  expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-soon']);
});

test('a session does not end if a refresh token that another server has replaced is rejected, even if its access token has expired', async () => {
  const storage = memoryStorage();
  const { platform, auth, call, stored } = await open(storage);
  await auth.start(tokensOf('old', -1));
  const { identity, version } = await stored();
  platform.tokenAnswer = async (tokenCall, response) => {
    platform.tokenAnswer = undefined;
    await storage.set(
      KEY,
      JSON.stringify({ identity, version: [version[0], 1], tokens: tokensOf('newer', -1) }),
    );
    invalidGrant(tokenCall, response);
  };
  await call();
  expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual([
    'refresh-old',
    'refresh-newer',
  ]);
  expect(await auth.session()).toEqual({ role: 'member', isLoggedIn: true, identity });
});

test('a sign-in in another tab that a call here detects first is reported like one detected by an event', async () => {
  const storage = memoryStorage();
  const { platform, auth: here, call } = await open(storage);
  const there = member({ clientId: 'client-1', storage });
  await here.start(tokensOf('ann', -1));
  const events: SessionEvent[] = [];
  here.onSession((event) => events.push(event));
  await there.start(tokensOf('bob'));
  platform.transactionId = 'access-bob';
  await call();
  expect(events).toEqual([
    { type: 'ended', role: 'member', reason: 'replaced' },
    { type: 'started', role: 'member' },
  ]);
});

test('a session that was ended here does not come back from a storage that forgets slowly', async () => {
  const inner = memoryStorage();
  let old: string | undefined;
  const { platform, auth, call } = await open({ ...inner, get: (key) => old ?? inner.get(key) });
  await auth.start(tokensOf('mine', -1));
  old = await inner.get(KEY);
  await auth.end();
  await call();
  expect([platform.tokenCalls.map(({ grantType }) => grantType), (await auth.session()).role]).toEqual([
    ['anonymous'],
    'visitor',
  ]);
});

test('a late rejection of an older token does not restore a newer one that was rejected as well', async () => {
  const { platform, auth, client } = await openStored(member);
  const context: CredentialsContext = { client };
  const first = await auth.access(context, undefined);
  await auth.refresh?.(first, context, undefined);
  const second = await auth.access(context, undefined);
  expect(
    await Promise.all([
      auth.refresh?.(second, context, undefined),
      auth.refresh?.(first, context, undefined),
    ]),
  ).toMatchObject([{ headers: {} }, { headers: {} }]);
  const third = await auth.access(context, undefined);
  expect([first, second, third].map(({ headers }) => headers['authorization'])).toEqual([
    'access-1',
    'access-2',
    'access-3',
  ]);
  expect(platform.tokenCalls).toHaveLength(3);
});

test('an unknown stored role counts as no session', async () => {
  const storage = memoryStorage();
  const { accessToken, refreshToken } = tokensOf('x');
  await storage.set(
    KEY,
    JSON.stringify({
      identity: 'i1',
      tokens: { accessToken, refreshToken: { ...refreshToken, role: 'admin' } },
    }),
  );
  expect(await member({ clientId: 'client-1', storage }).session()).toEqual({
    role: 'none',
    isLoggedIn: false,
    identity: 'i1',
  });
});

test.each([
  ['member', member],
  ['visitor', visitor],
])('a listener that throws does not make the calls of a %s fail', async (title, make) => {
  const { platform, auth, client } = await openStored(make);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = (): never => {
    throw new Error('of the listener');
  };
  await auth.identity();
  auth.onIdentity?.(fail);
  if (title === 'member') (auth as MemberCredentials).onSession(fail);
  platform.tokenAnswer = (tokenCall, response) => {
    platform.tokenAnswer = undefined;
    invalidGrant(tokenCall, response);
  };
  const outcome = await client.currentCart.getCurrentCart().catch(({ code }) => code);
  expect(outcome).toEqual(title === 'member' ? 'session_ended' : { cart: { id: 'c1' } });
  expect(log).toHaveBeenCalled();
});

test.each([
  ['member', member],
  ['visitor', visitor],
])('a %s keeps a new refresh token whose answer is of no other use', async (_title, make) => {
  const { platform, client } = await openStored(make);
  platform.tokenAnswer = (_call, response) => {
    platform.tokenAnswer = undefined;
    json(response, { access_token: 'a', refresh_token: 'rotated' });
  };
  expect((await failureOf(client.currentCart.getCurrentCart())).reason).toBe('badAnswer');
  await client.currentCart.getCurrentCart();
  expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-old', 'rotated']);
});

/** A slow platform for apps with configurable responses. */
async function startAppPlatform(...answers: object[]) {
  const used: unknown[] = [];
  const { opened, open: letGo } = gate();
  const server = await startServer(async ({ url, headers, body }, response) => {
    if (!url.startsWith('/oauth'))
      return json(response, {}, headers['authorization'] === 'refused' ? 401 : 200);
    const answer = answers[used.push(JSON.parse(body).refresh_token) - 1] ?? {};
    if (used.length > 1) await opened;
    json(response, answer);
  });
  const auth = app({ appId: 'app-1', appSecret: 'secret', refreshToken: 'refresh-0' });
  return { used, letGo, auth, client: createClient({ baseUrl: server.url, auth, retry: false }) };
}

test('an app keeps a new refresh token whose answer is of no other use', async () => {
  const { used, letGo, client } = await startAppPlatform(
    { access_token: 'a', refresh_token: 'refresh-1', expires_in: -1 },
    { access_token: 'b' },
  );
  letGo();
  expect((await failureOf(client.orders.getOrder(order))).reason).toBe('badAnswer');
  await client.orders.getOrder(order);
  expect(used).toEqual(['refresh-0', 'refresh-1']);
});

test('an app whose token is rejected during a refresh does not use the refresh token again', async () => {
  const { used, letGo, auth, client } = await startAppPlatform(
    { access_token: 'refused', refresh_token: 'refresh-1', expires_in: 61 },
    { access_token: 'taken', refresh_token: 'refresh-2', expires_in: 3600 },
  );
  const context: CredentialsContext = { client };
  const sent = await auth.access(context, undefined);
  // two seconds later the token has to be refreshed; a call sent before gets a 401
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2000 });
  const renewing = auth.access(context, undefined);
  await vi.waitFor(() => expect(used.length).toBe(2));
  const renewed = auth.refresh?.(sent, context, undefined);
  letGo();
  expect([(await renewing).headers, (await renewed)?.headers, used]).toEqual([
    { authorization: 'taken' },
    { authorization: 'taken' },
    ['refresh-0', 'refresh-1'],
  ]);
});

test('an app requests a new token although another call has just read the rejected one from a slow storage', async () => {
  const platform = await startServer((_request, response) =>
    json(response, { access_token: `access-${platform.requests.length}`, expires_in: 3600 }),
  );
  const inner = memoryStorage();
  let wait: Promise<void> | undefined;
  let reads = 0;
  const get = async (key: string) => {
    reads++;
    const text = await inner.get(key);
    await wait;
    return text;
  };
  const all = app({ appId: 'app-1', appSecret: 'secret', storage: { ...inner, get } });
  const client = createClient({ baseUrl: platform.url });
  const context: CredentialsContext = { client };
  const [one, two] = [all.forInstance('i1'), all.forInstance('i1')];
  const sent = await one.access(context, undefined);
  const { opened, open: letGo } = gate();
  wait = opened;
  const readsBefore = reads;
  const reading = two.access(context, undefined);
  await vi.waitFor(() => expect(reads).toBe(readsBefore + 1));
  const renewed = one.refresh?.(sent, context, undefined);
  // time to join the reading
  await new Promise((resolve) => setTimeout(resolve, 20));
  letGo();
  expect([(await reading).headers, (await renewed)?.headers]).toEqual([
    { authorization: 'access-1' },
    { authorization: 'access-2' },
  ]);
  expect((await one.access(context, undefined)).headers).toEqual({ authorization: 'access-2' });
});

test.each([
  ['reported', true],
  ['found in the storage', false],
])(
  'a visitor whom the platform no longer knows in another tab, %s, is no reason against a sign-in in this one',
  async (_how, isTold) => {
    const platform = await startRotatingPlatform();
    const tab = sharedStorage();
    const deaf: KeyValueStorage = { ...tab(), watch: undefined };
    const [here, there] = [
      member({ clientId: 'client-1', storage: isTold ? tab() : deaf }),
      member({ clientId: 'client-1', storage: tab() }),
    ];
    const [ours, theirs] = [here, there].map((auth) =>
      createClient({ baseUrl: platform.url, auth, retry: false }),
    );
    const emitted: SessionEvent[] = [];
    here.onSession((event) => emitted.push(event));
    await ours?.currentCart.getCurrentCart();
    await theirs?.currentCart.getCurrentCart();
    const obtain = async (): Promise<Tokens> => {
      platform.endSession('visitor-1');
      // a call is never repeated as another visitor: the first fails, the second has the new one
      await expect(theirs?.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 401 });
      await theirs?.currentCart.getCurrentCart();
      await ours?.currentCart.getCurrentCart().catch(() => undefined);
      await ours?.currentCart.getCurrentCart();
      return tokensOf('ann');
    };
    await startUnlessReplaced(here, obtain);
    expect([(await here.session()).role, platform.counts.visitors, platform.counts.reused]).toEqual([
      'member',
      2,
      0,
    ]);
    expect(emitted.filter(({ type, role }) => type === 'ended' && role === 'visitor')).toEqual([
      { type: 'ended', role: 'visitor', reason: isTold ? 'invalidGrant' : 'replaced' },
      { type: 'ended', role: 'visitor', reason: 'replaced' },
    ]);
  },
);
