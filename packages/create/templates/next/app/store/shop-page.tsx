import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { createTransport, member, type StoreClient } from 'storewire';
import { serverCookies } from 'storewire/server';
import { baseUrl, clientId, cookieOptions } from './settings';

/** Reads what a page shows, with the session of its request. Nothing can be stored here: proxy.ts refreshes tokens before. */
export async function readPage<Store>(read: (client: StoreClient) => Promise<Store>) {
  // the end of a token is compared with the clock, which a prefetch must not read
  await connection();
  const auth = member({ clientId, storage: serverCookies(cookies, cookieOptions) });
  const [store, { isLoggedIn }] = await Promise.all([
    read(createTransport({ auth, baseUrl })),
    auth.session(),
  ]);
  return { store, isLoggedIn };
}
