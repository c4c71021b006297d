import { Button } from '../../components/button.tsx';
import { usePaths } from '../../routing/paths.ts';
import { ProductGrid } from '../../shop/catalog/product-grid.tsx';
import { useProducts } from '../../shop/catalog/use-products.ts';
import { useText } from '../../text/text.tsx';
import { clearProducts } from './kept-products.ts';

/** Products that this browser has kept, with a button that forgets them. */
export function ViewedProducts({ ids }: { ids: readonly string[] }) {
  const { favorites } = useText();
  const { products } = useProductsById(ids);
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
  const { home } = usePaths();
  const query = new URLSearchParams(ids.map((id) => ['id', id]));
  return useProducts(ids.length > 0 ? `${home}/products-by-id?${query}` : undefined);
}
