import { useEffect, useRef } from 'react';
import { useText } from '../../shared/text/text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingStatus, Skeleton } from '../../shared/ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';
import type { CatalogState } from './use-catalog.ts';

const GRID = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8 lg:gap-y-14';

/** Cards in the first row, whose pictures are loaded immediately. */
const FIRST_ROW = 3;

/** The products, and a button that loads more. */
export function ProductGrid({
  products: { items, hasNext, loadMore, isLoadingMore },
}: Pick<CatalogState, 'products'>) {
  const text = useText();
  const list = useFocusOnMore(items.length);
  return (
    <>
      <ul ref={list.ref} className={GRID}>
        {items.map((product, index) => (
          <li key={product.id ?? product.slug}>
            <ProductCard product={product} isFirst={index < FIRST_ROW} />
          </li>
        ))}
      </ul>
      {hasNext || isLoadingMore ? (
        <div className="mt-14 flex justify-center">
          <Button
            look="outline"
            pending={isLoadingMore && text.catalog.loadingMore}
            onClick={() => {
              list.remember();
              loadMore();
            }}
          >
            {text.catalog.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The button may disappear after the last page, so the focus moves to the first new card. */
function useFocusOnMore(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    ref.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = undefined;
  }, [count]);
  const remember = (): void => {
    before.current = count;
  };
  return { ref, remember };
}

const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];

/** The placeholder of the grid. */
export function ProductGridSkeleton() {
  const text = useText();
  return (
    <>
      <LoadingStatus>{text.state.loading}</LoadingStatus>
      <div className={GRID}>
        {PLACEHOLDERS.map((index) => (
          <div key={index}>
            <Skeleton className="aspect-3/2 rounded-2xl" />
            <div className="mt-4 flex justify-between gap-4">
              <Skeleton className="h-6 w-36 rounded-md" />
              <Skeleton className="h-6 w-16 rounded-md" />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}
