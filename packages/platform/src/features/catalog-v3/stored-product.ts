import type {
  ConnectedModifier,
  ConnectedModifierChoice,
  ConnectedOption,
  ConnectedOptionChoice,
  FixedMonetaryAmount,
  PriceRange,
  ProductInventory,
  ProductMediaItemV3,
  ProductV3,
  Variant,
  VariantInventoryStatus,
} from 'storewire';
import { boolean, date, decimal, list, number, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { uuidOf } from '../../kernel/store/ids.ts';
import { SAVED_FORMATS, type Saved } from './revision.ts';

/** An amount as it is stored. Responses may add `formattedAmount`. */
export type Amount = FixedMonetaryAmount & { amount: string };

/** A price of a variant. It is reduced if it has a `compareAtPrice`. */
export interface StoredPrice {
  actualPrice: Amount;
  compareAtPrice?: Amount;
  priceAfterDiscount?: Amount;
}

/** A type of the contract with what stored items have of their own. */
type With<T, Own> = Omit<T, keyof Own> & Own;

/** A combination of choices. derived-properties.ts sets its names, profit and stock. */
export type StoredVariant = With<
  Variant,
  {
    id: string;
    visible: boolean;
    price: StoredPrice;
    inventoryStatus?: Required<VariantInventoryStatus>;
  }
>;

export type StoredChoice = With<ConnectedOptionChoice, { choiceId: string; key: string; name: string }>;

export type StoredOption = With<
  ConnectedOption,
  { id: string; key: string; name: string; choicesSettings: { choices: StoredChoice[] } }
>;

export type StoredModifierChoice = With<ConnectedModifierChoice, { choiceId: string }>;

/** A text box has no choices. */
export type StoredModifier = With<
  ConnectedModifier,
  { id: string; key: string; name: string; choicesSettings?: { choices: StoredModifierChoice[] } }
>;

/** Categories, with the place that the product has in them. */
interface Categories {
  categories: { id: string; index?: number | null }[];
}

/** What the merchant has set of a product. */
export type OwnProperties = With<
  Omit<
    ProductV3,
    | keyof DerivedProperties
    | keyof Saved
    // what depends on settings or on other categories is added to responses
    | 'url'
    | 'currency'
    | 'breadcrumbsInfo'
    | 'variantSummary'
  >,
  {
    id: string;
    name: string;
    slug: string;
    visible: boolean;
    visibleInPos: boolean;
    productType: 'PHYSICAL' | 'DIGITAL';
    options: StoredOption[];
    modifiers: StoredModifier[];
    variantsInfo: { variants: StoredVariant[] };
    /** All media in their order, the main one first. */
    media: { main?: ProductMediaItemV3; itemsInfo: { items: ProductMediaItemV3[] } };
    directCategoriesInfo: Categories;
  }
>;

/** What follows from the properties of the product, its stock and its categories: see derived-properties.ts. */
export interface DerivedProperties {
  actualPriceRange: PriceRange;
  compareAtPriceRange?: PriceRange;
  costRange?: PriceRange;
  inventory: Required<ProductInventory>;
  allCategoriesInfo: Categories;
}

/** A product with everything that merchants see. */
export type StoredProductV3 = OwnProperties & DerivedProperties & Saved;

/** The keys of parts by which a product is found. */
export const partKey = {
  sku: (sku: string): string => `sku ${sku}`,
  barcode: (barcode: string): string => `barcode ${barcode}`,
  ribbon: (id: string): string => `ribbon ${id}`,
  ribbonName: (name: string): string => `ribbonName ${name}`,
  section: (id: string): string => `section ${id}`,
  sectionName: (name: string): string => `sectionName ${name}`,
  subscription: (id: string): string => `subscription ${id}`,
  file: (id: string): string => `file ${id}`,
} as const;

function partKeysOf(product: StoredProductV3): string[] {
  const { ribbon, additionalRibbons = [], infoSections = [], subscriptionDetails, variantsInfo } = product;
  const keyed = (key: (text: string) => string, text: string | null | undefined): string[] =>
    text ? [key(text)] : [];
  return [
    ...new Set([
      ...[...(ribbon ? [ribbon] : []), ...additionalRibbons].flatMap(({ id, name }) => [
        ...keyed(partKey.ribbon, id),
        ...keyed(partKey.ribbonName, name),
      ]),
      ...infoSections.flatMap(({ id, uniqueName }) => [
        ...keyed(partKey.section, id),
        ...keyed(partKey.sectionName, uniqueName),
      ]),
      ...(subscriptionDetails?.subscriptions ?? []).flatMap(({ id }) => keyed(partKey.subscription, id)),
      ...variantsInfo.variants.flatMap(({ sku, barcode, digitalProperties }) => [
        ...keyed(partKey.sku, sku),
        ...keyed(partKey.barcode, barcode),
        ...keyed(partKey.file, digitalProperties?.digitalFile?.id),
      ]),
    ]),
  ];
}

const idsOf = ({ categories }: { categories: readonly { id: string }[] }): string[] =>
  categories.map(({ id }) => id);
const choicesOf = ({ options }: StoredProductV3): StoredChoice[] =>
  options.flatMap(({ choicesSettings }) => choicesSettings.choices);
/** Choices of which a variant is visible. */
const shownChoicesOf = (product: StoredProductV3): StoredChoice[] =>
  choicesOf(product).filter(({ visible }) => visible !== false);

/** The columns that filters of shoppers read instead. */
export const SHOWN_CHOICES: Readonly<Record<string, string>> = {
  'options.choicesSettings.choices.choiceId': 'shownChoices.choiceId',
  'options.choicesSettings.choices.name': 'shownChoices.name',
};

export const productsV3 = defineEntity<StoredProductV3>()({
  name: 'productV3',
  isCompressed: true,
  formats: SAVED_FORMATS,
  required: [
    'slug',
    'visible',
    'visibleInPos',
    'options.[].id',
    'options.[].key',
    'options.[].name',
    'options.[].choicesSettings.choices.[].choiceId',
    'options.[].choicesSettings.choices.[].key',
    'options.[].choicesSettings.choices.[].name',
    'modifiers.[].id',
    'modifiers.[].key',
    'modifiers.[].name',
    'modifiers.[].choicesSettings?.choices.[].choiceId',
    'media.itemsInfo.items.[].id',
    'variantsInfo.variants.[].id',
    'variantsInfo.variants.[].visible',
    'variantsInfo.variants.[].price.actualPrice.amount',
    'directCategoriesInfo.categories.[].id',
    'allCategoriesInfo.categories.[].id',
    'actualPriceRange',
    'inventory',
    'revision',
    'createdDate',
    'updatedDate',
  ],
  // has all fields of ProductFilterV3, too
  filter: 'ProductSearchFilter',
  sort: 'ProductSearchSortField',
  columns: {
    parts: list('text', partKeysOf),
    handle: text(({ handle }) => handle),
    name: text(({ name }) => name),
    slug: unique(({ slug }) => slug),
    visible: boolean(({ visible }) => visible),
    visibleInPos: boolean(({ visibleInPos }) => visibleInPos),
    productType: text(({ productType }) => productType),
    'inventory.availabilityStatus': text(({ inventory }) => inventory.availabilityStatus),
    'allCategoriesInfo.categories': list('text', ({ allCategoriesInfo }) => idsOf(allCategoriesInfo)),
    'directCategoriesInfo.categories': list('text', ({ directCategoriesInfo }) =>
      idsOf(directCategoriesInfo),
    ),
    'options.id': list('text', ({ options }) => options.map(({ id }) => id)),
    'options.name': list('text', ({ options }) => options.map(({ name }) => name)),
    'options.choicesSettings.choices.choiceId': list('text', (product) =>
      choicesOf(product).map(({ choiceId }) => choiceId),
    ),
    'options.choicesSettings.choices.name': list('text', (product) =>
      choicesOf(product).map(({ name }) => name),
    ),
    'shownChoices.choiceId': list('text', (product) =>
      shownChoicesOf(product).map(({ choiceId }) => choiceId),
    ),
    'shownChoices.name': list('text', (product) => shownChoicesOf(product).map(({ name }) => name)),
    'modifiers.id': list('text', ({ modifiers }) => modifiers.map(({ id }) => id)),
    'modifiers.name': list('text', ({ modifiers }) => modifiers.map(({ name }) => name)),
    'modifiers.choicesSettings.choices.choiceId': list('text', ({ modifiers }) =>
      modifiers.flatMap(({ choicesSettings }) =>
        (choicesSettings?.choices ?? []).map(({ choiceId }) => choiceId),
      ),
    ),
    'brand.id': text(({ brand }) => brand?.id),
    'brand.name': text(({ brand }) => brand?.name),
    'ribbon.id': text(({ ribbon }) => ribbon?.id),
    'actualPriceRange.minValue.amount': decimal(({ actualPriceRange }) => actualPriceRange.minValue?.amount),
    'actualPriceRange.maxValue.amount': decimal(({ actualPriceRange }) => actualPriceRange.maxValue?.amount),
    'compareAtPriceRange.minValue.amount': decimal(
      ({ compareAtPriceRange }) => compareAtPriceRange?.minValue?.amount,
    ),
    'compareAtPriceRange.maxValue.amount': decimal(
      ({ compareAtPriceRange }) => compareAtPriceRange?.maxValue?.amount,
    ),
    'allCategoriesInfo.categories.index': number((product) => placeIn(product)),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
  },
});

/** The place of a product in a category, or the first of its places. It is the last if the merchant gave it none. */
export const placeIn = ({ allCategoriesInfo }: StoredProductV3, categoryId?: string): number =>
  Math.min(
    Number.MAX_SAFE_INTEGER,
    ...allCategoriesInfo.categories.flatMap(({ id, index }) =>
      categoryId === undefined || id === categoryId ? (index ?? []) : [],
    ),
  );

/** The place of a variant in the list of all: what it shows is that of its product. */
export interface ListedVariant {
  /** Of the product and the variant together. */
  id: string;
  variantId: string;
  productId: string;
  isVisible: boolean;
}

export const listedVariantId = (productId: string, variantId: string): string =>
  uuidOf(`${productId}\n${variantId}`);

export const listedVariants = defineEntity<ListedVariant>()({
  name: 'variantV3',
  isExported: false,
  filter: 'VariantFilter',
  sort: 'VariantSortField',
  columns: {
    variantId: text(({ variantId }) => variantId),
    'productData.productId': text(({ productId }) => productId),
    isVisible: boolean(({ isVisible }) => isVisible),
  },
});
