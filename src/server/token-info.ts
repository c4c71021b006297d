import type { OauthTokenInfoResponse } from '../../generated/types.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { CallOptions, Transport } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';
import { tokenFailure } from './token-failure.ts';

const TOKEN_INFO: OperationInfo = { id: 'oauth.oauthTokenInfo', method: 'POST', path: '/oauth2/token-info', read: true, open: true };

/** Asks the platform what an access token stands for. Check `active`, the client and the site before you trust the token. */
export async function tokenInfo(client: Transport, token: string, options?: CallOptions): Promise<OauthTokenInfoResponse> {
  try {
    return (await client.send<OauthTokenInfoResponse>({ ...TOKEN_INFO, hide: [token] }, { token }, options)).data;
  } catch (error) {
    const status = isStoreError(error) && error.status !== undefined ? `. Unexpected status code from Wix OAuth API: ${error.status}` : '';
    throw tokenFailure(`Failed to get token info${status}`, error);
  }
}
