import type { StoreError } from '../errors/store-error.ts';
import type { StoredSession } from './session.ts';
import type { TokenRole } from './tokens.ts';

/** What is known of who is signed in. */
export interface SessionState {
  /** `none` before the first token and after a sign-out. */
  role: TokenRole;
  /** True for a member. Says nothing about whether the token is still taken. */
  isLoggedIn: boolean;
  /** Stays the same as long as the same person is signed in. */
  identity: string;
}

/** What happens to a session. `kept` tells that a renewal failed and the session lives on. */
export type SessionEvent =
  | { type: 'started' | 'renewed'; role: TokenRole }
  | { type: 'ended'; role: TokenRole; reason: 'signedOut' | 'invalidGrant' | 'replaced' }
  | { type: 'kept'; role: TokenRole; error: StoreError };

export const roleOf = (session: StoredSession | undefined): TokenRole => session?.tokens?.refreshToken.role ?? 'none';
