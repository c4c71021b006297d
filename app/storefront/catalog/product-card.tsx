import type { Product } from 'storewire';
import { Link } from 'react-router';
import { useText } from '../../shared/text/text.ts';
import { classes } from '../../shared/ui/classes.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { paths } from '../paths.ts';
import { Price } from './price.tsx';
import { noteOfProduct } from './stock.ts';

const TONES = { quiet: 'text-soft', low: 'text-warn', out: 'text-soft' } as const;

/** One product in the grid. The complete card links to its page. */
export function ProductCard({ product, isFirst }: { product: Product; isFirst: boolean }) {
  const text = useText();
  const name = product.name ?? '';
  const media = product.media?.mainMedia;
  const picture = media?.image ?? media?.thumbnail;
  const price = product.convertedPriceData ?? product.priceData;
  const { minValue, maxValue } = product.priceRange ?? {};
  const note = noteOfProduct(product, text);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative">
        <Picture
          url={picture?.url}
          alt={picture?.altText ?? ''}
          name={name}
          width={picture?.width}
          height={picture?.height}
          isFirst={isFirst}
          className={classes(
            'aspect-3/2 rounded-2xl transition-[filter] duration-300 group-hover:brightness-[1.03]',
            note?.tone === 'out' && 'opacity-60 saturate-50',
          )}
        />
        {product.ribbon ? (
          <span className="absolute start-3 top-3 rounded-full bg-raised px-3 py-1 text-xs font-semibold tracking-wide text-ink">
            {product.ribbon}
          </span>
        ) : null}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="font-serif text-xl leading-snug">
          <Link
            to={paths.product(product.slug ?? product.id ?? '')}
            className="rounded-sm decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-2xl"
          >
            {name}
          </Link>
        </h2>
        {price ? (
          <Price price={price} isFrom={minValue !== maxValue} className="shrink-0 tabular-nums" />
        ) : null}
      </div>
      {note ? <p className={classes('mt-1 text-sm', TONES[note.tone])}>{note.text}</p> : null}
    </article>
  );
}
