/** What staff make of categories. Inputs that are not possible throw. */
import type { CategoryChanges, CategoryInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError, Conflict, invalid, rejectAny, violation } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { createdFrom, updated } from '../../kernel/inputs/update.ts';
import { checkSlug, fixed } from './refusals.ts';
import type { NewCategory } from './saved-categories.ts';
import { categories, type StoredCategory } from './stored-category.ts';
import { ALL_PRODUCTS_ID, MAX_CATEGORIES, MAX_DEPTH, pathTo } from './tree.ts';

export function newCategory(context: Context, input: Received<CategoryInput>): NewCategory {
  const { id: _ownId, parentCategory, name, slug, visible, ...rest } = createdFrom(input, {});
  if (context.db.of(categories).count() >= MAX_CATEGORIES)
    throw new ApplicationError('CATEGORIES_LIMIT_PER_TREE_EXCEEDED');
  if (parentCategory) checkParent(context, parentCategory.id, visible !== false);
  if (slug) checkFreeSlug(context, slug);
  return {
    ...rest,
    name,
    ...(slug && { slug }),
    ...(visible === false && { visible }),
    ...(parentCategory && { parentId: parentCategory.id }),
  };
}

function checkParent(context: Context, parentId: string, isVisible: boolean): void {
  const path = pathTo(context, parentId);
  const parent = path.at(-1);
  if (!parent) throw new ApplicationError('PARENT_CATEGORY_NOT_IN_TREE');
  if (parentId === ALL_PRODUCTS_ID)
    invalid('category.parentCategory.id', 'VALIDATION', 'is that of all products: nothing can be below it');
  if (path.length >= MAX_DEPTH) throw new ApplicationError('CATEGORY_DEPTH_LIMIT_EXCEEDED');
  if (isVisible && !parent.isShown) throw new ApplicationError('PARENT_CATEGORY_HIDDEN');
}

function checkFreeSlug({ db }: Context, slug: string): void {
  checkSlug(slug, 'category.slug');
  if (db.of(categories).findUnique('slug', slug)) throw new ApplicationError('DUPLICATE_SLUG');
}

/** A category with changes. A picture and a formatted text replace the present ones. */
export function updatedCategory(
  context: Context,
  current: StoredCategory,
  { id: _ownId, revision, visible, parentCategory, managingAppId, ...changes }: Received<CategoryChanges>,
): StoredCategory {
  rejectAny([
    ...(changes.name === null ? [violation('category.name', 'REQUIRED_FIELD', 'must be present')] : []),
    ...fixed('category.visible', visible, current.visible),
    ...fixed('category.parentCategory.id', parentCategory?.id, current.parentCategory?.id),
    ...fixed('category.managingAppId', managingAppId, current.managingAppId),
  ]);
  if (changes.slug === null) throw new ApplicationError('REMOVED_SLUG');
  if (revision !== current.revision) throw new Conflict();
  if (changes.slug !== undefined && changes.slug !== current.slug) checkFreeSlug(context, changes.slug);
  const { image, richContentDescription, ...kept } = current;
  return updated(
    {
      ...kept,
      ...(image && changes.image === undefined && { image }),
      ...(richContentDescription &&
        changes.richContentDescription === undefined && { richContentDescription }),
    },
    changes,
  );
}
