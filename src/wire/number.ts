import { malformed } from './malformed.ts';

/** A number on the wire: itself, or what JSON has no number for. */
export type WireNumber = number | 'NaN' | 'Infinity' | '-Infinity';

/**
 * The number of a place that the contract marks as a float. Calls and their answers do this themselves; events and stored bodies need it.
 * Nothing gives undefined, any other text a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { numberFromWire, numberToWire } from 'storewire/wire';
 *
 * console.log(numberFromWire('Infinity'), numberToWire(Number.NaN), numberToWire(1.5)); // Infinity NaN 1.5
 */
export function numberFromWire(value: WireNumber | null | undefined, place = 'number'): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return value;
  if (value === 'NaN' || value === 'Infinity' || value === '-Infinity') return Number(value);
  throw malformed(place, 'must be a number, NaN, Infinity or -Infinity');
}

/**
 * What a number travels as: NaN and the infinities as text. Anything but a number is a `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { numberFromWire, numberToWire } from 'storewire/wire';
 *
 * console.log(numberFromWire('Infinity'), numberToWire(Number.NaN), numberToWire(1.5)); // Infinity NaN 1.5
 */
export function numberToWire(value: number, place = 'number'): WireNumber {
  if (typeof value !== 'number') throw malformed(place, 'must be a number');
  return Number.isFinite(value) ? value : (`${value}` as WireNumber);
}
