import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense } from 'react';
import { useText } from '../text/text.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';

interface SheetProps {
  isOpen: boolean;
  /** Called on Escape, on a click outside, and by the close button. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons at the end, which stay visible while the content scrolls. */
  footer?: ReactNode;
  /** Gets the focus at first. Default: the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Class names that say where in the window it is. */
  place: string;
  /** Class names of its size, its corners, and how it appears. */
  shape: string;
}

const BACKDROP =
  'fixed inset-0 z-40 bg-backdrop transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/**
 * A modal dialog: backdrop, focus trap, heading, close button, scrolling content and footer. Load it when it is needed,
 * with `React.lazy`.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, children, footer, initialFocus, place, shape } = props;
  const { shell } = useText();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Viewport className={classes('fixed inset-0 z-50 flex', place)}>
          <Base.Popup
            initialFocus={initialFocus}
            className={classes(
              'flex min-h-0 w-full flex-col overflow-clip border border-line bg-paper text-ink shadow-sheet outline-none',
              shape,
            )}
          >
            <div className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3">
              <Base.Title className="font-serif text-xl font-medium">{title}</Base.Title>
              <Base.Close render={<IconButton label={shell.close} icon={<X aria-hidden="true" />} />} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5">
              {/* the sheet opens at once, and stays open while texts of its content are loaded */}
              <Suspense>{children}</Suspense>
            </div>
            {footer ? <div className="border-t border-line bg-raised p-5">{footer}</div> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
