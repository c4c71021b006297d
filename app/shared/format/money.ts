const formats = new Map<string, Intl.NumberFormat>();

const DECIMAL = /^-?\d+(?:\.\d+)?$/;
const isDecimal = (text: string): text is `${number}` => DECIMAL.test(text);

/**
 * Formats an amount of the server. A decimal string is formatted digit by digit, without conversion to a
 * floating-point number; amounts are never calculated in the app.
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
  return new Intl.NumberFormat(
    locale,
    isCode ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
  );
}

/** Whether a decimal string is zero, in any notation. */
export const isZero = (amount: string): boolean => /^-?0+(?:\.0+)?$/.test(amount);
