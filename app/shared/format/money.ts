const formats = new Map<string, Intl.NumberFormat>();

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const isDecimal = (text: string): text is `${number}` => DECIMAL.test(text);

/**
 * Shows an amount as the server gave it. A decimal string is formatted digit by digit, never through a binary number;
 * nothing is ever calculated here.
 */
export function formatMoney(amount: string | number, currency: string | undefined, locale: string): string {
  if (typeof amount === 'string' && !isDecimal(amount)) return amount;
  return formatOf(currency, locale).format(amount);
}

function formatOf(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = formats.get(key) ?? makeFormat(currency, locale);
  formats.set(key, format);
  return format;
}

function makeFormat(currency: string | undefined, locale: string): Intl.NumberFormat {
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(locale, isCode ? { style: 'currency', currency } : { minimumFractionDigits: 2 });
}

/** Whether a decimal string is nothing, however it is written. */
export const isZero = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);
