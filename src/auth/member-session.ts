import type { StoreError } from '../errors/store-error.ts';
import { isTokens } from './session.ts';
import type { TokenRole, Tokens } from './tokens.ts';

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

/** What is stored: one record, so that it is never half written. */
export interface StoredSession {
  identity: string;
  tokens?: Tokens | undefined;
  /** How far the server's clock is ahead of this one. */
  skewMs?: number | undefined;
  /** The platform has ended the session of this member; nothing has begun since. */
  hasEnded?: boolean | undefined;
}

export type SignedMember = StoredSession & { tokens: Tokens };

/** Reads what was stored. Anything that is no session counts as nothing. */
export function parseStored(text: string | undefined): StoredSession | undefined {
  if (!text) return undefined;
  try {
    const { identity, tokens, skewMs, hasEnded } = JSON.parse(text) as StoredSession;
    if (typeof identity !== 'string' || identity === '') return undefined;
    return { identity, tokens: isTokens(tokens) ? tokens : undefined, skewMs: Number.isFinite(skewMs) ? skewMs : undefined, hasEnded: hasEnded === true };
  } catch {
    return undefined;
  }
}

export const roleOf = (session: StoredSession | undefined): TokenRole => session?.tokens?.refreshToken.role ?? 'none';
