import { useParams } from 'react-router';
import { ProductPage } from './shop/product-page';

export function Product() {
  const { slug = '' } = useParams();
  return <ProductPage slug={slug} />;
}
