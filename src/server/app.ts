import { parseIntactSession } from '../auth/session/session-record.ts';
import { toNextTokens } from '../auth/session/token-endpoint.ts';
import { createTokenSession, type TokenSession } from '../auth/session/token-session.ts';
import type { Credentials } from '../core/options.ts';
import { fingerprint } from '../lib/fingerprint.ts';
import { lockByKey } from '../lib/serial-queue.ts';
import { type KeyValueStorage, memoryStorage } from '../storage/storage.ts';
import { type AppIdentity, type AppSource, requestAppTokens } from './app-grants.ts';

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
 * const { appId, appSecret, instanceId } = readServerSettings(['appId', 'appSecret', 'instanceId']);
 * const store = createClient({ auth: app({ appId, appSecret, instanceId }) });
 * const { orders } = await store.orders.searchOrders({ search: { cursorPaging: { limit: 10 } } });
 * console.log(orders?.length);
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
  const lockable: LockableStorage = {
    get: (key) => storage.get(key),
    set: (key, value) => storage.set(key, value),
    lock: storage.lock?.bind(storage) ?? lockByKey(),
  };
  const create = (from: AppSource): AppCredentials => ({
    ...installation({ appId, appSecret }, from, lockable, onUnsaved),
    appId,
    forInstance: (instanceId) => create({ instanceId }),
  });
  return create(source);
}

type LockableStorage = Pick<KeyValueStorage, 'get' | 'set' | 'lock'>;

/**
 * One installation of an app. Its key in the storage, which is also its identity, needs a hash, so the
 * session is created late.
 */
function installation(
  app: AppIdentity,
  source: AppSource,
  storage: LockableStorage,
  onUnsaved: AppOptions['onUnsaved'],
): Credentials {
  const secret = source.refreshToken || source.instanceId || source.accessToken;
  let session: TokenSession | undefined;
  let identity: Promise<string> | undefined;

  const identify = (): Promise<string> =>
    (identity ??= fingerprint(secret ?? '').then((hash) => `${app.appId}:${hash}`));

  async function open(): Promise<Credentials> {
    if (!secret)
      throw new TypeError(
        'Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy',
      );
    const key = await identify();
    session ??= createTokenSession({
      key: `storewire:app:${key}`,
      storage,
      // older than anything that is stored
      initial: { version: [0, -1], identity: key, tokens: NO_TOKENS },
      parse: parseIntactSession,
      request: async ({ tokens }, context) =>
        toNextTokens(
          await requestAppTokens(app, { ...source, ...latest(tokens?.refreshToken.value) }, context),
          tokens,
        ),
      refreshAheadMs: 0,
      onUnsaved,
    });
    return session.credentials;
  }

  /** An app that was installed with a refresh token continues with the one that replaced it. */
  const latest = (refreshToken: string | undefined): AppSource =>
    source.refreshToken && refreshToken ? { refreshToken } : {};

  return {
    access: (context, signal) =>
      session
        ? session.credentials.access(context, signal)
        : open().then((credentials) => credentials.access(context, signal)),
    identity: identify,
    refresh: async (rejected, context, signal) => (await open()).refresh?.(rejected, context, signal),
  };
}

const NO_TOKENS = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
} as const;
