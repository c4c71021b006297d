import { type Client, createClient } from '../client.ts';
import { type StoreClient, TRANSPORT, type TransportOptions } from '../core/options.ts';
import { StoreError } from '../errors/store-error.ts';
import { isLive } from '../lib/tokens.ts';
import type { AppCredentials } from './app.ts';
import { tokenInfo } from './token-info.ts';

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
 * const { appId, appSecret } = readServerSettings('appId', 'appSecret');
 *
 * export async function cancelOrder(request: Request, orderId: string): Promise<void> {
 *   const token = request.headers.get('authorization') ?? '';
 *   const elevated = await elevate(createClient(), token, app({ appId, appSecret }));
 *   await elevated.orders.cancelOrder({ id: orderId });
 * }
 */
export async function elevate(
  client: StoreClient,
  callerToken: string,
  app: AppCredentials,
  options: Omit<TransportOptions, 'auth' | 'baseUrl'> = {},
): Promise<Client> {
  if (!callerToken)
    throw refuse(
      'MISSING_ACCESS_TOKEN',
      'Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy',
    );
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
  const auth = app.forInstance(info.instanceId);
  return createClient({ fetch, insecureHosts, ...options, baseUrl, auth });
}

const refuse = (code: ElevationCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: 'oauth.oauthTokenInfo', code });
