/** The page of a product, which is loaded when it is visited: it has the library that cleans the HTML of merchants. */
import { useParams } from 'react-router';
import { ProductPage } from './shop/product-page';

export function Product() {
  const { slug = '' } = useParams();
  return <ProductPage slug={slug} />;
}
