/** What cookies need of a page: a part of `Document`, which the types of servers do not have. */
export interface CookiePage {
  /** Reads the cookies of the page, and sets one. */
  cookie: string;
  /** Its address: cookies of https pages are sent over https only. */
  readonly location: { readonly protocol: string };
}

/** How a page sets a cookie. */
interface CookieLine {
  path: string;
  domain?: string | undefined;
  /** In days from now; 0 takes the cookie away. Undefined for one that ends with the browser. */
  days: number | undefined;
  sameSite: 'Lax' | 'Strict' | 'None';
  secure: boolean;
}

const MS_PER_DAY = 86_400_000;
/** Browsers keep no cookie longer. */
export const MOST_DAYS = 400;

const NOT_IN_A_NAME = /[()]/g;

/** A key as the name of a cookie (RFC 6265, section 4.1.1). Different keys have different names. */
export function toCookieName(key: string): string {
  return encodeURIComponent(key).replace(NOT_IN_A_NAME, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

/** The cookies of a `Cookie` header or of `document.cookie`. Of two with one name the first counts, which has the longer path. */
export function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  // what is no space to browsers is a part of the name: without it, it might be one with the prefix `__Host-`, which no subdomain can set
  for (const pair of header.split(/; */)) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trimEnd();
    if (at > 0 && !cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

/** What `document.cookie` is set to. Name and value are written as they are. */
export function cookieLine(name: string, value: string, { path, domain, days, sameSite, secure }: CookieLine): string {
  const parts = [`${name}=${value}`, `Path=${path}`];
  if (domain !== undefined) parts.push(`Domain=${domain}`);
  if (days !== undefined) parts.push(`Expires=${endOf(days).toUTCString()}`);
  parts.push(`SameSite=${sameSite}`);
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

const endOf = (days: number): Date => new Date(days === 0 ? 0 : Date.now() + Math.min(days, MOST_DAYS) * MS_PER_DAY);
