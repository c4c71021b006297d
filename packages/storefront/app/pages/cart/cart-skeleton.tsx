import { Skeleton } from '../../components/skeleton.tsx';

/** The cart while it is read: two lines and the totals. */
export function CartSkeleton({ isNarrow }: { isNarrow: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={
        isNarrow
          ? 'flex flex-col gap-6'
          : 'grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]'
      }
    >
      <div className="flex flex-col gap-6">
        <Skeleton className="h-36" />
        <Skeleton className="h-36" />
      </div>
      <Skeleton className="h-112 rounded-3xl" />
    </div>
  );
}
