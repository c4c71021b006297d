import { createTransport, visitor } from 'storewire';
import { expect, test } from 'vitest';
import { countRatings } from '../app/features/reviews/rating-summary.ts';

test('a product with many reviews costs a page three calls, and says that it counts the latest ones', async () => {
  let pages = 0;
  const client = createTransport({
    auth: visitor({ clientId: '9e2d5c71-4b8f-4a36-8d10-c6f7a2b3e541' }),
    baseUrl: 'http://127.0.0.1:4010',
    fetch: async (input, init) => {
      const { pathname } = new URL(new Request(input, init).url);
      if (pathname.endsWith('/token'))
        return Response.json({
          access_token: 'a',
          refresh_token: 'r',
          expires_in: 14400,
          token_type: 'Bearer',
        });
      pages += 1;
      const reviews = Array.from({ length: 100 }, () => ({ content: { rating: 4 } }));
      return Response.json({
        reviews,
        metadata: { count: 100, hasNext: true, cursors: { next: `${pages}` } },
      });
    },
  });
  const summary = await countRatings('mug', client);
  expect(summary).toEqual({ count: 300, average: 4, histogram: [0, 0, 0, 300, 0], isComplete: false });
  expect(pages).toBeLessThanOrEqual(4);
});
