/** Dates, numbers and URLs of pages. */

import { type StoreError, validationError } from '../errors/store-error.ts';
import { asRecord } from '../lib/fields.ts';
import { violation } from '../lib/violation.ts';

/** RFC 3339, with an offset. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Returns the `Date` of an RFC 3339 date and time with an offset; digits below milliseconds are dropped.
 * Returns `undefined` for null, undefined and ''. Throws a `StoreError` of kind `validation` for anything
 * else, including days that do not exist, such as 30 February.
 *
 * @example
 * import { dateFromWire, dateToWire } from 'storewire/wire';
 *
 * const date = dateFromWire('2026-03-01T10:30:00+01:00');
 * console.log(date && dateToWire(date)); // 2026-03-01T09:30:00.000Z
 */
export function dateFromWire(text: string | null | undefined, path = 'date'): Date | undefined {
  if (isBlank(text)) return undefined;
  const [match, year, month, day] = (typeof text === 'string' && DATE_TIME.exec(text)) || [];
  const date = new Date(match ?? Number.NaN);
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (!isDay || Number.isNaN(date.getTime()))
    throw invalidValue(path, 'must be an RFC 3339 date and time with an offset');
  return date;
}

/**
 * Returns a date in the form of the wire, in UTC with milliseconds. The calls of a client do this themselves.
 * Throws a `StoreError` of kind `validation` for an invalid date and for years outside 0 to 9999.
 *
 * @example
 * import { dateToWire } from 'storewire/wire';
 *
 * console.log(dateToWire(new Date(0))); // 1970-01-01T00:00:00.000Z
 */
export function dateToWire(date: Date, path = 'date'): string {
  const text = date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
  if (!DATE_TIME.test(text)) throw invalidValue(path, 'must be a valid date');
  return text;
}

/** A number, or the name of one that JSON cannot represent. */
export type WireNumber = number | 'NaN' | 'Infinity' | '-Infinity';

/**
 * Returns the number of a field that the contract marks as a float. The calls of a client do this themselves;
 * it is needed for stored JSON. Returns `undefined` for null and undefined. Throws a `StoreError` of kind
 * `validation` for any other text.
 *
 * @example
 * import { numberFromWire, numberToWire } from 'storewire/wire';
 *
 * console.log(numberFromWire('Infinity'), numberToWire(Number.NaN), numberToWire(1.5)); // Infinity NaN 1.5
 */
export function numberFromWire(value: WireNumber | null | undefined, path = 'number'): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
  throw invalidValue(path, 'must be a number, NaN, Infinity or -Infinity');
}

/**
 * Returns a number in the form of the wire: NaN and the infinities as text. Throws a `StoreError` of kind
 * `validation` for anything but a number.
 *
 * @example
 * import { numberToWire } from 'storewire/wire';
 *
 * console.log(numberToWire(Number.NaN), numberToWire(1.5)); // NaN 1.5
 */
export function numberToWire(value: number, path = 'number'): WireNumber {
  if (typeof value !== 'number') throw invalidValue(path, 'must be a number');
  return Number.isFinite(value) ? value : (`${value}` as WireNumber);
}

/** The URL of a page, like `PageUrlV2` and, in two parts, `ProductPageUrl` of the contract. */
export type WirePageUrl =
  | { relativePath?: string; url?: string | null }
  | { base?: string | null; path?: string | null };

/**
 * Returns the absolute URL of a page: `url`, or else `base` and `path` joined. A base without a scheme is
 * assumed to be https. Returns `undefined` if there is neither. Throws a `StoreError` of kind `validation` if
 * the result is not an http or https URL.
 *
 * @example
 * import { pageUrlFromWire } from 'storewire/wire';
 *
 * console.log(pageUrlFromWire({ url: 'https://shop.example/product-page/vase' }));
 * console.log(pageUrlFromWire({ base: 'https://shop.example', path: '/product-page/vase' })); // the same URL
 */
export function pageUrlFromWire(page: WirePageUrl | null | undefined, path = 'url'): string | undefined {
  if (page === undefined || page === null) return undefined;
  const fields = readObject(page, path);
  const url = readString(fields, 'url', path);
  if (url !== undefined) {
    parsePageUrl(url, joinPath(path, 'url'));
    return url;
  }
  const [base, rest = ''] = [readString(fields, 'base', path), readString(fields, 'path', path)];
  if (base === undefined) return undefined;
  const site = /^[a-z][a-z\d+.-]*:\/\//i.test(base) ? base : `https://${base}`;
  parsePageUrl(site, joinPath(path, 'base'));
  return parsePageUrl(rest === '' ? site : `${site.replace(/\/$/, '')}/${rest.replace(/^\//, '')}`, path)
    .href;
}

/**
 * Returns the page of an absolute URL, for a request. Throws a `StoreError` of kind `validation` for anything
 * but an http or https URL.
 *
 * @example
 * import { pageUrlToWire } from 'storewire/wire';
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

type WireFields = Readonly<Record<string, unknown>>;

export const invalidValue = (path: string, description: string, cause?: unknown): StoreError =>
  validationError([violation(path, description)], { kind: 'validation', cause });

export const joinPath = (path: string, name: string | number): string =>
  path === '' ? `${name}` : `${path}.${name}`;

const isBlank = (value: unknown): value is null | undefined | '' =>
  value === undefined || value === null || value === '';

export function readObject(value: unknown, path: string): WireFields {
  const fields = asRecord(value);
  if (!fields) throw invalidValue(path, 'must be an object');
  return fields;
}

/** The string of a field, `undefined` if it is absent. */
export function readString(fields: WireFields, name: string, path: string): string | undefined {
  const value = fields[name];
  if (isBlank(value)) return undefined;
  if (typeof value !== 'string') throw invalidValue(joinPath(path, name), 'must be a string');
  return value;
}

/** The pixels or seconds of a field, `undefined` if it is absent. */
export const readCount = (fields: WireFields, name: string, path: string): number | undefined =>
  parseCount(fields[name], joinPath(path, name));

/** Pixels or seconds from a number or from digits, `undefined` if there are none. */
export function parseCount(value: unknown, path: string): number | undefined {
  if (isBlank(value)) return undefined;
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (!Number.isSafeInteger(count) || Number(count) < 0)
    throw invalidValue(path, 'must be an integer of at least 0');
  return Number(count);
}
