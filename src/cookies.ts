/** Cookies of a page: reading, setting and removing them. Sessions have storages of their own, `documentCookies` and, on servers, `serverCookies`. */
import { type CookiePage, cookieLine, parseCookies, toCookieName } from './core/cookie.ts';

export type { CookiePage };

/** How a cookie is set. */
export interface CookieOptions {
  /** How long it lives, in days; browsers keep none longer than 400. Default: until the browser is closed. */
  expiresInDays?: number | undefined;
  /**
   * Pages that have the cookie, by the beginning of their path: ASCII, as in `location.pathname`, no semicolon, at most 1024 characters.
   * Default `/`, the whole site.
   */
  path?: string | undefined;
  /** Domain whose subdomains have the cookie too. Default: this host alone. */
  domain?: string | undefined;
  /** Whether it comes along from other sites: `lax` (default) with links only, `strict` never, `none` always, which needs https. */
  sameSite?: 'lax' | 'strict' | 'none' | undefined;
  /** Sent over https only. Default true on https pages, and where the name or `sameSite` asks for it. */
  secure?: boolean | undefined;
  /** The page, for tests. Default the global one. */
  document?: CookiePage | undefined;
}

const SAME_SITE = { lax: 'Lax', strict: 'Strict', none: 'None' } as const;
/** Browsers drop a longer one without a word: bytes of name and value together. */
const MOST_BYTES = 4096;

/**
 * The value of a cookie of this page, as `setCookie` was given it. Undefined when there is none. HttpOnly cookies are never seen. A value
 * that somebody else has written in another way is given as it is. Throws a `TypeError` outside of pages.
 *
 * @example
 * import { getCookie, removeCookie, setCookie } from 'storewire/cookies';
 *
 * setCookie('currency', 'EUR', { expiresInDays: 30 });
 * console.log(getCookie('currency')); // EUR
 * removeCookie('currency');
 */
export function getCookie(name: string, options: Pick<CookieOptions, 'document'> = {}): string | undefined {
  const cookies = parseCookies(pageOf(options).cookie);
  const text = cookies.get(checkName(name)) ?? cookies.get(name);
  try {
    return text && decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Sets a cookie that scripts of the page can read: nothing secret belongs in one. Name and value may hold any text and are percent-encoded. Throws a
 * `TypeError` outside of pages and for what browsers refuse, such as a `__Host-` name with a domain, and a `RangeError` for more than 4096 bytes.
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
  const document = pageOf(options);
  if (days !== undefined && !(days > 0)) throw new TypeError('expiresInDays must be more than 0');
  if (typeof value !== 'string' || !value.isWellFormed()) throw new TypeError('value must be well-formed text');
  const [key, text] = [checkName(name), encodeURIComponent(value)];
  if (key.length + text.length > MOST_BYTES) throw new RangeError('name and value are too long for a cookie');
  document.cookie = cookieLine(key, text, { ...attributesOf(name, options, document), days });
}

/**
 * Removes a cookie: takes the options that it was set with, as it is removed from the same `path` and `domain` only.
 *
 * @example
 * import { getCookie, removeCookie, setCookie } from 'storewire/cookies';
 *
 * setCookie('currency', 'EUR', { expiresInDays: 30 });
 * console.log(getCookie('currency')); // EUR
 * removeCookie('currency');
 */
export function removeCookie(name: string, options: CookieOptions = {}): void {
  const document = pageOf(options);
  document.cookie = cookieLine(checkName(name), '', { ...attributesOf(name, options, document), days: 0 });
}

function pageOf({ document = globalThis.document }: CookieOptions): CookiePage {
  if (!document) throw new TypeError('there is no page to have cookies');
  return document;
}

function attributesOf(name: string, { path = '/', domain, sameSite = 'lax', secure: wanted }: CookieOptions, { location }: CookiePage) {
  if (!/^\/[ -:<-~]{0,1023}$/.test(path)) throw new TypeError('path must begin with a slash and be short ASCII');
  if (domain !== undefined && !/^\.?[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(domain)) throw new TypeError('domain must be a host name');
  if (!Object.hasOwn(SAME_SITE, sameSite)) throw new TypeError('sameSite must be lax, strict or none');
  if (/^__(?:host-)?http-/i.test(name)) throw new TypeError('a page cannot set a __Http- cookie');
  const isHost = /^__host-/i.test(name);
  if (isHost && (path !== '/' || domain !== undefined)) throw new TypeError('a __Host- cookie has the path / and no domain');
  const needsSecure = isHost || /^__secure-/i.test(name) || sameSite === 'none';
  if (needsSecure && wanted === false) throw new TypeError('secure must not be false for this name or sameSite');
  return { path, domain, sameSite: SAME_SITE[sameSite], secure: wanted ?? (needsSecure || location.protocol === 'https:') };
}

function checkName(name: string): string {
  if (typeof name !== 'string' || name === '' || !name.isWellFormed()) throw new TypeError('name must be well-formed text and not empty');
  return toCookieName(name);
}
