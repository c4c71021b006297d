import { useState } from 'react';
import { createRedirect, isStoreError } from 'storewire';
import { useClient } from 'storewire/react';
import { errorText } from './error-text';
import { useShopCart } from './shop-cart';

/** Opens the page of the platform that asks for address, delivery and payment. */
export function Checkout() {
  const client = useClient();
  const { cart, isSaving } = useShopCart();
  const [problem, setProblem] = useState('');
  async function leave(checkoutId: string) {
    try {
      const callbacks = { postFlowUrl: '/cart', thankYouPageUrl: '/thanks' };
      const { url } = await createRedirect(client, { ecomCheckout: { checkoutId }, callbacks });
      location.assign(url);
    } catch (error) {
      if (!isStoreError(error)) throw error;
      setProblem(errorText(error));
    }
  }

  return (
    <>
      <button type="button" disabled={!cart || isSaving} onClick={() => cart && void leave(cart.id)}>
        Checkout
      </button>
      <p role="alert">{problem}</p>
    </>
  );
}
