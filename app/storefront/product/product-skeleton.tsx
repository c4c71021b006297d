import { Skeleton, SkeletonLines } from '../../shared/ui/skeleton.tsx';

/** Images next to the form on wide screens. */
export const PRODUCT_LAYOUT =
  'grid gap-x-[clamp(1.5rem,5vw,5rem)] gap-y-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start';

/** The page of a product that is loading. */
export function ProductSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-5 w-48" />
      <div className={PRODUCT_LAYOUT}>
        <Skeleton className="aspect-square rounded-3xl" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-12 w-3/4" />
          <Skeleton className="h-8 w-32" />
          <SkeletonLines count={3} />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-12 w-full rounded-3xl" />
        </div>
      </div>
    </>
  );
}
