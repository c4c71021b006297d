/**
 * Exact amounts of money: whole numbers of minor units, such as cents. A quote adds amounts many times, so each is read
 * once; the functions of the client, which round and split alike, read the texts that they are given each time.
 */
import type { MultiCurrencyPrice, Price } from 'storewire';
import { currencyDigits, formatMoney } from 'storewire/internal';
import { BoundedMap } from './bounded-map.ts';
import { withoutZeros } from './decimals.ts';
import { optional } from './present.ts';

/** The largest amount that responses contain. */
export const MAX_AMOUNT = '1000000000000000';

/**
 * Money in a currency, formatted for a language: converts between minor units and the amounts of the contract.
 * Its functions may be used without it.
 */
export class Money {
  readonly decimals: number;
  /** The largest amount, in minor units. */
  readonly highest: bigint;
  readonly #currency: string;
  readonly #language: string;

  constructor(currency: string, language: string) {
    this.decimals = currencyDigits(currency);
    this.highest = this.minor(MAX_AMOUNT);
    this.#currency = currency;
    this.#language = language;
  }

  /** Minor units of an amount or a price. A missing one is zero. */
  readonly minor = (given: string | number | { amount: string } | undefined): bigint =>
    given === undefined ? 0n : toMinor(typeof given === 'object' ? given.amount : given, this.decimals);

  /** The decimal amount of minor units. */
  readonly decimal = (minor: bigint): string => fromMinor(minor, this.decimals);

  readonly price = (minor: bigint): Price => {
    const amount = this.decimal(minor);
    return { amount, formattedAmount: this.format(amount) };
  };

  /** A price in the currency of the shop, and in that of the buyer, which is the same. */
  readonly convertedPrice = (minor: bigint): MultiCurrencyPrice => {
    const amount = this.decimal(minor);
    const formatted = this.format(amount);
    return {
      amount,
      convertedAmount: amount,
      formattedAmount: formatted,
      formattedConvertedAmount: formatted,
    };
  };

  /** A price of the contract from one that was sent, or from one in two currencies. */
  readonly of = (price: { amount: string }): Price => this.price(this.minor(price));

  /** As `of`, for a property that may be missing: `...money.optional('tax', tax)`. */
  readonly optional = <Name extends string>(name: Name, price: { amount: string } | undefined) =>
    optional(name, price, this.of);

  /** An amount for display, such as `€24.00`. */
  readonly format = (amount: string | number): string => {
    const key = `${this.#language} ${this.#currency} ${amount}`;
    const known = formattedAmounts.get(key);
    if (known !== undefined) return known;
    const rounded = this.decimal(this.minor(amount));
    return formattedAmounts.add(key, formatMoney(rounded, this.#currency, this.#language));
  };
}

/** Money in the currency of the shop, which is also that of every buyer. */
export function moneyOf({ currency, language }: { currency: string; language: string }): Money {
  const key = `${currency} ${language}`;
  const known = moneyByShop.get(key) ?? new Money(currency, language);
  moneyByShop.set(key, known);
  return known;
}

const moneyByShop = new Map<string, Money>();

/** The amounts of a shop are few, and formatting one takes as long as adding up a cart. */
const formattedAmounts = new BoundedMap<string>(10_000);

/**
 * Minor units of a decimal amount, rounded half away from zero. Numbers are those of catalog v1.
 * Throws a `RangeError` for text that is not a decimal number.
 */
export function toMinor(amount: string | number, decimals: number): bigint {
  const { digits, scale } = exact(amount);
  return divideHalfUp(digits * 10n ** BigInt(decimals), 10n ** BigInt(scale));
}

/** The decimal string of minor units. */
export function fromMinor(minor: bigint, decimals: number): string {
  const text = String(minor < 0n ? -minor : minor).padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  return (minor < 0n ? '-' : '') + (decimals === 0 ? whole : `${whole}.${text.slice(-decimals)}`);
}

/** A share of minor units, such as `12.5` percent, rounded half away from zero. */
export function percentOf(minor: bigint, percent: string | number): bigint {
  const { digits, scale } = exact(percent);
  return divideHalfUp(minor * digits, 100n * 10n ** BigInt(scale));
}

/** A quotient, rounded half away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return isNegative ? -rounded : rounded;
}

/** A decimal as a whole number and the power of ten that divides it. */
export function exact(value: string | number): { digits: bigint; scale: number } {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (!match) throw new RangeError(`Not a decimal number: ${value}`);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(sign + whole + fraction);
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 };
}

/** Whether minor units express an amount exactly. */
export const isExact = (amount: string, decimals: number): boolean =>
  withoutZeros(amount.split('.')[1] ?? '').length <= decimals;
