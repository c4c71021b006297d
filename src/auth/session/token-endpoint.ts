import { oauthToken } from '../../../generated/operations/oauth.ts';
import type { OAuthTokenResponse } from '../../../generated/types.ts';
import type { OperationInfo } from '../../core/operation-info.ts';
import { type CallOptions, type CredentialsContext, TRANSPORT } from '../../core/options.ts';
import { isStoreError, StoreError, systemError } from '../../errors/store-error.ts';
import { asText } from '../../lib/fields.ts';
import { lifeOf, type TokenRole, type Tokens } from './session-record.ts';

/** The response of the token endpoint that is used. */
export type TokenAnswer = Pick<OAuthTokenResponse, 'access_token' | 'expires_in' | 'refresh_token'>;

/**
 * A response of the token endpoint, and how far the clock of the server is ahead of this one; 0 if the
 * response has no date.
 */
export interface TokenReply {
  answer: TokenAnswer;
  skewMs: number;
}

/** The tokens that follow those of a session. */
export interface NextTokens {
  tokens: Tokens;
  skewMs: number;
  /** How long the access token is valid, in milliseconds. */
  lifeMs?: number;
  /** Why only the refresh token of the response is usable. */
  error?: unknown;
}

/** What tokens are requested with. */
export interface Grant {
  clientId: string;
  grantType: 'anonymous' | 'refresh_token' | 'authorization_code';
  refreshToken?: string | undefined;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
}

/** Requests tokens for a site. */
export function requestTokens(
  context: CredentialsContext,
  grant: Grant,
  message?: string,
  signal?: AbortSignal,
): Promise<TokenReply> {
  const { info } = oauthToken;
  // the request for a visitor contains no secret, and an unused visitor does no harm: it may be repeated
  const operation = grant.grantType === 'anonymous' ? { ...info, secrets: undefined, safe: true } : info;
  return sendForTokens(context, operation, grant, { signal }).catch((error: unknown) => {
    const isOfStatus = isStoreError(error) && error.status !== undefined && error.status !== 200;
    throw message || isOfStatus ? tokenFailure(error, message ?? 'something went wrong') : error;
  });
}

/** Sends a call whose response is a pair of tokens. */
export async function sendForTokens(
  context: CredentialsContext,
  operation: OperationInfo,
  input: object,
  options?: CallOptions,
): Promise<TokenReply> {
  const { data, response } = await context.client[TRANSPORT].send<TokenAnswer>(operation, input, options);
  // browsers read the header only if the server allows it
  return { answer: data, skewMs: Date.parse(response.headers.get('date') ?? '') - Date.now() || 0 };
}

/**
 * A failed token call has the message of the specification. It keeps kind, code and facts of the normalised
 * error, which is its cause.
 */
export const tokenFailure = (cause: unknown, message: string): unknown =>
  isStoreError(cause)
    ? new StoreError(message, { ...cause, hint: cause.hint ?? textOfPlatform(cause), cause })
    : cause;

const textOfPlatform = ({ kind, message }: StoreError): string | undefined =>
  kind === 'system' ? undefined : message;

/** Checks a response before any of it is stored. A refresh token that is not replaced stays valid. */
export function toTokens(answer: TokenAnswer, role: TokenRole, nowMs: number, previous?: Tokens): Tokens {
  const seconds = Number(answer.expires_in);
  const value = asText(answer.access_token);
  const problem = !value ? 'access_token' : seconds > 0 && seconds < Infinity ? undefined : 'expires_in';
  if (!value || problem)
    throw systemError({
      operation: oauthToken.info.id,
      reason: 'badAnswer',
      description: `The token answer has no usable ${problem}`,
    });
  return {
    accessToken: { value, expiresAt: Math.floor(nowMs / 1000 + seconds) },
    refreshToken: { value: asText(answer.refresh_token) ?? previous?.refreshToken.value ?? '', role },
  };
}

/**
 * Reads the next tokens of a session. A refresh token works once, so its successor is returned even if the
 * rest of the response is unusable.
 */
export function toNextTokens({ answer, skewMs }: TokenReply, previous: Tokens | undefined): NextTokens {
  const role = previous?.refreshToken.role ?? 'visitor';
  try {
    const tokens = toTokens(answer, role, Date.now() + skewMs, previous);
    return { tokens, skewMs, lifeMs: lifeOf(tokens, skewMs) };
  } catch (error) {
    const value = asText(answer.refresh_token);
    if (!previous || !value) throw error;
    return { tokens: { ...previous, refreshToken: { value, role } }, skewMs, error };
  }
}
