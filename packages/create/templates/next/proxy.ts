import { type NextRequest, NextResponse } from 'next/server';
import { openStore } from './app/store/backend';
import { SESSION_ENDED } from './app/store/session-ended';

/** Refreshes tokens that end soon, for the rendering and for the browser. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { client, auth, save } = openStore(request);
  const before = await auth.session();
  // the reads of the page report failures
  await client.access(request.signal).catch(() => undefined);
  const after = await auth.session();
  const cookies = await save();
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.header());
  headers.set(SESSION_ENDED, String(before.isSignedIn && !after.isSignedIn));
  return cookies.addTo(NextResponse.next({ request: { headers } }));
}

export const config = {
  matcher: [
    {
      // all pages, also those that are added: no files, and no routes, which keep the session themselves. The slug of a
      // product may end as the name of a file does.
      source:
        '/(product-page/.*|(?!_next/|api/|(?:sign-in|signed-in|sign-out|checkout)$|.*\\.[a-zA-Z]\\w*$).*)',
      // what Next.js prefetches depends on no session, and shared caches keep it for all visitors
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
};
