import { type NextRequest, NextResponse } from 'next/server';
import { openStore } from './app/store/backend';

/** Refreshes tokens that end soon, for the rendering and for the browser. */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { client, save } = openStore(request);
  // the reads of the page report failures
  await client.access(request.signal).catch(() => undefined);
  const cookies = await save();
  const headers = new Headers(request.headers);
  headers.set('cookie', cookies.header());
  const response = NextResponse.next({ request: { headers } });
  for (const line of cookies.lines()) response.headers.append('set-cookie', line);
  return response;
}

export const config = { matcher: ['/', '/product-page/:slug', '/cart', '/orders'] };
