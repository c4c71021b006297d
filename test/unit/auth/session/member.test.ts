import { json } from 'storewire-dev-kit/server';
import { describe, expect, it } from 'vitest';
import { member, memoryStorage } from '../../../../src/index.ts';
import { failureOf } from '../../helpers/failure.ts';
import { invalidGrant } from '../../helpers/platform.ts';
import { tokensOf } from '../../helpers/tokens.ts';
import { eventsOf, memberOf, openExpired, openSession } from './setup.ts';

describe('a member session', () => {
  it('is kept if a refresh fails, which is no event of the session', async () => {
    const { platform, auth, call, events, stored } = await openExpired();
    const before = await stored();
    platform.tokenAnswer = (_call, response) => json(response, {}, 500);
    const error = await failureOf(call());
    expect([error.kind, await stored(), (await auth.session()).isSignedIn]).toEqual(['system', before, true]);
    expect(events).toEqual([]);
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

  it('that has ended says what to do as a hint, not as a fact', async () => {
    const { platform, call } = await openExpired();
    platform.tokenAnswer = invalidGrant;
    const { message, description, hint } = await failureOf(call());
    expect([message, description]).toEqual(['The session has ended', undefined]);
    expect(hint).toContain('sign the member in again');
  });

  it('is followed by a visitor if the platform ends it and afterEnd says so', async () => {
    const { platform, auth, call, events } = await openExpired((options) =>
      member({ ...options, afterEnd: 'visitor' }),
    );
    const before = (await auth.session()).sessionId;
    platform.tokenAnswer = (tokenCall, response) => {
      platform.tokenAnswer = undefined;
      invalidGrant(tokenCall, response);
    };
    await call();
    const { role, sessionId } = await auth.session();
    expect([role, sessionId === before]).toEqual(['visitor', false]);
    expect(events.map(({ type }) => type)).toEqual(['ended', 'started']);
  });

  it('begins and ends with events, and with a session id of its own each time', async () => {
    const { auth, events } = await openSession();
    const visitor = (await auth.session()).sessionId;
    await auth.start(tokensOf('a'));
    const ada = (await auth.session()).sessionId;
    await auth.start(tokensOf('b'));
    const bob = (await auth.session()).sessionId;
    await auth.end();
    const { role, isSignedIn, sessionId } = await auth.session();
    expect(new Set([visitor, ada, bob, sessionId]).size).toBe(4);
    expect([role, isSignedIn]).toEqual(['none', false]);
    expect(events).toEqual([
      { type: 'started', role: 'member' },
      { type: 'ended', role: 'member', reason: 'replaced' },
      { type: 'started', role: 'member' },
      { type: 'ended', role: 'member', reason: 'signedOut' },
    ]);
  });

  it('is read from the storage without an event, and ends with one if another sign-in replaces it', async () => {
    const { storage } = await openExpired();
    const reloaded = memberOf(storage);
    const events = eventsOf(reloaded);
    expect((await reloaded.session()).isSignedIn).toBe(true);
    expect(events).toEqual([]);
    const again = memberOf(storage);
    const replaced = eventsOf(again);
    await again.start(tokensOf('b'));
    expect(replaced).toEqual([
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
    const { call, auth, events } = await openSession(storage);
    await call();
    expect((await auth.session()).role).toBe('visitor');
    expect(events).toEqual([{ type: 'started', role: 'visitor' }]);
  });

  it('keeps its session id over a renewal and a reload', async () => {
    const { platform, auth, call, storage, events } = await openExpired();
    const { sessionId } = await auth.session();
    await call();
    expect(events).toEqual([]);
    const reloaded = memberOf(storage);
    expect([
      await auth.sessionId(),
      await reloaded.sessionId(),
      (await reloaded.session()).isSignedIn,
    ]).toEqual([sessionId, sessionId, true]);
    expect(platform.tokenCalls.length).toBe(1);
  });
});
