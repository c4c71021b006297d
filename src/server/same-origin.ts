/**
 * Whether a request comes from a page that may act for the person. Browsers name the page in `Origin` with every write and in
 * `Sec-Fetch-Site` with everything; a write that names none does not come from a page of today.
 */
export function isFromAllowedPage({ method, headers }: Request, allowedOrigins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return allowedOrigins.has(origin);
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  return method === 'GET';
}
