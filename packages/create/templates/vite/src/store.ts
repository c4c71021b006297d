import { createClient, member, webStorage } from 'storewire';

/** The session is in the `localStorage` of the browser, which scripts of the page can read. */
export const session = member({
  // the id of your OAuth client; this one is known to every local platform
  clientId: import.meta.env['VITE_STORE_CLIENT_ID'] ?? '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541',
  storage: webStorage(() => localStorage),
  // a shop sells also to members whose session has ended
  afterEnd: 'visitor',
});

export const client = createClient({
  // the local platform of `npm run dev`, unless the environment names another one
  baseUrl: import.meta.env['VITE_STORE_URL'] ?? import.meta.env['STOREWIRE_URL'] ?? 'http://127.0.0.1:4010',
  auth: session,
});
