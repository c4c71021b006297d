import { Skeleton, SkeletonLines } from '../components/skeleton.tsx';

/** The page of a product that is loading. */
export function ProductSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-8 w-48" />
      <div className="product-columns">
        <Skeleton className="aspect-square rounded-3xl max-sm:aspect-[4/3]" />
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
