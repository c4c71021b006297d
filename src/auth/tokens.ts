import { asText } from '../errors/normalise.ts';
import { systemError } from '../errors/store-error.ts';

/** Who a refresh token stands for. */
export type TokenRole = 'none' | 'visitor' | 'member';

/** The pair of tokens of a session. */
export interface Tokens {
  /** Sent with every call. */
  accessToken: {
    value: string;
    /** End of life in seconds since 1970. */
    expiresAt: number;
  };
  /** Buys new access tokens, and says who they are for. */
  refreshToken: { value: string; role: TokenRole };
}

/** Answer of the token endpoint, member names as in RFC 6749. */
export interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token?: string | null;
}

/** A token is renewed in the background when it has this long to live; calls do not wait for that. */
export const ADVANCE_MS = 5 * 60_000;
/** A background renewal that failed is not tried again before this. */
export const PAUSE_MS = 30_000;

/** Checks an answer before anything of it is kept. A refresh token that is not sent again stays valid. */
export function toTokens(answer: TokenAnswer, role: TokenRole, nowMs: number, previous?: Tokens): Tokens {
  const seconds = Number(answer.expires_in);
  const value = asText(answer.access_token);
  if (!value) throw badAnswer('access_token');
  if (!(seconds > 0 && seconds < Infinity)) throw badAnswer('expires_in');
  const refresh = asText(answer.refresh_token) ?? previous?.refreshToken.value ?? '';
  return { accessToken: { value, expiresAt: Math.floor(nowMs / 1000 + seconds) }, refreshToken: { value: refresh, role } };
}

const badAnswer = (member: string): Error =>
  systemError({ operation: 'oauth.oauthToken', reason: 'badAnswer', description: `The token answer has no usable ${member}` });
