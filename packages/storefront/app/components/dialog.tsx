import { Sheet, type SheetProps } from './sheet.tsx';

export interface DialogProps extends SheetProps {
  /** Width for a question, for a form, or for large images. */
  size?: 'small' | 'medium' | 'large';
}

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-2xl', large: 'sm:max-w-6xl' } as const;

/**
 * A modal dialog: in the middle of the screen, or at its end on phones. Load it when it is needed, with `React.lazy`.
 */
export function Dialog({ size = 'small', ...props }: DialogProps) {
  return (
    <Sheet
      {...props}
      place="items-end justify-center sm:items-center sm:p-6"
      shape={`${WIDTHS[size]} max-h-[92dvh] rounded-t-3xl transition duration-200 data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 sm:rounded-3xl`}
    />
  );
}
