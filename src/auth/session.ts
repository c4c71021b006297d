import { fromJson } from '../core/json.ts';
import { asText } from '../errors/normalise.ts';
import type { Tokens } from './tokens.ts';

/** What is stored: one record, so that it is never half written. */
export interface StoredSession {
  identity: string;
  tokens?: Tokens | undefined;
  /** How far the server's clock is ahead of this one. */
  skewMs?: number | undefined;
  /** The platform has ended the session before, which was a member's where this is true; nothing has begun since. */
  hasEnded?: boolean | undefined;
}

export type SignedSession = StoredSession & { tokens: Tokens };

/** Reads what was stored. Anything that is no session counts as nothing. */
export function parseSession(text: string | undefined): StoredSession | undefined {
  const session = fromJson(text) as StoredSession | null | undefined;
  return session && asText(session.identity)
    ? { ...session, tokens: isTokens(session.tokens) ? session.tokens : undefined, skewMs: Number(session.skewMs) || 0 }
    : undefined;
}

/** A token is renewed this many seconds before it ends. */
const LEEWAY_SECONDS = 60;

/** Whether the access token of a session is good for a while longer, and is not the one that the platform refused. */
export function isUsable(session: StoredSession | undefined, nowMs: number, refused: string | undefined): session is SignedSession {
  const token = session?.tokens?.accessToken;
  return !!token && token.value !== refused && token.expiresAt - LEEWAY_SECONDS > (nowMs + (session.skewMs ?? 0)) / 1000;
}

const isTokens = (tokens: Tokens | undefined): tokens is Tokens =>
  typeof tokens?.accessToken?.value === 'string' && typeof tokens.accessToken.expiresAt === 'number' && typeof tokens.refreshToken?.value === 'string';
