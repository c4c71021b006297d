import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

const LOOKS = {
  primary:
    'bg-accent text-on-accent hover:bg-accent-deep aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:text-soft',
  outline:
    'border border-edge bg-raised text-ink hover:border-accent hover:text-accent aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-transparent aria-disabled:not-aria-busy:text-soft',
  plain: 'text-soft underline-offset-4 hover:text-ink hover:underline',
  quiet: 'text-soft underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-current',
} as const;

const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-6 font-medium transition-colors aria-disabled:cursor-not-allowed';

/** Class names of a button, also for links that look like one. */
export const buttonLook = (look: keyof typeof LOOKS = 'primary'): string => classes(BASE, LOOKS[look]);

/** Class names of a link outside of text. */
export const LINK =
  'inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-deep';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof LOOKS;
  /** Text to show while an action is pending. The button then keeps the focus and ignores clicks. */
  pending?: string | false | undefined;
  children: ReactNode;
}

/** A button with a pending state. */
export function Button({
  look = 'primary',
  pending = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isBusy = pending !== false;
  const stop: typeof onClick = (event) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy}
      onClick={isBusy ? stop : onClick}
      className={classes(BASE, LOOKS[look], className)}
    >
      {isBusy ? <Dots /> : null}
      {isBusy ? pending : children}
    </button>
  );
}

function Dots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      {[0, 150, 300].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-pulse rounded-full bg-current"
          style={{ animationDelay: `${delay}ms` }}
        />
      ))}
    </span>
  );
}
