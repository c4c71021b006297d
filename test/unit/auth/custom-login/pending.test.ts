import { gate, json } from 'storewire-dev-kit/server';
import { MINUTE_MS as MINUTES } from 'storewire-dev-kit/time';
import { requestCookies, serverCookies } from 'storewire-server';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { CustomLogin } from '../../../../src/auth/custom-login/custom-login.ts';
import { member, memoryStorage } from '../../../../src/index.ts';
import { watchedStorage } from '../../helpers/shared-storage.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import {
  type Answer,
  EMAIL,
  PASSWORD,
  rejection,
  SUCCESS,
  stage,
  state,
  summary,
  WAITS_FOR_FACTOR,
  WAITS_FOR_MAIL,
} from './login-platform.ts';

const KEY = 'storewire:login:sign-in';
const input = { email: EMAIL, password: PASSWORD };
afterEach(() => void vi.restoreAllMocks());

const waitsWith = (stateToken: string): Answer => state('REQUIRE_EMAIL_VERIFICATION', { stateToken });

const fail = () => Promise.reject(new Error('full'));

describe('a pending login', () => {
  it.each([
    ['a code', WAITS_FOR_MAIL],
    ['a factor', WAITS_FOR_FACTOR],
    ['an owner', state('REQUIRE_OWNER_APPROVAL')],
    [
      'a challenge',
      state('MFA_CHALLENGE', {
        stateToken: 's',
        mfaChallengeData: { factorType: 'SMS', verificationChallengeData: { hint: '** 12' } },
      }),
    ],
  ])('survives a reload when it waits for %s', async (_name, answer) => {
    const { login, open } = await stage([answer], { storage: memoryStorage(), flow: 'sign-in' });
    const before = await login.login(input);
    expect(await open().currentState()).toEqual(before);
  });

  it.each([
    ['for ten minutes', 10 * MINUTES, 'EMAIL_VERIFICATION_REQUIRED'],
    ['no longer than ten minutes', 10 * MINUTES + 1, 'INITIAL'],
    ['no longer after the clock was set back', -1, 'INITIAL'],
  ])('is pending %s', async (_name, passed, expected) => {
    const storage = watchedStorage();
    let now = 1_700_000_000_000;
    vi.spyOn(Date, 'now').mockImplementation(() => now);
    const { login, requests } = await stage([WAITS_FOR_MAIL], { storage, flow: 'sign-in' });
    await login.login(input);
    now += passed;
    expect(summary(await login.currentState())).toBe(expected);
    expect(storage.content.size).toBe(expected === 'INITIAL' ? 0 : 1);
    if (expected === 'INITIAL')
      expect(await login.verify({ code: '123456' })).toMatchObject({ error: 'Unknown _state' });
    expect(requests.length).toBe(1);
  });

  it.each([
    ['is not JSON', '{'],
    ['is null', 'null'],
    ['has no time', JSON.stringify({ loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 's' } })],
    ['has no state', JSON.stringify({ at: 0, data: { stateToken: 's' } })],
    [
      'has a state that is not pending',
      JSON.stringify({ at: 0, loginState: 'SUCCESS', data: { sessionToken: 's' } }),
    ],
    ['has no data', JSON.stringify({ at: 0, loginState: 'OWNER_APPROVAL_REQUIRED' })],
  ])('is ignored if the stored value %s', async (_name, text) => {
    const storage = watchedStorage();
    storage.content.set(KEY, text);
    vi.spyOn(Date, 'now').mockReturnValue(1);
    const { login } = await stage([], { storage, flow: 'sign-in' });
    expect(await login.currentState()).toEqual({ loginState: 'INITIAL' });
    expect(storage.content.size).toBe(0);
  });

  it.each([
    ['fails', { get: fail, set: fail, delete: fail }],
    ['fails to delete it', { ...watchedStorage(), delete: fail }],
  ])('continues in memory if the storage %s, and does not return after a success', async (_name, storage) => {
    const { login } = await stage([WAITS_FOR_MAIL, SUCCESS], { storage, flow: 'sign-in' });
    expect(summary(await login.login(input))).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(summary(await login.verify({ code: '123456' }))).toBe('SUCCESS');
    expect(summary(await login.currentState())).toBe('INITIAL');
  });

  it('is not stored without a name, as it could not be found again', async () => {
    const storage = watchedStorage();
    const { login } = await stage([WAITS_FOR_MAIL], { storage });
    expect(summary(await login.login(input))).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(summary(await login.currentState())).toBe('EMAIL_VERIFICATION_REQUIRED');
    expect(storage.content.size).toBe(0);
  });

  it('lives in cookies no longer than it can be continued', async () => {
    const jar = requestCookies(new Request('https://shop.example.com/'));
    const storage = serverCookies(jar);
    const { login } = await stage([WAITS_FOR_MAIL], { storage, flow: 'sign-in' });
    await login.login(input);
    await storage.save();
    const lines = jar.addTo(new Response()).headers.getSetCookie();
    expect(lines.map((line) => /Max-Age=(\d+)/.exec(line)?.[1])).toEqual(['600']);
  });

  it('is not changed by other calls', async () => {
    const nothing: Answer = (response) => json(response, {});
    const { login } = await stage([WAITS_FOR_MAIL, nothing, rejection('NEW')]);
    const waiting = await login.login(input);
    expect(await login.sendRecoveryEmail({ email: EMAIL })).toEqual(waiting);
    expect(summary(await login.sendRecoveryEmail({ email: EMAIL }))).toBe('FAILURE unknown');
    expect(await login.currentState()).toEqual(waiting);
  });
});

test('a login ends a session that the platform has ended, as no call can be sent with it', async () => {
  const auth = member({ clientId: 'client-1' });
  await auth.start(tokensOf('unknown', -1));
  const gone: Answer = (response) => json(response, { error: 'invalid_grant' }, 400);
  const visitor: Answer = (response) =>
    json(response, { access_token: 'access-2', refresh_token: 'refresh-2', expires_in: 14_400 });
  const { login, calls } = await stage([gone, visitor, SUCCESS], { session: auth }, { auth });
  expect((await login.login({ email: EMAIL, password: PASSWORD })).loginState).toBe('SUCCESS');
  expect(calls()).toEqual([
    'POST /oauth2/token',
    'POST /oauth2/token',
    'POST /_api/iam/authentication/v2/login',
  ]);
});

describe('a late response', () => {
  /** The first response waits for the gate, the second does not. */
  async function overtaken(first: Answer, second: Answer) {
    const { opened, open } = gate();
    const late: Answer = (response, request) => opened.then(() => first(response, request));
    const parts = await stage([late, second], { storage: watchedStorage() });
    const older = parts.login.login(input);
    await expect.poll(() => parts.requests.length).toBe(1);
    return { ...parts, older, open };
  }

  const REPLACED = { loginState: 'FAILURE', reason: 'unknown', cause: { code: 'replaced' } };

  it('does not replace a newer pending login', async () => {
    const { login, older, open } = await overtaken(waitsWith('older'), waitsWith('newer'));
    await login.login({ ...input, email: 'bob@example.com' });
    open();
    expect(await older).toMatchObject(REPLACED);
    expect(await login.currentState()).toMatchObject({
      data: { stateToken: 'newer', email: 'bob@example.com' },
    });
  });

  it.each([
    ['a newer attempt', (login: CustomLogin) => login.login({ ...input, email: 'bob@example.com' })],
    ['a cancellation', (login: CustomLogin) => login.cancel()],
  ])('is no success after %s', async (_title, step) => {
    const { login, older, open } = await overtaken(SUCCESS, SUCCESS);
    await step(login);
    open();
    expect(await older).toMatchObject(REPLACED);
    expect(summary(await login.currentState())).toBe('INITIAL');
  });

  it('to a code that was sent twice is no second success', async () => {
    const { login } = await stage([WAITS_FOR_MAIL, SUCCESS, SUCCESS]);
    await login.login(input);
    const results = await Promise.all([login.verify({ code: '123456' }), login.verify({ code: '123456' })]);
    expect(results).toEqual([
      expect.objectContaining({ loginState: 'SUCCESS' }),
      expect.objectContaining({
        loginState: 'FAILURE',
        cause: expect.objectContaining({ code: 'replaced' }),
      }),
    ]);
  });
});

test('a success under the same name on another page ends this login too, and a new one can start', async () => {
  const answers = [WAITS_FOR_MAIL, SUCCESS, waitsWith('state-2'), SUCCESS];
  const { login: here, open } = await stage(answers, { storage: memoryStorage(), flow: 'sign-in' });
  const there = open();
  await here.login(input);
  await there.verify({ code: '123456' });
  expect(await here.verify({ code: '123456' })).toMatchObject({ cause: { code: 'unknownState' } });
  await here.login(input);
  expect(summary(await there.verify({ code: '654321' }))).toBe('SUCCESS');
});
