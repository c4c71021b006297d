import { parseCookie, stringifySetCookie } from 'cookie';
import { bodyForCopy } from './lib/bounded-body.ts';

/** Attributes of a cookie, with the names that Next.js and most cookie libraries use. */
export interface CookieAttributes {
  /** The cookie is sent to every path of the site. */
  path: '/';
  /** False only for the cookies with the session id: scripts of pages cannot read the others. */
  httpOnly: boolean;
  /** Sent over https only. */
  secure: boolean;
  /** Not sent with requests of other sites, except when a user follows a link. */
  sameSite: 'lax';
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number;
}

/** The cookies of one request: the result of `cookies()` of Next.js, or of {@link requestCookies}. */
export interface CookieJar {
  /** The value of a cookie, or `undefined`. */
  get(name: string): MaybePromise<string | { value: string } | undefined>;
  /** Absent where no cookie can be set, for example while a server component renders. */
  set?(name: string, value: string, attributes: CookieAttributes): unknown;
}

export type MaybePromise<T> = Promise<T> | T;

/** The cookies of a fetch-style request, and those that the response sets. */
export interface RequestCookies extends CookieJar {
  /** The value of a cookie, also of one that was set during this request. */
  get(name: string): string | undefined;
  /**
   * Sets a cookie in the response. Throws a `TypeError` if name or value contain characters that cookies
   * cannot have.
   */
  set(name: string, value: string, attributes: CookieAttributes): void;
  /** The `Cookie` header that the browser will send next, for code that handles the rest of this request. */
  header(): string;
  /**
   * Returns a copy of the response with the cookies that were set. If there are any, its `cache-control` is
   * `private, no-store`, whatever it was: a shared cache would give the session to the next visitor. A response
   * that cannot be copied, that of an upgrade or `Response.error()`, is returned without cookies. Throws a
   * `TypeError` if the body was read before. Where a framework has responses of its own, set all headers of
   * `addTo(new Response())`.
   */
  addTo(response: Response): Response;
}

/**
 * Reads the cookies of a request, and collects those that its response sets.
 *
 * @example
 * import { requestCookies } from 'storewire-server';
 *
 * const jar = requestCookies(new Request('https://shop.example', { headers: { cookie: 'currency=EUR' } }));
 * jar.set('seen', '1', { path: '/', httpOnly: true, secure: true, sameSite: 'lax', maxAge: 3600 });
 * console.log(jar.get('currency'), jar.header()); // EUR currency=EUR; seen=1
 * export const response = jar.addTo(new Response('Hello'));
 */
export function requestCookies(request: { headers: Headers }): RequestCookies {
  const header = request.headers.get('cookie') ?? '';
  const cookies = new Map(Object.entries(parseCookie(header, { decode: asIs })));
  const changes = new Map<string, string>();
  return {
    get: (name) => cookies.get(name),
    set(name, value, attributes) {
      changes.set(name, toLine(name, value, attributes));
      if (attributes.maxAge > 0) cookies.set(name, value);
      else cookies.delete(name);
    },
    header: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    addTo(response) {
      if (response.status < 200) return response;
      // headers of a response of `fetch` and of `Response.redirect()` cannot be changed
      const copy = new Response(bodyForCopy(response), response);
      if (changes.size > 0) keepFromSharedCaches(copy.headers);
      for (const line of changes.values()) copy.headers.append('set-cookie', line);
      return copy;
    },
  };
}

/**
 * What caches obey rather than `cache-control`: CDNs (RFC 9213 and before it), nginx, and caches of HTTP/1.0. Not a
 * header of the request, which a proxy of Next.js passes to the page in those of its response.
 */
const OTHER_CACHE_CONTROL =
  /^(?!x-middleware-request-).+-cache-control$|^(?:surrogate-control|edge-control|x-accel-expires|expires)$/;

/** For responses of a session. */
export const NO_STORE = 'private, no-store';

/** A shared cache may store a response in spite of its cookies (RFC 9111, section 7.3). */
function keepFromSharedCaches(headers: Headers): void {
  for (const name of [...headers.keys()]) if (OTHER_CACHE_CONTROL.test(name)) headers.delete(name);
  headers.set('cache-control', NO_STORE);
}

const asIs = (text: string): string => text;

function toLine(name: string, value: string, attributes: CookieAttributes): string {
  try {
    return stringifySetCookie({ name, value, ...attributes }, { encode: asIs });
  } catch {
    // the error of the library quotes the value
    throw new TypeError('a cookie must have a name, and neither semicolons nor control characters');
  }
}
