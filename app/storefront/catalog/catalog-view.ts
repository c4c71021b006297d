import type { ProductQuery, ProductSorting } from 'storewire';

/** Sort orders to choose from, and their query. */
const SORTS = {
  featured: undefined,
  newest: [{ fieldName: 'numericId', order: 'DESC' }],
  name: [{ fieldName: 'name', order: 'ASC' }],
  cheapest: [{ fieldName: 'price', order: 'ASC' }],
  dearest: [{ fieldName: 'price', order: 'DESC' }],
} satisfies Record<string, ProductSorting[] | undefined>;

export type SortName = keyof typeof SORTS;

export const SORT_NAMES = Object.keys(SORTS) as SortName[];

const PAGE_SIZE = 12;

/** The view that the URL describes. */
export interface CatalogView {
  /** Slug of the collection; undefined for all products. */
  collection: string | undefined;
  sort: SortName;
}

/** Reads the view from the URL. */
export function readView(params: URLSearchParams): CatalogView {
  const sort = SORT_NAMES.find((name) => name === params.get('sort'));
  return { collection: params.get('collection') || undefined, sort: sort ?? 'featured' };
}

/** Returns the URL of a view. Defaults are omitted. */
export function writeView({ collection, sort }: CatalogView): string {
  const params = new URLSearchParams();
  if (collection) params.set('collection', collection);
  if (sort !== 'featured') params.set('sort', sort);
  return params.size === 0 ? '' : `?${params}`;
}

/** The query of a view. */
export function queryOf(sort: SortName, collectionId: string | undefined): ProductQuery {
  return {
    filter: collectionId ? { collectionIds: { $hasSome: [collectionId] } } : undefined,
    sort: SORTS[sort],
    paging: { limit: PAGE_SIZE },
  };
}
