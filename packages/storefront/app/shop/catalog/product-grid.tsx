import { useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import { classes } from '../../components/classes.ts';
import { Picture } from '../../components/picture.tsx';
import { PageLink } from '../../routing/page-link.tsx';
import { usePaths } from '../../routing/paths.ts';
import type { ShopProduct } from '../../store/product/product.ts';
import { CatalogText, useText } from '../../text/text.tsx';
import { Price, UnitPrice } from './price.tsx';
import { noteOfProduct } from './stock.ts';
import { Swatch } from './swatch.tsx';

/** Cards whose images are requested before the layout is known: a row on phones. More would delay each other there. */
const FIRST_CARDS = 2;

interface ProductGridProps {
  products: readonly ShopProduct[];
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
        <li key={product.id} className="shared-rows min-w-0">
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

const TONES = { quiet: 'text-soft', low: 'text-warn', out: 'text-soft' } as const;

interface ProductCardProps {
  product: ShopProduct;
  /** Level of the name, below that of the heading of the list. */
  level?: 'h2' | 'h3';
  /** True for cards that are visible without scrolling. */
  isFirst?: boolean;
}

/** One product in a list. The whole card links to its page. */
export function ProductCard({ product, level: Heading = 'h2', isFirst = false }: ProductCardProps) {
  const text = useText();
  const paths = usePaths();
  const { slug, name, ribbon, price, unitPrice, colors } = product;
  const note = noteOfProduct(product, text);
  const [isPointed, setPointed] = useState(false);
  return (
    <article
      // the link covers the picture, which gets no events of the pointer
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(true)}
      className="group relative shared-rows min-w-0 content-start"
    >
      <CardPicture {...{ product, isFirst, isPointed }} isDimmed={note?.tone === 'out'} />
      <p className="absolute inset-x-2 top-2 flex flex-wrap items-start gap-1.5 empty:hidden">
        {price?.before === undefined ? null : <Badge look="sale">{text.catalog.sale}</Badge>}
        {ribbon ? (
          <Badge look="ribbon">
            <CatalogText>{ribbon}</CatalogText>
          </Badge>
        ) : null}
      </p>
      <Heading className="mt-3 text-base leading-snug sm:text-lg">
        <PageLink
          to={paths.product(slug)}
          className="rounded-sm decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-2xl group-hover:underline"
        >
          <CatalogText>{name}</CatalogText>
        </PageLink>
      </Heading>
      {price ? (
        <div>
          <Price price={price} className="mt-1" />
          <UnitPrice price={unitPrice} />
        </div>
      ) : null}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 empty:hidden">
        <Colors colors={colors} />
        {note ? <p className={classes('text-sm', TONES[note.tone])}>{note.text}</p> : null}
      </div>
    </article>
  );
}

/** More colors than these are a number. */
const MAX_COLORS = 5;

/** The colors that a product is made in, if there are several. */
function Colors({ colors }: Pick<ShopProduct, 'colors'>) {
  if (colors.length < 2) return null;
  const more = colors.length - MAX_COLORS;
  return (
    <p className="flex items-center gap-1 text-sm text-soft">
      {colors.slice(0, MAX_COLORS).map(({ name, color = '' }) => (
        <Swatch key={name} color={color} className="size-4" />
      ))}
      {more > 0 ? <span aria-hidden="true">{`+${more}`}</span> : null}
      <span className="sr-only">
        <CatalogText>{colors.map(({ name }) => name).join(', ')}</CatalogText>
      </span>
    </p>
  );
}

/** The first image of a product, and the second while a pointer is over the card: it is loaded only then. */
function CardPicture({
  product,
  isFirst,
  isDimmed,
  isPointed,
}: {
  product: ShopProduct;
  isFirst: boolean;
  isDimmed: boolean;
  isPointed: boolean;
}) {
  const { name, pictures } = product;
  const [first, second] = pictures;
  return (
    <span className="relative block">
      <Picture
        image={first}
        alt=""
        name={name}
        isFirst={isFirst}
        className={classes('rounded-2xl', isDimmed && 'opacity-60 saturate-50')}
      />
      {isPointed && second ? (
        <Picture
          image={second}
          alt=""
          name=""
          isFirst
          className="absolute! inset-0 rounded-2xl opacity-0 transition-opacity duration-300 group-hover:opacity-100"
        />
      ) : null}
    </span>
  );
}
