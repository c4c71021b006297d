import type { Product } from 'storewire';
import { Link } from './link';
import { Picture } from './picture';

export const ProductCards = ({ products }: { products: readonly Product[] }) => (
  <ul className="cards">
    {products.map((product) => (
      <li key={product.id}>
        <Link href={`/product-page/${product.slug}`}>
          <Picture image={product.media?.mainMedia?.image} sizes="(min-width: 60rem) 14rem, 45vw" />
          <span>{product.name}</span>
        </Link>
        <span className="price">{priceText(product)}</span>
      </li>
    ))}
  </ul>
);

function priceText({ stock, priceData, priceRange }: Product): string {
  if (stock?.inStock === false) return 'Sold out';
  const price = priceData?.formatted?.discountedPrice ?? '';
  const isRange = Number(priceRange?.minValue) < Number(priceRange?.maxValue);
  return isRange ? `from ${price}` : price;
}
