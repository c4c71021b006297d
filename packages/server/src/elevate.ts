import { type Client, createClient, StoreError, type TransportOptions } from 'storewire';
import { createTransport } from 'storewire/operations';
import type { AppCredentials } from './app.ts';
import { bareToken, isLive } from './lib/tokens.ts';
import { tokenInfo } from './token-info.ts';

/** Why a caller's token does not lead to an elevated client; the `code` of the error. */
export type ElevationCode = 'MISSING_ACCESS_TOKEN' | 'INACTIVE_TOKEN' | 'OTHER_APP' | 'NO_INSTANCE';

/**
 * Returns a client that authenticates as the app on the site of the caller's token, which may begin with `Bearer`. Each
 * call verifies the token with the platform: it must be active and issued for this app. Check yourself whether the
 * caller is allowed to do what the elevated client does. The options are those of the client.
 *
 * @example
 * import { app, elevate, readServerSettings } from 'storewire-server';
 *
 * const merchant = app(readServerSettings('appId', 'appSecret'));
 *
 * export async function cancelOrder(request: Request, orderId: string): Promise<void> {
 *   const elevated = await elevate(request.headers.get('authorization') ?? '', merchant);
 *   await elevated.orders.cancelOrder({ id: orderId });
 * }
 */
export async function elevate(
  callerToken: string,
  app: AppCredentials,
  options: Omit<TransportOptions, 'auth'> = {},
): Promise<Client> {
  const token = bareToken(callerToken);
  if (!token)
    throw refuse(
      'MISSING_ACCESS_TOKEN',
      'Providing an access token is required to perform elevation. Make sure to pass it to the AppStrategy',
    );
  const info = await tokenInfo(createTransport(options), token);
  if (!isLive(info)) throw refuse('INACTIVE_TOKEN', 'Invalid access token. The token is not active');
  if (info.clientId !== app.appId)
    throw refuse(
      'OTHER_APP',
      `Invalid access token. The token is not issued for the app with ID "${app.appId}"`,
    );
  if (!info.instanceId)
    throw refuse('NO_INSTANCE', 'Unexpected token info. The token does not contain instance ID');
  return createClient({ ...options, auth: app.forInstance(info.instanceId) });
}

const refuse = (code: ElevationCode, message: string): StoreError =>
  new StoreError(message, { kind: 'client', operation: 'oauth.oauthTokenInfo', code });
