/** What the pages read. The server reads the same inputs, so that a page repeats no request. */
import type { QueryProductsInput } from 'storewire';

/** The newest products first. */
export const PRODUCTS: QueryProductsInput = {
  query: {
    sort: [{ fieldName: 'numericId', order: 'DESC' }],
    paging: { limit: 12 },
  },
};

/**
 * Products with a text in their names, or all without a text. The platform compares letters exactly: a word may begin
 * with a capital letter.
 */
export function productsInput(search: string): QueryProductsInput {
  const text = search.trim().toLowerCase();
  if (!text) return PRODUCTS;
  const spellings = [text, text.charAt(0).toUpperCase() + text.slice(1)];
  const filter = { $or: spellings.map((name) => ({ name: { $contains: name } })) };
  return { query: { ...PRODUCTS.query, filter } };
}

/** Below the page of a product. */
export const moreProductsInput = (slug: string): QueryProductsInput => ({
  query: { ...PRODUCTS.query, filter: { slug: { $ne: slug } }, paging: { limit: 4 } },
});

export const productInput = (slug: string): QueryProductsInput => ({
  query: { filter: { slug }, paging: { limit: 1 } },
});
