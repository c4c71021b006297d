/** Categories as responses have them, and which of them a caller sees. */
import type { Category, TreeReference } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { invalid, NotFound } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { visibleTo } from '../catalog/saved-products.ts';
import type { RequestedFields } from './requested-parts.ts';
import { breadcrumbsOf } from './saved-categories.ts';
import type { StoredCategory } from './stored-category.ts';
import { productsV3 } from './stored-product.ts';
import { TREE } from './tree.ts';

/** A category with the parts that were asked for. Shoppers count the products that they see. */
export function toCategory(
  context: Context,
  { description, richContentDescription, isShown: _shown, ...category }: StoredCategory,
  fields: RequestedFields = [],
): Category {
  const where = { ...visibleTo(context), 'allCategoriesInfo.categories': category.id };
  return {
    ...category,
    itemCounter: context.db.of(productsV3).count({ where }),
    treeReference: TREE,
    ...(fields.includes('DESCRIPTION') && description && { description }),
    ...(fields.includes('RICH_CONTENT_DESCRIPTION') && richContentDescription && { richContentDescription }),
    ...(fields.includes('BREADCRUMBS_INFO') && {
      breadcrumbsInfo: { breadcrumbs: breadcrumbsOf(context, category.parentCategory?.id) },
    }),
  };
}

/** The category, unless the caller cannot see it: then it throws `NotFound`. */
export function shownCategory({ caller }: Context, category: StoredCategory | undefined): StoredCategory {
  if (!category || (caller.role !== 'merchant' && !category.isShown)) throw new NotFound();
  return category;
}

/** Throws a violation for another tree than that of the shop. */
export function checkTree(tree: Received<TreeReference> | undefined): void {
  if (!tree) invalid('treeReference', 'REQUIRED_FIELD', 'must be present');
  if (tree.appNamespace !== TREE.appNamespace)
    invalid(
      'treeReference.appNamespace',
      'VALIDATION',
      `must be ${TREE.appNamespace}: the shop has no other tree`,
    );
  if (tree.treeKey !== undefined && tree.treeKey !== null)
    invalid('treeReference.treeKey', 'VALIDATION', 'must be null or absent: the shop has one tree');
}
