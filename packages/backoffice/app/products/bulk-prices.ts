/** Prices of many products of version 1 of the catalog. */
import { priceOf } from '../components/decimals.ts';
import { alone, outcomeOf, writeEach } from '../components/many.ts';
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
    const number = Number(value);
    if (kind === 'set') {
      const ids = products.map(({ id }) => id);
      const results = await store.actOnMany('products', 'set', { ids, set: { price: number } }, running);
      return outcomeOf(products, results, nameOf);
    }
    const price = kind === 'add' ? { amount: number } : { percentage: { rate: number } };
    return writeEach(products, running, {
      nameOf,
      writeOf:
        ({ id }) =>
        () =>
          alone(store.actOnMany('products', 'adjust', { ids: [id], adjust: { price } })),
    });
  },
};
