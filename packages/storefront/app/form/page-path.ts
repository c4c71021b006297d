import { safeReturnPath } from 'storewire';

/** A path that a request names, if it is that of a page of this site, otherwise `/`: data of a page, too, is no page. */
export function safePagePath(path: string): string {
  const safe = safeReturnPath(path);
  return /^[^?#]*\.data(?:[?#]|$)/.test(safe) ? '/' : safe;
}
