import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const submenu = (page: Page) => menu(page).locator('details').filter({ hasText: 'Tableware' });

test('a submenu is opened by the keyboard, and Escape closes it and returns the focus', async () => {
  const page = await shop.visit('/en');
  const summary = submenu(page).locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const bowls = menu(page).getByRole('link', { name: 'Bowls' });
  await expect.poll(() => bowls.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bowls.waitFor({ state: 'hidden' });
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a submenu closes when another one opens, when a press is elsewhere, and when a link is followed', async () => {
  const page = await shop.visit('/en');
  const bowls = menu(page).getByRole('link', { name: 'Bowls' });
  for (const other of [
    menu(page).getByText('Kitchen', { exact: true }),
    page.getByRole('heading', { level: 2, name: 'New from the kiln' }),
  ]) {
    await submenu(page).locator('summary').click();
    await bowls.waitFor();
    await other.click();
    await bowls.waitFor({ state: 'hidden' });
  }
  await submenu(page).locator('summary').click();
  await bowls.click();
  await page.getByRole('heading', { level: 1, name: 'Bowls' }).waitFor();
  await bowls.waitFor({ state: 'hidden' });
});

test.each([{ width: 1280 }, { width: 360 }])(
  'without JavaScript, the submenus open at a width of $width px',
  async ({ width }) => {
    const page = await shop.visit('/en', { javaScriptEnabled: false, viewport: { width, height: 740 } });
    if (width === 360) await page.getByRole('button', { name: 'Open the menu' }).click();
    await submenu(page).locator('summary').click();
    await menu(page).getByRole('link', { name: 'Plates' }).click();
    await page.getByRole('heading', { level: 1, name: 'Plates' }).waitFor();
  },
);

test('on phones, a link of the menu closes it, also one to the page that is open', async () => {
  const page = await shop.visit('/en/products', { viewport: { width: 360, height: 740 } });
  const link = menu(page).getByRole('link', { name: 'All products' });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await link.click();
  await link.waitFor({ state: 'hidden' });
});
