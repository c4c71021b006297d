import { compareMoney, STORE_APP_ID } from 'storewire';
import { checkPlaces } from '../components/checks.ts';
import { textOfError } from '../components/reasons.ts';
import { isSame } from '../components/versions.ts';
import { store, TREE } from '../data.ts';
import type { ProductV3Record } from './product-v3-record.ts';
import { type ProductV3Values, toInput, toValues } from './product-v3-values.ts';

/**
 * Saves the changed fields of a product, and its categories. Returns a line per failure. Throws an error if another user
 * has changed the product since it was read: a save replaces the lists of the product.
 */
export async function saveProductV3(was: ProductV3Values, values: ProductV3Values): Promise<string[]> {
  const { id } = values;
  const { data: product } = await store.getOne<ProductV3Record>('products-v3', { id });
  if (!isSame(withoutCategories(toValues(product, [])), withoutCategories(was)))
    throw new Error('Another user has just saved this product. Save again, and compare.');
  const brand = await brandNamed(values.brand, product);
  const wrong = [
    ...problemsOf(values, product),
    ...(values.brand && !brand
      ? [`Brand: there is no ${values.brand}. Only a new product can have a new brand`]
      : []),
  ];
  if (wrong.length > 0) return wrong;
  const failures: string[] = [];
  const attempt = (label: string, call: () => Promise<unknown>): Promise<unknown> =>
    call().catch((error: unknown) => failures.push(`${label}: ${textOfError(error)}`));

  const [data, before] = [toInput(values, product, brand), toInput(was, product)];
  // options and variants are sent together, also if the others stay
  if (!isSame([data.options, data.variantsInfo], [before.options, before.variantsInfo])) {
    delete before.options;
    delete before.variantsInfo;
  }
  await attempt('Product', () =>
    store.update('products-v3', { id, data, previousData: { ...before, revision: product.revision } }),
  );
  const moved = [
    ...values.categoryIds
      .filter((each) => !was.categoryIds.includes(each))
      .map((each) => ['add', each] as const),
    ...was.categoryIds
      .filter((each) => !values.categoryIds.includes(each))
      .map((each) => ['remove', each] as const),
  ];
  for (const [action, category] of moved) await attempt('Category', () => move(id, action, category));
  return failures;
}

/** An update takes the id of a brand, which the products that have it know. */
async function brandNamed(name: string | null, product: ProductV3Record): Promise<ProductV3Record['brand']> {
  if (!name || name === product.brand?.name) return product.brand;
  const { data } = await store.getList<ProductV3Record>('products-v3', {
    filter: { 'brand.name': name },
    pagination: { page: 1, perPage: 1 },
  });
  return data[0]?.brand;
}

async function move(product: string, action: 'add' | 'remove', category: string): Promise<void> {
  const items = [{ catalogItemId: product, appId: STORE_APP_ID }];
  const [result] = await store.actOnMany('categories', action, { id: category, items, ...TREE });
  if (result?.error) throw new Error(result.error.description);
}

const withoutCategories = (values: ProductV3Values): ProductV3Values => ({ ...values, categoryIds: [] });

const MAX_OPTIONS = 6;
const MAX_VARIANTS = 1000;

/** What the platform would refuse or change, a line each. */
function problemsOf({ options, variants }: ProductV3Values, { currency }: ProductV3Record): string[] {
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  const ofPrices = Object.values(variants).flatMap(({ name, price, before, cost }) => [
    ...[price, before, cost].flatMap((amount) => {
      const problem = amount && currency && checkPlaces(amount, currency);
      return problem ? `${name}: ${problem}` : [];
    }),
    ...(before && compareMoney(before, price ?? '0') < 0
      ? [`${name}: the price before a reduction must not be below the price`]
      : []),
  ]);
  return [
    ...(options.length > MAX_OPTIONS ? [`A product has at most ${MAX_OPTIONS} options`] : []),
    ...(count > MAX_VARIANTS ? [`The options make ${count} variants, and ${MAX_VARIANTS} are possible`] : []),
    ...ofPrices,
  ];
}
