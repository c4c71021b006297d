import type { Tokens } from './tokens.ts';

/** What is stored: one record, so that it is never half written. */
export interface StoredSession {
  identity: string;
  tokens?: Tokens | undefined;
  /** How far the server's clock is ahead of this one. */
  skewMs?: number | undefined;
  /** The platform has ended the session of this member; nothing has begun since. */
  hasEnded?: boolean | undefined;
}

export type SignedSession = StoredSession & { tokens: Tokens };

/** Reads what was stored. Anything that is no session counts as nothing. */
export function parseSession(text: string | undefined): StoredSession | undefined {
  if (!text) return undefined;
  try {
    const { identity, tokens, skewMs, hasEnded } = JSON.parse(text) as StoredSession;
    if (typeof identity !== 'string' || identity === '') return undefined;
    return { identity, tokens: isTokens(tokens) ? tokens : undefined, skewMs: Number.isFinite(skewMs) ? skewMs : undefined, hasEnded: hasEnded === true };
  } catch {
    return undefined;
  }
}

const isTokens = (tokens: Tokens | undefined): tokens is Tokens =>
  typeof tokens?.accessToken?.value === 'string' && typeof tokens.accessToken.expiresAt === 'number' && typeof tokens.refreshToken?.value === 'string';
