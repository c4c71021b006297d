import { useRouteLoaderData } from 'react-router';
import { type CartConfig, type CartState, useCart } from 'storewire/react';
import type { loader } from '../shell/shell.tsx';

/** The current cart. What the server knows of it is not read again. */
export function useShopCart(config: CartConfig = {}): CartState {
  const hasCart = useRouteLoaderData<typeof loader>('storefront/shell/shell')?.hasCart ?? true;
  return useCart({ ...config, hasCart });
}
