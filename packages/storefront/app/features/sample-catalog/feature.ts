import type { Feature, Translations } from '../../slots/feature.ts';

/**
 * The catalog of the sample shop in German and Hebrew. The contract has no language for products, collections and
 * their options: every call returns what the merchant has entered. Only carts and orders have translated texts, of a
 * site that is translated. So these files map what the platform says to what the page shows; URLs, filters and carts
 * keep the texts of the platform. Pages load the names in `text/`, and the server has the descriptions too. A shop
 * whose catalog is in the language of its pages deletes this folder.
 */
export const sampleCatalog: Feature = {
  translations: import.meta.env.SSR
    ? async (language) => {
        const names: { translations: Translations } = await import(`./text/${language}.ts`);
        const long: { descriptions: Translations } = await import(`./descriptions/${language}.ts`);
        return { ...names.translations, ...long.descriptions };
      }
    : undefined,
};
