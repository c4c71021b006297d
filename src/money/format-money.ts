/**
 * Formats an amount of money in a language, such as `€12.50`. The amount is a decimal string, as carts and orders have
 * it, and is formatted digit by digit: it never becomes a floating-point number. It is rounded to the digits of the
 * currency, unless it is less than the last of them. Other text is returned unchanged, and an absent amount is an empty text. Without a currency, or with none of three letters, the text is the number with two
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
  if (!isDecimal(amount)) return amount;
  const format = formatOf(currency, locale);
  return (isLost(amount, format) ? createFormat(currency, locale, MOST_DIGITS) : format).format(amount);
}

/** The most digits that all browsers accept. */
const MOST_DIGITS = 20;

/** Whether an amount is less than the last digit of a format, so that rounding could make it zero. */
function isLost(amount: string, format: Intl.NumberFormat): boolean {
  const [, zeros] = /^-?0+\.(0*)[1-9]/.exec(amount) ?? [];
  return zeros !== undefined && zeros.length >= (format.resolvedOptions().maximumFractionDigits ?? 0);
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** The last format, which is that of all amounts of most pages: to create one costs more than to use it. */
let last: { key: string; format: Intl.NumberFormat } | undefined;

function formatOf(currency: string | undefined, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  if (last?.key !== key) last = { key, format: createFormat(currency, locale) };
  return last.format;
}

function createFormat(
  currency: string | undefined,
  locale: string,
  maximumFractionDigits?: number,
): Intl.NumberFormat {
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return new Intl.NumberFormat(
    locale,
    isCode
      ? { style: 'currency', currency, maximumFractionDigits }
      : { minimumFractionDigits: 2, maximumFractionDigits },
  );
}
