/** Which products a category has. */
import type { ItemReference } from 'storewire';
import { inBulk } from '../../../kernel/calls/bulk.ts';
import type { Handlers } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, NotFound } from '../../../kernel/errors/failure.ts';
import { present } from '../../../kernel/values/present.ts';
import { isStoreApp } from '../../catalog/catalog-item.ts';
import { checkTree, shownCategory } from '../category-view.ts';
import { setCategories } from '../saved-products.ts';
import { categories } from '../stored-category.ts';
import { productsV3 } from '../stored-product.ts';
import { ALL_PRODUCTS_ID, LAST_PLACE } from '../tree.ts';

export const categoryItems: Pick<
  Handlers<'categories'>,
  'bulkAddItemsToCategory' | 'bulkRemoveItemsFromCategory'
> = {
  bulkAddItemsToCategory: ({ id, items, treeReference }, context) => {
    checkTree(treeReference);
    checkMayChangeItems(context, id);
    let place = placeAfterLast(context, id);
    return forEachItem(items, (item) => {
      const product = productOf(context, item);
      const { categories: before } = product.directCategoriesInfo;
      if (before.some((category) => category.id === id)) return;
      setCategories(context, product, [...before, { id, ...(place <= LAST_PLACE && { index: place++ }) }]);
      context.emit('wix.categories.v1.category_item_added_to_category', id, {
        data: { categoryId: id, item },
      });
    });
  },

  bulkRemoveItemsFromCategory: ({ id, items, treeReference }, context) => {
    checkTree(treeReference);
    checkMayChangeItems(context, id);
    return forEachItem(items, (item) => {
      const product = productOf(context, item);
      const { mainCategoryId, ...withoutMain } = product;
      const { categories: before } = product.directCategoriesInfo;
      const after = before.filter((category) => category.id !== id);
      if (after.length === before.length) return;
      setCategories(context, mainCategoryId === id ? withoutMain : product, after);
      context.emit('wix.categories.v1.category_item_removed_from_category', id, {
        data: { categoryId: id, item },
      });
    });
  },
};

/** Where new items of a category go whose items a merchant has arranged. Others have no place. */
function placeAfterLast({ db }: Context, categoryId: string): number {
  const last = db
    .of(productsV3)
    .all({ where: { 'directCategoriesInfo.categories': categoryId } })
    .flatMap(({ directCategoriesInfo }) => directCategoriesInfo.categories)
    .reduce((most, { id, index }) => (id === categoryId ? Math.max(most, index ?? -1) : most), -1);
  return last < 0 ? Number.POSITIVE_INFINITY : last + 1;
}

/** Throws for a category that is not there, and for one whose items an app decides, or the platform. */
function checkMayChangeItems(context: Context, id: string): void {
  const { managingAppId } = shownCategory(context, context.db.of(categories).get(id));
  const { caller } = context;
  const isManaging = caller.role === 'merchant' && caller.via === 'app' && caller.id === managingAppId;
  if (id === ALL_PRODUCTS_ID || (managingAppId && !isManaging))
    throw new ApplicationError('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED');
}

function productOf({ db }: Context, { appId, catalogItemId }: ItemReference) {
  const product = isStoreApp(appId) ? db.of(productsV3).get(catalogItemId) : undefined;
  if (!product) throw new NotFound();
  return product;
}

/** Changes each item on its own. The result of an item has its reference. */
function forEachItem(items: readonly ItemReference[], change: (item: ItemReference) => void) {
  const { results, bulkActionMetadata } = inBulk(
    items.map(({ catalogItemId }) => catalogItemId),
    'ITEM_NOT_FOUND',
    (_id, index) => {
      const item = items[index];
      if (item) change(item);
      return {};
    },
  );
  return {
    results: results.map(({ itemMetadata: { id: _id, ...metadata } }, index) => ({
      itemMetadata: { ...present({ item: items[index] }), ...metadata },
    })),
    bulkActionMetadata,
  };
}
