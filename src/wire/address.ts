/** Postal addresses: three of their fields have another name on the wire than in the specification. */
import { invalidValue, joinPath, readObject } from './scalar.ts';

interface Names {
  formattedAddress: 'formatted';
  geocode: 'location';
  addressLine: 'addressLine1';
}

type Renames = Readonly<Record<string, string>>;

const FROM_WIRE: Renames = {
  formattedAddress: 'formatted',
  geocode: 'location',
  addressLine: 'addressLine1',
} satisfies Names;
const TO_WIRE: Renames = Object.fromEntries(Object.entries(FROM_WIRE).map(([wire, name]) => [name, wire]));

type WireName<Name> = { [Wire in keyof Names]: Names[Wire] extends Name ? Wire : never }[keyof Names];

/** A postal address of the wire with the field names of the specification. */
export type AddressFromWire<A> = {
  [Name in keyof A as Name extends keyof Names ? Names[Name] : Name]: A[Name];
};

/** A postal address with the field names of the wire. */
export type AddressToWire<A> = {
  [Name in keyof A as Name extends Names[keyof Names] ? WireName<Name> : Name]: A[Name];
};

/**
 * Returns a postal address with `formatted`, `location` and `addressLine1` instead of `formattedAddress`,
 * `geocode` and `addressLine`; other fields are copied. Works for addresses of the store and of identities.
 * Returns `undefined` for null and undefined. Throws a `StoreError` of kind `validation` if a field has its
 * new name already.
 *
 * @example
 * import type { Order } from 'storewire';
 * import { addressFromWire } from 'storewire/wire';
 *
 * export function firstLine({ billingInfo }: Order): string | null | undefined {
 *   return addressFromWire(billingInfo?.address)?.addressLine1;
 * }
 */
export function addressFromWire<A extends object>(
  address: A | null | undefined,
  path = 'address',
): AddressFromWire<A> | undefined {
  return address === undefined || address === null
    ? undefined
    : (rename(address, FROM_WIRE, TO_WIRE, path) as AddressFromWire<A>);
}

/**
 * Returns a postal address with the field names of the wire, for a request. Throws a `StoreError` of kind
 * `validation` if a field has its wire name already.
 *
 * @example
 * import { addressToWire } from 'storewire/wire';
 *
 * // { addressLine: '1 Main Street', … }
 * console.log(addressToWire({ addressLine1: '1 Main Street', city: 'Galway', country: 'IE' }));
 */
export function addressToWire<A extends object>(address: A, path = 'address'): AddressToWire<A> {
  return rename(address, TO_WIRE, FROM_WIRE, path) as AddressToWire<A>;
}

function rename(address: unknown, renames: Renames, reverse: Renames, path: string): object {
  const fields = Object.entries(readObject(address, path)).map(([name, value]) => {
    if (Object.hasOwn(reverse, name))
      throw invalidValue(joinPath(path, name), `must be named ${reverse[name]}`);
    return [Object.hasOwn(renames, name) ? renames[name] : name, value];
  });
  return Object.fromEntries(fields);
}
