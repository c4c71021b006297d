import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

declare module '../../routing/site-data.ts' {
  interface SiteData {
    /** Whether people can find an order without an account. */
    canFindOrders?: boolean;
  }
}

const loadLinks = () => import('./links.tsx');

/** Orders that guests find by number and email address, and the withdrawal from the contract of an order. */
export const orderLookUp: Feature = {
  pages: [
    { path: 'find-order', file: 'features/order-look-up/find-order-page.tsx' },
    { path: 'withdrawal', file: 'features/order-look-up/withdrawal-page.tsx' },
  ],
  readSite: (_request, { merchant }) => ({ canFindOrders: merchant !== undefined }),
  readOrder: import.meta.env.SSR
    ? async (...order) => (await import('./order-look-up.ts')).foundOrder(...order)
    : undefined,
  slots: {
    'footer.links': lazy(async () => ({ default: (await loadLinks()).FooterLinks })),
    'order.actions': lazy(async () => ({ default: (await import('./withdraw-link.tsx')).WithdrawLink })),
    'order.guest': lazy(async () => ({ default: (await loadLinks()).FindLater })),
    'signIn.links': lazy(async () => ({ default: (await loadLinks()).FindWithoutAccount })),
  },
};
