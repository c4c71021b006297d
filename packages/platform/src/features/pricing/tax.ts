/** The tax of one price: of a line, the delivery or a fee, in minor units. */
import type { JurisdictionType } from 'storewire';
import { divideHalfUp, fromMinor } from '../../kernel/values/money.ts';
import { allocate, toCommonScale } from './discounts.ts';

/** One tax of one authority. */
export interface TaxRate {
  /** Name as buyers read it, such as `VAT 23%`. */
  name: string;
  /** Fraction as a decimal, such as `0.23`. */
  rate: string;
  /** Kind of tax, such as `VAT`. */
  type: string;
  /** Name of the place that raises it. */
  jurisdiction: string;
  level: JurisdictionType;
}

/** A price with its discounts and its tax. */
export interface TaxedPrice {
  /** Before discounts, in the tax mode of the shop. */
  price: bigint;
  discount: bigint;
  /** After discounts, without tax. */
  beforeTax: bigint;
  tax: bigint;
  /** After discounts, with tax. */
  afterTax: bigint;
  /** All rates together. */
  rate: string;
  /** The tax of each authority; they add up to `tax`. */
  taxes: (TaxRate & { amount: bigint })[];
}

/**
 * Calculates the tax on what discounts left of a price, rounded half up. If prices include
 * tax, the tax is the price minus the net.
 */
export function taxed(
  price: bigint,
  discount: bigint,
  rates: readonly TaxRate[],
  isIncluded: boolean,
): TaxedPrice {
  const { digits, scale } = toCommonScale(rates.map(({ rate }) => rate));
  const one = 10n ** BigInt(scale);
  const rate = digits.reduce((total, each) => total + each, 0n);
  const due = price - discount;
  const beforeTax = isIncluded ? divideHalfUp(due * one, one + rate) : due;
  const tax = isIncluded ? due - beforeTax : divideHalfUp(due * rate, one);
  const shares = allocate(tax, digits);
  return {
    price,
    discount,
    beforeTax,
    tax,
    afterTax: beforeTax + tax,
    rate: trimmed(fromMinor(rate, scale)),
    taxes: rates.map((each, index) => ({ ...each, amount: shares[index] ?? 0n })),
  };
}

const trimmed = (decimal: string): string => decimal.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
