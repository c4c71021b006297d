import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useCart } from 'storewire/react';
import { HasCart } from './shop/shop-cart';
import { session } from './store';

/** Set while there may be a cart: members may have added items elsewhere, visitors only in this browser. */
const KEY = 'shop:has-cart';

/** In a browser that refuses its storage, the page remembers it as long as it is open. */
let inPage = false;

function mayHaveCart(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return inPage;
  }
}

function remember(hasCart: boolean): void {
  inPage = hasCart;
  try {
    if (hasCart) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // the storage is refused
  }
}

// the cart has become an order
if (location.pathname === '/thanks') remember(false);

session.onSession(({ type, role }) => {
  if (type === 'ended') remember(false);
  if (type === 'started' && role === 'member') remember(true);
});

/** Without a server that knows it, the browser remembers whether there is a cart. */
export function RememberedCart({ children }: { children: ReactNode }) {
  const hasCart = useSyncExternalStore(session.onSession, mayHaveCart);
  const { cart } = useCart({ hasCart });
  useEffect(() => {
    if (cart) remember(true);
  }, [cart]);
  return <HasCart value={hasCart}>{children}</HasCart>;
}
