import { Link } from './link';
import { listPriceText } from './money';
import { Picture } from './picture';
import type { ShopProduct } from './product/product';

export const ProductCards = ({ products }: { products: readonly ShopProduct[] }) => (
  <ul className="cards">
    {products.map((product) => (
      <li key={product.id}>
        <Link href={`/product-page/${product.slug}`}>
          <Picture image={product.pictures[0]} sizes="(min-width: 60rem) 14rem, 45vw" />
          <span>{product.name}</span>
        </Link>
        <span className="price">{listPriceText(product)}</span>
      </li>
    ))}
  </ul>
);
