import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

/** Images of a product in the size of the window, and its videos. */
export const productMedia: Feature = {
  slots: {
    'product.image': lazy(async () => ({ default: (await import('./zoom-button.tsx')).ZoomButton })),
    'product.video': lazy(async () => ({ default: (await import('./product-video.tsx')).ProductVideo })),
  },
};
