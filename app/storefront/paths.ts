/** Addresses of the pages. */
export const paths = {
  catalog: '/',
  product: (slugOrId: string) => `/products/${encodeURIComponent(slugOrId)}`,
  cart: '/cart',
} as const;
