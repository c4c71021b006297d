import type { Product, ProductOption, ProductPriceData, ProductVariant } from 'storewire';
import { type Stock, stockOf } from '../catalog/stock.ts';

/** Selected choice by option name. */
export type Choices = Readonly<Record<string, string>>;

/** Whether a choice is available in combination with the others. */
export type ChoiceState = 'available' | 'soldOut' | 'notMade';

const optionsOf = ({ productOptions }: Product): (ProductOption & { name: string })[] =>
  (productOptions ?? []).flatMap((option) => (option.name ? [{ ...option, name: option.name }] : []));

/** Choices that buyers can see. */
export const choicesOf = (option: ProductOption) =>
  (option.choices ?? []).flatMap((choice) =>
    choice.description && choice.visible !== false ? [{ ...choice, name: choice.description }] : [],
  );

/** The selection: that of the URL, completed with the first combination that can be bought. */
export function readChoices(product: Product, params: URLSearchParams): Choices {
  const options = optionsOf(product);
  const named = options.flatMap((option) => {
    const name = params.get(option.name);
    return choicesOf(option).some((choice) => choice.name === name) && name !== null
      ? [[option.name, name] as const]
      : [];
  });
  const wanted: Choices = Object.fromEntries(named);
  const suggested =
    variantsOf(product).find((variant) => isMatch(variant, wanted) && canBuy(variant))?.choices ?? {};
  const first = options.map(
    (option) => [option.name, suggested[option.name] ?? choicesOf(option)[0]?.name ?? ''] as const,
  );
  return { ...Object.fromEntries(first), ...wanted };
}

const variantsOf = ({ manageVariants, variants }: Product): readonly ProductVariant[] =>
  manageVariants ? (variants ?? []) : [];

const isMatch = ({ choices = {}, variant }: ProductVariant, wanted: Choices): boolean =>
  variant?.visible !== false &&
  Object.entries(wanted).every(([option, choice]) => choices[option] === choice);

const canBuy = ({ stock }: ProductVariant): boolean => stock?.inStock !== false;

/** The variant of the selection, if the product has managed variants. */
const variantOf = (product: Product, choices: Choices): ProductVariant | undefined =>
  variantsOf(product).find((variant) => isMatch(variant, choices));

/** Whether a choice is available if the other options do not change. */
export function choiceState(product: Product, choices: Choices, option: string, choice: string): ChoiceState {
  if (!product.manageVariants)
    return optionsOf(product).some(
      (known) =>
        known.name === option &&
        choicesOf(known).some(({ name, inStock }) => name === choice && inStock !== false),
    )
      ? 'available'
      : 'soldOut';
  const variant = variantOf(product, { ...choices, [option]: choice });
  if (!variant) return 'notMade';
  return canBuy(variant) ? 'available' : 'soldOut';
}

/** Price, stock and request data of the selection. */
export interface Offer {
  price: ProductPriceData | undefined;
  /** Undefined if there is no such combination. */
  stock: Stock | undefined;
  /** Request data of the cart line in addition to the product id. */
  options: Record<string, unknown>;
}

/** Price, stock and request data of the selected combination. */
export function offerOf(product: Product, choices: Choices): Offer {
  const price = product.convertedPriceData ?? product.priceData;
  if (!product.manageVariants) {
    const isInStock =
      stockOf(product).isInStock &&
      Object.entries(choices).every(
        ([option, choice]) => choiceState(product, choices, option, choice) === 'available',
      );
    return {
      price,
      stock: { ...stockOf(product), isInStock },
      options: Object.keys(choices).length > 0 ? { options: choices } : {},
    };
  }
  const found = variantOf(product, choices);
  if (!found) return { price, stock: undefined, options: {} };
  const { trackQuantity, quantity } = found.stock ?? {};
  return {
    price: found.variant?.convertedPriceData ?? found.variant?.priceData ?? price,
    stock: { quantity: trackQuantity ? (quantity ?? undefined) : undefined, isInStock: canBuy(found) },
    options: { variantId: found.id },
  };
}

/** Options of a product that have choices. */
export const shownOptions = (product: Product) =>
  optionsOf(product).filter((option) => choicesOf(option).length > 0);
