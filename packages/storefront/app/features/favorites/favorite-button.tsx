import { Heart } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { classes } from '../../components/classes.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { useText } from '../../text/text.tsx';
import { keepProduct, removeProduct, useKeptProducts } from './kept-products.ts';

/** Adds a product to the favorites of this browser, or removes it. */
export function FavoriteButton({ product: { id, name } }: { product: ShopProduct }) {
  const { favorites } = useText();
  const isFavorite = useKeptProducts('favorites')?.includes(id) ?? false;
  return (
    <Button
      look="quiet"
      size="small"
      onClick={() => (isFavorite ? removeProduct : keepProduct)('favorites', id)}
      className="-ms-4 self-start text-start noscript:hidden"
    >
      <Heart
        aria-hidden="true"
        strokeWidth={1.75}
        className={classes('size-5 shrink-0', isFavorite && 'fill-current text-accent')}
      />
      <span>{isFavorite ? favorites.remove : favorites.add}</span>
      <bdi className="sr-only">{name}</bdi>
    </Button>
  );
}
