import { CartPage } from '../shop/cart-page';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readCart } from '../store/reads';

export default async function Page() {
  return (
    <Shop {...(await readPage(readCart))}>
      <CartPage />
    </Shop>
  );
}
