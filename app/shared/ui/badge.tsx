import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const LOOKS = {
  sale: 'bg-clay-soft text-clay',
  ribbon: 'bg-accent-soft text-accent-deep',
  soldOut: 'bg-sunk text-soft',
  success: 'bg-success-soft text-success',
  warning: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
  plain: 'border-line bg-raised text-soft',
} as const;

export type BadgeLook = keyof typeof LOOKS;

/** A short fact next to a name or on an image: a ribbon, a sale, sold out, the status of an order. */
export function Badge({
  look = 'plain',
  className,
  children,
}: {
  look?: BadgeLook;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-block max-w-full rounded-full border border-transparent px-2.5 py-0.5 text-xs leading-5 font-medium',
        LOOKS[look],
        className,
      )}
    >
      {children}
    </span>
  );
}
