import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';
import type { backInStock as texts } from './text/en.ts';

declare module '../../text/text.tsx' {
  interface Text {
    backInStock: typeof texts;
  }
}

/** An email when a product that is sold out can be bought again. */
export const backInStock: Feature = {
  text: (language) => import(`./text/${language}.ts`),
  productForms: {
    notify: async (...form) => (await import('./request-notification.ts')).requestNotification(...form),
  },
  slots: {
    'product.soldOut': lazy(async () => ({
      default: (await import('./back-in-stock-form.tsx')).BackInStockForm,
    })),
  },
};
