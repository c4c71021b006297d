import { gate, json, startServer } from 'storewire-dev-kit/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startUnlessReplaced } from '../../../../src/auth/redirect-sign-in/authorization.ts';
import {
  type CredentialsContext,
  createClient,
  type KeyValueStorage,
  type MemberCredentials,
  member,
  memoryStorage,
  type Tokens,
  visitor,
} from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { invalidGrant } from '../../helpers/platform.ts';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { startRotatingPlatform } from '../rotating-platform.ts';
import { eventsOf, giveTokens, KEY, memberOf, open, openSession, openStored } from './setup.ts';

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

test('a sign-out while renewed tokens are being written to a slow storage is not undone by them', async () => {
  const { storage, holdNextWrite } = slowStorage();
  const { platform, auth, call, stored } = await openSession(storage);
  await auth.start(tokensOf('old', -1));
  const { letGo, isWaiting } = holdNextWrite();
  const waiting = call();
  await vi.waitFor(() => expect(isWaiting()).toBe(true));
  const ending = auth.end();
  platform.acceptedToken = 'access-2';
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
  const { platform, auth, call, stored } = await openSession(storage);
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
  const { platform, auth, call } = await openSession({ ...inner, get });
  await auth.start(tokensOf('old', -1));
  const { opened, open: letGo } = gate();
  wait = opened;
  const waiting = call();
  const starting = auth.start(tokensOf('mine'));
  platform.acceptedToken = 'access-mine';
  letGo();
  await Promise.all([starting, waiting]);
  expect([platform.tokenCalls, platform.seen]).toEqual([[], ['access-mine']]);
});

test('a renewal that fails after the person has signed out fails no call', async () => {
  const { platform, auth, call } = await openSession();
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

test('a sign-in in another tab that a call here detects first is reported like one detected by an event', async () => {
  const storage = memoryStorage();
  const { platform, auth: here, call } = await openSession(storage);
  const there = member({ clientId: 'client-1', storage });
  await here.start(tokensOf('ann', -1));
  const events = eventsOf(here);
  await there.start(tokensOf('bob'));
  platform.acceptedToken = 'access-bob';
  await call();
  expect(events).toEqual([
    { type: 'ended', role: 'member', reason: 'replaced' },
    { type: 'started', role: 'member' },
  ]);
});

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
    const emitted = eventsOf(here);
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

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a storage that cannot be read while a renewal ends does not cost the new refresh token', async () => {
  const inner = memoryStorage();
  let isBroken = false;
  const get = (key: string) => {
    if (isBroken) throw new Error('out of reach');
    return inner.get(key);
  };
  const { platform, auth, call, stored } = await openSession({ ...inner, get });
  await auth.start(tokensOf('old', -1));
  platform.tokenAnswer = (_call, response) => {
    isBroken = true;
    platform.acceptedToken = 'access-new';
    giveTokens(response, 'new');
  };
  await call();
  isBroken = false;
  expect([platform.tokenCalls.length, (await stored()).tokens.refreshToken.value]).toEqual([
    1,
    'refresh-new',
  ]);
});

test('a session does not end if a refresh token that another server has replaced is rejected, even if its access token has expired', async () => {
  const storage = memoryStorage();
  const { platform, auth, call, stored } = await openSession(storage);
  await auth.start(tokensOf('old', -1));
  const { sessionId, version } = await stored();
  platform.tokenAnswer = async (tokenCall, response) => {
    platform.tokenAnswer = undefined;
    await storage.set(
      KEY,
      JSON.stringify({ sessionId, version: [version[0], 1], tokens: tokensOf('newer', -1) }),
    );
    invalidGrant(tokenCall, response);
  };
  await call();
  expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual([
    'refresh-old',
    'refresh-newer',
  ]);
  expect(await auth.session()).toEqual({ role: 'member', isSignedIn: true, sessionId });
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

test.each([
  ['member', member],
  ['visitor', visitor],
])('a listener that throws does not make the calls of a %s fail', async (title, make) => {
  const { platform, auth, client } = await openStored(make);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fail = (): never => {
    throw new Error('of the listener');
  };
  await auth.sessionId();
  auth.onSessionId?.(fail);
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

test('a tab whose first act is a sign-in follows what other tabs do next', async () => {
  const openTab = sharedStorage();
  const { platform, auth, call } = await open(member, openTab());
  await auth.start(tokensOf('mine'));
  await memberOf(openTab()).start(tokensOf('next'));
  // browsers notify other tabs a little later
  await new Promise((resolve) => setImmediate(resolve));
  platform.acceptedToken = 'access-next';
  await call();
  expect(platform.seen).toEqual(['access-next']);
});

test('of two sessions that began at once, all tabs choose the same one, whatever their language', async () => {
  const openTab = sharedStorage();
  const [mine, other] = [openTab(), openTab()];
  const recordOf = (sessionId: string): string => JSON.stringify({ version: [1, 0], sessionId });
  await mine.set(KEY, recordOf('B'));
  const auth = memberOf(mine);
  await auth.session();
  await other.set(KEY, recordOf('a'));
  await new Promise((resolve) => setImmediate(resolve));
  expect((await auth.session()).sessionId).toBe('a');
});

test('another tab that begins as a visitor, since it does not see the one of this tab yet, is no reason against a sign-in in this one', async () => {
  const platform = await startRotatingPlatform();
  let tell: (text: string | undefined) => void = () => undefined;
  const watch = (_key: string, listener: typeof tell) => {
    tell = listener;
    return () => undefined;
  };
  const here = member({ clientId: 'client-1', storage: { ...memoryStorage(), watch } });
  const emitted = eventsOf(here);
  await createClient({ baseUrl: platform.url, auth: here }).currentCart.getCurrentCart();
  const obtain = async (): Promise<Tokens> => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    const stored: string[] = [];
    const set = (_key: string, text: string): void => void stored.push(text);
    await member({ clientId: 'client-1', storage: { ...memoryStorage(), set } }).sessionId();
    tell(stored.at(-1));
    return tokensOf('ann');
  };
  await startUnlessReplaced(here, obtain);
  expect((await here.session()).role).toBe('member');
  expect(emitted.at(1)).toEqual({ type: 'ended', role: 'visitor', reason: 'replaced' });
});
