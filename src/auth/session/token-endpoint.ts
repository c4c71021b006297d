import { oauthToken } from '../../../generated/operations/oauth.ts';
import type { OAuthTokenResponse } from '../../../generated/types.ts';
import { type CredentialsContext, TRANSPORT } from '../../core/options.ts';
import { isStoreError, StoreError, systemError } from '../../errors/store-error.ts';
import { asText } from '../../lib/fields.ts';
import type { TokenRole, Tokens } from './stored-session.ts';

/** What is used of a response of the token endpoint (RFC 6749, section 5.1). */
export type TokenResponse = Pick<OAuthTokenResponse, 'access_token' | 'expires_in' | 'refresh_token'>;

/** The tokens that follow those of a session. */
export interface RenewedTokens {
  tokens: Tokens;
  /** Why only the refresh token of the response is usable. */
  error?: unknown;
}

/** What tokens are requested with. */
interface Grant {
  clientId: string;
  grantType: 'anonymous' | 'refresh_token' | 'authorization_code';
  refreshToken?: string | undefined;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
}

/** Requests tokens for a site. */
export async function requestTokens(
  context: CredentialsContext,
  grant: Grant,
  signal?: AbortSignal,
): Promise<TokenResponse> {
  const { info } = oauthToken;
  // the request for a visitor contains no secret, and an unused visitor does no harm: it may be repeated
  const operation = grant.grantType === 'anonymous' ? { ...info, secret: false, safe: true } : info;
  return context.client[TRANSPORT].call<OAuthTokenResponse>(operation, grant, { signal });
}

/**
 * A failed token call has the message of the specification. It keeps kind, code and details of the normalised
 * error, which is its cause.
 */
export const tokenFailure = (cause: unknown, message: string): unknown =>
  isStoreError(cause) ? new StoreError(message, { ...cause, cause }) : cause;

/** The access token of a response, and its life in seconds. Throws if it has none. */
export function readAccessToken(response: TokenResponse): { value: string; lifeSeconds: number } {
  const lifeSeconds = Number(response.expires_in);
  const value = asText(response.access_token);
  if (value && lifeSeconds > 0 && lifeSeconds < Infinity) return { value, lifeSeconds };
  throw systemError({
    operation: oauthToken.info.id,
    reason: 'badAnswer',
    description: `The token response has no usable ${value ? 'expires_in' : 'access_token'}`,
  });
}

/** Checks a response before any of it is stored. A refresh token that is not replaced stays valid. */
export function toTokens(response: TokenResponse, role: TokenRole, previous?: Tokens): Tokens {
  const { value, lifeSeconds } = readAccessToken(response);
  return {
    accessToken: { value, expiresAt: Math.floor(Date.now() / 1000 + lifeSeconds) },
    refreshToken: { value: asText(response.refresh_token) ?? previous?.refreshToken.value ?? '', role },
  };
}

/**
 * Reads the next tokens of a session. A refresh token works once, so its successor is returned even if the
 * rest of the response is unusable.
 */
export function toRenewedTokens(response: TokenResponse, previous: Tokens | undefined): RenewedTokens {
  const role = previous?.refreshToken.role ?? 'visitor';
  try {
    return { tokens: toTokens(response, role, previous) };
  } catch (error) {
    const value = asText(response.refresh_token);
    if (!previous || !value) throw error;
    return { tokens: { ...previous, refreshToken: { value, role } }, error };
  }
}
