import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/** Price and button at the bottom of phones while the form of a product is out of sight. */
export const buyBar: Feature = {
  slots: { 'product.bar': lazy(async () => ({ default: (await import('./buy-bar.tsx')).BuyBar })) },
};
