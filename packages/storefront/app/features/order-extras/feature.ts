import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';
import type { Reorder } from './reorder.ts';

declare module '../../form/form-result.ts' {
  interface FormResult {
    /** Of the form that orders again. */
    reorder?: Reorder;
  }
}

/** What happens with an order, and what has happened so far; downloads, and a button that orders the same again. */
export const orderExtras: Feature = {
  orderForms: import.meta.env.SSR
    ? {
        reorder: async (form) => (await import('./reorder.ts')).submitReorder(form),
      }
    : undefined,
  slots: {
    'order.placed': lazy(async () => ({ default: (await import('./next-steps.tsx')).NextSteps })),
    'order.top': lazy(async () => ({ default: (await import('./downloads.tsx')).Downloads })),
    'accountOrder.actions': lazy(async () => ({ default: (await import('./reorder-form.tsx')).ReorderForm })),
    'accountOrder.end': lazy(async () => ({ default: (await import('./order-timeline.tsx')).OrderTimeline })),
  },
};
