import type { OauthTokenInfoResponse } from '../../generated/types.ts';
import { tokenFailure } from '../auth/token-endpoint.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { CallOptions, Transport } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';

const TOKEN_INFO: OperationInfo = { id: 'oauth.oauthTokenInfo', method: 'POST', path: '/oauth2/token-info', read: true, open: true };

/**
 * Asks the platform what an access token stands for. Check `active`, the client and the site before you trust the token. Fails with 'Failed
 * to get token info'.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { tokenInfo } from 'storewire/server';
 *
 * export async function isMember(token: string): Promise<boolean> {
 *   const { active, clientId, subjectType } = await tokenInfo(createClient(), token);
 *   return active === true && clientId === '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' && subjectType === 'MEMBER';
 * }
 */
export async function tokenInfo(client: Transport, token: string, options?: CallOptions): Promise<OauthTokenInfoResponse> {
  try {
    return (await client.send<OauthTokenInfoResponse>({ ...TOKEN_INFO, hide: () => [token] }, { token }, options)).data;
  } catch (error) {
    const status = isStoreError(error) && error.status !== undefined ? `. Unexpected status code from Wix OAuth API: ${error.status}` : '';
    throw tokenFailure(`Failed to get token info${status}`, error);
  }
}
