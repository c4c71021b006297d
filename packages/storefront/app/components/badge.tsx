import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const LOOKS = {
  sale: 'border-transparent bg-clay-soft text-clay',
  ribbon: 'border-transparent bg-accent-soft text-accent-deep',
  success: 'border-transparent bg-success-soft text-success',
  warning: 'border-transparent bg-warn-soft text-warn',
  danger: 'border-transparent bg-danger-soft text-danger',
  plain: 'border-line bg-raised text-soft',
} as const;

export type BadgeLook = keyof typeof LOOKS;

/** A short fact next to a name or on an image: a ribbon, a sale, sold out, the status of an order. */
export function Badge({ look, children }: { look: BadgeLook; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-block max-w-full rounded-full border px-2.5 py-0.5 text-xs leading-5 font-medium',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  );
}
