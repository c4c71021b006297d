import type { Feature } from '../../slots/feature.ts';

/**
 * The catalog of the sample shop in German and Hebrew. The contract has no language for products, collections and
 * their options: every call returns what the merchant has entered. Only carts and orders have translated texts, of a
 * site that is translated. So these files map what the platform says to what the page shows; URLs, searches, filters
 * and carts keep the texts of the platform. A shop whose catalog is in the language of its pages deletes this folder.
 */
export const sampleCatalog: Feature = {
  readProduct: import.meta.env.SSR
    ? async (request) => (await import('./read-description.ts')).readDescription(request)
    : undefined,
};
