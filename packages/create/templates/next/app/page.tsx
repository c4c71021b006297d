import { ProductList } from './shop/product-list';
import { Shop } from './shop/shop';
import { readPage } from './store/read-page';
import { readProductList } from './store/reads';

export default async function Page() {
  return (
    <Shop {...(await readPage(readProductList))}>
      <ProductList />
    </Shop>
  );
}
