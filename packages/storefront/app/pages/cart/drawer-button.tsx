import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { usePaths } from '../../routing/paths.ts';
import { CartButton } from './cart-button.tsx';

const loadDrawer = () => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer }));
const DrawerChunk = lazy(loadDrawer);

/** Opens the drawer of the cart. On the page of the cart, and without JavaScript, it is a link to that page. */
export function DrawerButton({ className }: { className: string }) {
  const paths = usePaths();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const isCartPage = pathname === paths.cart;
  // each link of the drawer leads to another page, which closes it, also when Back leads here again
  if (openedAt !== undefined && openedAt !== pathname) setOpenedAt(undefined);
  const prepare = (): void => void loadDrawer();
  return (
    <>
      <CartButton
        aria-haspopup={isCartPage ? undefined : 'dialog'}
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (isCartPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
          setOpenedAt(pathname);
        }}
      />
      {isWanted ? (
        <Suspense>
          <DrawerChunk isOpen={openedAt === pathname} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
