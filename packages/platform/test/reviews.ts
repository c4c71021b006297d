/** Reviews for tests. */
import type { CreateReviewInput } from 'storewire';
import type { TestShop } from './shop.ts';

type NewReview = CreateReviewInput['review'];

/** Writes a review of a product, with five stars. */
export async function writeReview(
  client: ReturnType<TestShop['as']>,
  entityId: string,
  content: Partial<NewReview['content']> = {},
  more: Partial<NewReview> = {},
) {
  const { review } = await client.reviews.createReview({
    review: { namespace: 'stores', entityId, content: { rating: 5, ...content }, ...more },
  });
  return { ...review, id: review.id ?? '', revision: review.revision ?? '' };
}
