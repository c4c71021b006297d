import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/** The cart in a drawer; and what was added to it, below the button, with a dot that moves to the cart in the header. */
export const miniCart: Feature = {
  slots: {
    'header.cart': lazy(async () => ({ default: (await import('./drawer-button.tsx')).DrawerButton })),
    'product.added': lazy(async () => ({ default: (await import('./mini-cart.tsx')).AddedItem })),
  },
};
