import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { keepProduct, useKeptProducts } from './kept-products.ts';

const ViewedProducts = lazyPart(async () => (await import('./viewed-products.tsx')).ViewedProducts);

/** One row on wide screens. */
const MAX_SHOWN = 4;

/** The same on the page of a product, without this one. */
export const ViewedBefore = ({ product }: { product: ShopProduct }) => (
  <div className="mt-16 border-line border-t pt-10 empty:hidden" data-print="none">
    <RecentlyViewed current={product.id} />
  </div>
);

/** The products that were opened last in this browser. `current` is the one that is open. */
export function RecentlyViewed({ current }: { current?: string | undefined }) {
  const ids = useKeptProducts('viewed') ?? [];
  const shown = ids.filter((id) => id !== current).slice(0, MAX_SHOWN);
  useEffect(() => {
    if (current) keepProduct('viewed', current);
  }, [current]);
  if (shown.length === 0) return null;
  return (
    <Suspense>
      <ViewedProducts ids={shown} />
    </Suspense>
  );
}
