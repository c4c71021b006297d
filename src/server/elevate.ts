import { oauthTokenInfo } from '../../generated/operations/oauth.ts';
import type { OauthTokenInfoResponse } from '../../generated/types.ts';
import { tokenFailure } from '../auth/session/token-endpoint.ts';
import { type Client, createClient } from '../client.ts';
import { type CallOptions, type StoreClient, TRANSPORT, type TransportOptions } from '../core/options.ts';
import { isStoreError, StoreError } from '../errors/store-error.ts';
import { isLive } from '../lib/tokens.ts';
import type { AppCredentials } from './app.ts';

/** Why a caller's token does not lead to an elevated client; the `code` of the error. */
export type ElevationCode = 'MISSING_ACCESS_TOKEN' | 'INACTIVE_TOKEN' | 'OTHER_APP' | 'NO_INSTANCE';

/**
 * Returns a client that authenticates as the app on the site of the caller's token. Each call verifies the
 * token with the platform: it must be active and issued for this app. Check yourself whether the caller is
 * allowed to do what the elevated client does. It has the `fetch`, the `baseUrl` and the `insecureHosts` of
 * the given client; pass all other options, such as `sender`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { app, elevate, readServerSettings } from 'storewire/server';
 *
 * const { appId, appSecret } = readServerSettings(['appId', 'appSecret']);
 * const platform = createClient();
 *
 * export async function cancelOrder(request: Request, orderId: string): Promise<void> {
 *   const token = request.headers.get('authorization') ?? '';
 *   const elevated = await elevate(platform, token, app({ appId, appSecret }));
 *   await elevated.orders.cancelOrder({ id: orderId });
 * }
 */
export async function elevate(
  client: StoreClient,
  callerToken: string,
  app: AppCredentials,
  options: Omit<TransportOptions, 'auth' | 'baseUrl'> = {},
): Promise<Client> {
  if (!callerToken) {
    throw refuse(
      'MISSING_ACCESS_TOKEN',
      'Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy',
    );
  }
  const info = await tokenInfo(client, callerToken);
  if (!isLive(info)) throw refuse('INACTIVE_TOKEN', 'Invalid access token. The token is not active');
  if (info.clientId !== app.appId)
    throw refuse(
      'OTHER_APP',
      `Invalid access token. The token is not issued for the app with ID "${app.appId}"`,
    );
  if (!info.instanceId)
    throw refuse('NO_INSTANCE', 'Unexpected token info. The token does not contain instance ID');
  const { ownFetch: fetch, insecureHosts, baseUrl } = client[TRANSPORT];
  return createClient({
    fetch,
    insecureHosts,
    ...options,
    baseUrl,
    auth: app.forInstance(info.instanceId),
  });
}

const refuse = (code: ElevationCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: 'oauth.oauthTokenInfo', code });

/**
 * Returns the client, the site and the member of an access token. Check `active`, the client and the site
 * before you trust the token. Rejects with 'Failed to get token info'.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { tokenInfo } from 'storewire/server';
 *
 * export async function isMember(token: string): Promise<boolean> {
 *   const { active, clientId, subjectType } = await tokenInfo(createClient(), token);
 *   return (
 *     active === true && clientId === '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' && subjectType === 'MEMBER'
 *   );
 * }
 */
export async function tokenInfo(
  client: StoreClient,
  token: string,
  options?: CallOptions,
): Promise<OauthTokenInfoResponse> {
  try {
    return await oauthTokenInfo(client, { token }, options);
  } catch (error) {
    const status =
      isStoreError(error) && error.status !== undefined
        ? `. Unexpected status code from Wix OAuth API: ${error.status}`
        : '';
    throw tokenFailure(error, `Failed to get token info${status}`);
  }
}
