/** The path of the page of a product, at the store front and at the platform. */
export const productPath = (slug: string): string => `/product-page/${encodeURIComponent(slug)}`;
