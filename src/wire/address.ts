import { at, malformed, recordOf } from './malformed.ts';

/** The three members that the two shapes of an address call differently: on the wire, and in the words of the specification. */
interface Names {
  formattedAddress: 'formatted';
  geocode: 'location';
  addressLine: 'addressLine1';
}

const PLEASANT: Readonly<Record<string, string>> = { formattedAddress: 'formatted', geocode: 'location', addressLine: 'addressLine1' } satisfies Names;
const WIRE = Object.fromEntries(Object.entries(PLEASANT).map(([wire, name]) => [name, wire]));

type WireName<Name> = { [Wire in keyof Names]: Names[Wire] extends Name ? Wire : never }[keyof Names];

/** An address of the wire with `formatted`, `location` and `addressLine1`; all other members as they are. */
export type AddressFromWire<A> = { [Name in keyof A as Name extends keyof Names ? Names[Name] : Name]: A[Name] };

/** The shape of the wire of such an address: `formattedAddress`, `geocode` and `addressLine`. */
export type AddressToWire<A> = { [Name in keyof A as Name extends Names[keyof Names] ? WireName<Name> : Name]: A[Name] };

/**
 * An address in the words of the specification: `formatted`, `location` and `addressLine1` for `formattedAddress`, `geocode` and
 * `addressLine`. Works for addresses of the store and of identities; nothing is left out. No address gives undefined. An address that holds
 * words of both shapes is a `StoreError` of kind `validation` that names the member.
 *
 * @example
 * import type { Order } from 'storewire';
 * import { addressFromWire, addressToWire } from 'storewire/wire';
 *
 * export function firstLine({ billingInfo }: Order): string | null | undefined {
 *   return addressFromWire(billingInfo?.address)?.addressLine1;
 * }
 *
 * export const home = addressToWire({ addressLine1: '1 Main Street', city: 'Galway', country: 'IE' });
 */
export function addressFromWire<A extends object>(address: A | null | undefined, place = 'address'): AddressFromWire<A> | undefined {
  return address === undefined || address === null ? undefined : (rename(address, PLEASANT, WIRE, place) as AddressFromWire<A>);
}

/**
 * The shape of the wire of an address in the words of the specification, for a request. The other way of {@link addressFromWire}, and as strict.
 *
 * @example
 * import { addressToWire } from 'storewire/wire';
 *
 * console.log(addressToWire({ addressLine1: '1 Main Street', city: 'Galway', country: 'IE' })); // { addressLine: '1 Main Street', … }
 */
export function addressToWire<A extends object>(address: A, place = 'address'): AddressToWire<A> {
  return rename(address, WIRE, PLEASANT, place) as AddressToWire<A>;
}

type Renaming = Readonly<Record<string, string>>;

function rename(address: unknown, names: Renaming, taken: Renaming, place: string): object {
  const pairs = Object.entries(recordOf(address, place)).map(([name, value]) => {
    if (Object.hasOwn(taken, name)) throw malformed(at(place, name), `must be called ${taken[name]} here`);
    return [Object.hasOwn(names, name) ? names[name] : name, value];
  });
  return Object.fromEntries(pairs);
}
