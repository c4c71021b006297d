import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const cards = (page: Page) => page.getByRole('list', { name: 'Products', exact: true }).getByRole('article');
const queryOf = (page: Page): string => new URL(page.url()).search;
const filter = (page: Page, name: RegExp) => page.locator('#filters').getByRole('checkbox', { name });

test('a price range is applied when its field is left, and Back removes it', async () => {
  const page = await shop.visit('/en/products');
  await page.getByLabel('Highest price').fill('20,50');
  await page.keyboard.press('Tab');
  await expect.poll(() => queryOf(page)).toBe('?max=20%2C50');
  await expect
    .poll(async () => Number((await page.getByText(/of \d+ products/).textContent())?.split(' ')[2]))
    .toBeLessThan(20);
  await page.goBack();
  await expect.poll(() => page.getByLabel('Highest price').inputValue()).toBe('');
  await page.getByText('12 of 60 products').waitFor();
});

test('a price is applied by Enter, with its currency, and one that cannot be read is explained', async () => {
  const page = await shop.visit('/en/products');
  const field = page.getByLabel('Highest price');
  await field.fill('abc');
  await field.press('Enter');
  await page.getByText('Enter an amount such as 20 or 20.50.').waitFor();
  expect([await field.inputValue(), queryOf(page)]).toEqual(['abc', '']);
  await field.fill('20 €');
  await field.press('Enter');
  await page.getByRole('link', { name: 'Remove the filter Highest price: €20.00' }).waitFor();
  expect(await page.getByText('Enter an amount such as').count()).toBe(0);
});

test('a price that cannot be read stays with its error while other filters are chosen, and goes with them', async () => {
  const page = await shop.visit('/en/products');
  const field = page.getByLabel('Lowest price');
  const error = page.getByText('Enter an amount such as');
  await field.fill('abc');
  await field.press('Tab');
  await page.getByLabel('In stock only').check();
  await page.getByRole('link', { name: 'Remove the filter In stock only' }).waitFor();
  expect([await field.inputValue(), await error.count()]).toEqual(['abc', 1]);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect.poll(async () => [await field.inputValue(), await error.count()]).toEqual(['', 0]);
});

test('the page of a list is in the URL: a reload keeps it, and Back restores it with its position', async () => {
  const page = await shop.visit('/en/products', { viewport: { width: 390, height: 780 } });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect.poll(() => queryOf(page)).toBe('?page=2');
  await page.getByText('24 of 60 products').waitFor();
  await page.reload();
  await page.getByText('24 of 60 products').waitFor();
  const opened = cards(page).nth(9);
  await opened.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await position();
  const name = (await opened.getByRole('link').first().textContent()) ?? '';
  await opened.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(position).toBe(0);
  await page.goBack();
  await page.getByText('24 of 60 products').waitFor();
  await expect.poll(position).toBe(before);
});

test('on a phone, two cards fit in a row, and menu and filters are panels that Escape closes', async () => {
  const page = await shop.visit('/en/products', { viewport: { width: 360, height: 740 } });
  const [first, second] = await Promise.all([
    cards(page).nth(0).boundingBox(),
    cards(page).nth(1).boundingBox(),
  ]);
  expect(second?.y).toBe(first?.y);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByText('Tableware', { exact: true }).click();
  await menu.getByRole('link', { name: 'Jugs' }).click();
  await page.getByRole('heading', { level: 1, name: 'Jugs' }).waitFor();
  await expect.poll(() => page.locator('#menu').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filters' }).click();
  await filter(page, /^Chalk\W+\d/).check();
  await page.getByRole('button', { name: /^Show \d products?$/ }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filters, 1 active' }).waitFor();
  expect(await page.locator('#filters').isVisible()).toBe(false);
});

test('filters are added to the URL, stay when a product was opened, and are removed one by one', async () => {
  const page = await shop.visit('/en/products?utm_source=mail&page=2');
  await filter(page, /^Bowls\W+6 products/).check();
  await expect.poll(() => cards(page).count()).toBe(6);
  await filter(page, /^Chalk\W+3 products/).check();
  await expect.poll(() => cards(page).count()).toBe(3);
  const filtered = page.url();
  expect(new URL(filtered).search).toBe('?utm_source=mail&collection=bowls&option.Glaze=Chalk');
  const product = cards(page).first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'All products' }).waitFor();
  await expect.poll(() => cards(page).count()).toBe(3);
  expect(page.url()).toBe(filtered);
  await expect.poll(() => filter(page, /^Chalk\W+3 products/).isChecked()).toBe(true);
  await page.getByRole('link', { name: 'Remove the filter Glaze: Chalk' }).click();
  await expect.poll(() => queryOf(page)).toBe('?utm_source=mail&collection=bowls');
  await expect.poll(() => filter(page, /^Chalk\W+3/).isChecked()).toBe(false);
});
