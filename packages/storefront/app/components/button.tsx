import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';

const OFF =
  'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:border-line aria-disabled:not-aria-busy:bg-sunk aria-disabled:not-aria-busy:text-soft forced-colors:aria-disabled:not-aria-busy:border-[GrayText] forced-colors:aria-disabled:not-aria-busy:text-[GrayText]';

/** A border that is transparent becomes visible when the system replaces all colors. */
const BASE =
  'inline-flex max-w-full items-center justify-center gap-2 border text-center leading-snug font-medium transition-colors aria-busy:cursor-progress';

const FILLED =
  'rounded-3xl forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]';

const LOOKS = {
  primary: `${FILLED} ${OFF} border-transparent bg-accent text-on-accent hover:bg-accent-deep`,
  outline: `${FILLED} ${OFF} border-edge bg-raised text-ink hover:border-accent hover:text-accent`,
  danger: `${FILLED} ${OFF} border-transparent bg-danger text-on-danger hover:bg-danger-deep`,
  quiet:
    'rounded-3xl border-transparent text-soft underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-current',
  plain: 'rounded-3xl border-transparent text-soft underline-offset-4 hover:text-ink hover:underline',
} as const;

const SIZES = { normal: 'min-h-11 px-6 py-2', small: 'min-h-9 px-4 py-1 text-sm' } as const;

type ButtonLook = keyof typeof LOOKS;

/** Class names of a button, also for links that look like one. */
export const buttonLook = (look: ButtonLook = 'primary', size: keyof typeof SIZES = 'normal'): string =>
  classes(BASE, SIZES[size], LOOKS[look]);

/** Class names of a link outside of text. */
export const LINK =
  'inline-flex min-h-11 items-center gap-2 text-accent underline decoration-accent/40 underline-offset-4 hover:text-accent-deep hover:decoration-current';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  size?: keyof typeof SIZES;
  /** Text to show while an action is pending. The button then keeps the focus and ignores clicks. */
  pending?: string | false | undefined;
  children: ReactNode;
}

/** A button with a pending state. With `aria-disabled` it keeps the focus and does nothing. */
export function Button({
  look = 'primary',
  size = 'normal',
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = pending !== false;
  const isOff = isBusy || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  const stop: typeof onClick = (event) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      onClick={isOff ? stop : onClick}
      className={classes(buttonLook(look, size), className)}
    >
      {isBusy ? (
        <>
          <Dots />
          <span>{pending}</span>
        </>
      ) : (
        // removed as a whole, also after a translation has replaced its texts
        <span className="contents">{children}</span>
      )}
    </button>
  );
}

function Dots() {
  return (
    <span aria-hidden="true" className="inline-flex gap-1">
      <span className="size-1.5 animate-pulse rounded-full bg-current" />
      <span className="size-1.5 animate-pulse rounded-full bg-current [animation-delay:150ms]" />
      <span className="size-1.5 animate-pulse rounded-full bg-current [animation-delay:300ms]" />
    </span>
  );
}

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
