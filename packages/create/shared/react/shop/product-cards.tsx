import type { ShopProduct } from './catalog';
import { Link } from './link';
import { Picture } from './picture';

export const ProductCards = ({ products }: { products: readonly ShopProduct[] }) => (
  <ul className="cards">
    {products.map(({ id, slug, name, image, priceText }) => (
      <li key={id}>
        <Link href={`/product-page/${slug}`}>
          <Picture image={image} sizes="(min-width: 60rem) 14rem, 45vw" />
          <span>{name}</span>
        </Link>
        <span className="price">{priceText}</span>
      </li>
    ))}
  </ul>
);
