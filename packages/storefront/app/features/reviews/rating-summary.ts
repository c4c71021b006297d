import type { StoreClient } from 'storewire';
import { queryReviewsPages } from 'storewire/operations';
import { freshFor } from '../../store/fresh-for.ts';
import type { StoreRequest } from '../../store/store-request.ts';

/** How buyers have rated a product. */
export interface AverageRating {
  /** Number of ratings. */
  count: number;
  /** From 1 to 5, with one decimal. Undefined without ratings. */
  average: number | undefined;
  /** Reviews with 1 star first, with 5 stars last. */
  histogram: readonly number[];
  /** False if there are more ratings than were counted. */
  isComplete: boolean;
}

/** Three pages. Newer reviews come first, so these are the latest ones. */
const MAX_COUNTED = 300;
const ONE_MINUTE = 60_000;

/** No call gives a summary, so the server counts the published reviews: page by page, as only a page names the next. */
export async function countRatings(productId: string, client: StoreClient): Promise<AverageRating> {
  const histogram = [0, 0, 0, 0, 0];
  let count = 0;
  let isComplete = true;
  for await (const { content } of queryReviewsPages(client, {
    query: {
      filter: { namespace: 'stores', entityId: productId },
      sort: [{ fieldName: 'createdDate', order: 'DESC' }],
      cursorPaging: { limit: 100 },
    },
  })) {
    if (count === MAX_COUNTED) {
      isComplete = false;
      break;
    }
    const index = (content?.rating ?? 0) - 1;
    if (histogram[index] === undefined) continue;
    histogram[index] += 1;
    count += 1;
  }
  const sum = histogram.reduce((total, reviews, index) => total + reviews * (index + 1), 0);
  return {
    count,
    average: count > 0 ? Math.round((sum / count) * 10) / 10 : undefined,
    histogram,
    isComplete,
  };
}

/** The rating of a product for search engines. Of more reviews than are counted, the number is not known. */
export const structuredRating = (rating: AverageRating | null) =>
  rating?.average === undefined || !rating.isComplete
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating.average,
          reviewCount: rating.count,
        },
      };

/** The rating of a product, at most a minute old. */
export const ratingOf = (
  productId: string,
  { client, settings }: Pick<StoreRequest, 'client' | 'settings'>,
): Promise<AverageRating> => ratingSummary(`${settings.storeUrl} ${productId}`, productId, client);

const ratingSummary = freshFor(ONE_MINUTE, (_key: string, productId: string, client: StoreClient) =>
  countRatings(productId, client),
);
