/** Reads the reviews of a product for its page. For the server only. */
import { queryReviewsPages } from 'storewire/operations';
import { fallback, type ServerProps } from 'storewire/react/server';
import type { StoreRequest } from '../../store/store-request.ts';
import { reviewsInput } from './reviews-input.ts';

/** The first page of them, by the order and the filters in the URL. A navigation does not wait for it. */
export async function firstReviews(
  productId: string,
  params: URLSearchParams,
  { client, isNavigation }: StoreRequest,
): Promise<ServerProps['fallback']> {
  const calls = [[queryReviewsPages, reviewsInput(productId, params)]] as const;
  // without them, the page reads them
  const read = await fallback(client, calls, { wait: !isNavigation }).catch(() => undefined);
  return read?.fallback ?? {};
}
