import { classes } from './classes.ts';

/** A placeholder for content that is loading. The class name sets size and radius. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse bg-sunk', className)} />;
}

/** The loading text for screen readers. */
export function LoadingStatus({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
