import { fromJson } from '../../core/json.ts';
import { asText } from '../../lib/fields.ts';

/** Whose tokens a refresh token gives. */
export type TokenRole = 'none' | 'visitor' | 'member';

/** The pair of tokens of a session. */
export interface Tokens {
  /** Sent with every call. */
  accessToken: {
    value: string;
    /** End of life in seconds since 1970. */
    expiresAt: number;
  };
  /** Exchanged for new access tokens. Its role is that of the new tokens. */
  refreshToken: { value: string; role: TokenRole };
}

/** The epoch changes with the session id, the revision with every refresh. */
export type SessionVersion = readonly [epoch: number, revision: number];

/** The stored form of a session: one JSON record, so that it is never half written. */
export interface StoredSession {
  /** Which of two records is the newer one. */
  version: SessionVersion;
  /** Stays the same as long as the same person is signed in. */
  sessionId: string;
  /** Undefined before the first token, and after a sign-out or the end of a session. */
  tokens?: Tokens | undefined;
  /**
   * Undefined unless the platform has ended the session before this one. True if that was the session of a
   * member, false if it was that of a visitor.
   */
  hasEnded?: boolean | undefined;
  /**
   * Random, in a record without tokens: a server finds the session of a browser by its record, which nobody else must be
   * able to guess. Session ids are known to the scripts of a page.
   */
  nonce?: string | undefined;
  /** True if nobody has signed in or out before, and no tokens have been requested yet. */
  isFirst?: boolean | undefined;
}

/** Reads a session as `visitor` and `member` store it. Returns undefined for any other text. */
export function parseSession(text: string | undefined): StoredSession | undefined {
  const session = fromJson(text) as StoredSession | null | undefined;
  const isSession =
    Array.isArray(session?.version) &&
    Number.isFinite(session.version[0] + session.version[1]) &&
    asText(session.sessionId) &&
    (session.tokens === undefined || isTokens(session.tokens));
  return isSession ? session : undefined;
}

const isTokens = (tokens: Tokens | null): boolean =>
  typeof tokens?.accessToken?.value === 'string' &&
  typeof tokens.accessToken.expiresAt === 'number' &&
  typeof tokens.refreshToken?.value === 'string';

/** The role of a session. An unknown role counts as none, since anything may be stored. */
export function roleOf(session: StoredSession | undefined): TokenRole {
  const role = session?.tokens?.refreshToken.role;
  return role === 'member' || role === 'visitor' ? role : 'none';
}
