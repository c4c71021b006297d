import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/**
 * The steps of the checkout in the shop, and the payment of orders that wait for it. Without them, the cart leads to the
 * checkout page of the platform.
 */
export const checkout: Feature = {
  pages: [{ path: 'checkout', file: 'features/checkout/checkout-page.tsx' }],
  orderForms: import.meta.env.SSR
    ? {
        pay: async (form) => (await import('./submit-payment.ts')).submitPayment(form),
      }
    : undefined,
  slots: {
    'order.payment': lazy(async () => ({ default: (await import('./payment-state.tsx')).PaymentState })),
  },
};
