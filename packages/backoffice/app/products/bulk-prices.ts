/** Prices of many products of version 1 of the catalog. */
import { priceOf } from '../components/decimals.ts';
import { outcomeOf } from '../components/many.ts';
import type { PriceCalls } from './price-change.ts';
import type { ProductRecord } from './product-values.ts';

const nameOf = ({ name, id }: ProductRecord): string => name ?? id;

export const PRODUCT_PRICES: PriceCalls<ProductRecord> = {
  resource: 'products',
  nameOf,
  pricesOf: (product) => [priceOf(product)],
  currencyOf: ({ priceData }) => priceData?.currency ?? 'EUR',
  write: async (products, { kind, value }, running) => {
    const { store } = running;
    const ids = products.map(({ id }) => id);
    const number = Number(value);
    const by = kind === 'add' ? { amount: number } : { percentage: { rate: number } };
    const results =
      kind === 'set'
        ? await store.actOnMany('products', 'set', { ids, set: { price: number } }, running)
        : await store.actOnMany('products', 'adjust', { ids, adjust: { price: by } }, running);
    return outcomeOf(products, results, nameOf);
  },
};
