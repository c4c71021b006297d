import { useText } from '../text/text.tsx';
import { classes } from './classes.ts';

/** A placeholder for content that is loading. The class name sets its size, as that of the content. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block animate-pulse rounded-lg border border-transparent bg-sunk motion-reduce:animate-none',
        className,
      )}
    />
  );
}

/** Product cards that are loading, in the sizes of real ones. */
export function SkeletonCards({ count, className }: { count: number; className?: string }) {
  return (
    <div aria-hidden="true" className={classes('cards', className)}>
      {Array.from({ length: count }, (_, index) => index).map((card) => (
        <span key={card} className="flex flex-col gap-3">
          <Skeleton className="aspect-square rounded-2xl" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-2/5" />
        </span>
      ))}
    </div>
  );
}

/** The loading text for screen readers. */
export function LoadingStatus({ children }: { children: string }) {
  const { states } = useText();
  return (
    <>
      <p role="status" className="sr-only noscript:hidden">
        {children}
      </p>
      {/* a document has it only where a read has failed, which a script would repeat */}
      <noscript>
        <p className="mb-6">{states.server}</p>
      </noscript>
    </>
  );
}

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
