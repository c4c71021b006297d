/** How browsers say that they load a page before anyone has opened it: the standard header, then those of older ones. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-moz'];

/**
 * Refuses a request that no person has made: a HEAD, a prefetch or a prerender. For a route whose GET uses something
 * up, such as the code of a sign-in, or the token of a link in a mail. The response is a 503 with `no-store`: the
 * browser discards it, and sends the request again when the page is opened. Undefined for all other requests.
 * `siteRoutes` calls it itself.
 *
 * @example
 * import { refuseReadAhead } from 'storewire-server';
 *
 * export function GET(request: Request): Response {
 *   return refuseReadAhead(request) ?? new Response('Your address is confirmed');
 * }
 */
export function refuseReadAhead({
  method,
  headers,
}: Pick<Request, 'method' | 'headers'>): Response | undefined {
  const isAhead = PURPOSES.some((name) => /\bprefetch\b/i.test(headers.get(name) ?? ''));
  if (method !== 'HEAD' && !isAhead) return undefined;
  return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } });
}
