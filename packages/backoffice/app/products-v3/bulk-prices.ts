/** Prices of many products of version 3 of the catalog, whose variants have them. */
import { withPlaces } from '../components/decimals.ts';
import { writeEach } from '../components/many.ts';
import { store } from '../data.ts';
import { type PriceCalls, type PriceChange, priceAfter } from '../products/price-change.ts';
import type { ProductV3Record } from './product-v3-record.ts';
import { toInput, toValues } from './product-v3-values.ts';

const nameOf = ({ name, id }: ProductV3Record): string => name ?? id;

const currencyOf = ({ currency }: ProductV3Record): string => currency ?? 'EUR';

export const PRODUCT_V3_PRICES: PriceCalls<ProductV3Record> = {
  resource: 'products-v3',
  nameOf,
  currencyOf,
  pricesOf: (product) => {
    const { minValue, maxValue } = product.actualPriceRange ?? {};
    const amounts = [minValue?.amount ?? '0', maxValue?.amount ?? '0'];
    return [...new Set(amounts.map((amount) => withPlaces(amount, currencyOf(product))))];
  },
  write: (products, change, running) =>
    writeEach(products, running, {
      nameOf,
      writeOf: async ({ id }) => {
        const update = await updateOf(id, change);
        return () => running.store.update('products-v3', update);
      },
    }),
};

/** Options and variants are sent together, with the revision that they were read with. */
async function updateOf(id: string, change: PriceChange) {
  const { data: product } = await store.getOne<ProductV3Record>('products-v3', { id });
  const values = toValues(product, []);
  const variants = Object.fromEntries(
    Object.entries(values.variants).map(([variantId, variant]) => [
      variantId,
      { ...variant, price: priceAfter(variant.price ?? '0', change, currencyOf(product)) },
    ]),
  );
  const { options, variantsInfo } = toInput({ ...values, variants }, product);
  return { id, data: { options, variantsInfo }, previousData: { id, revision: product.revision } };
}
