import { Button } from '../../components/button.tsx';
import { clearProducts } from '../../store/kept-products.ts';
import { useText } from '../../text/text.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useProductsById } from './use-products-by-id.ts';

/** Products that this browser has kept, with a button that forgets them. */
export function ViewedProducts({ ids }: { ids: readonly string[] }) {
  const { catalog } = useText();
  const { products = [] } = useProductsById(ids);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="viewed">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="viewed" className="text-heading">
          {catalog.viewed}
        </h2>
        <Button look="quiet" size="small" className="px-0!" onClick={() => clearProducts('viewed')}>
          {catalog.forgetViewed}
        </Button>
      </div>
      <ProductGrid products={products} label={catalog.viewed} level="h3" isFirst={false} />
    </section>
  );
}
