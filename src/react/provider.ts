import {
  createContext,
  createElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import type { MemberCredentials } from '../auth/session/member-session.ts';
import { type StoreClient, TRANSPORT } from '../core/options.ts';
import { requireLibrary } from '../lib/require-library.ts';
import type { KeyScope } from './keys.ts';

requireLibrary({
  name: 'swr',
  since: '2.5',
  entry: 'storewire/react',
  isPresent: 'unload' in SWRConfig.defaultValue,
});

interface StoreContext extends KeyScope {
  client: StoreClient;
  session: MemberCredentials | undefined;
}

const Context = createContext<StoreContext | undefined>(undefined);

/** Props of `StoreProvider`. */
export interface StoreProviderProps {
  /** Sends the calls of all hooks below. Create it once, outside of the component. */
  client: StoreClient;
  /**
   * The session that `member()` returned and the client uses as `auth`. The session hooks need it. With it,
   * the whole SWR cache is cleared when a member signs in or out, also in another tab, and when the platform
   * ends a session; mounted components read again.
   */
  session?: MemberCredentials | undefined;
  /** First part of every cache key, for pages with more than one shop. Defaults to `storewire`. */
  prefix?: string | undefined;
  /**
   * The identity of a server rendering, so that its responses are found in the cache. Without it, nothing is
   * read before the identity of the client is known.
   */
  identity?: string | undefined;
  /** The components whose hooks use the client. */
  children?: ReactNode;
}

/**
 * Passes the client to all hooks below. Hooks throw without a provider. Cached responses belong to the
 * identity of the client, so nothing of one person is shown to another.
 *
 * @example
 * import { createClient, visitor } from 'storewire';
 * import { StoreProvider, useGetCurrentCart } from 'storewire/react';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 *
 * function Cart() {
 *   const { data, error, isLoading } = useGetCurrentCart();
 *   if (isLoading) return <p>Loading</p>;
 *   return <p>{error ? error.description : `${data?.cart.lineItems?.length ?? 0} lines`}</p>;
 * }
 *
 * export const App = () => (
 *   <StoreProvider client={client}>
 *     <Cart />
 *   </StoreProvider>
 * );
 */
export function StoreProvider({
  client,
  session,
  prefix = 'storewire',
  identity: given,
  children,
}: StoreProviderProps): ReactNode {
  const { unload } = useSWRConfig();
  const [known, setKnown] = useState({ client, identity: given });
  useEffect(() => {
    let isMounted = true;
    const keep = (identity: string): void => {
      if (isMounted)
        setKnown((last) =>
          last.client === client && last.identity === identity ? last : { client, identity },
        );
    };
    // if the storage fails, the reads run and report the error
    const read = (): void => void client[TRANSPORT].identity().then(keep, () => keep('unknown'));
    read();
    const stop = client[TRANSPORT].onIdentity(() => {
      if (session) unload();
      read();
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [client, session, unload]);
  // the identity of another client does not apply
  const identity = known.client === client ? known.identity : given;
  const value = useMemo(() => ({ client, session, prefix, identity }), [client, session, prefix, identity]);
  return createElement(Context.Provider, { value }, children);
}

/**
 * The client of the nearest {@link StoreProvider}, for calls outside of hooks. Throws if there is none.
 *
 * @example
 * import { useClient } from 'storewire/react';
 * import { upload } from 'storewire/uploads';
 *
 * export function PictureField() {
 *   const client = useClient();
 *   return <input type="file" accept="image/*" onChange={({ target }) => target.files?.[0] && void upload(client, target.files[0])} />;
 * }
 */
export function useClient(): StoreClient {
  return useStore().client;
}

export function useStore(): StoreContext {
  const store = useContext(Context);
  if (!store) throw new Error('Wix context is not available: there is no StoreProvider above this component');
  return store;
}
