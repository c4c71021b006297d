import { createReview, queryProducts } from 'storewire/operations';
import { expect, test } from 'vitest';
import { newAnn, startMemberShop } from './member.ts';

const shop = await startMemberShop();

test('a member deletes a review beside the link that changes it, after a question', async () => {
  const { products } = await queryProducts(shop.ann, { query: { filter: { slug: 'ferry-bottle' } } });
  await createReview(shop.ann, {
    review: {
      namespace: 'stores',
      entityId: products?.[0]?.id ?? '',
      content: { rating: 2, title: 'Drips', body: 'It drips.' },
      author: { authorName: 'Ann' },
    },
  });
  const ann = await newAnn(shop);
  const page = await ann.open('/en/account/reviews');
  expect(page.text).toContain('It drips.');
  expect(page.text).toContain('They cannot be restored.');
  const question = page.document.querySelector('details');
  expect(question?.hasAttribute('open')).toBe(false);
  const after = await ann.submit(page, 'Delete review');
  expect([after.url.pathname, after.status]).toEqual(['/en/account/reviews', 200]);
  expect(after.text).toContain('Your review was deleted');
  expect(after.text).not.toContain('It drips.');
  // the same form from another tab: the review is gone, which is what it wants
  const again = await ann.submit(page, 'Delete review');
  expect([again.status, again.text.includes('Your review was deleted')]).toEqual([200, true]);
});
