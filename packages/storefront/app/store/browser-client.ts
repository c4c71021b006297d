import { backendSession, createTransport, type Transport } from 'storewire';
import { STORE_PATH } from './store-path.ts';

/** The session of the page: an id without tokens, which are in cookies that no script can read. */
export const session = backendSession({ signOutUrl: '/sign-out' });

/** Makes the calls of the page through the server of the store front. While the server renders, it makes none. */
export const client: Transport = createTransport({
  baseUrl: typeof window === 'undefined' ? undefined : STORE_PATH,
  auth: session,
});
