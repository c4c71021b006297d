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
  try {
    const session = JSON.parse(text ?? '') as StoredSession;
    if (asText(session.identity)) return { ...session, tokens: isTokens(session.tokens) ? session.tokens : undefined, skewMs: Number(session.skewMs) || 0 };
  } catch {
    // it is nothing
  }
  return undefined;
}

const isTokens = (tokens: Tokens | undefined): tokens is Tokens =>
  typeof tokens?.accessToken?.value === 'string' && typeof tokens.accessToken.expiresAt === 'number' && typeof tokens.refreshToken?.value === 'string';
