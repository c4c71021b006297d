import { cursorMetadata, cursorOf } from '../../../kernel/calls/lists.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, Forbidden, invalid } from '../../../kernel/errors/failure.ts';
import { STORE_APP_ID } from '../../catalog/catalog-item.ts';
import { visibleTo } from '../../catalog/saved-products.ts';
import { newCategory, updatedCategory } from '../category-input.ts';
import { checkTree, shownCategory, toCategory } from '../category-view.ts';
import { modifiedFields } from '../modified-fields.ts';
import { addCategory, saveCategory } from '../saved-categories.ts';
import { categories } from '../stored-category.ts';
import { productsV3, type StoredProductV3 } from '../stored-product.ts';
import { TREE } from '../tree.ts';
import { categoryItems } from './category-items.ts';
import { pagingMetadata } from './products-v3.ts';

export const categoriesService = defineService('categories', {
  handlers: {
    getCategory: ({ id, treeReference, fields }, context) => {
      checkTree(treeReference);
      const category = shownCategory(context, context.db.of(categories).get(id));
      return { category: toCategory(context, category, fields) };
    },

    getCategoryBySlug: ({ slug, treeReference, fields }, context) => {
      checkTree(treeReference);
      const category = shownCategory(context, context.db.of(categories).findUnique('slug', slug));
      return { category: toCategory(context, category, fields) };
    },

    queryCategories: ({ query = {}, treeReference, returnNonVisibleCategories = false, fields }, context) => {
      checkTree(treeReference);
      const { filter, sort, cursorPaging } = query;
      if (filter && Object.keys(filter).length === 0)
        invalid('query.filter', 'REQUIRED_FIELD', 'must have a condition: leave it out to list all');
      if (returnNonVisibleCategories && context.caller.role !== 'merchant') throw new Forbidden();
      const where = returnNonVisibleCategories ? {} : { isShown: true };
      const page = context.db
        .of(categories)
        .pageByCursor({ filter, sort, where }, cursorOf(cursorPaging, context));
      return {
        categories: page.items.map((category) => toCategory(context, category, fields)),
        pagingMetadata: pagingMetadata(page),
      };
    },

    listItemsInCategory: (
      { id, treeReference, cursorPaging, useCategoryArrangement, includeItemsFromSubcategories },
      context,
    ) => {
      checkTree(treeReference);
      shownCategory(context, context.db.of(categories).get(id));
      const store = context.db.of(productsV3);
      const paging = cursorOf(cursorPaging, { scope: `${context.scope}|${id}` });
      const filter = {
        [includeItemsFromSubcategories ? 'allCategoriesInfo.categories' : 'directCategoriesInfo.categories']:
          id,
      };
      const { cursor, scope } = paging;
      const asked = cursor
        ? store.askedFor({ cursor, scope })
        : { filter, sort: useCategoryArrangement ? ARRANGED : NEWEST_FIRST };
      const page =
        asked.sort[0]?.fieldName === PLACE
          ? store.pageOfList(arranged(context, id, asked.filter), asked, paging)
          : store.pageByCursor({ ...asked, where: visibleTo(context) }, paging);
      return {
        items: page.items.map((product) => ({ catalogItemId: product.id, appId: STORE_APP_ID })),
        pagingMetadata: cursorMetadata(page),
      };
    },

    createCategory: ({ category: input, treeReference, fields }, context) => {
      if (treeReference.appNamespace !== TREE.appNamespace)
        throw new ApplicationError('NAMESPACE_NOT_FOUND_IN_DEV_CENTER');
      checkTree(treeReference);
      const created = addCategory(context, newCategory(context, input));
      context.emit('wix.categories.v1.category_created', created.id, {
        entity: toCategory(context, created),
      });
      return { category: toCategory(context, created, fields) };
    },

    updateCategory: ({ id, category: changes, treeReference, fields }, context) => {
      checkTree(treeReference);
      const before = shownCategory(context, context.db.of(categories).get(id));
      const shownBefore = toCategory(context, before);
      const saved = saveCategory(context, updatedCategory(context, before, changes));
      const entity = toCategory(context, saved);
      context.emit('wix.categories.v1.category_updated', id, {
        entity,
        modifiedFields: modifiedFields(shownBefore, entity),
      });
      return { category: toCategory(context, saved, fields) };
    },

    ...categoryItems,
  },
});

const NEWEST_FIRST = [{ fieldName: 'createdDate', order: 'DESC' }] as const;
const PLACE = 'index';
/** The order that a merchant has given to the products of a category, which no column has. */
const ARRANGED = [{ fieldName: PLACE }];

/** The products of a category that the caller sees: those with a place in it first, then the newest. */
function arranged(context: Context, categoryId: string, filter: object): StoredProductV3[] {
  const placeOf = ({ directCategoriesInfo }: StoredProductV3): number =>
    directCategoriesInfo.categories.find(({ id }) => id === categoryId)?.index ?? Number.POSITIVE_INFINITY;
  return context.db
    .of(productsV3)
    .all({ where: { ...filter, ...visibleTo(context) }, sort: NEWEST_FIRST })
    .toSorted((one, other) => {
      const [first, second] = [placeOf(one), placeOf(other)];
      return first === second ? 0 : first - second;
    });
}
