/** What is chosen of a product. */
import type { ProductMediaItem, ProductPriceData } from '../../generated/types.ts';
import type { ChosenProduct } from '../line-item.ts';

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
  /** What the buyer is asked for. */
  title: string;
  /** The name of the text in `customTextFields` of `toLineItem`. */
  key: string;
  /** Whether the product cannot be bought without it. */
  isMandatory: boolean;
  /** The fewest characters of a text that is not empty. */
  minLength: number | undefined;
  /** The most characters of a text. */
  maxLength: number | undefined;
  /** What a text of version 3 adds to the price, if anything: a decimal number as text, in the currency of the shop. */
  addedPrice: string | undefined;
}

/**
 * What is chosen of a product, and what it leads to. Price and medium are those of version 1 of the catalog, unless
 * others are given.
 */
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
  item: Pick<ChosenProduct, 'options'> & { productId: string; variantId?: string | undefined };
}
