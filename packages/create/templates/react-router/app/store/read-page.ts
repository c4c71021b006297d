import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router';
import type { MemberCredentials, StoreClient } from 'storewire';
import { openStore } from './backend';

const storeContext = createContext<{ client: StoreClient; auth: MemberCredentials; wasSignedIn: boolean }>();

/** Opens the store with the session of the request, and stores the cookies. */
export const storeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { client, auth, addTo } = openStore(request);
  const { isSignedIn: wasSignedIn } = await auth.session();
  context.set(storeContext, { client, auth, wasSignedIn });
  // refreshed before the response starts, which can set cookies; the reads of the page report failures
  await client.access(request.signal).catch(() => undefined);
  const response = await addTo(await next());
  response.headers.set('cache-control', 'private, no-store');
  return response;
};

/** Reads what a page shows. */
export async function readPage<Store>(
  context: Readonly<RouterContextProvider>,
  read: (client: StoreClient) => Promise<Store>,
) {
  const { client, auth, wasSignedIn } = context.get(storeContext);
  const store = await read(client);
  const { isSignedIn } = await auth.session();
  return { store, isSignedIn, hasEnded: wasSignedIn && !isSignedIn };
}
