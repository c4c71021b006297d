/** Dates and URLs of pages. */
import type * as T from '../../generated/types.ts';
import { asText } from '../lib/fields.ts';
import { invalidValue } from './media-uri.ts';

/** RFC 3339, with an offset. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Returns the `Date` of an RFC 3339 date and time with an offset; digits below milliseconds are dropped.
 * Returns `undefined` for null, undefined and ''. Throws a `StoreError` of kind `validation` for anything
 * else, including days that do not exist, such as 30 February.
 *
 * @example
 * import { dateFromWire } from 'storewire/media';
 *
 * console.log(dateFromWire('2026-03-01T10:30:00+01:00')?.toISOString()); // 2026-03-01T09:30:00.000Z
 */
export function dateFromWire(text: string | null | undefined, path = 'date'): Date | undefined {
  if (text === undefined || text === null || text === '') return undefined;
  const [match, year, month, day] = (typeof text === 'string' && DATE_TIME.exec(text)) || [];
  const date = new Date(match ?? Number.NaN);
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (!isDay || Number.isNaN(date.getTime()))
    throw invalidValue(path, 'must be an RFC 3339 date and time with an offset');
  return date;
}

/**
 * Returns the absolute URL of a page: `url`, or else `base` and `path` joined. A base without a scheme is
 * assumed to be https. Returns `undefined` if there is neither. Throws a `StoreError` of kind `validation` if
 * the result is not an http or https URL.
 *
 * @example
 * import { pageUrlFromWire } from 'storewire/media';
 *
 * console.log(pageUrlFromWire({ base: 'shop.example', path: '/vase' })); // https://shop.example/vase
 */
export function pageUrlFromWire(
  page: T.PageUrlV2 | T.ProductPageUrl | null | undefined,
  path = 'url',
): string | undefined {
  const fields: { url?: unknown; base?: unknown; path?: unknown } = page ?? {};
  const [url, base, rest = ''] = [asText(fields.url), asText(fields.base), asText(fields.path)];
  if (url !== undefined) return parsePageUrl(url, `${path}.url`) && url;
  if (base === undefined) return undefined;
  const site = /^[a-z][a-z\d+.-]*:\/\//i.test(base) ? base : `https://${base}`;
  parsePageUrl(site, `${path}.base`);
  return parsePageUrl(rest === '' ? site : `${site.replace(/\/$/, '')}/${rest.replace(/^\//, '')}`, path)
    .href;
}

/**
 * Returns the page of an absolute URL, for a request. Throws a `StoreError` of kind `validation` for anything
 * but an http or https URL.
 *
 * @example
 * import { pageUrlToWire } from 'storewire/media';
 *
 * console.log(pageUrlToWire('https://shop.example/product-page/vase').relativePath); // /product-page/vase
 */
export const pageUrlToWire = (url: string, path = 'url'): { relativePath: string; url: string } => ({
  relativePath: parsePageUrl(url, path).pathname,
  url,
});

function parsePageUrl(value: unknown, path: string): URL {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw invalidValue(path, 'must be an absolute http or https URL');
  if (url.username || url.password) throw invalidValue(path, 'must not contain a user name or password');
  return url;
}
