import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { DialogProps } from './dialog.tsx';
import type { DrawerProps } from './drawer.tsx';
import type { MenuProps } from './menu.tsx';

const loadDialog = () => import('./dialog.tsx').then(({ Dialog }) => ({ default: Dialog }));
const loadDrawer = () => import('./drawer.tsx').then(({ Drawer }) => ({ default: Drawer }));
const loadMenu = () => import('./menu.tsx').then(({ Menu }) => ({ default: Menu }));

const DialogChunk = lazy(loadDialog);
const DrawerChunk = lazy(loadDrawer);
const MenuChunk = lazy(loadMenu);

/** Loads the drawer before it is opened: on `pointerenter` and `focus` of its button. */
export const preloadDrawer = (): void => void loadDrawer();

/** Whether the value was true at any time: a dialog stays mounted while it closes. */
function useWasTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was;
}

/** A `Dialog` that is loaded when it is opened for the first time. */
export function LazyDialog(props: DialogProps) {
  return useWasTrue(props.isOpen) ? (
    <Suspense>
      <DialogChunk {...props} />
    </Suspense>
  ) : null;
}

/** A `Drawer` that is loaded when it is opened for the first time. */
export function LazyDrawer(props: DrawerProps) {
  return useWasTrue(props.isOpen) ? (
    <Suspense>
      <DrawerChunk {...props} />
    </Suspense>
  ) : null;
}

/**
 * A `Menu` that is loaded on the first press. `fallback` is shown before that, on the server and without
 * JavaScript: a link to a page with the same entries.
 */
export function LazyMenu({ fallback, ...props }: MenuProps & { fallback: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted)
    return (
      // the link inside is what is pressed; this only takes its click
      // biome-ignore lint/a11y/noStaticElementInteractions: see above
      <span
        className="contents"
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setWanted(true);
        }}
      >
        {fallback}
      </span>
    );
  return (
    <Suspense fallback={fallback}>
      <MenuChunk {...props} isOpenAtFirst />
    </Suspense>
  );
}
