/** What the pages read. The server reads the same inputs, so that a page repeats no request. */
import type { Product, QueryProductsInput, QueryProductVariantsInput, SearchOrdersInput } from 'storewire';

export const PRODUCTS: QueryProductsInput = { query: { paging: { limit: 12 } } };

/** Below the page of a product. */
export const MORE_PRODUCTS: QueryProductsInput = { query: { paging: { limit: 4 } } };

export const ORDERS: SearchOrdersInput = { search: { cursorPaging: { limit: 10 } } };

export const productInput = (slug: string): QueryProductsInput => ({
  query: { filter: { slug }, paging: { limit: 1 } },
});

/** Chosen value by option: `{ Glaze: 'Sea', Size: 'Four plates' }`. */
export type Choices = Record<string, string>;

/** The first choice of each option, of those in stock if there are any. */
export const firstChoices = ({ productOptions = [] }: Product): Choices =>
  Object.fromEntries(
    productOptions.map(({ name = '', choices = [] }) => {
      const first = choices.find(({ inStock }) => inStock) ?? choices[0];
      return [name, first?.description ?? ''];
    }),
  );

/** The variant with these choices. Null if the product has the same price and stock in all of them. */
export const variantInput = (
  { id = '', manageVariants }: Product,
  choices: Choices,
): QueryProductVariantsInput | null => (manageVariants ? { id, choices } : null);
