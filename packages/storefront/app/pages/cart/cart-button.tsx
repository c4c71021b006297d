import { ShoppingBag } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import { useShopCart } from '../../shop/cart/shop-cart.ts';
import { useText } from '../../text/text.tsx';

const loadDrawer = async () => (await import('./cart-drawer.tsx')).CartDrawer;
const CartDrawer = lazyPart(loadDrawer, CartPage);
const prepare = (): void => void loadDrawer();

/**
 * The cart in the header, with its number of pieces. Opens the drawer; on the page of the cart, and without JavaScript,
 * it is a link to that page.
 */
export function CartButton({ className }: { className: string }) {
  const { shell } = useText();
  const paths = usePaths();
  const { pathname, key } = useLocation();
  const { count } = useShopCart();
  const [openedAt, setOpenedAt] = useState<string>();
  const [isWanted, setWanted] = useState(false);
  const isCartPage = pathname === paths.cart;
  // each link of the drawer closes it, also one to the page that is open, and Back does not open it again
  if (openedAt !== undefined && openedAt !== key) setOpenedAt(undefined);
  return (
    <>
      <PageLink
        to={paths.cart}
        aria-label={count === undefined ? shell.cart : shell.cartCount(count)}
        aria-haspopup={isCartPage ? undefined : 'dialog'}
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (isCartPage || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setWanted(true);
          setOpenedAt(key);
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
          <CartDrawer isOpen={openedAt === key} onClose={() => setOpenedAt(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** In place of the drawer. */
function CartPage({ isOpen }: { isOpen: boolean }) {
  const navigate = useNavigate();
  const { cart } = usePaths();
  useEffect(() => {
    if (isOpen) void navigate(cart);
  }, [isOpen, navigate, cart]);
  return null;
}
