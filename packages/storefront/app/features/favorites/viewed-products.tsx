import type { Product } from 'storewire';
import { useQueryProducts } from 'storewire/react';
import { Button } from '../../components/button.tsx';
import { ProductGrid } from '../../shop/catalog/product-grid.tsx';
import { useText } from '../../text/text.tsx';
import { clearProducts } from './kept-products.ts';

/** Products that this browser has kept, with a button that forgets them. */
export function ViewedProducts({ ids }: { ids: readonly string[] }) {
  const { favorites } = useText();
  const { products = [] } = useProductsById(ids);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="viewed">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="viewed" className="text-heading">
          {favorites.viewed}
        </h2>
        <Button look="quiet" size="small" className="px-0!" onClick={() => clearProducts('viewed')}>
          {favorites.forgetViewed}
        </Button>
      </div>
      <ProductGrid isRow products={products} label={favorites.viewed} />
    </section>
  );
}

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
