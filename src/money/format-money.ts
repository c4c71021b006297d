import { currencyDigits } from './currency-digits.ts';

/**
 * Formats an amount of money in a language, such as `€12.50`. The amount is a decimal string, as carts and orders have
 * it, and is formatted digit by digit: it never becomes a floating-point number. It is rounded to the digits that the
 * currency has by ISO 4217, unless it is less than the last of them. Whole amounts have no digits where people write
 * none, as in HUF. Other text is returned unchanged, and an absent amount is an empty text. Without a currency, or with
 * none of three capital letters, the text is the number with two digits or more, which is not rounded. Throws a
 * `RangeError` for a locale that is not a language tag of BCP 47.
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
  const isCode = currency !== undefined && /^[A-Z]{3}$/.test(currency);
  return formatOf(isCode ? currency : undefined, locale, amount).format(amount);
}

const isDecimal = (text: string): text is `${number}` => /^-?\d+(?:\.\d+)?$/.test(text);

/** The last format, which is that of all amounts of most pages: to create one costs more than to use it. */
let last: { key: string; format: Intl.NumberFormat } | undefined;

function formatOf(currency: string | undefined, locale: string, amount: string): Intl.NumberFormat {
  if (currency !== undefined && isLost(amount, currencyDigits(currency)))
    return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: MOST_DIGITS });
  const key = `${locale} ${currency}`;
  if (last?.key !== key) last = { key, format: createFormat(currency, locale) };
  return last.format;
}

/** The most digits that all browsers accept. */
const MOST_DIGITS = 20;

/** Whether an amount is less than the last of so many digits, so that rounding could make it zero. */
function isLost(amount: string, digits: number): boolean {
  const [, zeros] = /^-?0+\.(0*)[1-9]/.exec(amount) ?? [];
  return zeros !== undefined && zeros.length >= digits;
}

function createFormat(currency: string | undefined, locale: string): Intl.NumberFormat {
  if (currency === undefined)
    return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: MOST_DIGITS });
  const digits = currencyDigits(currency);
  const usual = new Intl.NumberFormat(locale, { style: 'currency', currency });
  if (usual.resolvedOptions().maximumFractionDigits === digits) return usual;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
}
