import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { productId } from '../../test/cart.ts';
import { openMemberShop, PNG } from '../account.ts';
import { openDocument } from '../shop.ts';

const shop = await openMemberShop({ settings: { moderatesReviews: true } });

test('reviews have a summary of the server, and are sorted, filtered by stars and shown by page', async () => {
  const entityId = await productId(shop, 'Garlic keeper');
  for (const rating of [5, 4, 4, 1, 5, 3, 5, 2])
    await shop.merchant.reviews.createReview({
      review: {
        namespace: 'stores',
        entityId,
        content: { rating, title: 'Review', body: `Rated ${rating}` },
        author: { authorName: 'Author' },
      },
    });
  const page = await shop.visit('/en/products/garlic-keeper');
  const list = page.getByRole('region', { name: 'Reviews' });
  await list.getByText('Calculated by this shop from all published reviews.').waitFor();
  await list.getByText('3.6', { exact: true }).waitFor();
  expect(await list.getByRole('article').count()).toBe(5);
  await list.getByRole('button', { name: 'Show more reviews' }).click();
  await expect.poll(() => list.getByRole('article').count()).toBe(8);
  await list.getByLabel('Sort by').selectOption('worst');
  await expect.poll(() => list.getByRole('article').first().textContent()).toContain('Rated 1');
  await list.getByRole('link', { name: /5 stars: 3 reviews/ }).click();
  await expect.poll(() => list.getByRole('article').count()).toBe(3);
  expect(new URL(page.url()).search).toBe('?reviews=worst&stars=5');
  expect(await violationsOf(page)).toEqual([]);
});

test('a member writes a review with an image, which others see when it is approved, changes it and deletes it', async () => {
  const slug = 'ferry-bottle';
  const product = `${shop.origin}/en/products/${slug}`;
  const page = await shop.visitAsAnn(`/en/products/${slug}/review`, { expectedErrors: /40\d/ });
  const send = page.getByRole('button', { name: 'Send review' });
  const text = page.getByRole('textbox', { name: 'Your review' });
  const own = page.getByRole('region', { name: 'Your review' });
  const images = page.getByRole('list', { name: 'Images of this review' });
  await send.click();
  await page.getByText('Choose between 1 and 5 stars.').first().waitFor();
  await page.getByText('Write a few words.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('label', { hasText: '2 stars' }).click();
  await text.fill('It drips.');
  await page.getByLabel('Add images').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.locator('input[name="image"]').waitFor({ state: 'attached' });
  await send.click();
  await page.getByText('Thank you for your review').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the product' }).click();
  await own.getByText('Waiting for approval. Only you can see it.').waitFor();
  await images.waitFor();
  await page.reload();
  await own.getByText('It drips.').waitFor();
  const ofAuthor = await page.request.get(product);
  expect(await ofAuthor.text()).toContain('It drips.');
  const ofOthers = await fetch(product);
  expect(await ofOthers.text()).not.toContain('It drips.');
  await openDocument(page, new URL('/en/account/reviews', shop.origin));
  await page.getByRole('heading', { level: 2, name: 'Ferry bottle' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change your review Ferry bottle' }).click();
  await expect.poll(() => text.inputValue()).toBe('It drips.');
  expect(await page.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true);
  await text.fill('It pours well.');
  await page.locator('label', { hasText: '4 stars' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await send.click();
  await page.getByText('Thank you for your review').waitFor();
  await page.getByText('It pours well.').waitFor();
  await images.waitFor();
  await openDocument(page, new URL(product));
  await page.getByText('Delete review').first().click();
  await page.getByRole('button', { name: 'Delete review' }).click();
  await page.waitForURL(`**/en/products/${slug}#reviews`);
  await page.getByRole('link', { name: 'Write a review' }).waitFor();
  expect(await page.getByText('It pours well.').count()).toBe(0);
});

test('an interrupted upload is an error that can be retried', async () => {
  const page = await shop.visitAsAnn('/en/products/oil-bottle/review', {
    expectedErrors: /40\d|ERR_|Failed/,
  });
  await page.clock.install();
  let isBroken = true;
  await page.route('**/_files/upload/**', (route) => (isBroken ? route.abort() : route.continue()));
  await page.getByLabel('Add images').setInputFiles({ name: 'oil.png', mimeType: 'image/png', buffer: PNG });
  const failure = page.getByRole('alert').getByText('oil.png could not be uploaded');
  // the upload is tried again a few times, each time later
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return failure.isVisible();
    })
    .toBe(true);
  isBroken = false;
  await page.getByRole('button', { name: 'Upload oil.png again' }).click();
  await page.locator('input[name="image"]').waitFor({ state: 'attached' });
});
