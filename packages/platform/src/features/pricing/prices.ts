/** Amounts in minor units as the contract writes them. */
import type { ItemTaxFullDetails, MultiCurrencyPrice, Price, PriceSummary } from 'storewire';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Settings } from '../../kernel/settings/settings.ts';
import { decimalsOf, formatMoney, fromMinor, toMinor } from '../../kernel/values/money.ts';
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
  const { decimals, ofAmount, price } = scaleOf({ currency, language });
  return {
    minor: ofAmount,
    decimal: (minor) => fromMinor(minor, decimals),
    price: (minor) => {
      const { amount, formattedAmount = '' } = price(minor);
      return {
        amount,
        convertedAmount: amount,
        formattedAmount,
        formattedConvertedAmount: formattedAmount,
      };
    },
  };
}

/** What conversions of one currency have in common. */
function scaleOf({ currency, language }: Pick<Settings, 'currency' | 'language'>) {
  const decimals = decimalsOf(currency);
  return {
    decimals,
    ofAmount: (amount: string | number): bigint => toMinor(amount, decimals),
    price: (minor: bigint): Price => {
      const amount = fromMinor(minor, decimals);
      return { amount, formattedAmount: formatMoney(amount, currency, language) };
    },
  };
}

/** Converts between prices of the contract and minor units of one currency. */
export interface Prices {
  decimals: number;
  /** Minor units of a price. A missing price is zero. */
  minor: (price: { amount: string } | undefined) => bigint;
  price: (minor: bigint) => Price;
  /** The most that the contract can express, in minor units. */
  highest: bigint;
  /** A price of the contract from one that was sent, or from one in two currencies. */
  of: (price: { amount: string }) => Price;
  /** As `of`, for a property that may be missing: `...optional('tax', tax)`. */
  optional: <Name extends string>(
    name: Name,
    price: { amount: string } | undefined,
  ) => { [Each in Name]?: Price };
}

/**
 * A property made from another value, or none if that is missing:
 * `...optional('vatId', vatId, completeVatId)`.
 */
export const optional = <Name extends string, T, R>(
  name: Name,
  value: T | null | undefined,
  convert: (value: T) => R,
): { [Each in Name]?: R } =>
  (value === null || value === undefined ? {} : { [name]: convert(value) }) as { [Each in Name]?: R };

/** Prices in a currency, formatted for a language. */
export function pricesIn(currency: string, language: string): Prices {
  const { decimals, ofAmount, price } = scaleOf({ currency, language });
  const minor: Prices['minor'] = (each) => (each ? ofAmount(each.amount) : 0n);
  const of: Prices['of'] = (each) => price(minor(each));
  const highest = 10n ** BigInt(15 + decimals);
  return { decimals, highest, minor, price, of, optional: (name, each) => optional(name, each, of) };
}

/** The largest amount of the contract. */
export const MAX_AMOUNT = '1000000000000000';

/** Throws a violation for an amount that responses cannot contain. */
export function checkAmount({ minor }: Money, amount: bigint, field: string): void {
  if (amount > minor(MAX_AMOUNT))
    invalid(field, 'DECIMAL_LTE', `leads to an amount of more than ${MAX_AMOUNT}`, {
      threshold: Number(MAX_AMOUNT),
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
