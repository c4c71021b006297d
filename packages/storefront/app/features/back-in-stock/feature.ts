import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/** An email when a product that is sold out can be bought again. */
export const backInStock: Feature = {
  productForms: import.meta.env.SSR
    ? {
        notify: async (...form) => (await import('./request-notification.ts')).requestNotification(...form),
      }
    : undefined,
  slots: {
    'product.soldOut': lazy(async () => ({
      default: (await import('./back-in-stock-form.tsx')).BackInStockForm,
    })),
  },
};
