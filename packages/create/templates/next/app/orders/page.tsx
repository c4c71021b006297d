import { OrdersPage } from '../shop/orders-page';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readHeader } from '../store/reads';

export default async function Page() {
  return (
    <Shop {...(await readPage(readHeader))}>
      <OrdersPage />
    </Shop>
  );
}
