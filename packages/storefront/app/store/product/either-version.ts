/** What pages show of a product of either version of the catalog. */
import {
  addMoney,
  isProductV3,
  type PriceInfo,
  type Product,
  type ProductMediaItem,
  type ProductMediaItemV3,
  type ProductPriceData,
  type ProductSelection,
  type ProductV3,
  type ProductVariant,
} from 'storewire';
import type { FullProduct, ShopPrice, ShopSelection, ShopVariant } from './product.ts';
import { detailsV1, pricesV1, shownVariantsV1 } from './version-1.ts';
import { detailsV3, pricesV3, shownVariantsV3 } from './version-3.ts';

export const fullProduct = (source: Product | ProductV3): FullProduct => {
  const { options, media, ...details } = isProductV3(source) ? detailsV3(source) : detailsV1(source);
  return {
    id: source.id ?? '',
    slug: source.slug ?? source.id ?? '',
    name: source.name ?? '',
    ...details,
    media,
    pictures: media.flatMap(({ files, picture }) => (files || !picture ? [] : picture)).slice(0, 2),
    options,
    colors: options.find(({ choices }) => choices.some(({ color }) => color))?.choices ?? [],
  };
};

/** What is chosen of a product, from what `selectVariant` or `useProductSelection` returns. */
export function shopSelection(
  { source, media }: Pick<FullProduct, 'source' | 'media'>,
  selection: ProductSelection<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3>,
): ShopSelection {
  const { price, media: chosen, ...rest } = selection;
  const prices = isProductV3(source)
    ? pricesV3(source, price && 'price' in price ? undefined : price, rest.item.variantId)
    : pricesV1(source, price && 'price' in price ? price : undefined);
  return {
    ...rest,
    ...prices,
    price: prices.price && withExtras(prices.price, rest),
    medium: media.find(({ id }) => id === chosen?.id),
  };
}

/** A price with what the chosen extras add to it. */
function withExtras(price: ShopPrice, { options }: Pick<ProductSelection, 'options'>): ShopPrice {
  const added = options.flatMap(({ choices }) =>
    choices.flatMap(({ isChosen, addedPrice }) => (isChosen && addedPrice ? addedPrice : [])),
  );
  if (added.length === 0) return price;
  const { now, before } = price;
  return { ...price, now: added.reduce(addMoney, now), before: before && added.reduce(addMoney, before) };
}

/** The variants that buyers see: in version 1 those that were read, in version 3 those of the product. */
export const shopVariants = (
  source: Product | ProductV3,
  read: readonly ProductVariant[] = [],
): ShopVariant[] => (isProductV3(source) ? shownVariantsV3(source) : shownVariantsV1(read));
