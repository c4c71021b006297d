import { ProductList } from './shop/product-list';
import { readProductList } from './store/reads';
import { ShopPage } from './store/shop-page';

export default function Page(props: PageProps<'/'>) {
  return (
    <ShopPage read={async (client) => readProductList(client, await searchOf(props))}>
      <Products {...props} />
    </ShopPage>
  );
}

const Products = async (props: PageProps<'/'>) => <ProductList search={await searchOf(props)} />;

const searchOf = async ({ searchParams }: PageProps<'/'>) => String((await searchParams).search ?? '');
