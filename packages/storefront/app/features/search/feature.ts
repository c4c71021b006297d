import { lazy } from 'react';
import type { Feature } from '../../slots/feature.ts';
import type { CatalogSearch } from './catalog-search.ts';

declare module '../../store/store-request.ts' {
  interface CatalogIndex {
    /** Undefined with `products`. */
    search?: CatalogSearch;
  }
}

/** The search, and filters and sort orders of all lists. */
export const search: Feature = {
  pages: [
    { path: 'search', file: 'features/search/search-page.tsx' },
    { path: 'search/suggestions', file: 'features/search/suggestions.ts' },
    { path: 'products', file: 'features/search/products-page.tsx' },
    { path: 'collections/:slug', file: 'features/search/collection-page.tsx' },
  ],
  extendCatalog: import.meta.env.SSR
    ? async (...catalog) => (await import('./catalog-search.ts')).addSearch(...catalog)
    : undefined,
  slots: {
    'header.icons': lazy(async () => ({ default: (await import('./search-link.tsx')).SearchLink })),
  },
};
