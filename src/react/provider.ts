import { createContext, createElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { MemberCredentials } from '../auth/member-session.ts';
import type { Transport } from '../core/transport.ts';
import type { KeyScope } from './keys.ts';

interface StoreContext extends KeyScope {
  client: Transport;
  session: MemberCredentials | undefined;
}

const Context = createContext<StoreContext | undefined>(undefined);

/** What `StoreProvider` takes. */
export interface StoreProviderProps {
  /** Makes the calls of all hooks below. Make it once, outside the component. */
  client: Transport;
  /**
   * What `member()` returned, and the client has as `auth`. The hooks of the session need it. With it, whatever SWR has in its cache is
   * forgotten when somebody signs in or out, also in another tab, and when the platform ends a session; what is still shown is read anew.
   */
  session?: MemberCredentials | undefined;
  /** First part of every cache key, for pages that hold more than one shop. Default `storewire`. */
  prefix?: string | undefined;
  /** Identity that a server rendered with, so that its answers are found again. Without it nothing is read before the client's own is known. */
  identity?: string | undefined;
  /** The components whose hooks use the client. */
  children?: ReactNode;
}

/**
 * Gives the hooks below it their client. Hooks without one throw. Cached answers belong to the identity of the client: after a sign-in
 * or sign-out nothing of the person before is shown.
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
export function StoreProvider({ client, session, prefix = 'storewire', identity: given, children }: StoreProviderProps): ReactNode {
  const { unload } = useSWRConfig();
  const [known, setKnown] = useState({ client, identity: given });
  useEffect(() => {
    let isMounted = true;
    const keep = (identity: string): void => {
      if (isMounted) setKnown((last) => (last.client === client && last.identity === identity ? last : { client, identity }));
    };
    // without an identity nothing would be read, and nobody would learn why: the reads tell
    const read = (): void => void client.identity().then(keep, () => keep('unknown'));
    read();
    const stop = client.onIdentity(() => {
      if (session) unload();
      read();
    });
    return () => {
      isMounted = false;
      stop();
    };
  }, [client, session, unload]);
  // what is known of another client is no use here
  const identity = known.client === client ? known.identity : given;
  const value = useMemo(() => ({ client, session, prefix, identity }), [client, session, prefix, identity]);
  return createElement(Context.Provider, { value }, children);
}

/**
 * The client of the nearest {@link StoreProvider}, for calls outside the hooks. Throws when there is none.
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
export function useClient(): Transport {
  return useStore().client;
}

export function useStore(): StoreContext {
  const store = useContext(Context);
  if (!store) throw new Error('Wix context is not available: there is no StoreProvider above this component');
  return store;
}
