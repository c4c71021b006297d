/**
 * Formats an amount of money in a language, such as `€12.50`. The amount is a decimal string, as carts and orders have
 * it, and is formatted digit by digit: it never becomes a floating-point number. Other text is returned unchanged, and
 * an absent amount is an empty text. Without a currency, or with none of three letters, the text is the number with two
 * digits or more. Throws a `RangeError` for a locale that is not a language tag of BCP 47.
 *
 * @example
 * import { formatMoney } from 'storewire';
 *
 * console.log(formatMoney('90071992547409931.25', 'EUR', 'en')); // €90,071,992,547,409,931.25
 */
export function formatMoney(
  amount: string | undefined,
  currency: string | undefined,
  locale: string,
): string {
  if (amount === undefined) return '';
  return isDecimal(amount) ? formatOf(currency, locale).format(amount) : amount;
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** The last format, which is that of all amounts of most pages: to create one costs more than to use it. */
let last: { key: string; format: Intl.NumberFormat } | undefined;

function formatOf(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  if (last?.key !== key) last = { key, format: createFormat(currency, locale) };
  return last.format;
}

function createFormat(currency: string | undefined, locale: string): Intl.NumberFormat {
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(
    locale,
    isCode ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
  );
}
