/** Calculates with decimal strings in their smallest unit, without floating-point numbers. */

/** Whether one decimal string is less than another. False for what is none. */
export const isLess = (amount: string, other: string): boolean =>
  isDecimal(amount) && isDecimal(other) && toUnits(amount, [amount, other]) < toUnits(other, [amount, other]);

/** The sum of decimal strings, with the most fraction digits of any. */
export function sumOf(amounts: readonly string[]): string {
  const digits = fractionDigits(amounts);
  const units = amounts.reduce((sum, amount) => sum + toUnits(amount, amounts), 0n);
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${units < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

const fractionOf = (amount: string): string => amount.split('.')[1] ?? '';

const fractionDigits = (amounts: readonly string[]): number =>
  Math.max(0, ...amounts.map((amount) => fractionOf(amount).length));

/** An amount as an integer, in the smallest unit of these amounts. */
const toUnits = (amount: string, amounts: readonly string[]): bigint =>
  BigInt(amount.split('.')[0] + fractionOf(amount).padEnd(fractionDigits(amounts), '0'));
