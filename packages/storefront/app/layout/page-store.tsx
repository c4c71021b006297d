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
  const reads = matches
    .map(({ loaderData }) => (loaderData as StoreData | undefined)?.store)
    .filter((store) => store !== undefined);
  const identity = reads.at(-1)?.identity;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a loader returns an object of its own each time
  const fallback = useMemo(() => Object.assign({}, ...reads.map((store) => store.fallback)), reads);
  return (
    <StoreProvider client={client} session={session} identity={identity} fallback={fallback}>
      {children}
    </StoreProvider>
  );
}
