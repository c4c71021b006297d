import type { Product, ProductOption, ProductPriceData, ProductVariant } from 'storewire';
import { type Stock, stockOf } from '../catalog/stock.ts';

/** Option name to the name of the choice. */
export type Choices = Readonly<Record<string, string>>;

/** Whether a choice can be had together with the others. */
export type ChoiceState = 'available' | 'soldOut' | 'notMade';

const optionsOf = ({ productOptions }: Product): (ProductOption & { name: string })[] =>
  (productOptions ?? []).flatMap((option) => (option.name ? [{ ...option, name: option.name }] : []));

/** Names of the choices that buyers see. */
export const choicesOf = (option: ProductOption) =>
  (option.choices ?? []).flatMap((choice) => (choice.description && choice.visible !== false ? [{ ...choice, name: choice.description }] : []));

/** What is chosen: what the address says, and for the rest the first combination that can be bought. */
export function readChoices(product: Product, params: URLSearchParams): Choices {
  const options = optionsOf(product);
  const named = options.flatMap((option) => {
    const name = params.get(option.name);
    return choicesOf(option).some((choice) => choice.name === name) && name !== null ? [[option.name, name] as const] : [];
  });
  const wanted: Choices = Object.fromEntries(named);
  const suggested = variantsOf(product).find((variant) => isMatch(variant, wanted) && canBuy(variant))?.choices ?? {};
  const first = options.map((option) => [option.name, suggested[option.name] ?? choicesOf(option)[0]?.name ?? ''] as const);
  return { ...Object.fromEntries(first), ...wanted };
}

const variantsOf = ({ manageVariants, variants }: Product): readonly ProductVariant[] => (manageVariants ? (variants ?? []) : []);

const isMatch = ({ choices = {}, variant }: ProductVariant, wanted: Choices): boolean =>
  variant?.visible !== false && Object.entries(wanted).every(([option, choice]) => choices[option] === choice);

const canBuy = ({ stock }: ProductVariant): boolean => stock?.inStock !== false;

/** The variant that the choices name, where variants are managed. */
const variantOf = (product: Product, choices: Choices): ProductVariant | undefined => variantsOf(product).find((variant) => isMatch(variant, choices));

/** Whether a choice can be had if the other options stay as they are. */
export function choiceState(product: Product, choices: Choices, option: string, choice: string): ChoiceState {
  if (!product.manageVariants)
    return optionsOf(product).some((known) => known.name === option && choicesOf(known).some(({ name, inStock }) => name === choice && inStock !== false))
      ? 'available'
      : 'soldOut';
  const variant = variantOf(product, { ...choices, [option]: choice });
  if (!variant) return 'notMade';
  return canBuy(variant) ? 'available' : 'soldOut';
}

/** Price, stock and the words of the request for what is chosen. */
export interface Offer {
  price: ProductPriceData | undefined;
  /** Undefined when there is no such combination. */
  stock: Stock | undefined;
  /** What the cart line says beside the product id. */
  options: Record<string, unknown>;
}

/** What buying the chosen combination comes to. */
export function offerOf(product: Product, choices: Choices): Offer {
  const price = product.convertedPriceData ?? product.priceData;
  if (!product.manageVariants) {
    const isInStock =
      stockOf(product).isInStock && Object.entries(choices).every(([option, choice]) => choiceState(product, choices, option, choice) === 'available');
    return { price, stock: { ...stockOf(product), isInStock }, options: Object.keys(choices).length > 0 ? { options: choices } : {} };
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

/** Options of a product that have something to choose. */
export const shownOptions = (product: Product) => optionsOf(product).filter((option) => choicesOf(option).length > 0);
