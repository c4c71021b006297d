/** What pages show of a product of version 3 of the catalog. */
import {
  compareMoney,
  type OptionChoice,
  type PriceInfo,
  type ProductMediaItemV3,
  type ProductV3,
  type Variant,
} from 'storewire';
import type { ProductDetails, ShopMedium, ShopPrice, ShopPrices, ShopVariant } from './product.ts';

export function detailsV3({
  description: _richText,
  plainDescription,
  infoSections = [],
  allCategoriesInfo,
  ...source
}: ProductV3): ProductDetails {
  const { media, inventory, options = [] } = source;
  const { minValue: actualPrice } = source.actualPriceRange ?? {};
  const { preorderAvailability = 'NO_VARIANTS' } = inventory ?? {};
  const cheapest = source.variantSummary?.minPriceVariant ?? visibleVariants(source).toSorted(byPrice)[0];
  const { price, unitPrice } = pricesV3(source, cheapest?.price ?? { actualPrice }, cheapest?.id);
  return {
    ribbon: source.ribbon?.name || undefined,
    brand: source.brand?.name || undefined,
    sku: undefined,
    price: price && { ...price, isFrom: costsMore(source, price.now) },
    unitPrice,
    isInStock: inventory?.availabilityStatus !== 'OUT_OF_STOCK' || preorderAvailability !== 'NO_VARIANTS',
    quantity: undefined,
    isDigital: source.productType === 'DIGITAL',
    media: (media?.itemsInfo?.items ?? [media?.main ?? []].flat()).map(mediumV3),
    options: options.map(({ name, optionRenderType, choicesSettings }) => ({
      name: name ?? '',
      choices: (choicesSettings?.choices ?? [])
        .filter(({ visible }) => visible !== false)
        .map((choice) => ({
          name: choice.name ?? '',
          color: optionRenderType === 'SWATCH_CHOICES' ? choice.colorCode : undefined,
        })),
    })),
    collectionIds: (allCategoriesInfo?.categories ?? []).flatMap(({ id }) => id ?? []),
    html: plainDescription ?? '',
    sections: infoSections.map((section) => ({
      title: section.title ?? '',
      html: section.plainDescription ?? '',
    })),
    newness: Date.parse(source.createdDate ?? '') || 0,
    source,
  };
}

const visibleVariants = ({ variantsInfo }: ProductV3): Variant[] =>
  (variantsInfo?.variants ?? []).filter(({ visible }) => visible !== false);

const amountOf = ({ price }: Variant): string => price?.actualPrice?.amount ?? '0';

const byPrice = (one: Variant, other: Variant): number => compareMoney(amountOf(one), amountOf(other));

/**
 * Whether a variant that buyers see costs more than an amount. Lists have no variants, and the range of prices is also that
 * of hidden ones: it is asked only if buyers see several.
 */
function costsMore(source: ProductV3, amount: string): boolean {
  const { options = [], variantsInfo, actualPriceRange } = source;
  if (variantsInfo?.variants)
    return visibleVariants(source).some((variant) => compareMoney(amountOf(variant), amount) > 0);
  const hasSeveral = options.some(
    ({ choicesSettings }) =>
      (choicesSettings?.choices ?? []).filter(({ visible }) => visible !== false).length > 1,
  );
  return hasSeveral && compareMoney(actualPriceRange?.maxValue?.amount ?? amount, amount) > 0;
}

/** The price of a variant, and that of its unit. A variant is reduced if its price has a higher one to compare with. */
export function pricesV3(
  { physicalProperties, currency, variantsInfo, variantSummary }: ProductV3,
  price: PriceInfo | undefined,
  variantId: string | null | undefined,
): ShopPrices {
  const variants = variantsInfo?.variants ?? [variantSummary?.minPriceVariant ?? []].flat();
  const variant = variants.find(({ id }) => id === variantId);
  const { quantity, measurementUnit: unit } = physicalProperties?.pricePerUnit ?? {};
  const perUnit = variant?.physicalProperties?.pricePerUnit?.value;
  return {
    price: price && priceOf(price, currency),
    unitPrice:
      perUnit && quantity !== undefined && unit
        ? { amount: perUnit, currency: currency ?? undefined, quantity, unit }
        : undefined,
  };
}

function priceOf(
  { actualPrice, compareAtPrice }: PriceInfo,
  currency: string | null | undefined,
): ShopPrice | undefined {
  const now = actualPrice?.amount;
  if (now === undefined) return undefined;
  const before = compareAtPrice?.amount;
  return {
    now,
    // the platform also takes a price that is the same
    before: before !== undefined && compareMoney(now, before) < 0 ? before : undefined,
    currency: currency ?? undefined,
  };
}

/** The variants that buyers see. */
export function shownVariantsV3(source: ProductV3): ShopVariant[] {
  const { options = [], currency } = source;
  const namesOf = ({ optionChoiceIds }: OptionChoice): (readonly [option: string, choice: string])[] => {
    const option = options.find(({ id }) => id === optionChoiceIds?.optionId);
    const choice = option?.choicesSettings?.choices?.find(
      ({ choiceId }) => choiceId === optionChoiceIds?.choiceId,
    );
    return option?.name && choice?.name ? [[option.name, choice.name]] : [];
  };
  return visibleVariants(source).map(({ choices = [], sku, price, inventoryStatus }) => ({
    choices: Object.fromEntries(choices.flatMap(namesOf)),
    sku: sku ?? undefined,
    price: price && priceOf(price, currency),
    isInStock: inventoryStatus?.inStock !== false || inventoryStatus.preorderEnabled === true,
  }));
}

/** Of a video, the platform sends no thumbnail, but stills. */
function mediumV3({ id = '', altText, image, thumbnail, video }: ProductMediaItemV3): ShopMedium {
  const still = video?.posters?.at(-1) ?? thumbnail;
  return {
    id,
    title: altText || undefined,
    picture: image ? { ...image, altText: altText ?? image.altText } : still,
    thumbnail: thumbnail ?? image ?? still,
    files: video?.resolutions,
  };
}
