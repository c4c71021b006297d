import { useEffect, useRef } from 'react';
import type { CartV2, EstimateCurrentCartV2Input } from 'storewire';
import { type CartConfig, type CartState, useCart, useRevalidate, useSession } from 'storewire/react';
import { useShellData } from '../../routing/site-data.ts';

/** The current cart. What the server knows of it is not read again. */
export function useShopCart(config: CartConfig = {}): CartState {
  const shell = useShellData();
  const { sessionId } = useSession();
  // the layout is loaded again after a sign-in: until then, it is not known whether there is a cart
  const isOther = sessionId !== undefined && shell !== undefined && sessionId !== shell.store.sessionId;
  const cart = useCart({ ...config, hasCart: !isOther && (shell?.hasCart ?? true) });
  return isOther ? { ...cart, count: undefined, isLoading: true } : cart;
}

/** The header and the cart show what a form of the page has changed in the cart with this revision. */
export function useCartChange(revision: string | undefined): void {
  const revalidate = useRevalidate();
  const last = useRef(revision);
  useEffect(() => {
    if (revision === undefined || revision === last.current) return;
    last.current = revision;
    void revalidate(['currentCartV2']);
  }, [revision, revalidate]);
}

/** The totals, with address and delivery option of the cart, at the prices and the stock of the moment. */
export const ESTIMATE: EstimateCurrentCartV2Input = {
  refreshCart: true,
  calculateDelivery: true,
  calculateAdditionalFees: true,
  calculateTax: true,
  calculateGiftCards: true,
};

/** Whether a line is sent or picked up. */
export const isDelivered = ({ lineItems }: CartV2): boolean =>
  lineItems.some(({ attributes }) => attributes?.physicalProperties?.shippable);
