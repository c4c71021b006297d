import { oauthToken } from '../../generated/operations/oauth.ts';
import { Session } from '../auth/session/session.ts';
import {
  sendForTokens,
  type TokenResponse,
  tokenFailure,
  toRenewedTokens,
} from '../auth/session/token-endpoint.ts';
import type { OperationInfo } from '../core/operation-info.ts';
import type { Credentials, CredentialsContext } from '../core/options.ts';
import { isStoreError } from '../errors/store-error.ts';
import { lockByKey } from '../lib/concurrency.ts';
import { fingerprint } from '../lib/tokens.ts';
import { type KeyValueStorage, memoryStorage } from '../storage/storage.ts';

/** What the tokens of an app are requested with. The first that is set is used. */
interface AppSource {
  /** The refresh token of one installation, for apps that were installed with one. Every use replaces it. */
  refreshToken?: string | undefined;
  /** One installation of the app on a site. */
  instanceId?: string | undefined;
  /** A token that is bound to a session; the app gets one that is not. */
  accessToken?: string | undefined;
}

/** Options of {@link app}. */
export interface AppOptions extends AppSource {
  /** Id of the app. */
  appId: string;
  /** Secret of the app. It must never reach a browser. */
  appSecret: string;
  /**
   * Stores the tokens. Default memory; share one with locks between servers, so that one of them refreshes
   * for all.
   */
  storage?: KeyValueStorage | undefined;
  /** Receives the error of a storage that could not store tokens. They are kept in memory. */
  onUnsaved?: ((error: unknown) => void) | undefined;
}

/** Credentials of an app on one site. */
export interface AppCredentials extends Credentials {
  /** Id of the app. */
  readonly appId: string;
  /** Returns the same app for another installation. Its tokens are stored in the same storage. */
  forInstance(instanceId: string): AppCredentials;
}

/**
 * Authenticates calls as the app itself, with all permissions of its installation. Servers only: it throws in
 * a browser. Throws a `TypeError` if `appId` or `appSecret` is empty; calls fail as `system` without a
 * `refreshToken`, `instanceId` or `accessToken`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { app, readServerSettings } from 'storewire/server';
 *
 * const auth = app(readServerSettings('appId', 'appSecret', 'instanceId'));
 * export const { orders } = await createClient({ auth }).orders.searchOrders({ search: {} });
 */
export function app({
  appId,
  appSecret,
  storage = memoryStorage(),
  onUnsaved,
  ...source
}: AppOptions): AppCredentials {
  if ('window' in globalThis && 'document' in globalThis)
    throw new Error('app() holds a secret, so it works on servers only');
  if (!appId) throw new TypeError('appId must not be empty');
  if (!appSecret)
    throw new TypeError(
      'App secret is required for retrieving app-level access tokens. Make sure to pass it to the AppStrategy',
    );
  // without locks of the storage, at least the installations of this process exclude each other
  const lockable = {
    get: (key: string) => storage.get(key),
    set: (key: string, value: string) => storage.set(key, value),
    lock: storage.lock?.bind(storage) ?? lockByKey(),
  };
  const create = (from: AppSource): AppCredentials => {
    const identify = once(async () => `${appId}:${await fingerprint(secretOf(from) ?? '')}`);
    const open = once(async () => {
      if (!secretOf(from))
        throw new TypeError(
          'Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy',
        );
      const sessionId = await identify();
      return new Session({
        key: `storewire:app:${sessionId}`,
        storage: lockable,
        // older than anything that is stored
        permanent: { version: [0, -1], sessionId },
        request: async ({ tokens = NO_TOKENS }, context) => {
          // an app that was installed with a refresh token continues with the one that replaced it
          const refreshToken = from.refreshToken && (tokens.refreshToken.value || from.refreshToken);
          const response = await requestAppTokens({ appId, appSecret }, { ...from, refreshToken }, context);
          return toRenewedTokens(response, tokens);
        },
        role: 'merchant',
        onUnsaved,
      }).credentials;
    });
    return {
      appId,
      forInstance: (instanceId) => create({ instanceId }),
      access: async (context, signal) => (await open()).access(context, signal),
      sessionId: identify,
      refresh: async (rejected, context, signal) => (await open()).refresh?.(rejected, context, signal),
    };
  };
  return create(source);
}

const secretOf = ({ refreshToken, instanceId, accessToken }: AppSource): string | undefined =>
  refreshToken || instanceId || accessToken;

/** The key in the storage needs a hash, so the session is created at the first call. */
function once<T>(create: () => Promise<T>): () => Promise<T> {
  let created: Promise<T> | undefined;
  return () => (created ??= create());
}

const NO_TOKENS = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
} as const;

/** The older address may omit `expires_in`; five minutes is documented for it. */
const SHORT_LIFE_SECONDS = 300;

async function requestAppTokens(
  { appId: client_id, appSecret: client_secret }: Pick<AppOptions, 'appId' | 'appSecret'>,
  { refreshToken: refresh_token, instanceId: instance_id, accessToken: access_token }: AppSource,
  context: CredentialsContext,
): Promise<TokenResponse> {
  const send = (operation: OperationInfo, grant: object, message: string): Promise<TokenResponse> =>
    sendForTokens(context, operation, grant).catch((error: unknown) => {
      throw tokenFailure(error, message + unexpectedStatus(error));
    });
  if (refresh_token) {
    const response = await send(
      { ...oauthToken.info, id: 'oauth.oauthAccess', path: '/oauth/access' },
      { grant_type: 'refresh_token', client_id, client_secret, refresh_token },
      'Failed to exchange refresh token for access token.',
    );
    return { ...response, expires_in: response.expires_in ?? SHORT_LIFE_SECONDS };
  }
  return instance_id
    ? send(
        oauthToken.info,
        { grant_type: 'client_credentials', client_id, client_secret, instance_id },
        'Failed to exchange instance ID for access token.',
      )
    : send(
        oauthToken.info,
        { grant_type: 'strip_bound_session', client_secret, access_token },
        'Failed to get unbound token.',
      );
}

/** The status of a failed request, in the words of the platform's own client. */
function unexpectedStatus(error: unknown): string {
  if (!isStoreError(error) || error.status === undefined) return '';
  const requestId = error.requestId ? `, request id: ${error.requestId}` : '';
  return ` Unexpected status code from Wix OAuth API: ${error.status}${requestId}`;
}
