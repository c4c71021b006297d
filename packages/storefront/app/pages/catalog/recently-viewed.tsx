import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { clearProducts, keepProduct, useKeptProducts } from '../../store/kept-products.ts';
import { useText } from '../../text/text.tsx';
import { ProductGrid } from './product-grid.tsx';
import { useProductsById } from './use-products-by-id.ts';

/** One row on wide screens. */
const MAX_SHOWN = 4;

/** The products that were opened last in this browser. `current` is the one that is open. */
export function RecentlyViewed({ current }: { current?: string | undefined }) {
  const { catalog } = useText();
  const ids = useKeptProducts('viewed') ?? [];
  const { products = [] } = useProductsById(ids.filter((id) => id !== current).slice(0, MAX_SHOWN));
  useEffect(() => {
    if (current) keepProduct('viewed', current);
  }, [current]);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="viewed">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="viewed" className="text-heading">
          {catalog.viewed}
        </h2>
        <Button look="quiet" size="small" className="-mx-4" onClick={() => clearProducts('viewed')}>
          {catalog.forgetViewed}
        </Button>
      </div>
      <ProductGrid products={products} label={catalog.viewed} level="h3" isFirst={false} />
    </section>
  );
}
