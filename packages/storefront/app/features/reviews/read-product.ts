import { queryReviewsPages } from 'storewire/operations';
import { fallback } from 'storewire/react/server';
import { orNull } from '../../routing/deferred.ts';
import type { FoundForProduct, ProductRequest } from '../../slots/feature.ts';
import { ownReviewOf } from './own-review.ts';
import { ratingSummary } from './rating-summary.ts';
import { reviewsInput } from './reviews-input.ts';

/** The reviews on the page of a product. A navigation does not wait for rating and own review. */
export async function readProduct({ product, search, store }: ProductRequest): Promise<FoundForProduct> {
  const id = product.id ?? '';
  const { client, settings, isNavigation } = store;
  const rating = orNull(ratingSummary(`${settings.storeUrl} ${id}`, id, client));
  const ownReview = orNull(ownReviewOf(id, store));
  const reviews = await fallback(client, [[queryReviewsPages, reviewsInput(id, search)]], {
    wait: !isNavigation,
  });
  const data = isNavigation ? { rating, ownReview } : { rating: await rating, ownReview: await ownReview };
  return { fallback: reviews.fallback, data };
}
