import { inspect } from 'node:util';
import { gate, json } from 'storewire-dev-kit/server';
import { HOUR_SECONDS as HOUR } from 'storewire-dev-kit/time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../src/auth/session/member.ts';
import type { MemberOptions, SessionEvent } from '../../../src/auth/session/member-credentials.ts';
import { createClient, memoryStorage } from '../../../src/index.ts';
import { failureOf } from '../helpers/failure.ts';
import { invalidGrant, startPlatform } from '../helpers/platform.ts';
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

describe('a member session', () => {
  it('is kept if a refresh fails, with an event', async () => {
    const { platform, auth, call, events, stored } = await openExpired();
    const before = await stored();
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const error = await failureOf(call());
    expect([error.kind, await stored(), (await auth.session()).isLoggedIn]).toEqual(['system', before, true]);
    expect(events).toEqual([{ type: 'kept', role: 'member', error }]);
  });

  it('ends with an event if the platform rejects the refresh token, and calls wait for the next sign-in', async () => {
    const { platform, auth, call, events } = await openExpired();
    platform.tokenAnswer = invalidGrant;
    const error = await failureOf(call());
    expect([error.kind, error.code]).toEqual(['client', 'session_ended']);
    expect(events).toEqual([{ type: 'ended', role: 'member', reason: 'invalidGrant' }]);
    expect((await auth.session()).role).toBe('none');
    await failureOf(call());
    expect(platform.tokenCalls.length).toBe(1);
  });

  it('is followed by a visitor if the platform ends it and afterEnd says so', async () => {
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

  it('continues with the tokens of another tab that has used the refresh token first', async () => {
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

  it('is not restored by a refresh that is late', async () => {
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

  it('is not replaced by a visitor whose tokens are late', async () => {
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
    const { platform, auth, call, storage, events } = await openExpired();
    const { identity } = await auth.session();
    await call();
    expect(events).toEqual([{ type: 'renewed', role: 'member' }]);
    const reloaded = member({ clientId: 'client-1', storage });
    expect([await auth.identity(), await reloaded.identity(), (await reloaded.session()).isLoggedIn]).toEqual(
      [identity, identity, true],
    );
    expect(platform.tokenCalls.length).toBe(1);
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
