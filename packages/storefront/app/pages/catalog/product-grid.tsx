import type { Ref } from 'react';
import type { Product } from 'storewire';
import { classes } from '../../components/classes.ts';
import { ProductCard } from './product-card.tsx';

/** Cards whose images are requested before the layout is known: a row on phones. More would delay each other there. */
const FIRST_CARDS = 2;

interface ProductGridProps {
  products: readonly Product[];
  /** Names the list. */
  label: string;
  level?: 'h2' | 'h3';
  /** False below the first screen of a page. Default true. */
  isFirst?: boolean;
  className?: string;
  ref?: Ref<HTMLUListElement>;
}

/** Cards of products. */
export function ProductGrid({ products, label, level, isFirst = true, className, ref }: ProductGridProps) {
  return (
    <ul ref={ref} aria-label={label} className={classes('cards', className)}>
      {products.map((product, index) => (
        <li key={product.id ?? product.slug} className="shared-rows min-w-0">
          <ProductCard product={product} level={level} isFirst={isFirst && index < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}
