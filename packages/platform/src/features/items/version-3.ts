/** Products of version 3 as items. */
import type { DescriptionLine, Image, ProductMediaItemV3 } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { STORE_APP_ID } from '../catalog/catalog-item.ts';
import { type ChosenModifier, type ItemV3, itemV3, mandatoryOptions } from '../catalog-v3/catalog-item.ts';
import { itemsOfVariant, piecesIn } from '../catalog-v3/inventory.ts';
import { recalculateProductsV3 } from '../catalog-v3/saved-products.ts';
import { productsV3, type StoredProductV3, type StoredVariant } from '../catalog-v3/stored-product.ts';
import type { Catalog, SoldProduct, SoldVariant } from './catalog.ts';
import { colorLine, plainLine } from './description-lines.ts';
import { adjustStockV3, stockChangesV3 } from './stock-of-version-3.ts';

export const catalogV3: Catalog = {
  product: ({ db }, id) => soldProduct(db.of(productsV3).get(id)),
  productBySlug: ({ db }, slug) => soldProduct(db.of(productsV3).findUnique('slug', slug)),
  item: (context, reference) => {
    const found = itemV3(context, reference);
    if (!found) return undefined;
    const { product, variant, problem, isIncomplete } = found;
    return {
      product: soldProduct(product),
      variant: variant && soldVariant(context, found, variant),
      problem,
      isIncomplete,
    };
  },
  productsIn: ({ db }, categoryIds) =>
    db
      .of(productsV3)
      .all({ where: { 'allCategoriesInfo.categories': { $hasSome: [...categoryIds] } } })
      .map((product) => soldProduct(product)),
  references: ({ db }, catalogItemId) => {
    const product = db.of(productsV3).get(catalogItemId);
    return (product?.variantsInfo.variants ?? []).map(({ id }) => ({
      appId: STORE_APP_ID,
      catalogItemId,
      options: { variantId: id, ...(product && mandatoryOptions(product)) },
    }));
  },
  stockChanges: stockChangesV3,
  adjustStock: adjustStockV3,
  recalculate: recalculateProductsV3,
  hasProducts: ({ db }) => db.of(productsV3).count() > 0,
};

function soldProduct(product: StoredProductV3): SoldProduct;
function soldProduct(product: StoredProductV3 | undefined): SoldProduct | undefined;
function soldProduct(product: StoredProductV3 | undefined): SoldProduct | undefined {
  if (!product) return undefined;
  const { id, name, slug, visible, productType, inventory, actualPriceRange, media, taxGroupId } = product;
  return {
    id,
    name,
    slug,
    isVisible: visible,
    isPhysical: productType === 'PHYSICAL',
    isSoldOut: inventory.availabilityStatus === 'OUT_OF_STOCK',
    price: actualPriceRange.minValue?.amount ?? '0',
    picture: pictureOf(product, media.main),
    categoryIds: product.allCategoriesInfo.categories.map((category) => category.id),
    membersOnly: product.purchaseEligibility?.userCriteria === 'MEMBERS_ONLY',
    ...present({ taxGroupId }),
  };
}

function soldVariant(context: Base, { product, modifiers }: ItemV3, variant: StoredVariant): SoldVariant {
  const { minor, decimal } = moneyOf(context.settings);
  const { actualPrice, compareAtPrice = actualPrice } = variant.price;
  const added = modifiers.reduce((sum, { addedPrice }) => sum + minor(addedPrice), 0n);
  const { id, fileName, fileType } = variant.digitalProperties?.digitalFile ?? {};
  return {
    id: variant.id,
    isVisible: variant.visible,
    price: decimal(minor(actualPrice) + added),
    fullPrice: decimal(minor(compareAtPrice) + added),
    ...(modifiers.length > 0 && { modifiers: decimal(added) }),
    weight: variant.physicalProperties?.weight ?? 0,
    sku: variant.sku ?? '',
    ...(id !== undefined && { digitalFile: present({ id, fileName, fileType }) }),
    available: () => piecesIn(itemsOfVariant(context, variant.id)),
    shown: () => ({
      descriptionLines: [...choiceLines(product, variant), ...modifiers.map(modifierLine)],
      picture: pictureOf(product, variant.media ?? product.media.main),
    }),
  };
}

const choiceLines = ({ options }: StoredProductV3, { choices = [] }: StoredVariant): DescriptionLine[] =>
  choices.flatMap(({ optionChoiceIds }) => {
    const option = options.find(({ id }) => id === optionChoiceIds?.optionId);
    const choice = option?.choicesSettings.choices.find(
      ({ choiceId }) => choiceId === optionChoiceIds?.choiceId,
    );
    if (!option || !choice) return [];
    return choice.choiceType === 'ONE_COLOR'
      ? colorLine(option.name, choice.name, choice.colorCode)
      : plainLine(option.name, choice.name);
  });

const modifierLine = ({ title, text, color }: ChosenModifier): DescriptionLine =>
  color === undefined ? plainLine(title, text) : colorLine(title, text, color);

function pictureOf({ name }: StoredProductV3, item: ProductMediaItemV3 | undefined): Image | undefined {
  const { url, height, width } = item?.image ?? item?.thumbnail ?? {};
  if (url === undefined) return undefined;
  return { ...present({ id: item?.id, url, height, width }), altText: item?.altText ?? name };
}
