/**
 * Exact arithmetic with amounts of money, which are decimal strings such as `10.50`, as carts and orders have them, or
 * what `String` makes of a number, as products of catalog version 1 have them. No amount becomes a floating-point
 * number. Both amounts of a function must be in one currency: an amount does not say which.
 */
import { currencyDigits } from './currency-digits.ts';

/**
 * Adds two amounts. The sum has as many digits after the point as the one that has more. Throws a `TypeError` for what
 * is not a decimal string, as all functions here do.
 *
 * @example
 * import { addMoney } from 'storewire';
 *
 * console.log(['0.10', '0.20', '5'].reduce(addMoney, '0')); // 5.30
 */
export const addMoney = (one: string, other: string): string => combine(one, other, (a, b) => a + b);

/**
 * Subtracts the second amount from the first.
 *
 * @example
 * import { subtractMoney } from 'storewire';
 *
 * console.log(subtractMoney('10', '12.50')); // -2.50
 */
export const subtractMoney = (one: string, other: string): string => combine(one, other, (a, b) => a - b);

/**
 * Compares two amounts as a function for `sort` does: -1 if the first is less, 1 if it is more, 0 if they are equal in
 * whatever number of digits.
 *
 * @example
 * import { compareMoney } from 'storewire';
 *
 * console.log(compareMoney('9', '10.50') < 0, compareMoney('5', '5.00') === 0); // true true
 */
export function compareMoney(one: string, other: string): -1 | 0 | 1 {
  const { units: difference } = read(subtractMoney(one, other));
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * Multiplies an amount by a decimal string, such as a quantity or a rate. The product is exact, with the digits of both
 * together: `roundMoney` rounds it.
 *
 * @example
 * import { multiplyMoney, roundMoney } from 'storewire';
 *
 * const tax = multiplyMoney('12.10', '0.135');
 * console.log(tax, roundMoney(tax, 'EUR')); // 1.63350 1.63
 */
export function multiplyMoney(amount: string, factor: string): string {
  const [one, other] = [read(amount), read(factor)];
  return write({ units: one.units * other.units, digits: one.digits + other.digits });
}

/**
 * Rounds an amount to the digits that its currency has by ISO 4217, half away from zero, and fills up missing digits.
 * Throws a `RangeError` for what is not the code of a currency.
 *
 * @example
 * import { roundMoney } from 'storewire';
 *
 * console.log(roundMoney('1.005', 'EUR'), roundMoney('5', 'EUR'), roundMoney('1234.5', 'JPY')); // 1.01 5.00 1235
 */
export function roundMoney(amount: string, currency: string): string {
  const [exact, digits] = [read(amount), currencyDigits(currency)];
  if (exact.digits <= digits) return write({ units: scaled(exact, digits), digits });
  const divisor = 10n ** BigInt(exact.digits - digits);
  const half = exact.units < 0n ? -divisor : divisor;
  return write({ units: (2n * exact.units + half) / (2n * divisor), digits });
}

/**
 * Splits an amount in proportion to weights, which are decimal strings such as the prices of lines. The shares add up
 * to the amount: what is left after each is rounded down goes, a smallest unit of the currency each, to those that lost
 * most by it, and of equal ones to the first. A share of a negative amount is the negative share.
 *
 * Throws a `RangeError` for an amount with more digits than its currency has, for a negative weight, and for weights
 * that are all zero.
 *
 * @example
 * import { allocateMoney } from 'storewire';
 *
 * console.log(allocateMoney('10.00', ['1', '1', '1'], 'EUR')); // [ '3.34', '3.33', '3.33' ]
 */
export function allocateMoney(amount: string, weights: readonly string[], currency: string): string[] {
  const rounded = roundMoney(amount, currency);
  const { units, digits } = read(rounded);
  if (compareMoney(amount, rounded) !== 0)
    throw new RangeError(`${amount} has more digits after the point than ${currency}, which has ${digits}`);
  const negative = weights.find((weight) => compareMoney(weight, '0') < 0);
  if (negative !== undefined) throw new RangeError(`A weight must not be negative: ${negative}`);
  const parts = weights.map(read);
  const most = Math.max(0, ...parts.map((part) => part.digits));
  const shares = allocate(
    units,
    parts.map((part) => scaled(part, most)),
  );
  return shares.map((share) => write({ units: share, digits }));
}

/** The method of the largest remainder. */
function allocate(whole: bigint, weights: readonly bigint[]): bigint[] {
  const total = sumOf(weights);
  if (total === 0n) throw new RangeError('One weight must be more than 0');
  const unit = whole < 0n ? -1n : 1n;
  const shares = weights.map((weight) => (whole * weight) / total);
  const lost = weights.map((weight) => unit * ((whole * weight) % total));
  const mostFirst = [...lost.entries()].toSorted(
    ([, one], [, other]) => Number(other > one) - Number(other < one),
  );
  const missing = Number(unit * (whole - sumOf(shares)));
  const raised = new Set(mostFirst.slice(0, missing).map(([index]) => index));
  return shares.map((share, index) => (raised.has(index) ? share + unit : share));
}

/** A decimal in units of its last digit: 1050 with 2 digits for `10.50`. */
interface Decimal {
  units: bigint;
  digits: number;
}

/** JavaScript writes numbers from 1e21 and below 1e-6 with an exponent. */
const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

function read(text: string): Decimal {
  const [, whole, fraction = '', exponent = '0'] = (typeof text === 'string' && DECIMAL.exec(text)) || [];
  if (whole === undefined) throw new TypeError(`Not a decimal string such as "10.50": ${text}`);
  const units = BigInt(whole + fraction);
  const digits = fraction.length - Number(exponent);
  return digits < 0 ? { units: scaled({ units, digits }, 0), digits: 0 } : { units, digits };
}

function write({ units, digits }: Decimal): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const point = text.length - digits;
  const fraction = text.slice(point);
  return `${units < 0n ? '-' : ''}${text.slice(0, point)}${fraction && `.${fraction}`}`;
}

/** The units of a decimal if it has so many digits, which are not fewer than its own. */
const scaled = ({ units, digits }: Decimal, to: number): bigint => units * 10n ** BigInt(to - digits);

function combine(one: string, other: string, calculate: (one: bigint, other: bigint) => bigint): string {
  const [first, second] = [read(one), read(other)];
  const digits = Math.max(first.digits, second.digits);
  return write({ units: calculate(scaled(first, digits), scaled(second, digits)), digits });
}

const sumOf = (units: readonly bigint[]): bigint => units.reduce((sum, each) => sum + each, 0n);
