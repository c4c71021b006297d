import { compareMoney, STORE_APP_ID } from 'storewire';
import { textOfError } from '../components/reasons.ts';
import { store, TREE } from '../data.ts';
import type { ProductV3Record } from './product-v3-record.ts';
import { type ProductV3Values, toInput } from './product-v3-values.ts';

/** Saves the changed fields of a product, and its categories. Returns a line per failure. */
export async function saveProductV3(was: ProductV3Values, values: ProductV3Values): Promise<string[]> {
  const wrong = problemsOf(values);
  if (wrong.length > 0) return wrong;
  const { id } = values;
  const failures: string[] = [];
  const attempt = (label: string, call: () => Promise<unknown>): Promise<unknown> =>
    call().catch((error: unknown) => failures.push(`${label}: ${textOfError(error)}`));

  const { data: product } = await store.getOne<ProductV3Record>('products-v3', { id });
  await attempt('Product', () =>
    store.update('products-v3', {
      id,
      data: toInput(values, product),
      // what was changed since is refused
      previousData: { ...toInput(was, product), revision: product.revision },
    }),
  );
  const items = [{ catalogItemId: id, appId: STORE_APP_ID }];
  for (const category of values.categoryIds.filter((each) => !was.categoryIds.includes(each)))
    await attempt('Category', () => store.act('categories', 'add', { id: category, items, ...TREE }));
  for (const category of was.categoryIds.filter((each) => !values.categoryIds.includes(each)))
    await attempt('Category', () => store.act('categories', 'remove', { id: category, items, ...TREE }));
  return failures;
}

/** Most variants of a product. */
const MAX_VARIANTS = 1000;

/** What the platform would refuse, a line each. */
function problemsOf({ options, variants }: ProductV3Values): string[] {
  const count = options.reduce((product, { choices }) => product * choices.length, 1);
  const reduced = Object.values(variants).flatMap(({ name, price, before }) =>
    before && compareMoney(before, price ?? '0') < 0
      ? `${name}: the price before a reduction must not be below the price`
      : [],
  );
  return [
    ...(count > MAX_VARIANTS ? [`The options make ${count} variants, and ${MAX_VARIANTS} are possible`] : []),
    ...reduced,
  ];
}
