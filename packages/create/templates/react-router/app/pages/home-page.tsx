import { ProductList } from '../shop/product-list';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readProductList } from '../store/reads';
import type { Route } from './+types/home-page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = url.searchParams.get('search') ?? '';
  return { search, ...(await readPage(context, (client) => readProductList(client, search))) };
}

export default function Page({ loaderData: { search, ...page } }: Route.ComponentProps) {
  return (
    <Shop {...page}>
      <ProductList search={search} />
    </Shop>
  );
}
