import type { Page } from 'playwright-core';
import { apiKey, createTransport } from 'storewire';
import { createReview, queryProducts } from 'storewire/operations';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { ANN } from '../../test/member.ts';
import { enterPassword, openMemberShop, PNG } from '../account.ts';
import { openDocument } from '../shop.ts';

const shop = await openMemberShop({ settings: { moderatesReviews: true } });

const merchant = createTransport({
  auth: apiKey({ key: shop.platform.shop.apiKey, siteId: shop.platform.shop.siteId }),
  baseUrl: 'http://127.0.0.1:1',
  fetch: shop.platform.fetch,
});

const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const expectedErrors = /40\d/;

async function writeReviews(slug: string, ratings: readonly number[]): Promise<void> {
  const { products } = await queryProducts(merchant, { query: { filter: { slug } } });
  for (const [index, rating] of ratings.entries())
    await createReview(merchant, {
      review: {
        namespace: 'stores',
        entityId: products?.[0]?.id ?? '',
        content: { rating, title: `Review ${index + 1}`, body: `Rated ${rating}` },
        author: { authorName: `Author ${index + 1}` },
      },
    });
}

test('reviews have a summary of the server, and are sorted, filtered by stars and shown by page', async () => {
  await writeReviews('garlic-keeper', [5, 4, 4, 1, 5, 3, 5, 2]);
  const page = await shop.visit('/en/products/garlic-keeper');
  const list = reviews(page);
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

test('without JavaScript, links show only reviews with some stars, and only those with images', async () => {
  await writeReviews('harbour-bowl', [3]);
  const page = await shop.visit('/en/products/harbour-bowl', { javaScriptEnabled: false });
  const shown = () => reviews(page).getByRole('article').count();
  const all = await shown();
  await reviews(page).getByRole('link', { name: 'Only with images' }).click();
  await page.waitForURL('**/harbour-bowl?images=only#reviews');
  const withImages = await shown();
  expect(withImages).toBe(await reviews(page).getByRole('list', { name: 'Images of this review' }).count());
  expect(withImages).toBeLessThan(all);
  await reviews(page).getByRole('link', { name: 'Only with images' }).click();
  await page.waitForURL('**/harbour-bowl#reviews');
  expect(await shown()).toBe(all);
  await reviews(page)
    .getByRole('link', { name: /^4 stars/ })
    .click();
  await page.waitForURL('**/harbour-bowl?stars=4#reviews');
  const fourStars = reviews(page).getByRole('article').getByRole('img', { name: '4 out of 5 stars' });
  expect(await fourStars.count()).toBe(await shown());
});

test('images and the reply of the shop are shown with a review', async () => {
  const page = await shop.visit('/en/products/harbour-bowl');
  await reviews(page).getByRole('list', { name: 'Images of this review' }).getByRole('img').waitFor();
  await reviews(page).getByText('Thank you! The next firing will be thinner at the foot.').waitFor();
});

test('a member finds the own reviews in the account, changes one with its images kept, and deletes it', async () => {
  const slug = 'ferry-bottle';
  const path = `/en/products/${slug}/review`;
  const page = await shop.visitAsAnn(path, { expectedErrors });
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Write a few words.').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.locator('label', { hasText: '2 stars' }).click();
  await page.getByRole('textbox', { name: 'Your review' }).fill('It drips.');
  await page.getByLabel('Add images').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: PNG });
  await page.locator('input[name="image"]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Thank you for your review').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await openDocument(page, new URL('/en/account/reviews', shop.origin));
  await page.getByRole('heading', { level: 2, name: 'Ferry bottle' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Change your review Ferry bottle' }).click();
  const text = page.getByRole('textbox', { name: 'Your review' });
  await expect.poll(() => text.inputValue()).toBe('It drips.');
  expect(await page.getByRole('radio', { name: '2 stars' }).isChecked()).toBe(true);
  await text.fill('It pours well.');
  await page.locator('label', { hasText: '4 stars' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Thank you for your review').waitFor();
  await page.getByText('It pours well.').waitFor();
  await page.getByRole('list', { name: 'Images of this review' }).waitFor();

  await openDocument(page, new URL(`/en/products/${slug}`, shop.origin));
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

test('without JavaScript, a review that is rejected or not saved keeps its text', async () => {
  const page = await shop.visit('/en/products/milk-jug', {
    javaScriptEnabled: false,
    expectedErrors: /400|502/,
  });
  await page.getByRole('link', { name: 'Sign in to write a review' }).click();
  await enterPassword(page, ANN);
  await page.getByRole('heading', { level: 1, name: 'Write a review' }).waitFor();
  const entries = () =>
    Promise.all(['Title', 'Your review'].map((name) => page.getByLabel(name).inputValue()));
  await page.getByLabel('Title').fill('Pours well');
  await page.getByLabel('Your review').fill('It does not drip.');
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Choose between 1 and 5 stars.').first().waitFor();
  expect(await entries()).toEqual(['Pours well', 'It does not drip.']);
  shop.platform.addFault({ kind: 'unavailable', call: 'reviews.createReview', times: 9 });
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByText('Your review could not be sent').waitFor();
  shop.platform.clearFaults();
  expect(await entries()).toEqual(['Pours well', 'It does not drip.']);
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
});

test('a member writes a review with an image, which only its author sees until it is approved', async () => {
  const body = 'Keeps the salt dry.';
  const product = `${shop.origin}/en/products/salt-jar`;
  const page = await shop.visitAsAnn('/en/products/salt-jar/review', { expectedErrors: /40\d/ });
  const send = page.getByRole('button', { name: 'Send review' });
  await send.click();
  await page.getByText('Choose between 1 and 5 stars.').first().waitFor();
  await page.getByText('Write a few words.').first().waitFor();
  await page.locator('label', { hasText: '4 stars' }).click();
  await page.getByRole('textbox', { name: 'Your review' }).fill(body);
  await page.getByLabel('Add images').setInputFiles({ name: 'jar.png', mimeType: 'image/png', buffer: PNG });
  await page.locator('input[name="image"]').waitFor({ state: 'attached' });
  await send.click();
  await page.getByText('Thank you for your review').waitFor();
  await page.getByRole('link', { name: 'Back to the product' }).click();
  const own = page.getByRole('region', { name: 'Your review' });
  await own.getByText('Waiting for approval. Only you can see it.').waitFor();
  await own.getByRole('list', { name: 'Images of this review' }).waitFor();
  await page.reload();
  await own.getByText(body).waitFor();
  const ofAuthor = await page.request.get(product);
  expect(await ofAuthor.text()).toContain(body);
  const ofOthers = await fetch(product);
  expect(await ofOthers.text()).not.toContain(body);
});
