/** Changes of prices, which the dialog has for each version of the catalog. */
import { addMoney, roundMoney } from 'storewire';
import type { Running } from '../components/action-dialog.tsx';
import { checkPlaces } from '../components/checks.ts';
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

const EXAMPLES = { set: '12.50', add: '12.50 or -10' };

/** Says what is wrong with the value of a change. */
export const checkChange = ({ kind, value: typed }: PriceChange, currency: string): string | undefined => {
  const value = typed ?? '';
  const amount = kind === 'add' ? value.replace(/^-/, '') : value;
  if (kind !== 'percent')
    return isDecimal(amount) ? checkPlaces(amount, currency) : `An amount such as ${EXAMPLES[kind]}`;
  const isRate = /^-?\d{1,4}$/.test(value) && Number(value) >= -100 && Number(value) <= 1000;
  return isRate ? undefined : 'A whole number from -100 to 1000';
};

/** The price after a change, rounded to the places of its currency and never negative, as the platform does it. */
export function priceAfter(price: string, { kind, value: typed }: PriceChange, currency: string): string {
  const value = typed ?? '0';
  const after = {
    set: () => value,
    add: () => addMoney(price, value),
    // half a cent of a reduction is a cent of it
    percent: () => addMoney(price, roundMoney(percentOf(price, value), currency)),
  }[kind]();
  return roundMoney(leftOf(after, []), currency);
}
