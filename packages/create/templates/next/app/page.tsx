import { ProductList } from './shop/product-list';
import { readProductList } from './store/reads';
import { ShopPage } from './store/shop-page';

export default function Page() {
  return (
    <ShopPage read={readProductList}>
      <ProductList />
    </ShopPage>
  );
}
