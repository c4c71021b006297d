import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { createTransport, member } from 'storewire';
import { createBackend } from 'storewire/server';
import { clientId, siteOrigin, storeUrl } from './settings.ts';

/** Keeps the session of each browser in HttpOnly cookies. */
const backend = createBackend({
  // a shop sells also to members whose session has ended
  auth: (storage) => member({ clientId, storage, afterEnd: 'visitor' }),
  // pages have no scripts, so they make no calls
  calls: [],
  allowedOrigins: [siteOrigin],
  // over http, as on localhost, browsers do not store secure cookies
  cookies: { secure: siteOrigin.startsWith('https:') },
  baseUrl: storeUrl,
});

/** The session of the browser that sent a request, and a client for its calls. */
function openStore(request: Request) {
  const session = backend.session(request);
  return { ...session, client: createTransport({ auth: session.auth, baseUrl: storeUrl }) };
}

export interface Env {
  Variables: {
    /** The store, as the visitor or member who sent the request. */
    store: ReturnType<typeof openStore>;
    /** Whether a member has sent the request. The session may have ended since. */
    wasSignedIn: boolean;
  };
}

export const storeMiddleware = createMiddleware<Env>(async (c, next) => {
  const store = openStore(c.req.raw);
  const { isSignedIn } = await store.auth.session();
  c.set('store', store);
  c.set('wasSignedIn', isSignedIn);
  await next();
  const cookies = await store.save();
  for (const line of cookies.lines()) c.header('set-cookie', line, { append: true });
  // every page shows the cart and the member
  c.header('cache-control', 'private, no-store');
});

/** Whether the session of the member who sent the request has ended meanwhile. */
export async function hasEnded(c: Context<Env>): Promise<boolean> {
  if (!c.get('wasSignedIn')) return false;
  const { isSignedIn } = await c.get('store').auth.session();
  return !isSignedIn;
}
