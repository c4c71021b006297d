import type { Collection, ProductFilter, QueryProductsInput } from 'storewire';
import { PAGE_SIZE, pagingOf } from '../../shop/catalog/list-page.ts';
import { type CatalogView, collectionIdsOf, SORTS } from './catalog-view.ts';

/** An id that no product has: a list of ids must not be empty. */
const NONE = 'none';

const orNone = (ids: string[]): string[] => (ids.length > 0 ? ids : [NONE]);

/** The call that reads products by their ids. */
export const idsInput = (ids: string[]): QueryProductsInput => ({
  query: { filter: { id: { $in: orNone(ids) } }, paging: { limit: PAGE_SIZE } },
});

/**
 * The call that reads a page of the list of a view. `within` is the id of the collection of the page. The platform
 * compares prices before reductions, and does not find reduced products.
 */
export function queryOf(
  view: CatalogView,
  collections: readonly Collection[],
  within: string | undefined,
): QueryProductsInput {
  const { text, options, lowest, highest, isInStock, isReduced, sort, page } = view;
  const conditions: (ProductFilter | '' | false | undefined)[] = [
    within && { collectionIds: { $hasSome: [within] } },
    view.collections.length > 0 && {
      collectionIds: { $hasSome: orNone(collectionIdsOf(view, collections)) },
    },
    ...[...options].map(([name, choices]) => ({ [`options.${name}`]: { $hasSome: choices } })),
    lowest !== undefined && { price: { $gte: Number(lowest) } },
    highest !== undefined && { price: { $lte: Number(highest) } },
    isInStock && { inventoryStatus: { $ne: 'OUT_OF_STOCK' } },
    isReduced && { id: { $in: [NONE] } },
    nameFilter(text),
  ];
  const $and = conditions.filter((condition) => !!condition);
  const sorting = SORTS[sort];
  return {
    query: {
      ...($and.length > 0 && { filter: { $and } }),
      ...(sorting && { sort: sorting }),
      paging: pagingOf(page),
    },
  };
}

/** All words of a text are in the name, or the text is the start of the SKU. Undefined for an empty text. */
export function nameFilter(text: string): ProductFilter | undefined {
  const words = wordsOf(text).map((word) => ({
    $or: spellingsOf(word).map((spelling) => ({ name: { $contains: spelling } })),
  }));
  if (words.length === 0) return undefined;
  return { $or: [{ $and: words }, { sku: { $startsWith: skuOf(text) } }] };
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean).slice(0, 6);

const skuOf = (text: string): string => text.trim().toUpperCase();

/** The platform compares exactly, so that "MUG" and "mug" would not find "Mug". */
function spellingsOf(word: string): string[] {
  const lower = word.toLowerCase();
  const [first = '', ...rest] = lower;
  return [...new Set([word, lower, first.toUpperCase() + rest.join('')])];
}
