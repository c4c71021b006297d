import { parseCookies } from '../lib/cookie.ts';
import type { CookieAttributes, CookieJar } from './cookies.ts';

/** The cookies of a `Request`, and those to set in its response. */
export interface RequestCookies extends CookieJar {
  /** The value of a cookie, with what was set during this request. */
  get(name: string): string | undefined;
  /**
   * Sets a cookie in the response. Name and value are not encoded. Throws a `TypeError` if they contain
   * characters that a cookie cannot contain.
   */
  set(name: string, value: string, attributes: CookieAttributes): void;
  /** `Set-Cookie` lines, one per cookie that was set. */
  lines(): string[];
  /** The `Cookie` header as the browser will send it next, for whatever renders the rest of this request. */
  header(): string;
  /**
   * Returns the response with the cookies that were set. If it has no `Cache-Control`, it becomes `private, no-store`.
   */
  addTo(response: Response): Response;
}

/** What would set another attribute, or another cookie. */
const FORBIDDEN = /[;\p{Cc}]/u;

/**
 * Reads the cookies of a request and collects what its answer is to set.
 *
 * @example
 * import { requestCookies } from 'storewire/server';
 *
 * const jar = requestCookies(new Request('https://shop.example', { headers: { cookie: 'currency=EUR' } }));
 * jar.set('seen', '1', { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 3600 });
 * console.log(jar.get('currency'), jar.header()); // EUR currency=EUR; seen=1
 * export const answer = jar.addTo(new Response('Hello'));
 */
export function requestCookies(request: { headers: Headers }): RequestCookies {
  const cookies = parseCookies(request.headers.get('cookie') ?? '');
  const changes = new Map<string, string>();
  const lines = (): string[] => [...changes.values()];
  return {
    get: (name) => cookies.get(name),
    set(name, value, attributes) {
      if (!/^[^=\s]+$/.test(name) || FORBIDDEN.test(name + value))
        throw new TypeError('a cookie must have a name, and neither semicolons nor control characters');
      changes.set(name, toLine(name, value, attributes));
      if (attributes.maxAge > 0) cookies.set(name, value);
      else cookies.delete(name);
    },
    lines,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    addTo(response) {
      if (changes.size === 0) return response;
      // headers of an answer that fetch gave cannot be changed
      const copy = new Response(response.body, response);
      // a cache would give the session to others: cookies alone do not keep it from storing (RFC 9111,
      // section 7.3)
      if (!copy.headers.has('cache-control')) copy.headers.set('cache-control', 'private, no-store');
      for (const line of lines()) copy.headers.append('set-cookie', line);
      return copy;
    },
  };
}

function toLine(
  name: string,
  value: string,
  { path, maxAge, domain, httpOnly, secure }: CookieAttributes,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${maxAge}`];
  if (httpOnly) parts.push('HttpOnly');
  parts.push('SameSite=Lax');
  if (secure) parts.push('Secure');
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  return parts.join('; ');
}
