import {
  type Access,
  type Credentials,
  type CredentialsContext,
  isStoreError,
  type KeyValueStorage,
  memoryStorage,
} from 'storewire';
import {
  type AnsweringStorage,
  answering,
  asRecord,
  callListener,
  fromJson,
  readAccessToken,
  tokenFailure,
  withLock,
} from 'storewire/internal';
import { oauthToken } from 'storewire/operations';

/** Options of {@link app}. */
export interface AppOptions {
  /** Id of the app. */
  appId: string;
  /** Secret of the app. It must never reach a browser. */
  appSecret: string;
  /** The installation of the app on a site. Without it, only `forInstance` makes calls possible. */
  instanceId?: string | undefined;
  /** Stores the tokens. Default memory; share one with locks between servers, so that one of them requests for all. */
  storage?: KeyValueStorage | undefined;
  /**
   * Receives the error of a storage that could not be read, written or locked, once until it can be written. The token is
   * kept in memory.
   */
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
 * a browser. Throws a `TypeError` if `appId` or `appSecret` is empty; calls fail as `system` without an
 * `instanceId`.
 *
 * @example
 * import { createClient } from 'storewire';
 * import { app, readServerSettings } from 'storewire-server';
 *
 * const auth = app(readServerSettings('appId', 'appSecret', 'instanceId'));
 * export const { orders } = await createClient({ auth }).orders.searchOrders({ search: {} });
 */
export function app({
  appId,
  appSecret,
  instanceId = '',
  storage: tokens = memoryStorage(),
  onUnsaved,
}: AppOptions): AppCredentials {
  if ('window' in globalThis && 'document' in globalThis)
    throw new Error('app() holds a secret, so it works on servers only');
  if (!appId) throw new TypeError('appId must not be empty');
  if (!appSecret)
    throw new TypeError(
      'App secret is required for retrieving app-level access tokens. Make sure to pass it to the AppStrategy',
    );
  const storage = answering(tokens);
  // clients of one installation share its requests for tokens
  const known = new Map<string, AppCredentials>();
  const forInstance = (id: string): AppCredentials => {
    const found = known.get(id) ?? {
      appId,
      forInstance,
      ...installation({ appId, appSecret, instanceId: id, storage, onUnsaved }),
    };
    known.set(id, found);
    return found;
  };
  return forInstance(instanceId);
}

/** The token of an installation, as it is stored. */
interface AppToken {
  value: string;
  /** When calls stop using the token, in milliseconds since 1970. */
  usableUntil: number;
}

/** Calls stop using a token this long before it expires: a tenth of its life, but at most this. */
const MAX_LEEWAY_MS = 60_000;

/** The credentials of one installation: one token, which is requested once for all calls at the same time. */
function installation({
  appId,
  appSecret,
  instanceId,
  storage,
  onUnsaved,
}: AppOptions & { storage: AnsweringStorage }): Credentials {
  const sessionId = `${appId}:${instanceId}`;
  const key = `storewire:app:${sessionId}`;
  let current: AppToken | undefined;
  let rejected: string | undefined;
  let running: Promise<Access> | undefined;
  /** The storage has failed, which is reported once, until it can be written. */
  let hasFailed = false;

  const isUsable = (token: AppToken | undefined): token is AppToken =>
    token !== undefined && token.value !== rejected && token.usableUntil > Date.now();

  const toAccess = ({ value }: AppToken): Access => ({
    headers: { authorization: value },
    sessionId,
    role: 'merchant',
  });

  async function obtain(context: CredentialsContext): Promise<Access> {
    // another server may have been first
    const text = await asNone(() => storage.get(key));
    const stored = parseToken(text);
    if (isUsable(stored)) current = stored;
    else {
      const token = await request(context);
      current = token;
      await asNone(async () => {
        await storage.set(key, JSON.stringify(token), token.usableUntil - Date.now(), text ?? '');
        hasFailed = false;
      });
    }
    return toAccess(current);
  }

  const report = (error: unknown): void => {
    if (onUnsaved && !hasFailed) void callListener(onUnsaved, error);
    hasFailed = true;
  };

  /** What cannot be read or stored is as none. */
  async function asNone<T>(use: () => Promise<T> | T): Promise<T | undefined> {
    try {
      return await use();
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function request({ client }: CredentialsContext): Promise<AppToken> {
    if (!instanceId) throw new TypeError('app needs an instanceId to make calls');
    const grant = { client_id: appId, client_secret: appSecret, instance_id: instanceId };
    try {
      const response = await oauthToken(client, { grant_type: 'client_credentials', ...grant });
      const { value, lifeSeconds } = readAccessToken(response);
      const lifeMs = lifeSeconds * 1000;
      return { value, usableUntil: Date.now() + lifeMs - Math.min(lifeMs / 10, MAX_LEEWAY_MS) };
    } catch (error) {
      throw tokenFailure(error, `Failed to exchange instance ID for access token.${statusOf(error)}`);
    }
  }

  function access(context: CredentialsContext): Access | Promise<Access> {
    if (isUsable(current)) return toAccess(current);
    const lock = (work: () => Promise<Access>) => storage.lock?.(key, work);
    running ??= withLock(lock, () => obtain(context), report).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    access,
    sessionId: async () => sessionId,
    async refresh({ headers: { authorization } }, context) {
      rejected = authorization;
      const next = await access(context);
      return next.headers['authorization'] === authorization ? undefined : next;
    },
  };
}

function parseToken(text: string | undefined): AppToken | undefined {
  const { value, usableUntil } = asRecord(fromJson(text)) ?? {};
  return typeof value === 'string' && typeof usableUntil === 'number' ? { value, usableUntil } : undefined;
}

/** The status of a failed request, in the words of the platform's own client. */
function statusOf(error: unknown): string {
  if (!isStoreError(error) || error.status === undefined) return '';
  const requestId = error.requestId ? `, request id: ${error.requestId}` : '';
  return ` Unexpected status code from Wix OAuth API: ${error.status}${requestId}`;
}
