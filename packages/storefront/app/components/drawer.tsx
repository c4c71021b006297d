import { Sheet, type SheetProps } from './sheet.tsx';

export interface DrawerProps extends SheetProps {
  /** The side that it opens from. The menu of phones opens from the start. */
  side?: 'start' | 'end';
}

const SIDES = {
  start: {
    place: 'justify-start',
    shape: 'rounded-e-3xl data-ending-style:sheet-start-closed data-starting-style:sheet-start-closed',
  },
  end: {
    place: 'justify-end',
    shape: 'rounded-s-3xl data-ending-style:sheet-end-closed data-starting-style:sheet-end-closed',
  },
} as const;

/** A modal side sheet: cart, filters, menu. Load it when it is needed, with `React.lazy`. */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  const { place, shape } = SIDES[side];
  return (
    <Sheet
      {...props}
      place={place}
      shape={`h-dvh max-w-[min(30rem,calc(100vw-2.5rem))] transition-[translate] duration-250 ease-out ${shape}`}
    />
  );
}
