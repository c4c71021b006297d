/** The pages that depend on the address. */
import { useParams, useSearchParams } from 'react-router';
import { ProductList } from './shop/product-list';
import { ProductPage } from './shop/product-page';
import { ThanksPage } from './shop/thanks-page';

export function Products() {
  const [parameters] = useSearchParams();
  return <ProductList search={parameters.get('search') ?? ''} />;
}

export function Product() {
  const { slug = '' } = useParams();
  return <ProductPage slug={slug} />;
}

export function Thanks() {
  const [parameters] = useSearchParams();
  return <ThanksPage orderId={parameters.get('orderId') ?? ''} />;
}
