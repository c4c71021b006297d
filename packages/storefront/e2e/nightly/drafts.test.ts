import type { Page } from 'playwright-core';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { expect, test } from 'vitest';
import { ANN } from '../../test/member.ts';
import { enterPassword, openMemberShop, PNG } from '../account.ts';
import { chooseDelivery, fillContact } from '../purchase.ts';
import { layoutShiftOf } from './page-figures.ts';

const shop = await openMemberShop();
const CUP = { 'Espresso cup': 1 };

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));

/** What the first step of the checkout shows. */
const contactOf = async (page: Page): Promise<string[]> => {
  await untilHydrated(page);
  return Promise.all(
    ['email', 'address.firstName', 'address.country', 'address.subdivision', 'address.postalCode'].map(
      (name) => page.locator(`[name="${name}"]`).inputValue(),
    ),
  );
};

async function typeContact(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('mara@example.com');
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Country or region').selectOption('US');
  await page.getByLabel('State').selectOption('US-NY');
  await page.getByLabel('ZIP code').fill('10001');
}

test('what was typed in the checkout is still there after a reload, a link and Back, and in another language', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  const typed = ['mara@example.com', 'Mara', 'US', 'US-NY', '10001'];
  await typeContact(page);
  await page.reload();
  await expect.poll(() => contactOf(page)).toEqual(typed);
  await page.getByRole('link', { name: 'Back to the cart' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  await page.goBack();
  await expect.poll(() => contactOf(page)).toEqual(typed);
  await page.goto(page.url().replace('/en/', '/de/'));
  await expect.poll(() => contactOf(page)).toEqual(typed);
});

test('a draft is restored without a layout shift', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Street and house number').fill('12 Quay Street');
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Mara');
  await page.waitForLoadState('networkidle');
  expect(await layoutShiftOf(page)).toBeLessThan(0.02);
});

test('another billing address is restored with its fields', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await fillContact(page);
  await chooseDelivery(page);
  const same = page.getByRole('checkbox', { name: 'The same as the delivery address' });
  await untilHydrated(page);
  expect(await same.isChecked()).toBe(true);
  await same.uncheck();
  const billing = page.getByRole('group', { name: 'Billing address' });
  await billing.getByLabel('Street and house number').fill('1 Invoice Road');
  await page.getByLabel('Message for the shop').fill('Please ring twice');
  await page.reload();
  await expect.poll(() => billing.getByLabel('Street and house number').inputValue()).toBe('1 Invoice Road');
  expect(await page.getByLabel('Message for the shop').inputValue()).toBe('Please ring twice');
});

test('a draft is removed when the form is saved, and kept when it is rejected', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP });
  await page.getByLabel('Email address').fill('mara@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').waitFor();
  expect(await drafts(page)).toEqual(['draft:checkout contact']);
  await fillContact(page);
  await page.getByRole('heading', { name: 'How should it reach you?' }).waitFor();
  expect(await drafts(page)).toEqual([]);
});

test('a review is still there after a reload, with its stars, until the member signs out', async () => {
  const page = await shop.visitAsAnn('/en/products/harbour-bowl/review', {
    expectedErrors: /403 .*orders\/search/,
  });
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByLabel('Your review').fill('Wide and calm.');
  await page.reload();
  await expect.poll(() => page.getByLabel('Your review').inputValue()).toBe('Wide and calm.');
  expect(await page.getByRole('radio', { name: '4 stars' }).isChecked()).toBe(true);
  await page.goto(`${shop.origin}/en/account`);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en');
  await expect.poll(() => drafts(page)).toEqual([]);
});

test('a review asks before it is left only if it has pictures, which no draft keeps', async () => {
  const page = await shop.visitAsAnn('/en/products/harbour-bowl/review');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const leave = () => page.getByRole('link', { name: 'Harbour bowl' }).click();
  await page.getByLabel('Your review').fill('Wide and calm.');
  await leave();
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
  await page.goBack();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'bowl.png', mimeType: 'image/png', buffer: PNG });
  await page.getByText('bowl.png').waitFor();
  await leave();
  await expect.poll(() => questions).toEqual(['Leave this page? What you have added here will be lost.']);
  await page.getByText('bowl.png').waitFor();
});

test('an address that was saved leaves no draft for the next one', async () => {
  const page = await shop.visitAsAnn('/en/account/addresses/new');
  await page.getByLabel('Street and house number').fill('1 Long Walk');
  await page.getByLabel('Town or city').fill('Galway');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Addresses' }).waitFor();
  expect(await drafts(page)).toEqual([]);
});

test('what was typed replaces nothing that was saved elsewhere in the meantime', async () => {
  const page = await shop.visitAsAnn('/en/account/profile');
  await page.getByLabel('First name').fill('Anna');
  await shop.saveContact({ lastName: 'Elsewhere' });
  await page.reload();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Anna');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Elsewhere');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').getByText('Saved').waitFor();
  const { member } = await shop.ann.members.getMyMember({ fieldsets: ['FULL'] });
  expect([member.contact?.firstName, member.contact?.lastName]).toEqual(['Anna', 'Elsewhere']);
});

test('a guest who has typed a town and then signs in has the email address of the member', async () => {
  const page = await shop.visit('/en/checkout', { products: CUP, expectedErrors: /40[34]/ });
  await page.getByLabel('Town or city').fill('Galway');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await enterPassword(page, ANN);
  await page.getByLabel('Town or city').waitFor();
  await expect.poll(() => page.getByLabel('Town or city').inputValue()).toBe('Galway');
  expect(await page.getByLabel('Email address').inputValue()).toBe(ANN);
});

test('another member who signs in next does not see what was typed', async () => {
  const page = await shop.visitAsAnn('/en/account/profile', { expectedErrors: /40[134]/ });
  await page.getByLabel('First name').fill('Annie');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await enterPassword(page, 'quiet-captcha@example.com');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await page.getByLabel('First name').inputValue()).not.toBe('Annie');
});
