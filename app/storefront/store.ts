import { member } from 'storewire';
import { createTransport } from 'storewire/operations';
import { storageIn } from './storage.ts';

/** The id of the app that owns the catalog of every store, for cart lines. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const clientId = import.meta.env.VITE_STORE_CLIENT_ID ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/**
 * A visitor session that can sign in. It survives reloads and is shared by all tabs. If the platform ends a
 * member session, it continues as a visitor session.
 */
export const session = member({ clientId, storage: storageIn(() => localStorage), afterEnd: 'visitor' });

/** The client of the store front. */
export const store = createTransport({
  baseUrl: import.meta.env.VITE_STORE_URL ?? 'http://127.0.0.1:4010',
  auth: session,
});
