import type { Price } from '../../../generated/types.ts';
import { decimalsOf, formatMoney, fromMinor, toMinor } from './money.ts';

/** Converts between prices of the contract and minor units of one currency. */
export interface Prices {
  decimals: number;
  /** Minor units of a price. A missing price is zero. */
  minor: (price: { amount: string } | undefined) => bigint;
  price: (minor: bigint) => Price;
  /** The most that the contract can express, in minor units. */
  most: bigint;
  /** A price of the contract from one that was sent, or from one in two currencies. */
  of: (price: { amount: string }) => Price;
  /** As `of`, for a property that may be missing: `...optional('tax', tax)`. */
  optional: <Name extends string>(
    name: Name,
    price: { amount: string } | undefined,
  ) => { [Each in Name]?: Price };
}

/** A property made from another value, or none if that is missing: `...optional('vatId', vatId, completeVatId)`. */
export const optional = <Name extends string, T, R>(
  name: Name,
  value: T | null | undefined,
  convert: (value: T) => R,
): { [Each in Name]?: R } =>
  (value === null || value === undefined ? {} : { [name]: convert(value) }) as { [Each in Name]?: R };

/** Prices in a currency, formatted for a language. */
export function pricesIn(currency: string, language: string): Prices {
  const decimals = decimalsOf(currency);
  const price = (minor: bigint): Price => {
    const amount = fromMinor(minor, decimals);
    return { amount, formattedAmount: formatMoney(amount, currency, language) };
  };
  const minor: Prices['minor'] = (each) => (each ? toMinor(each.amount, decimals) : 0n);
  const of: Prices['of'] = (each) => price(minor(each));
  const most = 10n ** BigInt(15 + decimals);
  return { decimals, most, minor, price, of, optional: (name, each) => optional(name, each, of) };
}
