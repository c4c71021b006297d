import type { Feature } from '../../slots/feature.ts';

/** The steps of the checkout in the shop. Without them, the cart leads to the checkout page of the platform. */
export const checkout: Feature = {
  pages: [{ path: 'checkout', file: 'features/checkout/checkout-page.tsx' }],
};
