import { refuseInput } from '../errors/store-error.ts';
import { isOrigin } from '../lib/check-options.ts';

/** The site that people come back to. */
export interface ReturnUrlOptions {
  /**
   * Origin of the site, such as `https://shop.example`. Defaults to the origin of the page. Required on
   * servers, where it must come from the settings and never from the request.
   */
  origin?: string | undefined;
}

/** The origin that every return URL must have. Throws a `TypeError` if it is missing or not an origin. */
export function siteOrigin({ origin = globalThis.location?.origin }: ReturnUrlOptions): string {
  if (typeof origin !== 'string' || !/^https?:/.test(origin) || !isOrigin(origin))
    throw new TypeError(
      'origin must be the origin of the site, such as https://shop.example; it has no default outside of pages',
    );
  return origin;
}

/**
 * Resolves a return URL against the origin of the site. Throws a validation error if browsers could follow it
 * to another site.
 */
export function toReturnUrl(operation: string, field: string, value: unknown, origin: string): string {
  const url = typeof value === 'string' ? sameOriginUrl(value, origin) : undefined;
  if (!url) throw refuseInput(operation, field, `must be a URL of ${origin}`);
  return url.href;
}

/**
 * The path, query and fragment of a page of this site, or `/` if the value could lead to another site, or is no
 * text. For return paths from a URL, where some parsers of queries return lists and numbers.
 *
 * @example
 * import { safeReturnPath } from 'storewire';
 *
 * console.log(safeReturnPath('/orders?page=2')); // /orders?page=2
 * console.log(safeReturnPath('//elsewhere.example')); // /
 */
export function safeReturnPath(path: unknown): string {
  const url =
    typeof path === 'string' && path.startsWith('/')
      ? sameOriginUrl(path, 'https://site.invalid')
      : undefined;
  return url ? `${url.pathname}${url.search}${url.hash}` : '/';
}

/** Characters that browsers remove, or read as a slash, when they parse a URL. */
const AMBIGUOUS = /^\s|\s$|\p{Cc}|\\/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * A URL of this origin, given as an absolute URL or relative to the origin. Undefined if any browser could
 * read another origin.
 */
function sameOriginUrl(text: string, origin: string): URL | undefined {
  // some parsers read `https:host` as a relative URL, others as an absolute one
  const isClear =
    !AMBIGUOUS.test(text) && text.isWellFormed() && (!SCHEME.test(text) || /^https?:\/\/[^/]/i.test(text));
  const url = isClear && URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  const isSameOrigin = url?.origin === origin && !url.username && !url.password;
  // `/.//host` is normalised to `//host`, which is another host when read as a relative URL
  return isSameOrigin && !url.pathname.startsWith('//') ? url : undefined;
}

/** The query parameter that the platform adds to the URLs that it returns to. */
const MEMBER_FLAG = 'wixMemberLoggedIn';

/**
 * Removes `wixMemberLoggedIn`, which the platform adds to every URL that it returns to, from the address bar of the
 * page. Other parameters stay.
 */
export function cleanReturnUrl(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(MEMBER_FLAG)) return;
  url.searchParams.delete(MEMBER_FLAG);
  history.replaceState(history.state, '', url);
}
