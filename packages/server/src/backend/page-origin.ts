import { withoutFinalDot } from '../lib/check-options.ts';

/**
 * Whether the `Origin` header of a request names one of these origins, which have no final dots. Browsers send `null`
 * with forms of a page with `Referrer-Policy: no-referrer`, and `same-origin` in `Sec-Fetch-Site` only if the page is of
 * the origin of the URL.
 */
export function isFromOrigin(headers: Headers, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin') ?? '';
  return origin === 'null'
    ? headers.get('sec-fetch-site') === 'same-origin'
    : origins.has(withoutFinalDot(origin));
}
