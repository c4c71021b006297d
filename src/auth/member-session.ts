import type { Credentials } from '../core/credentials.ts';
import { StoreError } from '../errors/store-error.ts';
import type { StoredSession } from './session.ts';
import type { SessionStorage } from './storage.ts';
import type { TokenRole, Tokens } from './tokens.ts';

/** Options of {@link member}. */
export interface MemberOptions {
  /** OAuth client of the site. */
  clientId: string;
  /** Where the session is kept, under `storewire:` and the client id. Default memory: a reload forgets it. */
  storage?: SessionStorage | undefined;
  /**
   * What comes after the platform has ended a member's session: nothing (default), so that calls fail with the code `session_ended` until someone
   * signs in or `end()` is called; or at once a new visitor, with an empty cart.
   */
  afterEnd?: 'visitor' | 'none' | undefined;
}

/** A visitor who can sign in: what sign-in flows start and end, and what calls are made with. */
export interface MemberCredentials extends Credentials {
  /** OAuth client of the site. */
  readonly clientId: string;
  /** Who is signed in now, from what is stored. */
  session(): Promise<SessionState>;
  /** The tokens as they are, not renewed, for servers that hand a session on. Never show them to a page. */
  tokens(): Promise<Tokens | undefined>;
  /**
   * A sign-in has succeeded. The session begins at once, with a new identity; late answers for the one before are dropped. Resolves when it is
   * stored. Fails with what the storage throws: it has begun all the same, and a reload forgets it.
   */
  start(tokens: Tokens): Promise<void>;
  /**
   * Signs out on this side: the role is `none` and the identity a new one, at once and whatever is still under way. Resolves when that is stored.
   * Fails with what the storage throws: the session has ended all the same, and a reload may find it again.
   */
  end(): Promise<void>;
  /**
   * Tells what happens to the session, here or in another tab where the storage tells of those, renewals here only. What a listener throws is
   * written to the console. Returns how to stop.
   */
  onSession(listener: (event: SessionEvent) => void): () => void;
}

/** What is known of who is signed in. */
export interface SessionState {
  /** `none` before the first token and after a sign-out. */
  role: TokenRole;
  /** True for a member. Says nothing about whether the token is still taken. */
  isLoggedIn: boolean;
  /** Stays the same as long as the same person is signed in. */
  identity: string;
}

/**
 * What happens to a session. `ended` has a reason: someone signed out (`signedOut`), the platform takes its refresh token no more (`invalidGrant`),
 * or another session has begun in its place (`replaced`). `kept` tells that a renewal failed and the session lives on.
 */
export type SessionEvent =
  | { type: 'started' | 'renewed'; role: TokenRole }
  | { type: 'ended'; role: TokenRole; reason: 'signedOut' | 'invalidGrant' | 'replaced' }
  | { type: 'kept'; role: TokenRole; error: StoreError };

/** A storage may hold anything. */
export function roleOf(session: StoredSession | undefined): TokenRole {
  const role = session?.tokens?.refreshToken.role;
  return role === 'member' || role === 'visitor' ? role : 'none';
}

/** What has happened to a session that was changed, here or in another tab. A renewal there is of no interest here. */
export function eventsBetween(before: StoredSession | undefined, after: StoredSession): SessionEvent[] {
  const [left, role] = [roleOf(before), roleOf(after)];
  const isSame = before?.identity === after.identity;
  const reason = after.hasEnded === undefined ? (role === 'none' ? 'signedOut' : 'replaced') : 'invalidGrant';
  const ended: SessionEvent[] = isSame || left === 'none' ? [] : [{ type: 'ended', role: left, reason }];
  return (isSame && left === role) || role === 'none' ? ended : [...ended, { type: 'started', role }];
}

/** Code of every call that a session which the platform has ended keeps from being sent. */
export const SESSION_ENDED = 'session_ended';

export const sessionEnded = (): StoreError =>
  new StoreError('The session has ended', { kind: 'client', operation: 'oauth.oauthToken', code: SESSION_ENDED, description: 'Sign in again' });
