import type { Collection } from 'storewire';

/** The collection of all products, which the platform creates. Pages have "All products" instead. */
const ALL_PRODUCTS = '00000000-000000-000000-000000000001';

/** Whether a collection has a page. */
export const hasPage = ({ id, slug, visible }: Collection): boolean =>
  Boolean(slug) && visible !== false && id !== ALL_PRODUCTS;
