/** Decimals, such as amounts of money: as text, so that they stay exact. The contract has prices of products as numbers. */
import { Decimal } from 'decimal.js';
import { formatMoney, type Product } from 'storewire';

/** Whether a text is a decimal that is not negative. */
export const isDecimal = (text: string): boolean => /^\d{1,12}(\.\d+)?$/.test(text);

/** A number as a decimal without an exponent. */
export const decimalOf = (number: number): string => new Decimal(number).toFixed();

export const sumOf = (decimals: readonly string[]): string => Decimal.sum(0, ...decimals).toFixed();

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

/** The usual number of digits after the decimal point of a currency. */
export const placesOf = (currency = 'EUR'): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** The price without a discount, with the usual places of its currency. */
export const priceOf = ({ priceData }: Pick<Product, 'priceData'>): string => {
  const price = new Decimal(priceData?.price ?? 0);
  return price.toFixed(Math.max(price.decimalPlaces(), placesOf(priceData?.currency)));
};
