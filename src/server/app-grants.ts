import { oauthToken } from '../../generated/operations/oauth.ts';
import { sendForTokens, tokenFailure, type TokenReply } from '../auth/session/token-endpoint.ts';
import type { CredentialsContext } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';

/** What the tokens of an app are requested with. The first that is set is used. */
export interface AppSource {
  /** The refresh token of one installation, for apps that were installed with one. Every use replaces it. */
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

/**
 * The older address uses the same grant, but its responses may have no `expires_in`; five minutes is
 * documented for it.
 */
const SHORT_LIFE_SECONDS = 300;

/** Requests tokens of an app. */
export async function requestAppTokens(
  { appId: client_id, appSecret: client_secret }: AppIdentity,
  { refreshToken: refresh_token, instanceId: instance_id, accessToken: access_token }: AppSource,
  context: CredentialsContext,
): Promise<TokenReply> {
  if (refresh_token) {
    const grant = { grant_type: 'refresh_token', client_id, client_secret, refresh_token };
    const operation = { ...oauthToken.info, id: 'oauth.oauthAccess', path: '/oauth/access' };
    const message = 'Failed to exchange refresh token for access token.';
    const { answer, skewMs } = await sendForTokens(context, operation, grant, undefined, (error) =>
      tokenFailure(message + unexpectedStatus(error), error),
    );
    return { answer: { ...answer, expires_in: answer.expires_in ?? SHORT_LIFE_SECONDS }, skewMs };
  }
  const [grant, description] = instance_id
    ? [
        { grant_type: 'client_credentials', client_id, client_secret, instance_id },
        'Failed to exchange instance ID for access token.',
      ]
    : [{ grant_type: 'strip_bound_session', client_secret, access_token }, 'Failed to get unbound token.'];
  return sendForTokens(context, oauthToken.info, grant, undefined, (error) =>
    tokenFailure('something went wrong', error, { description: description + unexpectedStatus(error) }),
  );
}

/** The status of a failed request, in the words of the platform's own client. */
function unexpectedStatus(error: unknown): string {
  if (!isStoreError(error) || error.status === undefined) return '';
  const requestId = error.requestId ? `, request id: ${error.requestId}` : '';
  return ` Unexpected status code from Wix OAuth API: ${error.status}${requestId}`;
}
