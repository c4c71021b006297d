/** What shoppers see of products: no hidden category, and in searches no hidden variant. Merchants see all. */
import type { Context } from '../../kernel/context/context.ts';
import type { Filter } from '../../kernel/store/store.ts';
import { categories } from './stored-category.ts';
import { SHOWN_CHOICES, type StoredProductV3 } from './stored-product.ts';

const seesCategory = ({ caller, db }: Context, id: string): boolean =>
  caller.role === 'merchant' || db.of(categories).get(id)?.isShown !== false;

/** A product without the categories that the caller does not see. */
export function withSeenCategories(context: Context, product: StoredProductV3): StoredProductV3 {
  const { mainCategoryId, directCategoriesInfo, allCategoriesInfo, ...rest } = product;
  const isSeen = ({ id }: { id: string }): boolean => seesCategory(context, id);
  const seesMain = !mainCategoryId || seesCategory(context, mainCategoryId);
  if (seesMain && allCategoriesInfo.categories.every(isSeen)) return product;
  return {
    ...rest,
    ...(mainCategoryId && seesMain && { mainCategoryId }),
    directCategoriesInfo: { categories: directCategoriesInfo.categories.filter(isSeen) },
    allCategoriesInfo: { categories: allCategoriesInfo.categories.filter(isSeen) },
  };
}

/** A product as searches of the caller have it. Its prices and its stock stay those over all variants. */
export function searchedProduct(context: Context, product: StoredProductV3): StoredProductV3 {
  const seen = withSeenCategories(context, product);
  const variants = seen.variantsInfo.variants.filter(({ visible }) => visible);
  if (context.caller.role === 'merchant' || variants.length === seen.variantsInfo.variants.length)
    return seen;
  return {
    ...seen,
    variantsInfo: { variants },
    options: seen.options.map((option) => ({
      ...option,
      choicesSettings: { choices: option.choicesSettings.choices.filter(({ visible }) => visible !== false) },
    })),
  };
}

const CATEGORIES: ReadonlySet<string> = new Set([
  'allCategoriesInfo.categories',
  'directCategoriesInfo.categories',
]);

/** A filter that finds no more than the caller sees: not by the choices of hidden variants, nor by hidden categories. */
export function searchedFilter(context: Context, filter: Filter): Filter {
  if (context.caller.role === 'merchant') return filter;
  return Object.fromEntries(
    Object.entries(filter).map(([name, value]) => {
      // `$and`, `$or`, `$not`
      if (name.startsWith('$'))
        return [name, [value].flat().map((each) => searchedFilter(context, each as Filter))];
      return CATEGORIES.has(name)
        ? [name, withoutUnseen(context, value)]
        : [SHOWN_CHOICES[name] ?? name, value];
    }),
  );
}

/** A condition with no id instead of each id of a category that shoppers do not see. */
function withoutUnseen({ db }: Context, condition: unknown): unknown {
  const hidden = new Set(
    db
      .of(categories)
      .all({ where: { isShown: false } })
      .map(({ id }) => id),
  );
  return JSON.parse(
    JSON.stringify(condition, (_name, value: unknown) =>
      typeof value === 'string' && hidden.has(value) ? '' : value,
    ),
  );
}
