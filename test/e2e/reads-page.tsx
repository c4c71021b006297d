import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { createClient, visitor, webStorage } from '../../src/index.ts';
import { StoreProvider } from '../../src/react/index.ts';
import type { ServerProps } from '../../src/react/server.ts';
import { Reads } from './reads-view.tsx';

declare global {
  interface Window {
    /** What the server has read for the page. */
    fromServer?: ServerProps;
  }
}

const { fromServer } = window;
const parts = new URLSearchParams(location.search).getAll('part');
const baseUrl = `${location.origin}/platform`;
/** A page that a server has rendered is one of a backend, without credentials. */
const client = fromServer
  ? createClient({ baseUrl })
  : createClient({ baseUrl, auth: visitor({ clientId: 'client-1', storage: webStorage(localStorage) }) });
const isStreamed = location.search.includes('streamed');
/** So that an event reads again at once. */
const config = location.search.includes('eager') ? { dedupingInterval: 0, focusThrottleInterval: 0 } : {};
const send = async (value: unknown): Promise<unknown> => value;
const fallback = Object.fromEntries(
  Object.entries(fromServer?.fallback ?? {}).map(([key, value]) => [key, isStreamed ? send(value) : value]),
);

const page = (
  <StrictMode>
    <SWRConfig value={config}>
      <StoreProvider client={client} {...(fromServer && { identity: fromServer.identity, fallback })}>
        <Reads parts={parts} />
      </StoreProvider>
    </SWRConfig>
  </StrictMode>
);
const root = document.getElementById('root');
if (root) hydrateRoot(root, page);
else createRoot(document.body.appendChild(document.createElement('div'))).render(page);
