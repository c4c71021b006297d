import { type NextRequest, NextResponse } from 'next/server';
import { createClient, member } from 'storewire';
import { requestCookies, serverCookies } from 'storewire/server';
import { baseUrl, clientId, cookieOptions } from './lib/store';

const FIVE_MINUTES = 300;

/** Refreshes tokens that end soon, for the rendering and for the browser. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const jar = requestCookies(request);
  const storage = serverCookies(jar, cookieOptions);
  const auth = member({ clientId, storage });
  const tokens = await auth.tokens();
  if (!tokens || tokens.accessToken.expiresAt - Date.now() / 1000 < FIVE_MINUTES) {
    // any call gets tokens; the page reports failures
    await createClient({ auth, baseUrl })
      .currentCart.getCurrentCart()
      .catch(() => undefined);
    await storage.save();
  }
  const headers = new Headers(request.headers);
  headers.set('cookie', jar.header());
  const response = NextResponse.next({ request: { headers } });
  for (const line of jar.lines()) response.headers.append('set-cookie', line);
  return response;
}

export const config = { matcher: ['/'] };
