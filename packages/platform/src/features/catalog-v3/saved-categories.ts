/** Saves categories, and finds the way to them. */
import type { Breadcrumb } from 'storewire';
import type { Base, Context } from '../../kernel/context/context.ts';
import { slugOf } from '../../kernel/values/slug.ts';
import { nextSave, type Saved } from './revision.ts';
import { refreshProduct } from './saved-products.ts';
import { categories, type StoredCategory } from './stored-category.ts';
import { productsV3 } from './stored-product.ts';
import { ALL_PRODUCTS_ID, pathTo } from './tree.ts';

/** What a new category is made from. Without a slug, it gets one made from its name. */
export type NewCategory = Pick<StoredCategory, 'name'> &
  Partial<Omit<StoredCategory, keyof Saved | 'id' | 'isShown' | 'parentCategory'>> & { parentId?: string };

/** Saves a new category below another one, or at the top. */
export function addCategory(context: Context, { parentId, ...input }: NewCategory): StoredCategory {
  const store = context.db.of(categories);
  return saveCategory(context, {
    visible: true,
    ...input,
    id: context.ids.uuid(),
    slug: input.slug ?? freeSlug(context, input.name),
    ...(parentId !== undefined && {
      parentCategory: { id: parentId, index: store.count({ where: { 'parentCategory.id': parentId } }) },
    }),
  });
}

const freeSlug = ({ db }: Pick<Base, 'db'>, name: string): string =>
  slugOf(name, (slug) => db.of(categories).findUnique('slug', slug) !== undefined);

/** Saves a category, and what follows from it in those below it and in their products. */
export function saveCategory(
  context: Context,
  category: Omit<StoredCategory, keyof Saved | 'isShown'> & Partial<Saved>,
): StoredCategory {
  const { db } = context;
  const isShown = isShownIn(context, category);
  const saved = db.of(categories).save({ ...category, isShown, ...nextSave(context, category) });
  for (const below of db.of(categories).all({ where: { 'parentCategory.id': saved.id } }))
    refreshShown(context, below, isShown);
  const where = { 'allCategoriesInfo.categories': saved.id };
  for (const { id } of db.of(productsV3).all({ where })) refreshProduct(context, id);
  return saved;
}

/** Whether a category and all above it are visible. */
export function isShownIn(
  { db }: Pick<Base, 'db'>,
  { visible, parentCategory }: Pick<StoredCategory, 'visible' | 'parentCategory'>,
): boolean {
  const parent = parentCategory && db.of(categories).get(parentCategory.id);
  return visible && parent?.isShown !== false;
}

/** Hides or shows a category with the one above it. */
function refreshShown(context: Context, category: StoredCategory, isParentShown: boolean): void {
  const isShown = category.visible && isParentShown;
  if (isShown === category.isShown) return;
  context.db.of(categories).save({ ...category, isShown });
  for (const below of context.db.of(categories).all({ where: { 'parentCategory.id': category.id } }))
    refreshShown(context, below, isShown);
}

/** Stores the category that every shop has. Call it in a write. */
export function addAllProductsCategory(context: Pick<Base, 'db' | 'clock'>): void {
  const store = context.db.of(categories);
  if (store.get(ALL_PRODUCTS_ID)) return;
  const name = 'All Products';
  const dates = nextSave(context);
  store.save({
    id: ALL_PRODUCTS_ID,
    name,
    slug: freeSlug(context, name),
    visible: true,
    isShown: true,
    ...dates,
  });
}

/** The categories from the top to this one. None without an id. */
export const breadcrumbsOf = (context: Pick<Base, 'db'>, id: string | undefined): Breadcrumb[] =>
  pathTo(context, id ?? '').map((category) => ({
    categoryId: category.id,
    categoryName: category.name,
    categorySlug: category.slug,
  }));
