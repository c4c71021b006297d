import { CartPage } from '../shop/cart-page';
import { readCart } from '../store/reads';
import { ShopPage } from '../store/shop-page';

export default function Page() {
  return (
    <ShopPage read={readCart}>
      <CartPage />
    </ShopPage>
  );
}
