import { isUsable, parseSession, type SignedSession } from '../auth/session.ts';
import { flightsByKey } from '../auth/single-flight.ts';
import { memoryStorage, type SessionStorage } from '../auth/storage.ts';
import type { TokenReply } from '../auth/token-endpoint.ts';
import { toTokens } from '../auth/tokens.ts';
import type { Credentials, CredentialsContext, Headers } from '../core/credentials.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { asText } from '../errors/normalise.ts';
import { isStoreError } from '../errors/store-error.ts';
import { type AppIdentity, type AppSource, requestAppTokens } from './app-grants.ts';

/** What `app` takes. */
export interface AppOptions extends AppSource {
  /** Id of the app. */
  appId: string;
  /** Secret of the app. It must never reach a browser. */
  appSecret: string;
  /** Where tokens are kept. Default memory; share one with locks between servers, so that one of them renews for all. */
  storage?: SessionStorage | undefined;
}

/** An app that speaks for itself on one site. */
export interface AppCredentials extends Credentials {
  /** Id of the app. */
  readonly appId: string;
  /** The same app on another installation. Its tokens are kept in the same storage. */
  forInstance(instanceId: string): AppCredentials;
}

/**
 * The app itself as who speaks, with all rights that its installation has. Servers only: it throws in a browser. An empty `appId` or
 * `appSecret` is refused with a `TypeError`; calls fail as `system` when none of `refreshToken`, `instanceId` and `accessToken` is given.
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
export function app({ appId, appSecret, storage = memoryStorage(), ...source }: AppOptions): AppCredentials {
  if ('window' in globalThis && 'document' in globalThis) throw new Error('app() holds a secret, so it works on servers only');
  if (!appId) throw new TypeError('appId must not be empty');
  if (!appSecret) throw new TypeError('App secret is required for retrieving app-level access tokens. Make sure to pass it to the AppStrategy');
  const flights = flightsByKey<SignedSession>();
  const make = (from: AppSource): AppCredentials => ({
    ...credentials({ appId, appSecret }, from, storage, flights),
    appId,
    forInstance: (instanceId) => make({ instanceId }),
  });
  return make(source);
}

type Flights = ReturnType<typeof flightsByKey<SignedSession>>;

/** Of an answer that brought a new refresh token and nothing else of use. */
const NO_TOKEN = { value: '', expiresAt: 0 };

function credentials(identity: AppIdentity, source: AppSource, storage: SessionStorage, flights: Flights): Credentials {
  const given = source.refreshToken || source.instanceId || source.accessToken;
  let known: SignedSession | undefined;
  /** What could not be stored: it is newer than what is. */
  let unsaved: SignedSession | undefined;
  /** The access token that the platform no longer takes. */
  let refused: string | undefined;

  /** Tells installations apart, and their tokens, without telling either. */
  const place = async (): Promise<string> => `${identity.appId}:${await fingerprint(given ?? '')}`;

  async function readStored(key: string): Promise<SignedSession | undefined> {
    const session = parseSession(await storage.get(key));
    return session?.tokens && { ...session, tokens: session.tokens };
  }

  async function find(context: CredentialsContext): Promise<SignedSession> {
    if (isUsable(known, context.now(), refused)) return known;
    if (!given) {
      throw new TypeError(
        'Missing refresh token or instance ID. Either one is needed to get app level access tokens. Make sure to pass one of them to the AppStrategy',
      );
    }
    const key = `storewire:app:${await place()}`;
    const work = (): Promise<SignedSession> => renew(key, context);
    // one request per installation here, and one among all servers where the storage has locks
    const fly = (): Promise<SignedSession> => flights(key, () => storage.lock?.(key, work) ?? work());
    known = await fly();
    // what was under way had begun before this token was refused
    if (known.tokens.accessToken.value === refused) known = await fly();
    return known;
  }

  async function renew(key: string, context: CredentialsContext): Promise<SignedSession> {
    const stored = await readStored(key);
    if (isUsable(stored, context.now(), refused)) return stored;
    const last = unsaved ?? stored;
    const refreshToken = source.refreshToken && (last?.tokens.refreshToken.value || source.refreshToken);
    try {
      const reply = await requestAppTokens(identity, { ...source, ...(refreshToken ? { refreshToken } : {}) }, context);
      return await keep(key, await read(reply, last, key, context));
    } catch (error) {
      if (!isStoreError(error) || error.code !== 'invalid_grant') throw error;
      // without locks another server may have used the refresh token first
      const other = await readStored(key);
      if (isUsable(other, context.now(), refused)) return other;
      throw error;
    }
  }

  /** A refresh token works only once, so the next one is kept even where the rest of its answer is of no use. */
  async function read({ answer, skewMs }: TokenReply, last: SignedSession | undefined, key: string, context: CredentialsContext): Promise<SignedSession> {
    const session = { identity: await place(), skewMs };
    try {
      return { ...session, tokens: toTokens(answer, 'none', context.now() + skewMs, last?.tokens) };
    } catch (error) {
      const value = asText(answer.refresh_token);
      if (value) await keep(key, { ...session, tokens: { accessToken: NO_TOKEN, refreshToken: { value, role: 'none' } } });
      throw error;
    }
  }

  /** Stored before it is used, as a new refresh token must not be lost. What cannot be stored is kept in memory all the same. */
  async function keep(key: string, session: SignedSession): Promise<SignedSession> {
    known = unsaved = session;
    await storage.set(key, JSON.stringify(session));
    unsaved = undefined;
    return session;
  }

  const headersOf = ({ tokens }: SignedSession): Headers => Object.freeze({ authorization: tokens.accessToken.value });

  return {
    headers: (context) => find(context).then(headersOf),
    identity: place,
    renew: async (headers, context) => {
      refused = headers['authorization'];
      return (await find(context)).tokens.accessToken.value !== refused;
    },
  };
}
