import { inspect } from 'node:util';
import { gate, json } from 'storewire-dev-kit/server';
import { HOUR_SECONDS as HOUR } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../src/auth/session/member.ts';
import type { MemberOptions, SessionEvent } from '../../../src/auth/session/member-credentials.ts';
import { createClient, type KeyValueStorage, memoryStorage } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { fifty, invalidGrant, type Platform, startPlatform } from '../helpers/platform.ts';
import { tokensOf } from '../helpers/tokens.ts';

const KEY = 'storewire:client-1';

afterEach(() => void vi.useRealTimers());

async function open(options: Partial<MemberOptions> = {}) {
  const platform = await startPlatform();
  const storage = options.storage ?? memoryStorage();
  const auth = member({ clientId: 'client-1', storage, ...options });
  const events: SessionEvent[] = [];
  auth.onSession((event) => events.push(event));
  const client = createClient({ baseUrl: platform.url, auth, retry: { baseMs: 0 } });
  const call = () => client.currentCart.getCurrentCart();
  const stored = async () => JSON.parse((await storage.get(KEY)) ?? 'null');
  return { platform, auth, client, call, events, stored, storage };
}

/** Signed in, with an access token that the clock says is over. */
async function openExpired(options: Partial<MemberOptions> = {}) {
  const parts = await open(options);
  await parts.auth.start(tokensOf('old', -HOUR));
  parts.events.length = 0;
  return parts;
}

describe('checklist', () => {
  it('50 concurrent calls, expired token: exactly 1 token call; all 50 succeed with the same token.', async () => {
    const { platform, call } = await openExpired();
    await fifty(call);
    expect([platform.tokenCalls.length, platform.seen.length, new Set(platform.seen)]).toEqual([
      1,
      50,
      new Set(['access-1']),
    ]);
  });

  it('50 concurrent calls, no token: exactly 1 anonymous mint.', async () => {
    const { platform, call } = await open();
    await fifty(call);
    expect(platform.tokenCalls.map(({ grantType }) => grantType)).toEqual(['anonymous']);
  });

  describe('Refresh answers 500 / network error: tokens unchanged, error typed `transient`, member still member. Refresh answers `invalid_grant`: session cleared, event fired, no automatic visitor unless opted in.', () => {
    it.each<[string, string, string | undefined, NonNullable<Platform['tokenAnswer']>]>([
      ['answers 500', 'something went wrong', undefined, (_call, response) => json(response, {}, 500)],
      ['is cut off', 'System error occurred', 'UND_ERR_SOCKET', (_call, response) => void response.destroy()],
    ])(
      'a refresh that %s keeps the member, and its error is of the kind for what may pass',
      async (_title, message, description, answer) => {
        const { platform, auth, call, events, stored } = await openExpired();
        const before = await stored();
        platform.tokenAnswer = answer;
        const error = await failureOf(call());
        expect([error.kind, error.operation, error.message, error.description]).toEqual([
          'system',
          'oauth.oauthToken',
          message,
          description,
        ]);
        expect(await stored()).toEqual(before);
        expect((await auth.session()).isLoggedIn).toBe(true);
        expect(events).toEqual([{ type: 'kept', role: 'member', error }]);
      },
    );

    it('a rejected refresh ends the session, and calls wait for the next sign-in', async () => {
      const { platform, auth, call, events } = await openExpired();
      platform.tokenAnswer = invalidGrant;
      const error = await failureOf(call());
      expect([error.kind, error.code]).toEqual(['client', 'session_ended']);
      expect(events).toEqual([{ type: 'ended', role: 'member', reason: 'invalidGrant' }]);
      expect((await auth.session()).role).toBe('none');
      await failureOf(call());
      expect(platform.tokenCalls.length).toBe(1);
    });

    it('a rejected refresh creates a new visitor if configured', async () => {
      const { platform, auth, call, events } = await openExpired({ afterEnd: 'visitor' });
      const before = (await auth.session()).identity;
      platform.tokenAnswer = (tokenCall, response) => {
        platform.tokenAnswer = undefined;
        invalidGrant(tokenCall, response);
      };
      await call();
      const { role, identity } = await auth.session();
      expect([role, identity === before]).toEqual(['visitor', false]);
      expect(events.map(({ type }) => type)).toEqual(['ended', 'started']);
    });
  });

  describe('401 with auth code: one refresh, one replay, then throw. 401 from `/login` with `-19976`: no refresh, no replay.', () => {
    it('an ordinary call is replayed once', async () => {
      const { platform, auth, call } = await open();
      await auth.start(tokensOf('mine'));
      platform.answer = (_request, response) => json(response, {}, 401);
      const error = await failureOf(call());
      expect([error.status, platform.seen, platform.tokenCalls.length]).toEqual([
        401,
        ['access-mine', 'access-1'],
        1,
      ]);
    });

    it('a password is sent once', async () => {
      const { platform, auth, client } = await open();
      await auth.start(tokensOf('mine'));
      platform.answer = (_request, response) =>
        json(
          response,
          { message: 'no', details: { applicationError: { code: '-19976', description: 'wrong password' } } },
          401,
        );
      const error = await failureOf(
        client.authentication.login({ loginId: { email: 'a@example.com' }, password: 'x' }),
      );
      expect([error.kind, error.code, platform.seen.length, platform.tokenCalls.length]).toEqual([
        'application',
        '-19976',
        1,
        0,
      ]);
    });
  });

  it('403: never replayed.', async () => {
    const { platform, auth, call } = await open();
    await auth.start(tokensOf('mine'));
    platform.answer = (_request, response) => json(response, {}, 403);
    await failureOf(call());
    expect([platform.seen.length, platform.tokenCalls.length]).toEqual([1, 0]);
  });

  describe('Rotated refresh token stored; a lost race does not clobber.', () => {
    it('what was rotated is stored before the new access token is used', async () => {
      const storage = memoryStorage();
      const order: string[] = [];
      const watched: KeyValueStorage = {
        ...storage,
        set: (key, value) => {
          order.push(`stored ${JSON.parse(value).tokens?.refreshToken.value}`);
          return storage.set(key, value);
        },
      };
      const { platform, call } = await openExpired({ storage: watched });
      platform.answer = (request, response) => {
        order.push(`used ${request.headers['authorization']}`);
        json(response, {});
      };
      await call();
      expect(order.slice(-2)).toEqual(['stored refresh-1', 'used access-1']);
    });

    it('who comes late with a refresh token that is used up takes what the winner has stored', async () => {
      const storage = memoryStorage();
      const { platform, auth, call, stored, events } = await openExpired({ storage });
      const { identity, version } = await stored();
      platform.tokenAnswer = async (tokenCall, response) => {
        const winner = { identity, version: [version[0], 1], tokens: tokensOf('winner') };
        await storage.set(KEY, JSON.stringify(winner));
        platform.transactionId = 'access-winner';
        invalidGrant(tokenCall, response);
      };
      await call();
      expect([platform.tokenCalls.length, platform.seen, events]).toEqual([1, ['access-winner'], []]);
      expect([(await stored()).tokens.refreshToken.value, (await auth.session()).isLoggedIn]).toEqual([
        'refresh-winner',
        true,
      ]);
    });
  });

  describe('logout during refresh: stays logged out. Login during anonymous mint: stays logged in.', () => {
    it('a late refresh does not restore a session', async () => {
      const { platform, auth, call, stored } = await openExpired({ afterEnd: 'visitor' });
      const opened = gate();
      platform.tokenAnswer = async ({ grantType }, response) => {
        if (grantType === 'refresh_token') await opened.opened;
        platform.transactionId = `access-${grantType}`;
        json(response, {
          access_token: platform.transactionId,
          refresh_token: `refresh-${grantType}`,
          expires_in: 4 * HOUR,
        });
      };
      const waiting = call();
      await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
      await auth.end();
      expect((await auth.session()).role).toBe('none');
      opened.open();
      await waiting;
      expect([(await auth.session()).role, (await stored()).tokens.refreshToken]).toEqual([
        'visitor',
        { value: 'refresh-anonymous', role: 'visitor' },
      ]);
    });

    it('a late visitor session replaces no member session', async () => {
      const { platform, auth, call, stored } = await open();
      const opened = gate();
      platform.tokenAnswer = async (_call, response) => {
        await opened.opened;
        json(response, { access_token: 'access-late', refresh_token: 'refresh-late', expires_in: 4 * HOUR });
      };
      const waiting = call();
      await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
      await auth.start(tokensOf('member'));
      platform.transactionId = 'access-member';
      opened.open();
      await waiting;
      expect([
        (await auth.session()).isLoggedIn,
        (await stored()).tokens.accessToken.value,
        platform.seen,
      ]).toEqual([true, 'access-member', ['access-member']]);
    });
  });

  describe('`expires_in` missing/negative/string: typed error or safe default; leeway 60 s.', () => {
    it.each([
      [61, 'access-near'],
      [60, 'access-1'],
    ])('a token with %i seconds left: the call goes out with %s', async (secondsLeft, sent) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T00:00:00Z') });
      const { platform, auth, client } = await open();
      platform.answer = (request, response) => json(response, { sent: request.headers['authorization'] });
      await auth.start(tokensOf('near', secondsLeft));
      expect(await client.currentCart.getCurrentCart()).toEqual({ sent });
    });

    it.each([undefined, -1, 'soon'])('%j is a typed error', async (expires_in) => {
      const { platform, call, stored } = await openExpired();
      const before = await stored();
      platform.tokenAnswer = (_call, response) => json(response, { access_token: 'a', expires_in });
      expect((await failureOf(call())).reason).toBe('badAnswer');
      expect(await stored()).toEqual(before);
    });

    it('missing from a renewal that rotated: typed error, and the next renewal uses the new refresh token', async () => {
      const { platform, auth, call, stored } = await openExpired();
      const { accessToken, refreshToken } = (await stored()).tokens;
      platform.tokenAnswer = (_call, response) =>
        json(response, { access_token: 'a', refresh_token: 'rotated' });
      expect((await failureOf(call())).reason).toBe('badAnswer');
      expect((await stored()).tokens).toEqual({
        accessToken,
        refreshToken: { ...refreshToken, value: 'rotated' },
      });
      platform.tokenAnswer = undefined;
      await call();
      expect(platform.tokenCalls.map((asked) => asked.refreshToken)).toEqual(['refresh-old', 'rotated']);
      expect((await auth.session()).isLoggedIn).toBe(true);
    });
  });
});

describe('a member session', () => {
  it('begins and ends with events, and with an identity of its own each time', async () => {
    const { auth, events } = await open();
    const visitor = (await auth.session()).identity;
    await auth.start(tokensOf('a'));
    const ada = (await auth.session()).identity;
    await auth.start(tokensOf('b'));
    const bob = (await auth.session()).identity;
    await auth.end();
    const { role, isLoggedIn, identity } = await auth.session();
    expect(new Set([visitor, ada, bob, identity]).size).toBe(4);
    expect([role, isLoggedIn]).toEqual(['none', false]);
    expect(events).toEqual([
      { type: 'started', role: 'member' },
      { type: 'ended', role: 'member', reason: 'replaced' },
      { type: 'started', role: 'member' },
      { type: 'ended', role: 'member', reason: 'signedOut' },
    ]);
  });

  it('is read from the storage without an event, and ends with one if another sign-in replaces it', async () => {
    const { storage } = await openExpired();
    const reloaded = member({ clientId: 'client-1', storage });
    const events: SessionEvent[] = [];
    reloaded.onSession((event) => events.push(event));
    expect((await reloaded.session()).isLoggedIn).toBe(true);
    expect(events).toEqual([]);
    const again = member({ clientId: 'client-1', storage });
    again.onSession((event) => events.push(event));
    await again.start(tokensOf('b'));
    expect(events).toEqual([
      { type: 'ended', role: 'member', reason: 'replaced' },
      { type: 'started', role: 'member' },
    ]);
  });

  it.each([null, ''])('starts on a storage that returns %j for a missing key', async (missing) => {
    const kept = memoryStorage();
    const storage = {
      ...kept,
      // most stores return null, as localStorage does, and their types may say otherwise
      get: async (key: string) => (await kept.get(key)) ?? (missing as unknown as undefined),
    };
    const { call, auth, events } = await open({ storage });
    await call();
    expect((await auth.session()).role).toBe('visitor');
    expect(events).toEqual([{ type: 'started', role: 'visitor' }]);
  });

  it('of a visitor whose record was cut behind its role is replaced by a new visitor', async () => {
    const { call, storage } = await open();
    await call();
    const text = (await storage.get(KEY)) ?? '';
    expect(text).toMatch(/^\{"role":"visitor"/);
    for (const length of [20, 40, Math.floor(text.length / 2), text.length - 1]) {
      await storage.set(KEY, text.slice(0, length));
      const reloaded = await open({ storage });
      await reloaded.call();
      expect((await reloaded.auth.session()).role).toBe('visitor');
    }
  });

  it('keeps its identity over a renewal and a reload', async () => {
    const { platform, auth, call, storage } = await openExpired();
    const { identity } = await auth.session();
    await call();
    const reloaded = member({ clientId: 'client-1', storage });
    expect([await auth.identity(), await reloaded.identity(), (await reloaded.session()).isLoggedIn]).toEqual(
      [identity, identity, true],
    );
    expect(platform.tokenCalls.length).toBe(1);
  });

  it('is renewed in the background when its token has less than five minutes to live, and calls do not wait', async () => {
    const { platform, auth, call, stored, events } = await open();
    await auth.start(tokensOf('soon', 200));
    platform.transactionId = 'access-soon';
    const opened = gate();
    platform.tokenAnswer = async (_call, response) => {
      await opened.opened;
      json(response, { access_token: 'access-fresh', refresh_token: 'refresh-fresh', expires_in: 4 * HOUR });
    };
    await fifty(call);
    expect(new Set(platform.seen)).toEqual(new Set(['access-soon']));
    await vi.waitFor(() => expect(platform.tokenCalls.length).toBe(1));
    opened.open();
    await vi.waitFor(async () => expect((await stored()).tokens.accessToken.value).toBe('access-fresh'));
    expect(events.at(-1)).toEqual({ type: 'renewed', role: 'member' });
  });

  it('survives a background renewal that fails, and does not ask again at once', async () => {
    const { platform, auth, call, events } = await open();
    await auth.start(tokensOf('soon', 200));
    platform.transactionId = 'access-soon';
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    for (let round = 0; round < 5; round++) await call();
    await vi.waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'kept', role: 'member' }));
    await call();
    expect([platform.tokenCalls.length, (await auth.session()).isLoggedIn]).toEqual([1, true]);
  });

  it('uses the clock of the server if responses have a Date header', async () => {
    const { platform, auth, call, stored } = await openExpired();
    const ahead = 3 * HOUR * 1000;
    const startedAt = Date.now();
    platform.tokenAnswer = (_call, response) => {
      platform.transactionId = 'access-1';
      response.setHeader('date', new Date(Date.now() + ahead).toUTCString());
      json(response, { access_token: 'access-1', refresh_token: 'refresh-1', expires_in: 2 * HOUR });
    };
    await call();
    await call();
    expect(platform.tokenCalls.length).toBe(1);
    // a date header has whole seconds
    const most = 1000 + Date.now() - startedAt;
    expect(Math.abs((await stored()).skewMs - ahead)).toBeLessThanOrEqual(most);
    expect((await auth.session()).isLoggedIn).toBe(true);
  });

  it('takes over what another tab on the same storage has begun, renewed or ended', async () => {
    const storage = memoryStorage();
    const first = await openExpired({ storage });
    const second = member({ clientId: 'client-1', storage });
    expect((await second.session()).isLoggedIn).toBe(true);
    await first.call();
    const other = createClient({ baseUrl: first.platform.url, auth: second });
    await other.currentCart.getCurrentCart();
    expect(first.platform.tokenCalls.length).toBe(1);
  });

  it('that was signed out in another tab during a renewal here stays signed out', async () => {
    const storage = memoryStorage();
    const here = await openExpired({ storage });
    const there = member({ clientId: 'client-1', storage });
    await there.session();
    const opened = gate();
    here.platform.tokenAnswer = async ({ grantType }, response) => {
      if (grantType === 'refresh_token') await opened.opened;
      here.platform.transactionId = `access-${grantType}`;
      json(response, { access_token: here.platform.transactionId, refresh_token: 'r', expires_in: 4 * HOUR });
    };
    const waiting = here.call();
    await vi.waitFor(() => expect(here.platform.tokenCalls.length).toBe(1));
    await there.end();
    opened.open();
    await waiting;
    expect((await here.auth.session()).role).toBe('visitor');
  });

  it('continues with tokens that could not be stored, and does not send the used refresh token again', async () => {
    const storage = memoryStorage();
    let isFull = false;
    const full: KeyValueStorage = {
      ...storage,
      set: (key, value) => {
        if (isFull) throw new Error('the storage is full');
        storage.set(key, value);
      },
    };
    const { platform, call, events } = await openExpired({ storage: full });
    isFull = true;
    await call();
    expect(events).toContainEqual({
      type: 'unsaved',
      role: 'member',
      error: new Error('the storage is full'),
    });
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Date.now() + 5 * HOUR * 1000);
    isFull = false;
    await call();
    expect(platform.tokenCalls.map(({ refreshToken }) => refreshToken)).toEqual(['refresh-old', 'refresh-1']);
  });

  it('shows its tokens in no error, event or printed client', async () => {
    const { platform, auth, client, call, events } = await open();
    await auth.start(tokensOf('CANARY', -HOUR));
    platform.tokenAnswer = (_call, response) =>
      json(response, { error: 'temporarily_unavailable', error_description: 'later' }, 400);
    const error = await failureOf(call());
    const described = [
      inspect(error, { depth: 9 }),
      JSON.stringify(error),
      inspect(events, { depth: 9 }),
      inspect(client, { depth: 9 }),
      inspect(auth, { depth: 9 }),
    ].join();
    expect(described).not.toContain('CANARY');
  });
});
