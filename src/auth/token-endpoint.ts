import type { CredentialsContext } from '../core/credentials.ts';
import type { OperationInfo } from '../core/operation.ts';
import { isStoreError, StoreError } from '../errors/store-error.ts';
import type { TokenAnswer } from './tokens.ts';

/** The token endpoint. Only a request that does no harm twice may be repeated. */
export const tokenCall = (read: boolean, hide: readonly (string | null | undefined)[]): OperationInfo => ({
  id: 'oauth.oauthToken',
  method: 'POST',
  path: '/oauth2/token',
  open: true,
  read,
  hide: () => hide,
});

/** An answer of the token endpoint, and how far the server's clock is ahead of this one; 0 where the answer does not tell. */
export interface TokenReply {
  answer: TokenAnswer;
  skewMs: number;
}

/** What tokens are asked for with. */
export interface Grant {
  clientId: string;
  grantType: 'anonymous' | 'refresh_token' | 'authorization_code';
  refreshToken?: string | undefined;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
}

/** Asks for tokens, under the message that the specification has for this use of the endpoint. */
export async function requestTokens(context: CredentialsContext, grant: Grant, message = 'something went wrong'): Promise<TokenReply> {
  // a visitor that nobody got to know does no harm, so only asking for one may be repeated
  const operation = tokenCall(grant.grantType === 'anonymous', [grant.refreshToken, grant.code, grant.codeVerifier]);
  try {
    return await sendForTokens(context, operation, grant);
  } catch (error) {
    throw tokenFailure(message, error);
  }
}

/** Sends a call that tokens answer. */
export async function sendForTokens(context: CredentialsContext, operation: OperationInfo, input: object): Promise<TokenReply> {
  const { data, response } = await context.send<TokenAnswer>(operation, input, undefined);
  // browsers see the header only where the server lets them
  return { answer: data, skewMs: Date.parse(response.headers.get('date') ?? '') - context.now() || 0 };
}

/** A failed token call keeps its kind, code and facts; its message is the specification's and the normalised error its cause. */
export const tokenFailure = (message: string, cause: unknown, more?: { description: string }): unknown =>
  isStoreError(cause) ? new StoreError(message, { ...cause, ...more, cause }) : cause;
