/** What is chosen of a product of catalog version 1, whose variants may be managed or not. */
import type {
  Product,
  ProductMediaItem,
  ProductOption,
  ProductPriceData,
  ProductVariant,
  QueryProductVariantsInput,
} from '../../generated/types.ts';
import { fieldOf } from '../lib/fields.ts';
import type { Availability, ProductSelection } from './selection.ts';

export function selectVariantV1(
  product: Product,
  wanted: Readonly<Record<string, unknown>>,
  variants: readonly ProductVariant[] | undefined = ownVariants(product),
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
      minLength: undefined,
      maxLength,
      addedPrice: undefined,
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

export function variantsInputV1(
  product: Product,
  wanted: Readonly<Record<string, unknown>>,
): QueryProductVariantsInput | null {
  if (!product.manageVariants || ownVariants(product)) return null;
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

/** The stock is that of all choices together, unless a choice is said to be sold out. */
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
