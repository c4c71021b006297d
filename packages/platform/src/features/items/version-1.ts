/** Products of version 1 as items. */
import type { DescriptionLine, Image, ProductMediaItem } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { originsOf } from '../../kernel/settings/stored-origin.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { itemV1, STORE_APP_ID, textProblem } from '../catalog/catalog-item.ts';
import { recalculateProducts } from '../catalog/derived-properties.ts';
import { mainItemFor } from '../catalog/media.ts';
import { products, type StoredProduct, type StoredVariant } from '../catalog/stored-product.ts';
import type { Catalog, CatalogItem, Reference, SoldProduct, SoldVariant } from './catalog.ts';
import { choicesIn, colorLine, customTextsIn, plainLine } from './description-lines.ts';
import { adjustStockV1, availableOf, stockChangesV1 } from './stock-of-version-1.ts';

export const catalogV1: Catalog = {
  product: (context, id) => soldProduct(context, context.db.of(products).get(id)),
  productBySlug: (context, slug) => soldProduct(context, context.db.of(products).findUnique('slug', slug)),
  item: (context, reference) => {
    const found = itemV1(context, reference);
    return found && itemOf(context, found, reference);
  },
  productsIn: (context, categoryIds) =>
    context.db
      .of(products)
      .all({ where: { collectionIds: { $hasSome: [...categoryIds] } } })
      .flatMap((product) => soldProduct(context, product) ?? []),
  references: ({ db }, catalogItemId) => {
    const { manageVariants, variants = [] } = db.of(products).get(catalogItemId) ?? {};
    const reference = { appId: STORE_APP_ID, catalogItemId };
    return variants.map(({ id }) => ({
      ...reference,
      ...(manageVariants && { options: { variantId: id } }),
    }));
  },
  stockChanges: stockChangesV1,
  adjustStock: adjustStockV1,
  recalculate: recalculateProducts,
  hasProducts: ({ db }) => db.of(products).count() > 0,
};

function itemOf(
  context: Base,
  { product, variant }: { product: StoredProduct; variant: StoredVariant | undefined },
  { options }: Reference,
): CatalogItem {
  const text = textProblem(product, options as object | null | undefined);
  return {
    product: soldProduct(context, product),
    variant: variant && soldVariant(context, product, variant, options),
    problem: text === undefined ? undefined : { field: 'customTextFields', description: text },
    isIncomplete: false,
  };
}

function soldProduct(context: Base, product: StoredProduct): SoldProduct;
function soldProduct(context: Base, product: StoredProduct | undefined): SoldProduct | undefined;
function soldProduct(context: Base, product: StoredProduct | undefined): SoldProduct | undefined {
  if (!product) return undefined;
  const { id, name, slug, priceData, productType, stock, collectionIds } = product;
  const { minor, decimal } = moneyOf(context.settings);
  return {
    id,
    name,
    slug,
    isVisible: product.visible !== false,
    isPhysical: productType !== 'digital',
    isSoldOut: stock?.inventoryStatus === 'OUT_OF_STOCK',
    price: decimal(minor(priceData.discountedPrice ?? priceData.price)),
    picture: pictureOf(context, product, product.media?.mainMedia),
    categoryIds: collectionIds,
    membersOnly: false,
  };
}

function soldVariant(
  context: Base,
  product: StoredProduct,
  variant: StoredVariant,
  options: unknown,
): SoldVariant {
  const { minor, decimal } = moneyOf(context.settings);
  const { price = 0, discountedPrice = price } = variant.variant?.priceData ?? product.priceData;
  return {
    id: variant.id,
    isVisible: variant.variant?.visible !== false,
    price: decimal(minor(discountedPrice)),
    fullPrice: decimal(minor(price)),
    weight: variant.variant?.weight ?? 0,
    sku: variant.variant?.sku ?? '',
    digitalFile: product.digitalFile,
    available: () => availableOf(variant),
    shown: () => {
      const choices = { ...variant.choices, ...choicesIn(options) };
      return {
        descriptionLines: [
          ...choiceLines(product, choices),
          ...Object.entries(customTextsIn(options)).map(([name, text]) => plainLine(name, text)),
        ],
        picture: pictureOf(context, product, mainItemFor(product, choices)),
      };
    },
  };
}

const choiceLines = (
  { productOptions = [] }: StoredProduct,
  choices: Readonly<Record<string, string>>,
): DescriptionLine[] =>
  productOptions.flatMap(({ name = '', optionType, choices: all = [] }) => {
    const text = choices[name];
    if (text === undefined) return [];
    const code = all.find(({ description }) => description === text)?.value;
    return optionType === 'color' ? colorLine(name, text, code) : plainLine(name, text);
  });

function pictureOf(
  context: Base,
  { name }: StoredProduct,
  item: ProductMediaItem | undefined,
): Image | undefined {
  const picture = item?.image ?? item?.thumbnail;
  if (!picture?.url) return undefined;
  const { url, height, width, altText } = picture;
  return {
    ...(item?.id && { id: item.id }),
    url: url.startsWith('/') ? originsOf(context).media + url : url,
    ...(height !== undefined && { height }),
    ...(width !== undefined && { width }),
    altText: altText ?? name,
  };
}
