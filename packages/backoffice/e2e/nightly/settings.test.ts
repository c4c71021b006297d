import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPages } from '../pages.ts';

const office = await openPages();

const GIFT_CARDS = 'Buyers may pay with a gift card';

const headerOf = (page: Page) => page.getByRole('group', { name: 'Brand: header', exact: true });

/** The settings that the platform has. */
async function stored(): Promise<string> {
  const { accessToken } = office.platform.issueToken({ role: 'staff' });
  const response = await office.platform.fetch('http://127.0.0.1:4010/ecom/v1/checkout-settings', {
    headers: { authorization: accessToken },
  });
  return response.text();
}

test('settings are changed by keyboard, and what another user has changed in the meantime stays', async () => {
  const first = await office.visit('owner', '/settings');
  const second = await office.visit('owner', '/settings');
  const text = headerOf(second).getByLabel('Text', { exact: true });
  await text.fill('Pottery from Galway');
  const giftCards = first.getByLabel(GIFT_CARDS);
  const isAccepted = await giftCards.isChecked();
  await giftCards.focus();
  await first.keyboard.press('Space');
  await first.getByLabel('Tinted box color', { exact: true }).fill('#eef4f3');
  await first.keyboard.press('Enter');
  await first.getByText('The page of settings is saved').waitFor();
  await text.press('Enter');
  await second.getByRole('button', { name: 'Save my version' }).click();
  await second.getByText('The page of settings is saved').waitFor();
  const settings = await stored();
  expect(settings).toContain(`"giftCardRedeemEnabled":${!isAccepted}`);
  expect(settings).toContain('"tintedBoxColor":"#eef4f3"');
  expect(settings).toContain('"text":"Pottery from Galway"');
  // the form has what both have saved
  expect(await second.getByLabel(GIFT_CARDS).isChecked()).toBe(!isAccepted);
});

test('a picture of the library replaces a color, and a wrong color is not sent', async () => {
  const page = await office.visit('owner', '/settings');
  const background = page.getByRole('group', { name: 'Brand: header: background fill' });
  const color = background.getByLabel('Color', { exact: true });
  await color.fill('blue');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A color such as #1e666a').waitFor();
  await background.getByLabel('Choose the color').fill('#f4efe6');
  expect(await color.inputValue()).toBe('#f4efe6');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The page of settings is saved').waitFor();
  expect(await stored()).toContain('"backgroundFill":{"color":"#f4efe6"}');
  await color.fill('');
  await background.getByRole('combobox', { name: 'Image' }).fill('13-sand');
  await page.getByRole('option', { name: '13-sand-table.webp' }).click();
  await background.getByLabel('What it shows: image').fill('A plate');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(stored).toContain('"altText":"A plate"');
  expect(await stored()).not.toContain('#f4efe6');
});

test('unsaved settings are guarded', async () => {
  const page = await office.visit('owner', '/settings');
  const text = headerOf(page).getByLabel('Text', { exact: true });
  await text.fill('Unsaved');
  const question = page.waitForEvent('dialog');
  const leaving = page.getByRole('menuitem', { name: 'Media' }).click();
  await (await question).dismiss();
  await leaving;
  expect(await text.inputValue()).toBe('Unsaved');
});

test.for(['List coupons', 'Save a gift card'])('coupons lead to the console: %s', async (name) => {
  const page = await office.visit('owner', '/coupons');
  const link = page.getByRole('link', { name });
  const response = await page.context().request.get(String(await link.getAttribute('href')));
  expect(response.status()).toBe(200);
});

test.for([
  ['/settings', 'Name, currency and taxes of the shop'],
  ['/coupons', 'Coupons and gift cards'],
  ['/variants', 'Changes of stock'],
] as const)('what no call does is marked, with what a real shop does: %s', async ([path, part]) => {
  const page = await office.visit('owner', path);
  await page.getByText('With the local platform only:').waitFor();
  await page.getByRole('link', { name: 'What a real shop does' }).click();
  await page.getByRole('row', { name: new RegExp(`^${part}.* dashboard`) }).waitFor();
});

test('the menu leads to the console of the local platform', async () => {
  const page = await office.visit('owner', '/');
  await page.getByRole('menuitem', { name: 'Console' }).click();
  await page.getByRole('heading', { name: 'Local platform' }).waitFor();
});
