/** Products as responses have them: with the parts that were asked for. */
import type { ConnectedModifier, ConnectedOption, InfoSection, ProductV3 } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { productPath, STORED_STORE } from '../../kernel/settings/stored-origin.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { byValue } from './derived-properties.ts';
import { type RequestedFields, requestedParts } from './requested-parts.ts';
import { breadcrumbsOf } from './saved-categories.ts';
import { withSeenCategories } from './shopper-view.ts';
import type { StoredProductV3, StoredVariant } from './stored-product.ts';

/** One product, with its variants. */
export const toProductV3 = (
  context: Context,
  product: StoredProductV3,
  fields: RequestedFields,
): ProductV3 => ({
  ...seenParts(context, product, fields),
  variantsInfo: requestedParts(context, product.variantsInfo, fields),
  variantSummary: { variantCount: product.variantsInfo.variants.length },
});

/** A product of a list, which has no more than a summary of its variants. */
export function toListedProduct(
  context: Context,
  product: StoredProductV3,
  fields: RequestedFields,
): ProductV3 {
  const { variants } = product.variantsInfo;
  const cheapest = fields.includes('MIN_PRICE_VARIANT') ? cheapestOf(context, variants) : undefined;
  return {
    ...seenParts(context, product, fields),
    variantSummary: {
      variantCount: variants.length,
      ...(cheapest && { minPriceVariant: requestedParts(context, cheapest, fields) }),
    },
  };
}

function cheapestOf({ settings }: Context, variants: readonly StoredVariant[]): StoredVariant | undefined {
  const { minor } = moneyOf(settings);
  return variants
    .filter(({ visible }) => visible)
    .toSorted((one, other) => byValue(minor(one.price.actualPrice), minor(other.price.actualPrice)))[0];
}

/** Everything but the variants. */
function seenParts(context: Context, stored: StoredProductV3, fields: RequestedFields): ProductV3 {
  const product = withSeenCategories(context, stored);
  const {
    description: _text,
    infoSections: _sections,
    extendedFields: _fields,
    plainDescription,
    media: { main, itemsInfo },
    directCategoriesInfo,
    allCategoriesInfo,
    options,
    modifiers,
    physicalProperties,
    variantsInfo: _variants,
    tags,
    ...shown
  } = product;
  const { currency, weightUnit } = context.settings;
  const asks = (field: string): boolean => fields.includes(field);
  const isMerchant = context.caller.role === 'merchant';
  const { privateTags: _private, ...publicTags } = tags ?? {};
  const parts = requestedParts<ProductV3>(
    context,
    {
      ...shown,
      ...(asks('URL') && { url: urlOf(product) }),
      ...(asks('PLAIN_DESCRIPTION') && { plainDescription: plainDescription ?? '' }),
      media: { ...(main && { main }), ...(asks('MEDIA_ITEMS_INFO') && { itemsInfo }) },
      options: options.map((option) => withChoiceMedia(option, fields)),
      modifiers: modifiers.map((modifier) => withChoiceMedia(modifier, fields)),
      ...(asks('DIRECT_CATEGORIES_INFO') && { directCategoriesInfo }),
      ...(asks('ALL_CATEGORIES_INFO') && { allCategoriesInfo }),
      ...(asks('BREADCRUMBS_INFO') && {
        breadcrumbsInfo: { breadcrumbs: breadcrumbsOf(context, product.mainCategoryId ?? undefined) },
      }),
      ...(asks('CURRENCY') && { currency }),
      ...(physicalProperties && {
        physicalProperties: {
          ...physicalProperties,
          weightMeasurementUnitInfo: { weightMeasurementUnit: weightUnit },
        },
      }),
      ...(tags && { tags: isMerchant ? tags : publicTags }),
    },
    fields,
  );
  return { ...parts, ...openParts(product, fields) };
}

/** Rich texts and what apps have added, whose properties have any names. */
function openParts(
  { description, infoSections = [], extendedFields }: StoredProductV3,
  fields: RequestedFields,
): ProductV3 {
  return {
    ...(fields.includes('DESCRIPTION') && description && { description }),
    ...(SECTIONS.some((field) => fields.includes(field)) && {
      infoSections: infoSections.map((section) => toSection(section, fields)),
    }),
    ...(extendedFields && { extendedFields }),
  };
}

/** Where the page of a product is, at the store front of the moment. */
const urlOf = ({ slug }: StoredProductV3): NonNullable<ProductV3['url']> => ({
  relativePath: productPath(slug),
  url: STORED_STORE + productPath(slug),
});

const SECTIONS = ['INFO_SECTION', 'INFO_SECTION_PLAIN_DESCRIPTION', 'INFO_SECTION_DESCRIPTION'];

const toSection = (
  { description, plainDescription, ...section }: InfoSection,
  fields: RequestedFields,
): InfoSection => ({
  ...section,
  ...(fields.includes('INFO_SECTION_DESCRIPTION') && description && { description }),
  ...(fields.includes('INFO_SECTION_PLAIN_DESCRIPTION') && { plainDescription: plainDescription ?? '' }),
});

/** Choices have their media only if they are asked for. */
function withChoiceMedia<Asked extends ConnectedOption | ConnectedModifier>(
  asked: Asked,
  fields: RequestedFields,
): Asked {
  if (fields.includes('PRODUCT_CHOICES_MEDIA_REFERENCES') || !asked.choicesSettings) return asked;
  const choices = asked.choicesSettings.choices?.map(({ media: _media, ...choice }) => choice);
  return { ...asked, choicesSettings: { ...(choices && { choices }) } };
}
