/** Amounts in minor units as the contract writes them. */
import type { ItemTaxFullDetails, MultiCurrencyPrice, PriceSummary } from '../../../generated/types.ts';
import { invalid } from '../http/failure.ts';
import type { Settings } from '../settings.ts';
import { decimalsOf, formatMoney, fromMinor, toMinor } from './money.ts';
import type { Totals } from './pricing.ts';
import type { TaxedPrice } from './tax.ts';

/** Converts amounts between minor units and the contract. */
export interface Money {
  /** Minor units of a decimal amount. */
  minor: (amount: string | number) => bigint;
  /** The decimal amount of minor units. */
  decimal: (minor: bigint) => string;
  price: (minor: bigint) => MultiCurrencyPrice;
}

/** Money in the currency of the shop, which is also that of every buyer. */
export function moneyOf({ currency, language }: Pick<Settings, 'currency' | 'language'>): Money {
  const decimals = decimalsOf(currency);
  const decimal = (minor: bigint): string => fromMinor(minor, decimals);
  return {
    minor: (amount) => toMinor(amount, decimals),
    decimal,
    price: (minor) => {
      const amount = decimal(minor);
      const formattedAmount = formatMoney(amount, currency, language);
      return {
        amount,
        convertedAmount: amount,
        formattedAmount,
        formattedConvertedAmount: formattedAmount,
      };
    },
  };
}

/** The largest amount of the contract. */
export const MOST_MONEY = '1000000000000000';

/** Throws a violation for an amount that responses cannot contain. */
export function checkAmount({ minor }: Money, amount: bigint, field: string): void {
  if (amount > minor(MOST_MONEY))
    invalid(field, 'DECIMAL_LTE', `leads to an amount of more than ${MOST_MONEY}`, {
      threshold: Number(MOST_MONEY),
    });
}

export const toPriceSummary = ({ price }: Money, totals: Totals): PriceSummary => ({
  subtotal: price(totals.subtotal),
  shipping: price(totals.shipping),
  tax: price(totals.tax),
  discount: price(totals.discount),
  total: price(totals.total),
  additionalFees: price(totals.additionalFees),
});

/** The tax of a line, the delivery or a fee. Without a rate, nothing is taxable. */
export function toTaxDetails(
  { price }: Money,
  { beforeTax, tax, rate, taxes }: TaxedPrice,
): ItemTaxFullDetails {
  const taxableAmount = price(taxes.length > 0 ? beforeTax : 0n);
  return {
    taxableAmount,
    taxRate: rate,
    totalTax: price(tax),
    taxBreakdown: taxes.map((each) => ({
      jurisdiction: each.jurisdiction,
      nonTaxableAmount: price(0n),
      rate: each.rate,
      taxAmount: price(each.amount),
      taxableAmount,
      taxType: each.type,
      taxName: each.name,
      jurisdictionType: each.level,
    })),
  };
}
