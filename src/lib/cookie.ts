/** The part of `Document` that cookies need. Servers have no type for the whole of it. */
export interface CookiePage {
  /** Reads the cookies of the page; an assignment sets one. */
  cookie: string;
  /** URL of the page: on https pages, cookies are sent over https only. */
  readonly location: { readonly protocol: string };
}

/** Attributes of a cookie that a page sets. */
interface PageCookieAttributes {
  path: string;
  domain?: string | undefined;
  /** Days from now until it expires; 0 removes the cookie. Undefined: until the browser is closed. */
  days: number | undefined;
  sameSite: 'Lax' | 'Strict' | 'None';
  secure: boolean;
}

export const MS_PER_DAY = 86_400_000;

/** Browsers keep no cookie for longer. */
export const MAX_COOKIE_DAYS = 400;

/** A key as the name of a cookie (RFC 6265, section 4.1.1). Different keys have different names. */
export const toCookieName = (key: string): string =>
  encodeURIComponent(key).replace(/[()]/g, (character) => (character === '(' ? '%28' : '%29'));

/**
 * The cookies of a `Cookie` header or of `document.cookie`. If two have the same name, the first one counts:
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

/** The text to assign to `document.cookie`. Name and value must be encoded already. */
export function cookieLine(
  name: string,
  value: string,
  { path, domain, days, sameSite, secure }: PageCookieAttributes,
): string {
  const parts = [`${name}=${value}`, `Path=${path}`];
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  if (days !== undefined) parts.push(`Expires=${expiryDate(days).toUTCString()}`);
  parts.push(`SameSite=${sameSite}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

const expiryDate = (days: number): Date =>
  new Date(days === 0 ? 0 : Date.now() + Math.min(days, MAX_COOKIE_DAYS) * MS_PER_DAY);
