/** Decimals, such as amounts of money: as text, so that they stay exact. The contract has prices of products as numbers. */
import {
  addMoney,
  compareMoney,
  formatMoney,
  multiplyMoney,
  type Product,
  roundMoney,
  subtractMoney,
} from 'storewire';

/** Whether a text is a decimal that is not negative. */
export const isDecimal = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text);

/** Digits of Arabic, Persian and Hindi, and those that are as wide as a Chinese character. */
const DIGITS = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९０１２３４５６７８９';

export const plainDigits = (text: string): string =>
  text.replaceAll(/[٠-٩۰-۹०-९０-９]/g, (digit) => String(DIGITS.indexOf(digit) % 10));

/**
 * What is typed as the decimal that it means, or as it is. A comma before three digits may be one of thousands, so that
 * it stays, and the text is no decimal.
 */
export const decimalIn = (text: string): string =>
  plainDigits(text)
    .trim()
    .replace(/[٫．]/, '.')
    .replace(/^(-?\d+)[,，](\d{1,2}|\d{4,})$/, '$1.$2');

/** Whether two values are the same decimal, such as "12" and "12.00". */
export const isSameDecimal = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' &&
  typeof other === 'string' &&
  isDecimal(one) &&
  isDecimal(other) &&
  compareMoney(one, other) === 0;

/** A number as a decimal without an exponent. */
export const decimalOf = (number: number): string => addMoney(String(number), '0');

export const isZero = (amount: string): boolean => compareMoney(amount, '0') === 0;

export const sumOf = (amounts: readonly string[]): string => amounts.reduce(addMoney, '0');

/** What is left of an amount without others, and nothing if they are more. */
export function leftOf(amount: string, others: readonly string[]): string {
  const left = subtractMoney(amount, sumOf(others));
  return compareMoney(left, '0') < 0 ? '0' : left;
}

/** An exact share of an amount, such as 12.5 percent. */
export const percentOf = (amount: string, percent: string): string =>
  multiplyMoney(multiplyMoney(amount, percent), '0.01');

/** What a part is in percent of the whole, for display: a ratio is no amount of money. */
export const inPercent = (part: string, whole: string): number => (100 * Number(part)) / Number(whole);

export interface Money {
  amount: string;
  currency: string;
}

/** The exact sums of amounts, one per currency: amounts of two currencies have no sum. */
export const sumsOf = (amounts: readonly Money[]): Money[] =>
  [...Map.groupBy(amounts, ({ currency }) => currency)].map(([currency, ofCurrency]) => ({
    amount: sumOf(ofCurrency.map(({ amount }) => amount)),
    currency,
  }));

/** Amounts in a language, such as one per currency. */
export const moneyTexts = (amounts: readonly Money[], language: string): string =>
  amounts.map(({ amount, currency }) => formatMoney(amount, currency, language)).join(', ');

/** An amount with the usual places of its currency. One with more places stays as it is: rounded up, it would be more. */
export function withPlaces(amount: string, currency: string): string {
  const rounded = roundMoney(amount, currency);
  return compareMoney(amount, rounded) === 0 ? rounded : amount;
}

/** The price without a discount. */
export const priceOf = ({ priceData }: Pick<Product, 'priceData'>): string =>
  withPlaces(decimalOf(priceData?.price ?? 0), priceData?.currency ?? 'EUR');
