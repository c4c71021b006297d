import { OrdersPage } from '../shop/orders-page';
import { readHeader } from '../store/reads';
import { ShopPage } from '../store/shop-page';

export default function Page() {
  return (
    <ShopPage read={readHeader}>
      <OrdersPage />
    </ShopPage>
  );
}
