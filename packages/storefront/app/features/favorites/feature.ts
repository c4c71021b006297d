import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';

const loadLinks = () => import('./favorites-links.tsx');
const loadViewed = () => import('./recently-viewed.tsx');

/** Products that a browser keeps: those that people choose, and those that they have opened last. */
export const favorites: Feature = {
  pages: [{ path: 'favorites', file: 'features/favorites/favorites-page.tsx' }],
  slots: {
    'header.icons': lazy(async () => ({ default: (await loadLinks()).HeaderLink })),
    'footer.links': lazy(async () => ({ default: (await loadLinks()).FooterLink })),
    'product.offer': lazy(async () => ({ default: (await import('./favorite-button.tsx')).FavoriteButton })),
    'product.end': lazy(async () => ({ default: (await loadViewed()).ViewedBefore })),
    'home.end': lazy(async () => ({ default: (await loadViewed()).RecentlyViewed })),
  },
};
