/** Exact amounts of money: whole numbers of minor units, such as cents. */
import { BoundedMap } from './bounded-map.ts';

/** Decimals of a currency by ISO 4217: 2 for EUR, 0 for JPY, 3 for KWD. */
export function decimalsOf(currency: string): number {
  let decimals = decimalsByCurrency.get(currency);
  if (decimals === undefined) {
    decimals = formatter('en', currency).resolvedOptions().maximumFractionDigits ?? 2;
    decimalsByCurrency.set(currency, decimals);
  }
  return decimals;
}

const decimalsByCurrency = new Map<string, number>();

/**
 * Minor units of a decimal amount, rounded half away from zero. Numbers are those of catalog v1.
 * Throws a `RangeError` for text that is not a decimal number.
 */
export function toMinor(amount: string | number, decimals: number): bigint {
  const { digits, scale } = exact(amount);
  return divideHalfUp(digits * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** The decimal string of minor units. */
export function fromMinor(minor: bigint, decimals: number): string {
  const text = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  return (minor < 0n ? '-' : '') + (decimals === 0 ? whole : `${whole}.${text.slice(-decimals)}`);
}

/** A share of minor units, such as `12.5` percent, rounded half away from zero. */
export function percentOf(minor: bigint, percent: string | number): bigint {
  const { digits, scale } = exact(percent);
  return divideHalfUp(minor * digits, 100n * 10n ** BigInt(scale));
}

/** A quotient, rounded half away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/** A decimal as a whole number and the power of ten that divides it. */
export function exact(value: string | number): { digits: bigint; scale: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(sign + whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** Whether minor units express an amount exactly. */
export const isExact = (amount: string, decimals: number): boolean =>
  (/\.(\d*?)0*$/.exec(amount)?.[1] ?? '').length <= decimals;

/** An amount for display, such as `€24.00`. */
export function formatMoney(amount: string | number, currency: string, language: string): string {
  const key = `${language} ${currency} ${amount}`;
  const known = formattedAmounts.get(key);
  return (
    known ??
    formattedAmounts.add(key, formatter(language, currency).format(amount as Intl.StringNumericLiteral))
  );
}

/** The amounts of a shop are few, and formatting one takes as long as adding up a cart. */
const formattedAmounts = new BoundedMap<string>(10_000);

const formatters = new Map<string, Intl.NumberFormat>();

/** Creating a formatter takes a hundred times as long as using it. */
function formatter(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const created = new Intl.NumberFormat(language, { style: 'currency', currency });
  formatters.set(key, created);
  return created;
}
