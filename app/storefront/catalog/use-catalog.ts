import type { Collection, Product } from 'storewire';
import { type ListState, useQueryCollections, useQueryProductsInfinite } from 'storewire/react';
import { type CatalogView, queryOf } from './catalog-view.ts';

/** The data of the catalog page. */
export interface CatalogState {
  /** Collections to choose from. Undefined while loading, empty if they could not be loaded. */
  collections: Collection[] | undefined;
  /** The selected one. */
  collection: Collection | undefined;
  /** True if the URL names an unknown collection. */
  isUnknown: boolean;
  products: Pick<ListState<unknown, Product>, 'items' | 'hasNext' | 'loadMore' | 'isLoadingMore'>;
  /** Number of all matches, if the server returns it. */
  total: number | undefined;
  isLoading: boolean;
  error: Error | undefined;
  isRetrying: boolean;
  retry: () => void;
}

/** The collection of all products, which the platform creates. The page shows it as "All". */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

const isShown = ({ id, slug, visible }: Collection): boolean =>
  Boolean(slug) && visible !== false && id !== ALL_PRODUCTS;

/** Reads collections and products of a view. */
export function useCatalog(view: CatalogView): CatalogState {
  const known = useQueryCollections({ query: { sort: [{ fieldName: 'name', order: 'ASC' }] } });
  const collections = (known.data?.collections ?? []).filter(isShown);
  const collection = collections.find(({ slug }) => slug === view.collection);
  const isWaiting = view.collection !== undefined && collection === undefined;
  const products = useQueryProductsInfinite(
    isWaiting ? null : { query: queryOf(view.sort, collection?.id ?? undefined) },
  );
  const error = products.error ?? (isWaiting ? known.error : undefined);
  return {
    collections: known.data || known.error ? collections : undefined,
    collection,
    isUnknown: isWaiting && known.data !== undefined,
    products,
    total: products.pages?.[0]?.metadata?.total ?? undefined,
    isLoading: products.pages === undefined && error === undefined,
    error,
    isRetrying: products.isValidating || known.isValidating,
    retry: () => void (products.error ? products.retry() : known.mutate()),
  };
}
