import type { StoreClient } from 'storewire';
import { queryReviewsPages } from 'storewire/paging';
import { freshFor } from './fresh-for.ts';

/** Average and distribution of the ratings of a product. */
export interface RatingSummary {
  /** Number of reviews that were counted. */
  count: number;
  /** With one decimal, such as 4.3. Undefined without reviews. */
  average: number | undefined;
  /** Reviews with 1 star first, with 5 stars last. */
  histogram: readonly number[];
  /** False if there are more reviews than were counted. */
  isComplete: boolean;
}

/** Newer reviews come first, so these are the latest ones. */
const MOST_COUNTED = 2000;
const ONE_MINUTE = 60_000;

/** Summarizes the ratings of a product. */
export type RatingSummaries = (productId: string, client: StoreClient) => Promise<RatingSummary>;

/** No call gives a summary, so the server counts the published reviews. */
export const createRatingSummaries = (): RatingSummaries =>
  freshFor(ONE_MINUTE, async (productId, client) => {
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
      if (count === MOST_COUNTED) {
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
  });
