import { type CartV1Config, type CartV1State, useCartV1, useSession } from 'storewire/react';
import { useShellData } from '../../routing/shell-data.ts';

/** The current cart. What the server knows of it is not read again. */
export function useShopCart(config: CartV1Config = {}): CartV1State {
  const shell = useShellData();
  const { identity } = useSession();
  // the layout is loaded again after a sign-in: until then, it is not known whether there is a cart
  const isOther = identity !== undefined && shell !== undefined && identity !== shell.store.identity;
  const cart = useCartV1({ ...config, hasCart: !isOther && (shell?.hasCart ?? true) });
  return isOther ? { ...cart, count: undefined, isLoading: true } : cart;
}
