import { gate, json, startServer } from 'storewire-dev-kit/server';
import { expect, test, vi } from 'vitest';
import { startUnlessReplaced } from '../../../../src/auth/redirect-sign-in/authorization.ts';
import {
  createClient,
  type KeyValueStorage,
  member,
  memoryStorage,
  type Tokens,
} from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { sharedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { startRotatingPlatform } from '../rotating-platform.ts';
import { eventsOf, memberOf, openSession } from './setup.ts';

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
