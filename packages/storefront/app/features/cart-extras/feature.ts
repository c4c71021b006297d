import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

const loadCodes = () => import('./submit-code.ts');

/** Codes of coupons and gift cards in cart and checkout; in the cart, the estimate of the delivery, and undoing a removal. */
export const cartExtras: Feature = {
  cartForms: import.meta.env.SSR
    ? {
        coupon: async (form) => (await loadCodes()).submitCoupon(form),
        giftCard: async (form) => (await loadCodes()).submitGiftCard(form),
        estimate: async (form) => (await import('./submit-estimate.ts')).submitEstimate(form),
      }
    : undefined,
  slots: {
    'cart.removed': lazy(async () => ({ default: (await import('./undo-removal.tsx')).UndoRemoval })),
    'purchase.codes': lazy(async () => ({ default: (await import('./code-forms.tsx')).CodeForms })),
    'cart.estimate': lazy(async () => ({ default: (await import('./estimate-form.tsx')).EstimateForm })),
  },
};
