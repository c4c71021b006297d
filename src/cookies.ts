/**
 * Reads, sets and removes cookies of the current page. To store a session use `documentCookies` or, on
 * servers, `serverCookies`.
 */
import { type CookiePage, cookieLine, EXPIRED, maxAgeOf, parseCookies, toCookieName } from './lib/cookie.ts';

/** Attributes of a cookie. */
export interface CookieOptions {
  /** Days until the cookie expires; browsers allow at most 400. Default: until the browser is closed. */
  expiresInDays?: number | undefined;
  /**
   * Path prefix of the pages that receive the cookie: at most 1024 ASCII characters, as in
   * `location.pathname`, without semicolons. Default `/`, the whole site.
   */
  path?: string | undefined;
  /** Domain whose subdomains receive the cookie too. Default: the current host only. */
  domain?: string | undefined;
  /**
   * When other sites may cause the cookie to be sent. `lax`: when a visitor follows a link. `strict`: never.
   * `none`: always; requires https. Default `lax`.
   */
  sameSite?: 'lax' | 'strict' | 'none' | undefined;
  /**
   * Send the cookie over https only. Default: true on https pages, and where the name or `sameSite` requires
   * it.
   */
  secure?: boolean | undefined;
}

const SAME_SITES = ['lax', 'strict', 'none'];
/** Name and value together. Browsers drop longer cookies without an error. */
const MAX_COOKIE_BYTES = 4096;

/**
 * Returns the value of a cookie of the page, or `undefined` if there is none. `HttpOnly` cookies are not
 * visible. Values that are not percent-encoded, as other scripts may write them, are returned unchanged.
 * Throws a `TypeError` if there is no `document`.
 *
 * @example
 * import { getCookie, removeCookie, setCookie } from 'storewire/cookies';
 *
 * setCookie('currency', 'EUR', { expiresInDays: 30 });
 * console.log(getCookie('currency')); // EUR
 * removeCookie('currency');
 */
export function getCookie(name: string): string | undefined {
  const cookies = parseCookies(getPage().cookie);
  const text = cookies.get(encodeName(name)) ?? cookies.get(name);
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Sets a cookie that scripts can read, so it must not be a secret. Name and value may be any text and are
 * percent-encoded. Throws a `TypeError` if there is no `document` or if browsers would reject the cookie, for
 * example a `__Host-` name with a domain; throws a `RangeError` above 4096 bytes.
 *
 * @example
 * import { getCookie, removeCookie, setCookie } from 'storewire/cookies';
 *
 * setCookie('currency', 'EUR', { expiresInDays: 30 });
 * console.log(getCookie('currency')); // EUR
 * removeCookie('currency');
 */
export function setCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { expiresInDays: days } = options;
  const page = getPage();
  if (days !== undefined && !(days > 0)) throw new TypeError('expiresInDays must be greater than 0');
  if (typeof value !== 'string' || !value.isWellFormed())
    throw new TypeError('value must be a well-formed string');
  const [key, text] = [encodeName(name), encodeURIComponent(value)];
  if (key.length + text.length > MAX_COOKIE_BYTES)
    throw new RangeError('name and value are too long for a cookie');
  page.cookie = cookieLine(key, text, {
    ...readAttributes(name, options, page),
    maxAge: days === undefined ? undefined : maxAgeOf(days),
  });
}

/**
 * Removes a cookie. `path` and `domain` must be those that the cookie was set with. Throws as `setCookie`
 * does.
 *
 * @example
 * import { getCookie, removeCookie, setCookie } from 'storewire/cookies';
 *
 * setCookie('currency', 'EUR', { expiresInDays: 30 });
 * console.log(getCookie('currency')); // EUR
 * removeCookie('currency');
 */
export function removeCookie(name: string, options: CookieOptions = {}): void {
  const page = getPage();
  page.cookie = cookieLine(encodeName(name), '', { ...readAttributes(name, options, page), maxAge: EXPIRED });
}

function getPage(): CookiePage {
  if (!globalThis.document) throw new TypeError('document is not available');
  return document;
}

function readAttributes(
  name: string,
  { path = '/', domain, sameSite = 'lax', secure }: CookieOptions,
  { location }: CookiePage,
) {
  if (!/^\/[ -:<-~]{0,1023}$/.test(path))
    throw new TypeError(
      'path must start with a slash and be at most 1024 ASCII characters without semicolons',
    );
  if (domain !== undefined && !/^\.?[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(domain))
    throw new TypeError('domain must be a host name');
  if (!SAME_SITES.includes(sameSite)) throw new TypeError('sameSite must be lax, strict or none');
  if (/^__(?:host-)?http-/i.test(name)) throw new TypeError('scripts cannot set a __Http- cookie');
  const isHostOnly = /^__host-/i.test(name);
  if (isHostOnly && (path !== '/' || domain !== undefined))
    throw new TypeError('a __Host- cookie must have the path / and no domain');
  const needsSecure = isHostOnly || /^__secure-/i.test(name) || sameSite === 'none';
  if (needsSecure && secure === false)
    throw new TypeError('secure must not be false with this name or sameSite');
  return {
    path,
    domain,
    sameSite,
    secure: secure ?? (needsSecure || location.protocol === 'https:'),
  };
}

function encodeName(name: string): string {
  if (typeof name !== 'string' || name === '' || !name.isWellFormed())
    throw new TypeError('name must be a well-formed string that is not empty');
  return toCookieName(name);
}
