import type { Product } from 'storewire';
import { useQueryProducts } from 'storewire/react';

/** Products in the order of their ids. Those that the shop no longer has are left out. */
export function useProductsById(ids: readonly string[]) {
  const { data, error, isValidating, mutate } = useQueryProducts(
    ids.length > 0 ? { query: { filter: { id: { $in: [...ids] } }, paging: { limit: ids.length } } } : null,
  );
  const products = data?.products?.toSorted((a, b) => ids.indexOf(a.id ?? '') - ids.indexOf(b.id ?? ''));
  return {
    products: ids.length > 0 ? products : ([] satisfies Product[]),
    error,
    isRetrying: isValidating,
    retry: () => void mutate(),
  };
}
