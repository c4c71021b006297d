import { useCart } from 'storewire/react';

/** The server opens the checkout of the platform, because its URL contains the session. */
export function Checkout() {
  const { isSaving } = useCart();
  return (
    <form method="post" action="/checkout">
      <button type="submit" disabled={isSaving}>
        Checkout
      </button>
    </form>
  );
}
