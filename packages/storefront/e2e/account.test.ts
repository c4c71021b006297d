/** What members do when they have signed in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterPassword, openMemberShop } from './account.ts';
import { visitWith } from './purchase.ts';

const shop = await openMemberShop();

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
