const formats = new Map<string, Intl.NumberFormat>();

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const isDecimal = (text: string): text is `${number}` => DECIMAL.test(text);

/**
 * Formats an amount of the server, such as "12.50", digit by digit and without conversion to a floating-point
 * number. Amounts are never added in the page. Text that is no decimal number is returned unchanged.
 */
export const formatMoney = (amount: string, currency: string | undefined, locale: string): string =>
  isDecimal(amount) ? formatOf(currency, locale).format(amount) : amount;

/** The parts of a formatted amount, to show symbol and fraction in another size than the digits. */
export function moneyParts(
  amount: string,
  currency: string | undefined,
  locale: string,
): Intl.NumberFormatPart[] {
  return isDecimal(amount)
    ? formatOf(currency, locale).formatToParts(amount)
    : [{ type: 'literal', value: amount }];
}

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

function formatOf(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? createFormat(currency, locale);
  formats.set(key, format);
  return format;
}

function createFormat(currency: string | undefined, locale: string): Intl.NumberFormat {
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(
    locale,
    isCode ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
  );
}
