import { lazy } from 'react';
import type { Product } from 'storewire';
import type { Deferred } from '../../routing/deferred.ts';
import type { Feature } from '../../slots/feature.ts';

declare module '../../slots/feature.ts' {
  interface ProductData {
    /** Products that go with the product. Null if they could not be read. */
    recommended?: Deferred<Product[] | null>;
  }
}

/** Products that go with a product: at the end of its page, and below what was added to the cart. */
export const recommendations: Feature = {
  readProduct: import.meta.env.SSR
    ? async (request) => (await import('./read-product.ts')).readProduct(request)
    : undefined,
  slots: {
    'product.end': lazy(async () => ({ default: (await import('./recommendations.tsx')).Recommendations })),
    'added.end': lazy(async () => ({ default: (await import('./goes-with-added.tsx')).GoesWithAdded })),
  },
};
