import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'type'> {
  /** The name of the button. */
  label: string;
  /** An icon of lucide-react, 1.25rem wide. */
  icon: ReactNode;
}

/** A round button that shows an icon only. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'grid size-11 shrink-0 place-items-center rounded-full border border-transparent text-ink transition-colors hover:bg-sunk hover:text-accent aria-pressed:text-accent [&>svg]:size-5',
        className,
      )}
    >
      {icon}
    </button>
  );
}
