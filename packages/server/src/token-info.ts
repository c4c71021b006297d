import { type CallOptions, isStoreError, type OauthTokenInfoResponse, type StoreClient } from 'storewire';
import { tokenFailure } from 'storewire/internal';
import { oauthTokenInfo } from 'storewire/operations';
import { bareToken } from './lib/tokens.ts';

/**
 * Returns the client, the site and the member of an access token, which may begin with `Bearer`. Check `active`, the
 * client and the site before you trust the token. Rejects with 'Failed to get token info'.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { tokenInfo } from 'storewire-server';
 *
 * export async function isMember(token: string, clientId: string): Promise<boolean> {
 *   const info = await tokenInfo(createClient(), token);
 *   return info.active && info.clientId === clientId && info.subjectType === 'MEMBER';
 * }
 */
export async function tokenInfo(
  client: StoreClient,
  token: string,
  options?: CallOptions,
): Promise<OauthTokenInfoResponse> {
  try {
    return await oauthTokenInfo(client, { token: bareToken(token) }, options);
  } catch (error) {
    const status =
      isStoreError(error) && error.status !== undefined
        ? `. Unexpected status code from Wix OAuth API: ${error.status}`
        : '';
    throw tokenFailure(error, `Failed to get token info${status}`);
  }
}
