import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useCart } from 'storewire/react';
import { HasCart } from './shop/shop-cart';
import { session } from './store';

/** Set while there may be a cart: members may have added items elsewhere, visitors only in this browser. */
const KEY = 'shop:has-cart';

// the cart has become an order
if (location.pathname === '/thanks') localStorage.removeItem(KEY);

const mayHaveCart = (): boolean => localStorage.getItem(KEY) !== null;

session.onSession(({ type, role }) => {
  if (type === 'ended') localStorage.removeItem(KEY);
  if (type === 'started' && role === 'member') localStorage.setItem(KEY, 'true');
});

/** Without a server that knows it, the browser remembers whether there is a cart. */
export function RememberedCart({ children }: { children: ReactNode }) {
  const hasCart = useSyncExternalStore(session.onSession, mayHaveCart);
  const { cart } = useCart({ hasCart });
  useEffect(() => {
    if (cart) localStorage.setItem(KEY, 'true');
  }, [cart]);
  return <HasCart value={hasCart}>{children}</HasCart>;
}
