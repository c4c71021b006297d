import { Skeleton } from '../../components/skeleton.tsx';

/** Lines of text that are loading; the last one is shorter. */
export function SkeletonLines({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: count }, (_, index) => index).map((line) => (
        <Skeleton key={line} className={line === count - 1 ? 'h-4 w-3/5' : 'h-4 w-full'} />
      ))}
    </span>
  );
}
