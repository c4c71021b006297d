/** The part of `Document` that cookies need. Servers have no type for the whole of it. */
export interface CookiePage {
  /** Reads the cookies of the page; an assignment sets one. */
  cookie: string;
  /** URL of the page: on https pages, cookies are sent over https only. */
  readonly location: { readonly protocol: string };
}

/** Attributes of a cookie that a page sets, in addition to the path `/` and `SameSite=Lax`. */
interface CookieLineAttributes {
  /** Seconds until it expires; 0 or less removes the cookie. */
  maxAge: number;
  secure: boolean;
}

/** The `maxAge` that removes a cookie of a page. happy-dom keeps one with 0. */
export const EXPIRED = -1;

export const MS_PER_DAY = 86_400_000;

/** Browsers keep no cookie for longer. */
export const MAX_COOKIE_DAYS = 400;

/** Begins the name of a cookie that only its own host can set, and only over https (RFC 6265bis). */
export const HOST_PREFIX = '__Host-';

/** A key as the name of a cookie (RFC 6265, section 4.1.1). Different keys have different names. */
export const toCookieName = (key: string): string =>
  encodeURIComponent(key).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));

/**
 * The cookies of `document.cookie`. If two have the same name, the first one counts:
 * browsers put the cookie with the longer path first.
 */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  // only spaces separate: any other white space belongs to the name, or a subdomain could imitate a `__Host-`
  // cookie
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trimEnd();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** The text for `document.cookie`. Name and value must be encoded already. */
export function cookieLine(name: string, value: string, { maxAge, secure }: CookieLineAttributes): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

/** The lifetime of a cookie in seconds. */
export const maxAgeOf = (days: number): number =>
  Math.ceil((Math.min(days, MAX_COOKIE_DAYS) * MS_PER_DAY) / 1000);
