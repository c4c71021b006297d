import { lazy } from 'react';
import type { Deferred } from '../../routing/deferred.ts';
import type { Feature } from '../../slots/feature.ts';

declare module '../../slots/feature.ts' {
  interface ProductData {
    /** Ids of the videos that have captions. Null if they could not be read. */
    captioned?: Deferred<string[] | null>;
  }
}

/** Images of a product in the size of the window, and its videos with captions. */
export const productMedia: Feature = {
  routes: [{ path: 'captions/:video', file: 'features/product-media/video-captions.ts' }],
  readProduct: import.meta.env.SSR
    ? async (request) => (await import('./captions.ts')).readProduct(request)
    : undefined,
  slots: {
    'product.image': lazy(async () => ({ default: (await import('./zoom-button.tsx')).ZoomButton })),
    'product.video': lazy(async () => ({ default: (await import('./product-video.tsx')).ProductVideo })),
  },
};
