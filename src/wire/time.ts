import { at, isNothing, malformed, recordOf } from './malformed.ts';

/** RFC 3339, with an offset. */
const MOMENT = /^(\d{4})-(\d\d)-(\d\d)T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

/**
 * The `Date` of a moment as the contract writes it (RFC 3339 with an offset). Finer than milliseconds is cut off. Nothing, also as an empty
 * text, gives undefined. Anything else is a `StoreError` of kind `validation` that names `place`, days that no month has included.
 *
 * @example
 * import { dateFromWire, dateToWire } from 'storewire/wire';
 *
 * const date = dateFromWire('2026-03-01T10:30:00+01:00');
 * console.log(date && dateToWire(date)); // 2026-03-01T09:30:00.000Z
 */
export function dateFromWire(text: string | null | undefined, place = 'date'): Date | undefined {
  if (isNothing(text)) return undefined;
  const [moment, year, month, day] = (typeof text === 'string' && MOMENT.exec(text)) || [];
  const date = new Date(moment ?? Number.NaN);
  const isDay = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day);
  if (!isDay || Number.isNaN(date.getTime())) throw malformed(place, 'must be a date and time with an offset, as in RFC 3339');
  return date;
}

/**
 * A moment as the contract writes it, in UTC with milliseconds. Calls do this themselves. An invalid date, or one outside the years 0 to 9999, is a
 * `StoreError` of kind `validation` that names `place`.
 *
 * @example
 * import { dateFromWire, dateToWire } from 'storewire/wire';
 *
 * const date = dateFromWire('2026-03-01T10:30:00+01:00');
 * console.log(date && dateToWire(date)); // 2026-03-01T09:30:00.000Z
 */
export function dateToWire(date: Date, place = 'date'): string {
  const text = date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : '';
  if (!MOMENT.test(text)) throw malformed(place, 'must be a valid date');
  return text;
}

/** A length of time in two parts of the same sign, as the platform's typed clients have it. */
export interface Duration {
  /** Whole seconds, as text. At most 315,576,000,000, which is 10,000 years. */
  seconds: string;
  /** The rest in nanoseconds, less than a second. */
  nanos: number;
}

const LENGTH = /^(-?)(\d*)(?:\.(\d{1,9}))?s$/;
const LONGEST = 315_576_000_000n;

/**
 * The parts of a duration such as `3.5s`, to the nanosecond. Nothing gives undefined. Anything else is a `StoreError` of kind `validation` that names
 * `place`.
 *
 * @example
 * import { durationFromWire, durationToWire } from 'storewire/wire';
 *
 * console.log(durationFromWire('3.5s')); // { seconds: '3', nanos: 500000000 }
 * console.log(durationToWire({ seconds: '90' })); // 90s
 */
export function durationFromWire(text: string | null | undefined, place = 'duration'): Duration | undefined {
  if (isNothing(text)) return undefined;
  const [, sign = '', whole = '', rest = ''] = (typeof text === 'string' && LENGTH.exec(text)) || [];
  if (whole + rest === '' || whole.length > 12 || BigInt(whole) > LONGEST) throw malformed(place, 'must be a number of seconds such as 3.5s');
  const factor = sign === '-' ? -1 : 1;
  const seconds = (BigInt(factor) * BigInt(whole)).toString();
  // minus zero is no number of its own here
  return { seconds, nanos: factor * Number(rest.padEnd(9, '0')) || 0 };
}

/**
 * A duration as the wire has it: `3s`, or with nine digits behind the point (recorded). A part that is left out is zero. Parts of different signs, or
 * too large ones, are a `StoreError` of kind `validation` that names the part.
 *
 * @example
 * import { durationFromWire, durationToWire } from 'storewire/wire';
 *
 * console.log(durationFromWire('3.5s')); // { seconds: '3', nanos: 500000000 }
 * console.log(durationToWire({ seconds: '90' })); // 90s
 */
export function durationToWire(duration: Partial<Duration>, place = 'duration'): string {
  const { seconds = '0', nanos = 0 } = recordOf(duration, place);
  if (typeof seconds !== 'string' || !/^-?\d{1,12}$/.test(seconds) || absolute(seconds) > LONGEST)
    throw malformed(at(place, 'seconds'), 'must be a whole number of at most 315576000000 in a text');
  const whole = BigInt(seconds);
  if (typeof nanos !== 'number' || !Number.isInteger(nanos) || Math.abs(nanos) > 999_999_999) throw malformed(at(place, 'nanos'), 'must be less than a second');
  if ((whole > 0n && nanos < 0) || (whole < 0n && nanos > 0)) throw malformed(at(place, 'nanos'), 'must have the sign of the seconds');
  const sign = whole < 0n || nanos < 0 ? '-' : '';
  const rest = nanos === 0 ? '' : `.${String(Math.abs(nanos)).padStart(9, '0')}`;
  return `${sign}${absolute(seconds)}${rest}s`;
}

const absolute = (digits: string): bigint => BigInt(digits.replace('-', ''));
