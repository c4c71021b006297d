/** The tree of the categories of a shop. */
import type { TreeReference } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { categories, type StoredCategory } from './stored-category.ts';

/** The tree of every shop. */
export const TREE: TreeReference = { appNamespace: '@wix/stores', treeKey: null };

/** The category that contains every product. It is at the top, and nothing is below it. */
export const ALL_PRODUCTS_ID = 'f0d5b8a3-7e26-4c91-9b4f-2a6c8e1d3f57';

/** Most levels of categories. */
export const MAX_DEPTH = 5;

/** Most categories of a tree. */
export const MAX_CATEGORIES = 1000;

/** The last place that a merchant can give a product in a category. Others come after it. */
export const LAST_PLACE = 200;

/** A category and those above it, from the top. */
export function pathTo({ db }: Pick<Base, 'db'>, id: string): StoredCategory[] {
  const path: StoredCategory[] = [];
  let category = db.of(categories).get(id);
  while (category && path.length < MAX_DEPTH) {
    path.unshift(category);
    category = category.parentCategory && db.of(categories).get(category.parentCategory.id);
  }
  return path;
}
