import { ShoppingBag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useText } from '../../text/text.tsx';
import { useShopCart } from './use-shop-cart.ts';

const loadDrawer = () => import('./cart-drawer.tsx').then(({ CartDrawer }) => ({ default: CartDrawer }));
const DrawerChunk = lazy(loadDrawer);

/** The cart in the header, with its number of pieces: opens the drawer. Without JavaScript, a link to the cart page. */
export function CartButton({ className }: { className: string }) {
  const { shell } = useText();
  const paths = usePaths();
  const { pathname } = useLocation();
  const { count } = useShopCart();
  const [openedAt, setOpenedAt] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const isCartPage = pathname === paths.cart;
  // each link of the drawer leads to another page, which closes it, also when Back leads here again
  if (openedAt !== undefined && openedAt !== pathname) setOpenedAt(undefined);
  const prepare = (): void => void loadDrawer();
  return (
    <>
      <PageLink
        to={paths.cart}
        aria-label={count === undefined ? shell.cart : shell.cartCount(count)}
        aria-haspopup={isCartPage ? undefined : 'dialog'}
        data-cart=""
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (isCartPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
          setOpenedAt(pathname);
        }}
      >
        <ShoppingBag aria-hidden="true" className="size-5" />
        {count ? (
          <span
            aria-hidden="true"
            className="absolute end-0 top-0 min-w-5 rounded-full bg-accent px-1 text-center font-semibold text-on-accent text-xs leading-5 forced-colors:border forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]"
          >
            {count}
          </span>
        ) : null}
      </PageLink>
      {isWanted ? (
        <Suspense>
          <DrawerChunk isOpen={openedAt === pathname} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
