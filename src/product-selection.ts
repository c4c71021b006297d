import type {
  PriceInfo,
  Product,
  ProductMediaItem,
  ProductMediaItemV3,
  ProductOption,
  ProductPriceData,
  ProductV3,
  ProductVariant,
  QueryProductVariantsInput,
} from '../generated/types.ts';
import { fieldOf } from './lib/fields.ts';
import type { ProductChoice } from './line-item.ts';
import { selectVariantV3 } from './product-selection-v3.ts';

/** Whether something can be bought: `notMade` is a combination that buyers must not see, `unknown` is not read yet. */
export type Availability = 'available' | 'soldOut' | 'notMade' | 'unknown';

/** A choice of an option, such as `Sea` of `Glaze`. */
export interface SelectionChoice {
  /** The name, which is its value in `choices`. */
  name: string;
  /** A CSS color for an option of colors, otherwise the name. */
  value: string;
  /** Whether the choice is the chosen one of its option. */
  isChosen: boolean;
  /** Whether the choice can be bought, with the other choices unchanged. */
  availability: Availability;
  /** What a modifier of version 3 adds to the price, if anything: a decimal number as text, in the currency of the shop. */
  addedPrice: string | undefined;
}

/** An option with the choices that buyers see, at least one. */
export interface SelectionOption {
  /** The name, such as `Glaze`. */
  name: string;
  /** Whether to show the choices as swatches. */
  isColor: boolean;
  /** Whether nothing need be chosen, such as of a modifier of version 3 that is not mandatory. */
  isOptional: boolean;
  /** The choices, in the order of the product. */
  choices: readonly SelectionChoice[];
}

/** A text that the buyer writes, such as an engraving. */
export interface SelectionText {
  /** The question. */
  title: string;
  /** Its name in `customTextFields` of `toLineItem`. */
  key: string;
  /** Whether the product cannot be bought without it. */
  isMandatory: boolean;
  /** The most characters. */
  maxLength: number | undefined;
}

/** What is chosen of a product, and what it leads to. Price and medium are those of version 1 of the catalog, unless others are given. */
export interface ProductSelection<Price = ProductPriceData, Medium = ProductMediaItem> {
  /** The options that have choices, and in version 3 also the modifiers that have choices. */
  options: readonly SelectionOption[];
  /** A choice for each option that is not optional, by its name. */
  choices: Readonly<Record<string, string>>;
  /** The texts that the buyer writes. */
  texts: readonly SelectionText[];
  /** Whether the selection can be bought. */
  availability: Availability;
  /** Pieces in stock. Undefined if stock is not tracked, while it is read, and in version 3. */
  quantity: number | undefined;
  /** The price, in the currency of the buyer if the response has it. While the variant is read, that of the product. */
  price: Price | undefined;
  /** The item number. */
  sku: string | undefined;
  /** The medium of a choice, such as a glaze, or else the main one. */
  media: Medium | undefined;
  /** For `toLineItem`: `toLineItem({ ...selection.item, quantity: 2 })`. Add it only if `availability` permits. */
  item: Pick<ProductChoice, 'productId' | 'variantId' | 'options'>;
}

/**
 * Returns what is chosen of a product: `wanted` by the names of options, such as the query of a page or the entries of
 * a form, and for options without a wanted choice the first combination that can be bought. What is no choice of the
 * product is ignored.
 *
 * A product whose variants are managed needs them: those of `getProduct`, or else `variants` as `variantsInput` reads
 * them. Choices that differ from the selection in a variant that is not among them are `unknown`. Products of version 3
 * have their variants in the responses of `getProductV3` and `getProductBySlug`; in lists, everything is `unknown`.
 *
 * @example
 * import { createClient, selectVariant, toLineItem, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { product = {} } = await client.products.getProduct({ id: '4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12' });
 * const { price, availability, item } = selectVariant(product, { Glaze: 'Sea' });
 * console.log(price?.formatted?.discountedPrice, availability);
 * if (availability === 'available')
 *   await client.currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [toLineItem(item)] });
 */
export function selectVariant(
  product: Product,
  wanted?: Readonly<Record<string, unknown>>,
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData, ProductMediaItem>;
export function selectVariant(
  product: ProductV3,
  wanted?: Readonly<Record<string, unknown>>,
): ProductSelection<PriceInfo, ProductMediaItemV3>;
export function selectVariant(
  product: Product | ProductV3,
  wanted?: Readonly<Record<string, unknown>>,
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3>;
export function selectVariant(
  product: Product | ProductV3,
  wanted: Readonly<Record<string, unknown>> = {},
  variants?: readonly ProductVariant[],
): ProductSelection<ProductPriceData | PriceInfo, ProductMediaItem | ProductMediaItemV3> {
  return isProductV3(product)
    ? selectVariantV3(product, wanted)
    : selectVariantV1(product, wanted, variants ?? ownVariants(product));
}

/**
 * Whether a product is one of catalog version 3: only these have a revision.
 *
 * @example
 * import { isProductV3, type Product, type ProductV3 } from 'storewire';
 *
 * export const textOf = (product: Product | ProductV3) =>
 *   isProductV3(product) ? product.plainDescription : product.description;
 */
export const isProductV3 = (product: Product | ProductV3): product is ProductV3 => 'revision' in product;

function selectVariantV1(
  product: Product,
  wanted: Readonly<Record<string, unknown>>,
  variants: readonly ProductVariant[] | undefined,
): ProductSelection<ProductPriceData, ProductMediaItem> {
  const { id: productId = '', manageVariants = false } = product;
  const shown = shownOptions(product);
  const choices = completeChoices(shown, wanted, variants);
  const availabilityOf = (each: Choices): Availability =>
    manageVariants
      ? variantAvailability(findVariant(variants, each))
      : productAvailability(product, shown, each);
  const options = shown.map(({ name, isColor, choices: all }) => ({
    name,
    isColor,
    isOptional: false,
    choices: all.map(({ description = '', value }) => ({
      name: description,
      value: value ?? description,
      isChosen: choices[name] === description,
      availability: availabilityOf({ ...choices, [name]: description }),
      addedPrice: undefined,
    })),
  }));
  const variant = manageVariants ? findVariant(variants, choices) : undefined;
  const own = variant?.variant ?? product;
  const { stock } = product;
  const tracked = manageVariants
    ? variant?.stock?.trackQuantity && variant.stock.quantity
    : stock?.trackInventory && stock.quantity;
  return {
    options,
    choices,
    texts: (product.customTextFields ?? []).map(({ title = '', mandatory, maxLength }) => ({
      title,
      key: title,
      isMandatory: mandatory === true,
      maxLength,
    })),
    // every variant that fits the choices is among those that were read
    availability: manageVariants && variants && !variant ? 'notMade' : availabilityOf(choices),
    quantity: typeof tracked === 'number' ? tracked : undefined,
    price: priceOf(own) ?? priceOf(product),
    sku: (manageVariants ? variant?.variant?.sku : product.sku) || undefined,
    media: mediaOf(shown, choices) ?? product.media?.mainMedia ?? undefined,
    item: manageVariants ? { productId, variantId: variant?.id } : { productId, options: choices },
  };
}

/**
 * Returns the input of `queryProductVariants` that reads the variants for `selectVariant`: all of a product with at
 * most 100, and of one with more, the limit of a page, those that fit the wanted choices. Null for a product of version
 * 3 or whose variants are not managed, and for one that has them, as a response of `getProduct` does.
 *
 * @example
 * import { createClient, selectVariant, variantsInput, visitor } from 'storewire';
 *
 * const client = createClient({ auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }) });
 * const { products = [] } = await client.products.queryProducts({ query: { filter: { slug: 'tidal-mug' } } });
 * const [product = {}] = products;
 * const input = variantsInput(product, { Glaze: 'Sea' });
 * const response = input && (await client.variants.queryProductVariants(input));
 * console.log(selectVariant(product, { Glaze: 'Sea' }, response?.variants).price);
 */
export function variantsInput(
  product: Product | ProductV3,
  wanted: Readonly<Record<string, unknown>> = {},
): QueryProductVariantsInput | null {
  if (isProductV3(product) || !product.manageVariants || ownVariants(product)) return null;
  const input = { id: product.id ?? '', paging: { limit: MAX_PER_PAGE } };
  const options = shownOptions(product);
  const count = options.reduce((total, { choices }) => total * choices.length, 1);
  return count > MAX_PER_PAGE ? { ...input, choices: knownChoices(options, wanted) } : input;
}

const MAX_PER_PAGE = 100;

/** Chosen value by option name. */
type Choices = Readonly<Record<string, string>>;

/** An option that has choices, as the product has it. The name of a choice is its `description`. */
interface ShownOption {
  name: string;
  isColor: boolean;
  choices: NonNullable<ProductOption['choices']>;
}

/** The variants in the response that has the product, if it has them. */
const ownVariants = ({ variants = [] }: Product): readonly ProductVariant[] | undefined =>
  variants.length > 0 ? variants : undefined;

const shownOptions = ({ productOptions = [] }: Product): ShownOption[] =>
  productOptions.flatMap(({ name, optionType, choices = [] }) => {
    const shown = choices.filter(({ description, visible }) => description && visible !== false);
    return name && shown.length > 0 ? [{ name, isColor: optionType === 'color', choices: shown }] : [];
  });

/** The wanted choices that the product has. */
const knownChoices = (options: readonly ShownOption[], wanted: Readonly<Record<string, unknown>>): Choices =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const known = choices.find(({ description }) => description === fieldOf(wanted, name));
      return known?.description ? [[name, known.description]] : [];
    }),
  );

/** A choice for each option: the wanted ones, and with them the first combination that can be bought. */
function completeChoices(
  options: readonly ShownOption[],
  wanted: Readonly<Record<string, unknown>>,
  variants: readonly ProductVariant[] = [],
): Choices {
  const known = knownChoices(options, wanted);
  const fitting = variants.filter(
    (variant) => variant.variant?.visible !== false && hasChoices(variant, known),
  );
  const suggested = (fitting.find(isInStock) ?? fitting[0])?.choices ?? {};
  return Object.fromEntries(
    options.map(({ name, choices }) => {
      const first = choices.find(({ inStock }) => inStock !== false) ?? choices[0];
      return [name, fieldOf(known, name) ?? fieldOf(suggested, name) ?? first?.description ?? ''];
    }),
  );
}

const hasChoices = ({ choices = {} }: ProductVariant, wanted: Choices): boolean =>
  Object.entries(wanted).every(([option, choice]) => fieldOf(choices, option) === choice);

const findVariant = (
  variants: readonly ProductVariant[] | undefined,
  choices: Choices,
): ProductVariant | undefined => variants?.find((variant) => hasChoices(variant, choices));

const isInStock = ({ stock }: ProductVariant): boolean => stock?.inStock !== false;

function variantAvailability(variant: ProductVariant | undefined): Availability {
  if (!variant) return 'unknown';
  if (variant.variant?.visible === false) return 'notMade';
  return isInStock(variant) ? 'available' : 'soldOut';
}

/** Of a product whose stock is that of all choices together, unless a choice is said to be sold out. */
function productAvailability(
  { stock }: Product,
  options: readonly ShownOption[],
  wanted: Choices,
): Availability {
  const areInStock = options.every(({ name, choices }) =>
    choices.some(({ description, inStock }) => description === wanted[name] && inStock !== false),
  );
  const isSoldOut = stock?.inStock === false || stock?.inventoryStatus === 'OUT_OF_STOCK';
  return areInStock && !isSoldOut ? 'available' : 'soldOut';
}

const priceOf = ({
  convertedPriceData,
  priceData,
}: Pick<Product, 'convertedPriceData' | 'priceData'>): ProductPriceData | undefined =>
  convertedPriceData ?? priceData ?? undefined;

const mediaOf = (options: readonly ShownOption[], chosen: Choices): ProductMediaItem | undefined =>
  options.flatMap(({ name, choices }) => {
    const media = choices.find(({ description }) => description === chosen[name])?.media?.mainMedia;
    return media ? [media] : [];
  })[0];
