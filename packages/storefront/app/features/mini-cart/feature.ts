import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/** What was added to the cart, below the button, and a dot that moves from there to the cart in the header. */
export const miniCart: Feature = {
  slots: {
    'product.added': lazy(async () => ({ default: (await import('./mini-cart.tsx')).AddedItem })),
  },
};
