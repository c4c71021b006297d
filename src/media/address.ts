/** Postal addresses: three of their fields have another name on the wire than in the specification. */
import { asRecord } from '../lib/fields.ts';
import { invalidValue } from './media-uri.ts';

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
 * `geocode` and `addressLine`; other fields are copied. Works for addresses of the store and of identities.
 * Returns `undefined` for null and undefined. Throws a `StoreError` of kind `validation` if a field has its
 * new name already.
 *
 * @example
 * import { addressFromWire } from 'storewire/media';
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
 * import { addressToWire } from 'storewire/media';
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
