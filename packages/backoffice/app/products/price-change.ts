/** Changes of prices, which the dialog has for each version of the catalog. */
import { addMoney, roundMoney } from 'storewire';
import type { Running } from '../components/action-dialog.tsx';
import { isDecimal, leftOf, percentOf } from '../components/decimals.ts';
import type { ManyOutcome } from '../components/many.ts';

export interface PriceChange {
  kind: 'set' | 'add' | 'percent';
  value?: string | null;
}

/** How prices are kept in a version of the catalog. */
export interface PriceCalls<Record> {
  resource: 'products' | 'products-v3';
  nameOf: (record: Record) => string;
  /** The price, or the lowest and the highest one of its variants. */
  pricesOf: (record: Record) => string[];
  currencyOf: (record: Record) => string;
  /** What is added is added once if it is tried again after a lost answer. */
  write: (records: readonly Record[], change: PriceChange, running: Running) => Promise<ManyOutcome>;
}

/** Says what is wrong with the value of a change. */
export const checkChange = (typed: string | null | undefined, { kind }: PriceChange): string | undefined => {
  const value = typed ?? '';
  if (kind === 'set') return isDecimal(value) ? undefined : 'An amount such as 12.50';
  if (kind === 'add')
    return isDecimal(value.replace(/^-/, '')) ? undefined : 'An amount such as 12.50 or -10';
  const isRate = /^-?\d{1,4}$/.test(value) && Number(value) >= -100 && Number(value) <= 1000;
  return isRate ? undefined : 'A whole number from -100 to 1000';
};

/** The price after a change, rounded to the places of its currency and never negative, as the platform does it. */
export function priceAfter(price: string, { kind, value: typed }: PriceChange, currency: string): string {
  const value = typed ?? '0';
  const after = {
    set: () => value,
    add: () => addMoney(price, value),
    percent: () => addMoney(price, percentOf(price, value)),
  }[kind]();
  return roundMoney(leftOf(after, []), currency);
}
