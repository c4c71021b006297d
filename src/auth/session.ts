import type { Tokens } from './tokens.ts';

/** What is stored: who this is, and the tokens once there are some. */
export interface Session {
  identity: string;
  tokens?: Tokens;
}

export type SignedSession = Required<Session>;

/** Reads what was stored. Anything that is no session counts as nothing. */
export function parseSession(text: string | undefined): Session | undefined {
  if (!text) return undefined;
  try {
    const { identity, tokens } = JSON.parse(text) as Session;
    if (typeof identity !== 'string' || identity === '') return undefined;
    return isTokens(tokens) ? { identity, tokens } : { identity };
  } catch {
    return undefined;
  }
}

export const isTokens = (tokens: Tokens | undefined): tokens is Tokens =>
  typeof tokens?.accessToken?.value === 'string' && typeof tokens.accessToken.expiresAt === 'number' && typeof tokens.refreshToken?.value === 'string';
