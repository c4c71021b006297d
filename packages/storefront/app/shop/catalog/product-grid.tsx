import type { Product } from 'storewire';
import { classes } from '../../components/classes.ts';
import { ProductCard } from './product-card.tsx';

/** Cards whose images are requested before the layout is known: a row on phones. More would delay each other there. */
const FIRST_CARDS = 2;

interface ProductGridProps {
  products: readonly Product[];
  /** Names the list. */
  label: string;
  /** True for four products below the heading of a section. */
  isRow?: boolean;
  /** Whether it is on the first screen of its page. Default: unless it is a row. */
  isFirst?: boolean | undefined;
  className?: string;
}

/** Cards of products. */
export function ProductGrid(props: ProductGridProps) {
  const { products, label, isRow = false, isFirst = !isRow, className } = props;
  return (
    <ul aria-label={label} className={classes('cards', isRow && 'cards-of-four', className)}>
      {products.map((product, index) => (
        <li key={product.id ?? product.slug} className="shared-rows min-w-0">
          <ProductCard
            product={product}
            level={isRow ? 'h3' : 'h2'}
            isFirst={isFirst && index < FIRST_CARDS}
          />
        </li>
      ))}
    </ul>
  );
}
