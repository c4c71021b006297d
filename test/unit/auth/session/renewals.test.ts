import { json } from 'storewire-dev-kit/server';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type CredentialsContext,
  type MemberCredentials,
  member,
  memoryStorage,
  visitor,
} from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { invalidGrant } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { giveTokens, KEY, openSession, openStored } from './setup.ts';

afterEach(() => void vi.restoreAllMocks());

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
  expect(await auth.session()).toEqual({ role: 'member', isLoggedIn: true, sessionId });
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
