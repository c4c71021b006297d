import { ProductList } from '../shop/product-list';
import { Shop } from '../shop/shop';
import { readPage, storeMiddleware } from '../store/read-page';
import { readProductList } from '../store/reads';
import type { Route } from './+types/home';

export const middleware: Route.MiddlewareFunction[] = [storeMiddleware];

export const loader = ({ context }: Route.LoaderArgs) => readPage(context, readProductList);

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <Shop {...loaderData}>
      <ProductList />
    </Shop>
  );
}
