import type { QueryProductsInput } from 'storewire';

/** The product with this slug. */
export const productInput = (slug: string): QueryProductsInput => ({
  query: { filter: { slug }, paging: { limit: 1 } },
});
