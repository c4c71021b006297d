import { OrdersPage } from '../shop/orders-page';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readHeader } from '../store/reads';
import type { Route } from './+types/orders-page';

export const loader = ({ context }: Route.LoaderArgs) => readPage(context, readHeader);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <Shop {...loaderData}>
      <OrdersPage />
    </Shop>
  );
}
