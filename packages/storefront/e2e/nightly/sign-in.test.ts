/** What members do when they have signed in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enterPassword, openMemberShop } from '../account.ts';

const shop = await openMemberShop();

const pathOf = (page: Page): string => new URL(page.url()).pathname;

test('a visitor signs in and returns to the same page with the same cart', async () => {
  const path = '/en/products/milk-jug';
  const page = await shop.visit(path, { products: { 'Milk jug': 1 }, expectedErrors: /404|403/ });
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
