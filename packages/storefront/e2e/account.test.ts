/** What members do when they have signed in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterPassword, openMemberShop, PNG } from './account.ts';
import { visitWith } from './purchase.ts';

const shop = await openMemberShop({ settings: { moderatesReviews: true } });

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('a visitor signs in and returns to the same page with the same cart', async () => {
  const path = '/en/products/milk-jug';
  const page = await visitWith(shop, path, { 'Milk jug': 1 }, { expectedErrors: /404|403/ });
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  // with a captcha that nobody sees
  await enterPassword(page, 'quiet-captcha@example.com');
  await expect.poll(() => pathOf(page)).toBe(path);
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor();
});

test('signing out in one tab signs out all tabs', async () => {
  const page = await shop.visitAsAnn('/en/account', { expectedErrors: /40[34]/ });
  await page.getByText('Signed in as ann@example.com').waitFor();
  const account = await page.context().newPage();
  await account.goto(`${shop.origin}/en/account/profile`);
  const catalog = await page.context().newPage();
  await catalog.goto(`${shop.origin}/en/products`);
  await catalog.getByRole('link', { name: 'Account' }).first().waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => pathOf(account)).toBe('/en/sign-in');
  await catalog.getByRole('link', { name: 'Sign in' }).first().waitFor();
  expect([pathOf(page), await page.getByRole('link', { name: 'Account' }).count()]).toEqual(['/en', 0]);
});

const addressesOfAnn = async () => {
  const { member } = await shop.ann.members.getMyMember({ fieldsets: ['FULL'] });
  return member.contact?.addresses;
};

test('addresses are added, checked, changed and removed', async () => {
  const page = await shop.visitAsAnn('/en/account/addresses');
  await page.getByRole('heading', { name: 'No saved addresses' }).waitFor();
  await page.getByRole('link', { name: 'Add an address' }).click();
  await page.getByLabel('Country or region').selectOption('DE');
  await page.getByLabel('Street and house number').fill('Chausseestraße 12');
  await page.getByLabel('Postal code').fill('1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Postal code: Enter a code such as 10115.' }).click();
  await page.getByLabel('Postal code').fill('10115');
  await page.getByLabel('City').fill('Berlin');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The address was added').waitFor();
  await page.getByRole('link', { name: /Change this address: Chausseestraße 12/ }).click();
  await page.getByLabel('Street and house number').fill('Linienstraße 1');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The address was saved').waitFor();
  expect(await addressesOfAnn()).toMatchObject([{ addressLine: 'Linienstraße 1', city: 'Berlin' }]);
  await page.getByRole('button', { name: /Remove this address/ }).click();
  await page.getByRole('heading', { name: 'No saved addresses' }).waitFor();
  expect(await addressesOfAnn()).toEqual([]);
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
