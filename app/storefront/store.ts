import { member } from 'storewire';
import { createTransport } from 'storewire/operations';
import { storageIn } from './storage.ts';

/** The app that owns the catalog of every store, named in each cart line. */
export const STORES_APP_ID = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

const clientId = import.meta.env.VITE_STORE_CLIENT_ID ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541';

/** An anonymous visitor, who may sign in, and is kept over reloads. All tabs share it. Who is signed out by the platform goes on as a visitor. */
export const session = member({ clientId, storage: storageIn(() => localStorage), afterEnd: 'visitor' });

/** The one client of the page. */
export const store = createTransport({ baseUrl: import.meta.env.VITE_STORE_URL ?? 'http://127.0.0.1:4010', auth: session });
