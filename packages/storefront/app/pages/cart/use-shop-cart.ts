import { type CartConfig, type CartState, useCart, useSession } from 'storewire/react';
import { useShellData } from '../../routing/shell-data.ts';

/** The current cart. What the server knows of it is not read again. */
export function useShopCart(config: CartConfig = {}): CartState {
  const shell = useShellData();
  const { sessionId } = useSession();
  // the layout is loaded again after a sign-in: until then, it is not known whether there is a cart
  const isOther = sessionId !== undefined && shell !== undefined && sessionId !== shell.store.sessionId;
  const cart = useCart({ ...config, hasCart: !isOther && (shell?.hasCart ?? true) });
  return isOther ? { ...cart, count: undefined, isLoading: true } : cart;
}
