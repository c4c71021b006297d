import { CartPage } from '../shop/cart-page';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readCart } from '../store/reads';
import type { Route } from './+types/cart-page';

export const loader = ({ context }: Route.LoaderArgs) => readPage(context, readCart);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <Shop {...loaderData}>
      <CartPage />
    </Shop>
  );
}
