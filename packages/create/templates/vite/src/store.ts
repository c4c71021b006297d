import { createClient, member, webStorage } from 'storewire';

/** The session is in the `localStorage` of the browser, which scripts of the page can read. */
export const session = member({
  // the id of your OAuth client
  clientId: import.meta.env.VITE_STORE_CLIENT_ID,
  storage: webStorage(() => localStorage),
  // a shop sells also to members whose session has ended
  afterEnd: 'visitor',
});

export const client = createClient({
  baseUrl: import.meta.env.VITE_STORE_URL,
  auth: session,
});
