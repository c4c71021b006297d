import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { NEXT_STEP } from '#hints';
import type { MemberCredentials } from '../auth/session/member-credentials.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { NO_CLIENT, noContext } from '../errors/no-context.ts';
import { entriesIn, removeEntries } from './entry.ts';
import { externalStores } from './external-store.ts';
import { DEFAULT_PREFIX, type Fallback, type KeyScope } from './keys.ts';
import { useStableFunction } from './stable-function.ts';
import { type Streamed, streamedOf } from './streamed.ts';

// pnpm and Yarn install an older one with a warning; without its option `cacheData`, pages read again what the server has read
if (!('unload' in SWRConfig.defaultValue))
  throw new Error('storewire/react requires swr 2.5 or later: npm install swr@latest');

/** A session of a backend, which signs in and out itself. */
export interface BackendPageSession extends Pick<MemberCredentials, 'session' | 'onSession'> {
  /** Leaves the page for the sign-in. */
  signIn: (returnTo?: string) => void;
  /** Leaves the page and signs out. */
  signOut: (returnTo?: string) => void;
}

/** The session of a page: what `member()` or `backendSession()` returned. */
export type PageSession = MemberCredentials | BackendPageSession;

interface StoreContextValue {
  client: StoreClient;
  session: PageSession | undefined;
  prefix: string;
  /** Undefined until it is known. Nothing is read before. */
  sessionId: string | undefined;
  /** The scope of now, for functions that outlive the render which made them. Undefined until it is known. */
  scope: () => KeyScope | undefined;
  /** The responses that the server has read for this provider. */
  streamed: Streamed;
}

const StoreContext = createContext<StoreContextValue | undefined>(undefined);

/** Props of `StoreProvider`. */
export interface StoreProviderProps {
  /** Sends the calls of all hooks below. Create it once, outside of the component. */
  client: StoreClient;
  /**
   * The session that `member()` or `backendSession()` returned and the client uses as `auth`. The session
   * hooks need it.
   */
  session?: PageSession | undefined;
  /** First part of every cache key, for pages with more than one shop. Defaults to `storewire`. */
  prefix?: string | undefined;
  /**
   * The session id of the page, for a client without credentials and for the first render after a server
   * rendered the page. The session id of the client's credentials replaces it. A change changes all cache keys.
   */
  sessionId?: string | undefined;
  /**
   * The responses that the server has read for the page, from `fallback` or `createServerReads` of
   * `storewire/react/server`. The page does not read them again after hydration.
   */
  fallback?: Fallback | undefined;
  /** The components whose hooks use the client. */
  children?: ReactNode;
}

/**
 * Passes the client to all hooks below. Hooks throw a `StoreError` with the code `NO_CONTEXT` without a provider. Cached responses belong to one
 * session id, so nothing of one person is shown to another: when it changes, also in another tab, the entries
 * of the previous one are removed from SWR's cache, and mounted components fetch their data for the new one.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { StoreProvider, useGetCurrentCartV2 } from 'storewire/react';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 *
 * const Lines = () => <p>{useGetCurrentCartV2().data?.cart.lineItems.length ?? 0} lines</p>;
 * export const App = () => <StoreProvider client={client}><Lines /></StoreProvider>;
 */
export function StoreProvider({
  client,
  session,
  prefix = DEFAULT_PREFIX,
  sessionId: given,
  fallback,
  children,
}: StoreProviderProps): ReactNode {
  // without types, it may be missing
  if (!client?.[TRANSPORT])
    throw new TypeError('StoreProvider needs a client: pass what createClient returned');
  const { subscribe, getSnapshot } = sessionIdOf(client);
  const own = useSyncExternalStore(subscribe, getSnapshot, getUnknown);
  const sessionId = effectiveId(own, given);
  useClearedCache(prefix, sessionId);
  const scope = useStableFunction((): KeyScope | undefined => {
    const current = effectiveId(getSnapshot(), given);
    return current === undefined ? undefined : { prefix, sessionId: current };
  });
  const streamed = streamedOf(fallback);
  const value = useMemo(
    () => ({ client, session, prefix, sessionId, scope, streamed }),
    [client, session, prefix, sessionId, scope, streamed],
  );
  // SWR renders `fallback`, and takes `cacheData` as the response of the first request
  const config = useMemo(() => ({ fallback: streamed.arrived, cacheData: streamed.arrived }), [streamed]);
  return createElement(
    StoreContext.Provider,
    { value },
    fallback ? createElement(SWRConfig, { value: config }, children) : children,
  );
}

/** The session id of a client without credentials. The session id of the provider applies instead. */
export const NO_SESSION_ID = 'none';

/** The session id of a page, from that of its client and the one that the provider was given. */
const effectiveId = (own: string | undefined, given: string | undefined): string | undefined =>
  own === undefined || own === NO_SESSION_ID ? (given ?? own) : own;

/** The session id of a client, for all components that use the client. Undefined until it is known. */
export const sessionIdOf = /* @__PURE__ */ externalStores<StoreClient, string | undefined>(
  undefined,
  (client) => ({
    // if the storage fails, the reads run and report the error
    read: () => client[TRANSPORT].sessionId().catch(() => 'unknown'),
    listen: (listener) => client[TRANSPORT].onSessionId(listener),
  }),
);

/** Servers do not know the session id of the page's client. */
const getUnknown = (): undefined => undefined;

/** Removes the entries of a session from the cache when another one follows. */
function useClearedCache(prefix: string, sessionId: string | undefined): void {
  const { cache, mutate } = useSWRConfig();
  const last = useRef(sessionId);
  useEffect(() => {
    const previous = last.current;
    last.current = sessionId;
    if (previous === undefined || previous === sessionId) return;
    void removeEntries(entriesIn({ cache, mutate }, { prefix, sessionId: previous }));
  }, [cache, mutate, prefix, sessionId]);
}

/**
 * The client of the nearest {@link StoreProvider}, for calls outside of hooks: the functions of
 * `storewire/operations`, not methods such as `client.products.getProduct`. Throws without a provider.
 *
 * @example
 * import { queryProductVariants } from 'storewire/operations';
 * import { useClient } from 'storewire/react';
 *
 * export function VariantCount({ id, show }: { id: string; show: (count: number) => void }) {
 *   const client = useClient();
 *   const count = async () => show((await queryProductVariants(client, { id })).variants?.length ?? 0);
 *   return <button type="button" onClick={() => void count()}>Count the variants</button>;
 * }
 */
export function useClient(): StoreClient {
  return useStore().client;
}

export function useStore(): StoreContextValue {
  const store = useContext(StoreContext);
  if (!store) throw noContext(NO_CLIENT, NEXT_STEP.provider);
  return store;
}
