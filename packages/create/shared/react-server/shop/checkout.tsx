import { useShopCart } from './shop-cart';

/** The server opens the checkout of the platform, because its URL contains the session. */
export function Checkout() {
  const { isSaving } = useShopCart();
  return (
    <form method="post" action="/checkout">
      <button type="submit" disabled={isSaving}>
        Checkout
      </button>
    </form>
  );
}
