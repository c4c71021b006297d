/** The choices of a product, and what they lead to. */
import type { Product, ProductMediaItem, ProductOption, ProductPriceData, ProductVariant } from 'storewire';
import { type Stock, stockOf } from '../catalog/stock.ts';

/** Chosen value by option name. */
export type Choices = Readonly<Record<string, string>>;

/** Whether a choice can be bought together with the other choices. Unknown while its variants are read. */
export type ChoiceState = 'available' | 'soldOut' | 'notMade' | 'unknown';

/** What the selected choices lead to. */
export interface Offer {
  price: ProductPriceData | undefined;
  /** Undefined while it is read, and if there is no such combination. */
  stock: Stock | undefined;
  /** True if the product is not made in this combination. */
  isMissing: boolean;
  sku: string | undefined;
  variantId: string | undefined;
}

/** One choice of an option, as it is shown. */
export interface ShownChoice {
  name: string;
  /** A CSS color, for swatches. */
  color: string;
  media: ProductMediaItem | undefined;
  isInStock: boolean;
}

/** An option with the choices that shoppers can see. */
export interface ShownOption {
  name: string;
  isColor: boolean;
  choices: readonly ShownChoice[];
}

/** Options that have choices. */
export const shownOptions = ({ productOptions = [] }: Product): ShownOption[] =>
  productOptions
    .map((option) => ({
      name: option.name ?? '',
      isColor: option.optionType === 'color',
      choices: choicesOf(option),
    }))
    .filter(({ name, choices }) => name !== '' && choices.length > 0);

const choicesOf = ({ choices = [] }: ProductOption): ShownChoice[] =>
  choices.flatMap(({ description, value = '', media, inStock, visible }) =>
    description && visible !== false
      ? [
          {
            name: description,
            color: value,
            media: media?.mainMedia ?? undefined,
            isInStock: inStock !== false,
          },
        ]
      : [],
  );

/** The choices that a URL names, without those that do not exist. */
export const readChoices = (options: readonly ShownOption[], params: URLSearchParams): Choices =>
  Object.fromEntries(
    options.flatMap(({ name, choices }) => {
      const wanted = params.get(name);
      return choices.some((choice) => choice.name === wanted) ? [[name, wanted ?? '']] : [];
    }),
  );

/** A choice for each option: the wanted ones, and with them the first combination that can be bought. */
export function completeChoices(
  options: readonly ShownOption[],
  wanted: Choices,
  variants: readonly ProductVariant[],
): Choices {
  const fitting = variants.filter((variant) => hasChoices(variant, wanted));
  const suggested = (fitting.find(isBuyable) ?? fitting[0])?.choices ?? {};
  return Object.fromEntries(
    options.map(({ name, choices }) => {
      const first = choices.find(({ isInStock }) => isInStock) ?? choices[0];
      return [name, wanted[name] ?? suggested[name] ?? first?.name ?? ''];
    }),
  );
}

/** Whether a variant that is made has these choices. */
export const hasChoices = ({ choices = {}, variant }: ProductVariant, wanted: Choices): boolean =>
  variant?.visible !== false &&
  Object.entries(wanted).every(([option, choice]) => choices[option] === choice);

const isBuyable = ({ stock }: ProductVariant): boolean => stock?.inStock !== false;

/** Whether a choice can be bought with the other choices unchanged. `variants` are those with these other choices. */
export function choiceState(
  product: Product,
  option: string,
  choice: ShownChoice,
  choices: Choices,
  variants: readonly ProductVariant[] | undefined,
): ChoiceState {
  if (!product.manageVariants) return choice.isInStock ? 'available' : 'soldOut';
  const variant = variants?.find((each) => hasChoices(each, { ...choices, [option]: choice.name }));
  if (variant) return isBuyable(variant) ? 'available' : 'soldOut';
  return variants ? 'notMade' : 'unknown';
}

/** Price, stock and item number of the selection. `variants` are those that fit it, and maybe others. */
export function offerOf(
  product: Product,
  choices: Choices,
  variants: readonly ProductVariant[] | undefined,
): Offer {
  const price = product.convertedPriceData ?? product.priceData ?? undefined;
  if (!product.manageVariants) {
    const isChosenInStock = shownOptions(product).every((option) =>
      option.choices.some(({ name, isInStock }) => name === choices[option.name] && isInStock),
    );
    const whole = stockOf(product);
    const stock = { ...whole, isInStock: whole.isInStock && isChosenInStock };
    return { price, stock, isMissing: false, sku: product.sku ?? undefined, variantId: undefined };
  }
  const found = variants?.find((variant) => hasChoices(variant, choices));
  if (!found) {
    return { price, stock: undefined, isMissing: Boolean(variants), sku: undefined, variantId: undefined };
  }
  const { trackQuantity, quantity } = found.stock ?? {};
  return {
    price: found.variant?.convertedPriceData ?? found.variant?.priceData ?? price,
    stock: { isInStock: isBuyable(found), quantity: trackQuantity ? (quantity ?? undefined) : undefined },
    isMissing: false,
    sku: found.variant?.sku || undefined,
    variantId: found.id,
  };
}

/** The medium of the selection: that of a choice, or else the main one. */
export function leadOf(product: Product, choices: Choices): ProductMediaItem | undefined {
  const chosen = shownOptions(product).flatMap((option) =>
    option.choices.filter(({ name, media }) => media && choices[option.name] === name),
  );
  return chosen[0]?.media ?? product.media?.mainMedia ?? undefined;
}
