/** Prices as decimals: the contract has them as numbers, and pages show and edit them as text. */
import { Decimal } from 'decimal.js';
import type { Product } from 'storewire';

/** A number as a decimal without an exponent. */
export const decimalOf = (number: number): string => new Decimal(number).toFixed();

/** The price without a discount, with the usual places of its currency. */
export const priceOf = ({ priceData }: Pick<Product, 'priceData'>): string => {
  const price = new Decimal(priceData?.price ?? 0);
  return price.toFixed(Math.max(price.decimalPlaces(), placesOf(priceData?.currency)));
};

/** Whether a text is a price or another decimal that is not negative. */
export const isDecimal = (text: string): boolean => /^\d{1,9}(\.\d+)?$/.test(text);

export interface PriceChange {
  kind: 'set' | 'add' | 'percent';
  value?: string;
}

/** Says what is wrong with the value of a change. */
export const checkChange = (value = '', { kind }: PriceChange): string | undefined => {
  if (kind === 'set') return isDecimal(value) ? undefined : 'An amount such as 12.50';
  if (kind === 'add')
    return isDecimal(value.replace(/^-/, '')) ? undefined : 'An amount such as 12.50 or -10';
  const isRate = /^-?\d{1,4}$/.test(value) && Number(value) >= -100 && Number(value) <= 1000;
  return isRate ? undefined : 'A whole number from -100 to 1000';
};

/** The price after a change, rounded to the places of its currency and never negative, as the platform does it. */
export function priceAfter(product: Product, { kind, value = '0' }: PriceChange): string {
  const price = new Decimal(priceOf(product));
  const after = {
    set: () => new Decimal(value),
    add: () => price.plus(value),
    percent: () => price.plus(price.times(value).dividedBy(100)),
  }[kind]();
  return Decimal.max(0, after).toFixed(placesOf(product.priceData?.currency));
}

const placesOf = (currency = 'EUR'): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
