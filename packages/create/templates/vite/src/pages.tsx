/** The pages that depend on the address, but for that of a product. */
import { useSearchParams } from 'react-router';
import { ProductList } from './shop/product-list';
import { ThanksPage } from './shop/thanks-page';

export function Products() {
  const [parameters] = useSearchParams();
  return <ProductList search={parameters.get('search') ?? ''} />;
}

export function Thanks() {
  const [parameters] = useSearchParams();
  return <ThanksPage orderId={parameters.get('orderId') ?? ''} />;
}
