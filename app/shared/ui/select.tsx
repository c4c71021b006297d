import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';
import { classes } from './classes.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: ReactNode;
  /** Shows the label next to the list instead of above it. */
  isInline?: boolean;
}

/** A native drop-down with a label. */
export function Select({ label, isInline = false, className, children, ...rest }: SelectProps) {
  return (
    <label className={classes('flex', isInline ? 'items-center gap-3' : 'flex-col gap-2', className)}>
      <span className={isInline ? 'text-sm whitespace-nowrap text-soft' : 'text-sm font-medium'}>
        {label}
      </span>
      <span className="relative block">
        <select
          {...rest}
          className="min-h-11 w-full appearance-none rounded-xl border border-edge bg-raised py-2 ps-4 pe-10 hover:border-accent"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-soft"
        />
      </span>
    </label>
  );
}
