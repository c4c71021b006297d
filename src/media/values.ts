/** Dates and postal addresses. */
import { asRecord } from '../lib/fields.ts';
import { invalidValue } from './media-uri.ts';

/** RFC 3339, with an offset. */
const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * Returns the `Date` of an RFC 3339 date and time with an offset; digits below milliseconds are dropped.
 * Returns `undefined` for null, undefined and ''. Throws a `StoreError` of kind `validation` for anything
 * else, including days that do not exist, such as 30 February.
 *
 * @example
 * import { dateFromWire } from 'storewire';
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

/** Three fields of a postal address have another name on the wire than in the specification. */
const WIRE_NAMES = {
  formatted: 'formattedAddress',
  location: 'geocode',
  addressLine1: 'addressLine',
} as const;

type WireNames = typeof WIRE_NAMES;

type NameOf<Wire> = {
  [Name in keyof WireNames]: WireNames[Name] extends Wire ? Name : never;
}[keyof WireNames];

/** A postal address of the wire with the field names of the specification. */
export type AddressFromWire<A> = {
  [Wire in keyof A as Wire extends WireNames[keyof WireNames] ? NameOf<Wire> : Wire]: A[Wire];
};

/** A postal address with the field names of the wire. */
export type AddressToWire<A> = {
  [Name in keyof A as Name extends keyof WireNames ? WireNames[Name] : Name]: A[Name];
};

/**
 * Returns a postal address with `formatted`, `location` and `addressLine1` instead of `formattedAddress`,
 * `geocode` and `addressLine`; other fields are copied. Works for addresses of the store and of the identities
 * of members. Returns `undefined` for null and undefined. Throws a `StoreError` of kind `validation` if a field
 * has its new name already.
 *
 * @example
 * import { addressFromWire } from 'storewire';
 *
 * console.log(addressFromWire({ addressLine: '1 Main Street', city: 'Galway' })?.addressLine1); // 1 Main Street
 */
export function addressFromWire<A extends object>(
  address: A | null | undefined,
  path = 'address',
): AddressFromWire<A> | undefined {
  const names = Object.entries(WIRE_NAMES).map(([name, wire]): Rename => [wire, name]);
  return address ? (rename(address, names, path) as AddressFromWire<A>) : undefined;
}

/**
 * Returns a postal address with the field names of the wire, for a request. Throws a `StoreError` of kind
 * `validation` if a field has its wire name already.
 *
 * @example
 * import { addressToWire } from 'storewire';
 *
 * console.log(addressToWire({ addressLine1: '1 Main Street', city: 'Galway' }).addressLine); // 1 Main Street
 */
export const addressToWire = <A extends object>(address: A, path = 'address'): AddressToWire<A> =>
  rename(address, Object.entries(WIRE_NAMES), path) as AddressToWire<A>;

type Rename = [from: string, to: string];

function rename(address: unknown, renames: Rename[], path: string): object {
  const fields = asRecord(address);
  if (!fields) throw invalidValue(path, 'must be an object');
  for (const [from, to] of renames)
    if (Object.hasOwn(fields, to)) throw invalidValue(`${path}.${to}`, `must be named ${from}`);
  const names = new Map(renames);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [names.get(name) ?? name, value]));
}
