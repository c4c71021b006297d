import { type ReactNode, useMemo } from 'react';
import { useMatches } from 'react-router';
import { StoreProvider } from 'storewire/react';
import type { ServerProps } from 'storewire/react/server';
import { client, session } from '../store/browser-client.ts';

/** What loaders return for the hooks of their page, under the name `store`. */
interface StoreData {
  store?: ServerProps | undefined;
}

/** Passes to all hooks what the loaders of the page have read, so that the page does not read it again. */
export function PageStore({ children }: { children: ReactNode }) {
  const matches = useMatches();
  // the same while no loader has returned anything else
  const read = useMemo(() => {
    const stores = matches.flatMap(({ loaderData }) => (loaderData as StoreData | undefined)?.store ?? []);
    return {
      sessionId: stores.at(-1)?.sessionId,
      fallback: Object.assign({}, ...stores.map(({ fallback }) => fallback)),
    };
  }, [matches]);
  return (
    <StoreProvider client={client} session={session} {...read}>
      {children}
    </StoreProvider>
  );
}
