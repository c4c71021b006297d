import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useText } from '../text/text.tsx';
import { classes } from './classes.ts';

/** Class names of the round buttons of the header and of panels. */
export const ICON_BUTTON =
  'relative inline-grid size-11 shrink-0 place-items-center rounded-full border border-transparent hover:bg-sunk hover:text-accent [&>svg]:size-5';

interface SidePanelProps {
  id: string;
  title: string;
  children: ReactNode;
  /** Stays visible while the content scrolls. */
  footer?: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
  /** Class names for wide screens, where a panel may be a part of the page. */
  className?: string;
}

/**
 * A panel at the side of the screen, opened by a button with its id as `popoverTarget`: a native popover, which opens
 * and closes without JavaScript.
 */
export function SidePanel({ id, title, children, footer, ref, className }: SidePanelProps) {
  const { shell } = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only follows the focus of what is inside
    <div
      ref={ref}
      id={id}
      popover="auto"
      // the page behind the panel must not get the focus while the panel covers it
      onBlur={({ currentTarget, relatedTarget }) => {
        const isOpen = currentTarget.matches(':popover-open');
        if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
      className={classes(
        'm-0 h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))] overflow-hidden rounded-e-3xl border border-line bg-paper p-0 text-ink shadow-sheet backdrop:bg-backdrop',
        className,
      )}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 ps-5 pe-2 lg:hidden">
          <p className="font-medium font-serif text-xl">{title}</p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={shell.close}
            className={ICON_BUTTON}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 lg:overflow-visible lg:p-0">
          {children}
        </div>
        {footer ? <div className="border-line border-t bg-raised p-4 lg:hidden">{footer}</div> : null}
      </div>
    </div>
  );
}
