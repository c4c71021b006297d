import type { CredentialsContext } from '../core/credentials.ts';
import type { OperationInfo } from '../core/operation.ts';
import { isStoreError, StoreError } from '../errors/store-error.ts';
import type { TokenAnswer } from './tokens.ts';

/** The token endpoint. Only a request that does no harm twice may be repeated. */
export const tokenCall = (read: boolean, hide: OperationInfo['hide'] & object): OperationInfo => ({
  id: 'oauth.oauthToken',
  method: 'POST',
  path: '/oauth2/token',
  open: true,
  read,
  hide,
});

/** An answer of the token endpoint, and how far the server's clock is ahead of this one; 0 where the answer does not tell. */
export interface TokenReply {
  answer: TokenAnswer;
  skewMs: number;
}

/** What each use of the token endpoint says when it fails, letter by letter as the specification has it. */
export type TokenMessage = 'something went wrong' | 'Failed to get member tokens';

/** What tokens are asked for with. */
export interface Grant {
  clientId: string;
  grantType: 'anonymous' | 'refresh_token' | 'authorization_code';
  refreshToken?: string | undefined;
  code?: string;
  codeVerifier?: string;
  redirectUri?: string;
}

/** Asks for tokens. A failure keeps its kind, code and facts; its message is the specification's and the normalised error its cause. */
export async function requestTokens(context: CredentialsContext, grant: Grant, message: TokenMessage = 'something went wrong'): Promise<TokenReply> {
  // a visitor that nobody got to know does no harm, so only asking for one may be repeated
  const operation = tokenCall(grant.grantType === 'anonymous', [grant.refreshToken, grant.code, grant.codeVerifier]);
  try {
    const { data, response } = await context.send<TokenAnswer>(operation, grant, undefined);
    return { answer: data, skewMs: skewOf(response, context.now()) };
  } catch (cause) {
    throw isStoreError(cause) ? new StoreError(message, { ...cause, cause }) : cause;
  }
}

/** Browsers see the header only where the server lets them. */
export const skewOf = (response: Response, nowMs: number): number => Date.parse(response.headers.get('date') ?? '') - nowMs || 0;
