import type { CredentialsContext } from '../core/credentials.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import { secretsOf } from '../core/secrets.ts';
import { sendForTokens, tokenCall, tokenFailure, type TokenReply } from '../auth/token-endpoint.ts';
import { isStoreError } from '../errors/store-error.ts';

/** What an app gets its tokens for. The first that is given counts. */
export interface AppSource {
  /** The refresh token of one installation, for apps that were installed with one. It is replaced with every use. */
  refreshToken?: string | undefined;
  /** One installation of the app on a site. */
  instanceId?: string | undefined;
  /** A token that is bound to a session; the app gets one that is not. */
  accessToken?: string | undefined;
}

export interface AppIdentity {
  appId: string;
  appSecret: string;
}

interface GrantBody {
  grant_type: string;
  client_secret: string;
  client_id?: string;
  refresh_token?: string;
  instance_id?: string;
  access_token?: string | undefined;
}

/** An older address, which the contract does not have. Asking twice would use one refresh token twice. */
const APP_TOKEN: OperationInfo = { id: 'oauth.oauthAccess', method: 'POST', path: '/oauth/access', open: true };

/** The older address need not say how long its tokens live; five minutes is what is documented for it. */
const SHORT_LIFE_SECONDS = 300;

/** Asks the platform for tokens of an app. */
export async function requestAppTokens(identity: AppIdentity, source: AppSource, context: CredentialsContext): Promise<TokenReply> {
  const { appId: client_id, appSecret: client_secret } = identity;
  const { refreshToken: refresh_token, instanceId: instance_id, accessToken: access_token } = source;
  if (refresh_token) return exchange(context, { refresh_token, client_id, client_secret, grant_type: 'refresh_token' });
  if (instance_id) {
    const body = { instance_id, client_id, client_secret, grant_type: 'client_credentials' };
    return ask(context, body, 'Failed to exchange instance ID for access token.');
  }
  return ask(context, { grant_type: 'strip_bound_session', client_secret, access_token }, 'Failed to get unbound token.');
}

/** The token endpoint has one message for every failure; which request it was is told beside it. */
async function ask(context: CredentialsContext, body: GrantBody, failure: string): Promise<TokenReply> {
  try {
    // one more token does no harm, so asking for one may be repeated
    return await sendForTokens(context, tokenCall(true, secretsOf(body)), body);
  } catch (error) {
    throw tokenFailure('something went wrong', error, { description: failure + unexpectedStatus(error) });
  }
}

async function exchange(context: CredentialsContext, body: GrantBody): Promise<TokenReply> {
  try {
    const { answer, skewMs } = await sendForTokens(context, { ...APP_TOKEN, hide: secretsOf }, body);
    return { answer: { ...answer, expires_in: answer.expires_in ?? SHORT_LIFE_SECONDS }, skewMs };
  } catch (error) {
    throw tokenFailure(`Failed to exchange refresh token for access token.${unexpectedStatus(error)}`, error);
  }
}

/** What the platform answered, in the words of its own client. */
function unexpectedStatus(error: unknown): string {
  if (!isStoreError(error) || error.status === undefined) return '';
  return ` Unexpected status code from Wix OAuth API: ${error.status}${error.requestId ? `, request id: ${error.requestId}` : ''}`;
}
