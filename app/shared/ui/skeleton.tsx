import { classes } from './classes.ts';

/** The place of something that is on its way. The class name gives size and rounding. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-pulse bg-sunk', className)} />;
}

/** Tells those who do not see the skeletons. */
export function LoadingStatus({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
