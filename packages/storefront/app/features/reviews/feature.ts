import { lazy } from 'react';
import type { Review } from 'storewire';
import type { Deferred } from '../../routing/deferred.ts';
import type { Feature } from '../../slots/feature.ts';

declare module '../../slots/feature.ts' {
  interface ProductData {
    /** The review of the member who is signed in. Null if it could not be read. */
    ownReview?: Deferred<Review | null | undefined>;
  }
  interface AverageRating {
    /** Reviews with 1 star first, with 5 stars last. */
    histogram: readonly number[];
  }
}

/** What buyers say about products: read by all, written by members, with images. */
export const reviews: Feature = {
  pages: [{ path: 'products/:product/review', file: 'features/reviews/write-review-page.tsx' }],
  accountPages: [{ path: 'account/reviews', file: 'features/reviews/reviews-page.tsx' }],
  routes: [{ path: 'review-images/*', file: 'features/reviews/review-images.ts' }],
  readProduct: import.meta.env.SSR
    ? async (request) => (await import('./read-product.ts')).readProduct(request)
    : undefined,
  slots: {
    'account.links': lazy(async () => ({ default: (await import('./reviews-link.tsx')).ReviewsLink })),
    'product.rating': lazy(async () => ({ default: (await import('./rating-link.tsx')).RatingLink })),
    'product.end': lazy(async () => ({ default: (await import('./reviews.tsx')).Reviews })),
  },
};
