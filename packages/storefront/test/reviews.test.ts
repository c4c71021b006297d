/** Reviews as the server renders them, their forms, and their summary. */
import { createTransport, fixedToken } from 'storewire';
import { expect, test } from 'vitest';
import { countRatings, structuredRating } from '../app/features/reviews/rating-summary.ts';
import { productId } from './cart.ts';
import { allOf, fieldOf, type HtmlPage, oneOf, textOf } from './html-page.ts';
import { newAnn, startMemberShop } from './member.ts';
import { fail } from './shop.ts';
import { newVisitor } from './visitor.ts';

const shop = await startMemberShop();

const review = async (product: string, rating: number, body: string) => ({
  review: {
    namespace: 'stores',
    entityId: await productId(shop, product),
    content: { rating, title: 'Drips', body },
    author: { authorName: 'Ann' },
  },
});

const reviewsOf = (page: HtmlPage) => allOf(page.document, '#reviews article');

test('links show only reviews with some stars, and only those with images; the shop has replied to one', async () => {
  await shop.merchant.reviews.createReview(await review('Harbour bowl', 3, 'Heavy.'));
  const visitor = newVisitor(shop);
  const all = await visitor.open('/en/products/harbour-bowl');
  expect(all.text).toContain('Thank you! The next firing will be thinner at the foot.');
  const withImages = await visitor.follow(all, 'Only with images');
  expect(withImages.url.search).toBe('?images=only');
  const shown = reviewsOf(withImages);
  expect(shown.length).toBeLessThan(reviewsOf(all).length);
  for (const each of shown) expect(allOf(each, '[aria-label="Images of this review"] img')).not.toEqual([]);
  expect(reviewsOf(await visitor.follow(withImages, /^Only with images/))).toHaveLength(
    reviewsOf(all).length,
  );
  const fourStars = await visitor.follow(all, /^4 stars/);
  expect(fourStars.url.search).toBe('?stars=4');
  for (const each of reviewsOf(fourStars))
    expect(allOf(each, '[role=img]', '4 out of 5 stars')).toHaveLength(1);
});

test('a review that is rejected or not saved keeps its text', async () => {
  const ann = await newAnn(shop);
  const written = { Title: 'Pours well', 'Your review': 'It does not drip.' };
  const expectEntries = (page: HtmlPage): void => {
    for (const [label, entry] of Object.entries(written)) expect(fieldOf(page, label).value).toBe(entry);
  };
  const rejected = await ann.submit(await ann.open('/en/products/milk-jug/review'), 'Send review', written);
  expect(rejected.text).toContain('Choose between 1 and 5 stars.');
  expectEntries(rejected);
  await fail(shop, { kind: 'unavailable', call: 'reviews.createReview' });
  const failed = await ann.submit(rejected, 'Send review', { '4 stars': true });
  expect(failed.text).toContain('Your review could not be sent');
  expectEntries(failed);
  expect(fieldOf(failed, '4 stars')).toMatchObject({ checked: true });
});

test('a member deletes a review beside the link that changes it, after a question', async () => {
  await shop.ann.reviews.createReview(await review('Ferry bottle', 2, 'It drips.'));
  const ann = await newAnn(shop);
  const page = await ann.open('/en/account/reviews');
  expect(page.text).toContain('It drips.');
  expect(page.text).toContain('They cannot be restored.');
  expect(oneOf(page, 'main details').hasAttribute('open')).toBe(false);
  const after = await ann.submit(page, 'Delete review');
  expect([after.url.pathname, after.status]).toEqual(['/en/account/reviews', 200]);
  expect(after.text).toContain('Your review was deleted');
  expect(after.text).not.toContain('It drips.');
  // the same form from another tab: the review is gone, which is what it wants
  const again = await ann.submit(page, 'Delete review');
  expect([again.status, textOf(oneOf(again, 'main')).includes('Your review was deleted')]).toEqual([
    200,
    true,
  ]);
});

test('the author of a review that the shop has rejected reads that it is not published', async () => {
  const written = await shop.ann.reviews.createReview(await review('Quay teapot', 1, 'It leaks.'));
  await shop.platform.moderateReview({ id: written.review.id ?? '', decision: 'REJECTED' });
  const { text } = await (await newAnn(shop)).open('/en/account/reviews');
  expect(text).toContain('The shop has not published it.');
  expect(text).not.toContain('Waiting for approval.');
});

test('a product with many reviews costs a page four calls at most, and tells no number of all of them', async () => {
  let pages = 0;
  const client = createTransport({
    auth: fixedToken('token'),
    baseUrl: 'http://127.0.0.1:4010',
    fetch: async () => {
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
  expect(structuredRating(summary)).toEqual({});
  expect(structuredRating({ ...summary, isComplete: true })).toMatchObject({
    aggregateRating: { reviewCount: 300 },
  });
});
