const isDecimal = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

/** Whether a decimal string is zero, in any notation. */
export const isZero = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);

/** Whether one decimal string is less than another, without conversion to floating-point numbers. */
export function isLess(amount: string, other: string): boolean {
  if (!isDecimal(amount) || !isDecimal(other)) return false;
  const digits = Math.max(fractionOf(amount).length, fractionOf(other).length);
  return toUnits(amount, digits) < toUnits(other, digits);
}

const fractionOf = (amount: string): string => amount.split('.')[1] ?? '';

/** The amount as an integer with this number of fraction digits. */
const toUnits = (amount: string, digits: number): bigint =>
  BigInt(amount.split('.')[0] + fractionOf(amount).padEnd(digits, '0'));
