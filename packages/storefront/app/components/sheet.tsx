import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../text/text.tsx';
import { IconButton } from './button.tsx';
import { classes } from './classes.ts';

interface SheetProps {
  isOpen: boolean;
  /** Called on Escape, on a click outside, and by the close button. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Gets the focus at first. Default: the close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Class names of its place, its size and its corners, and of how it appears: `not-open:` is its end, `starting:` its start. */
  className: string;
}

/**
 * A modal dialog with a heading, a close button, scrolling content and a footer. It covers the page, which cannot be
 * used or scrolled meanwhile. Load it when it is needed, with `React.lazy`.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, children, footer, initialFocus, className } = props;
  const { shell } = useText();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const hasContent = useContent(isOpen, dialog);

  // before the next key is pressed, and before a sheet that is removed is gone: it could not return the focus then
  useLayoutEffect(() => {
    const { current: sheet } = dialog;
    if (!isOpen || !sheet) return;
    const { documentElement: page } = document;
    page.dataset['scrollLock'] = window.innerWidth > page.clientWidth ? 'scrollbar' : '';
    sheet.showModal();
    initialFocus?.current?.focus();
    return () => {
      delete page.dataset['scrollLock'];
      sheet.close();
    };
  }, [isOpen, initialFocus]);

  return (
    // Escape closes a dialog, and what is outside of it is its backdrop
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      aria-labelledby={id}
      // it may be open again when the event arrives
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      // not where a selection of text ends that has begun inside
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        if (isPressedOutside.current && target === currentTarget) currentTarget.close();
      }}
      className={classes(
        'w-full flex-col overflow-clip border border-line bg-paper text-ink shadow-sheet transition-discrete open:flex',
        'backdrop:bg-backdrop backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-200 not-open:backdrop:opacity-0 starting:backdrop:opacity-0',
        className,
      )}
    >
      {hasContent ? (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
            <h2 id={id} className="font-serif text-xl font-medium">
              {title}
            </h2>
            <IconButton
              label={shell.close}
              icon={<X aria-hidden="true" />}
              onClick={() => dialog.current?.close()}
            />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer ? <div className="border-t border-line bg-raised p-5">{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  );
}

/** Whether a dialog has content: while it is open, and until it has disappeared. */
function useContent(isOpen: boolean, dialog: RefObject<HTMLDialogElement | null>): boolean {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  useEffect(() => {
    if (isOpen) return;
    const endings = dialog.current?.getAnimations().map(({ finished }) => finished) ?? [];
    void Promise.allSettled(endings).then(() => {
      if (!dialog.current?.open) setShown(false);
    });
  }, [isOpen, dialog]);
  return isShown;
}
