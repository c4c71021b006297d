import { ProductPage } from '../shop/product-page';
import { Shop } from '../shop/shop';
import { readPage } from '../store/read-page';
import { readProduct } from '../store/reads';
import type { Route } from './+types/product-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { store, ...page } = await readPage(context, (client) => readProduct(client, params.slug));
  if (!store) throw new Response(null, { status: 404 });
  return { store, ...page };
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  return (
    <Shop {...loaderData}>
      <ProductPage slug={params.slug} />
    </Shop>
  );
}
