import type { Credentials } from '../../core/options.ts';
import { isStoreError } from '../../errors/store-error.ts';
import type { KeyValueStorage } from '../../storage/storage.ts';
import { Session, type SessionOptions } from './session.ts';
import { requestTokens, tokenFailure, toRenewedTokens } from './token-endpoint.ts';

/** Options of {@link visitor}. */
export interface VisitorOptions {
  /** Id of the site's OAuth client, which is not a secret. */
  clientId: string;
  /**
   * Stores the visitor under `storewire:` and the client id. Default memory: a reload creates a new visitor
   * with an empty cart.
   */
  storage?: KeyValueStorage | undefined;
  /** Receives the error of a storage that cannot be read or written. Tokens are kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
}

/**
 * An anonymous visitor: requests tokens when the first call needs them, and refreshes them before a call if they end
 * in less than a minute. Tokens are refreshed once
 * for all calls, and once for all tabs or servers if the `storage` has locks. The cart belongs to the
 * visitor, so use a `storage` that outlives the page. If the platform rejects the refresh token
 * (`invalid_grant`), a new visitor with a new session id is created; any other failure fails the calls that
 * wait. Throws a `TypeError` if `clientId` is empty.
 *
 * @example
 * import { createClient, visitor, webStorage } from 'storewire';
 *
 * const auth = visitor({
 *   clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
 *   storage: webStorage(() => localStorage),
 * });
 * const client = createClient({ auth });
 * await client.currentCartV2.getCurrentCart();
 */
export function visitor({ clientId, storage, onUnsaved }: VisitorOptions): Credentials {
  return new Session({ ...sessionOfClient(clientId), storage, onUnsaved }).credentials;
}

/** What the sessions of visitors and members have in common. */
export function sessionOfClient(clientId: string): Pick<SessionOptions, 'key' | 'request'> {
  if (!clientId) throw new TypeError('clientId must not be empty');
  return {
    key: `storewire:${clientId}`,
    async request({ tokens }, context) {
      const refreshToken = tokens?.refreshToken.value;
      const grantType = refreshToken ? 'refresh_token' : 'anonymous';
      const grant = { clientId, grantType, refreshToken } as const;
      const response = await requestTokens(context, grant).catch((error: unknown) => {
        const isOfStatus = isStoreError(error) && error.status !== undefined && error.status !== 200;
        throw isOfStatus ? tokenFailure(error, 'something went wrong') : error;
      });
      return toRenewedTokens(response, tokens);
    },
  };
}
