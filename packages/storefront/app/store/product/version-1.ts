/** What pages show of a product of version 1 of the catalog, whose amounts are JSON numbers. */
import type { Product, ProductMediaItem, ProductPriceData, ProductVariant } from 'storewire';
import type { ProductDetails, ShopMedium, ShopPrice, ShopPrices, ShopVariant, UnitPrice } from './product.ts';

export function detailsV1({
  description,
  additionalInfoSections = [],
  // up to a thousand: the page of the product reads those that it shows
  variants: _variants,
  ...source
}: Product): ProductDetails {
  const { media, stock, priceRange, productOptions = [] } = source;
  const price = source.convertedPriceData ?? source.priceData;
  const { price: shown, unitPrice } = pricesV1(source, price);
  const main = media?.mainMedia ?? [];
  const others = media?.items?.filter(({ id }) => id !== media.mainMedia?.id) ?? [];
  return {
    ribbon: source.ribbon || undefined,
    brand: source.brand || undefined,
    sku: source.sku || undefined,
    price: shown && { ...shown, isFrom: Number(priceRange?.minValue) < Number(priceRange?.maxValue) },
    unitPrice,
    isInStock: stock?.inStock !== false && stock?.inventoryStatus !== 'OUT_OF_STOCK',
    quantity: stock?.trackInventory ? (stock.quantity ?? undefined) : undefined,
    isDigital: source.productType === 'digital',
    media: [main, others].flat().map(mediumV1),
    options: productOptions.map(({ name = '', optionType, choices = [] }) => ({
      name,
      choices: choices
        .filter(({ visible }) => visible !== false)
        .map(({ description: choice = '', value }) => ({
          name: choice,
          color: optionType === 'color' ? value : undefined,
        })),
    })),
    collectionIds: source.collectionIds ?? [],
    html: description ?? '',
    sections: additionalInfoSections.map((section) => ({
      title: section.title ?? '',
      html: section.description ?? '',
    })),
    newness: Number(source.numericId ?? 0),
    source,
  };
}

/** The price of a product or of a variant, and that of its unit. */
export const pricesV1 = ({ pricePerUnitData }: Product, price: ProductPriceData | undefined): ShopPrices => ({
  price: price && priceOf(price),
  unitPrice: price && unitPriceOf(price, pricePerUnitData),
});

function priceOf({ price, discountedPrice = price, currency }: ProductPriceData): ShopPrice {
  return {
    now: String(discountedPrice),
    before: discountedPrice < price ? String(price) : undefined,
    currency,
  };
}

function unitPriceOf(
  { pricePerUnit, currency }: ProductPriceData,
  { baseQuantity: quantity, baseMeasurementUnit: unit }: NonNullable<Product['pricePerUnitData']> = {},
): UnitPrice | undefined {
  if (!pricePerUnit || quantity === undefined || !unit) return undefined;
  return { amount: String(pricePerUnit), currency, quantity, unit };
}

/** The variants that buyers see. */
export const shownVariantsV1 = (variants: readonly ProductVariant[]): ShopVariant[] =>
  variants
    .filter(({ variant }) => variant?.visible !== false)
    .map(({ choices = {}, variant, stock }) => {
      const price = variant?.convertedPriceData ?? variant?.priceData;
      return {
        choices,
        sku: variant?.sku || undefined,
        price: price && priceOf(price),
        isInStock: stock?.inStock !== false,
      };
    });

const mediumV1 = ({ id = '', title, image, thumbnail, video }: ProductMediaItem): ShopMedium => ({
  id,
  title: title || undefined,
  picture: image ?? thumbnail,
  thumbnail: thumbnail ?? image,
  files: video?.files,
});
