import { ProductList } from './shop/product-list';
import { readProductList } from './store/reads';
import { ShopPage } from './store/shop-page';

interface PageProps {
  searchParams: Promise<{ search?: string }>;
}

export default function Page({ searchParams }: PageProps) {
  return (
    <ShopPage read={async (client) => readProductList(client, (await searchParams).search ?? '')}>
      <Products searchParams={searchParams} />
    </ShopPage>
  );
}

async function Products({ searchParams }: PageProps) {
  const { search } = await searchParams;
  return <ProductList search={search} />;
}
