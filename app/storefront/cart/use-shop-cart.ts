import { type CartConfig, type CartState, useCart } from 'storewire/react';
import { useShellData } from '../shell/shell-data.ts';

/** The current cart. What the server knows of it is not read again. */
export function useShopCart(config: CartConfig = {}): CartState {
  const hasCart = useShellData()?.hasCart ?? true;
  return useCart({ ...config, hasCart });
}
