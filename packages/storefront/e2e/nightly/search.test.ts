import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for products' });
const options = (page: Page) => page.getByRole('option');

/** Opens the search with its key, and waits until it is loaded. */
async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await field(page).waitFor();
}

test('the key / opens the search, and what is typed while it is loaded is kept', async () => {
  const page = await shop.visit('/en');
  await page.route('**/search-box-*.js', async (route) => {
    await page.keyboard.type('teapot');
    await route.continue();
  });
  await page.keyboard.press('/');
  await field(page).waitFor();
  expect(await field(page).inputValue()).toBe('teapot');
  await options(page).filter({ hasText: 'Quay teapot' }).filter({ hasText: /€/ }).locator('img').waitFor();
});

test('Escape closes the search and returns the focus', async () => {
  const page = await shop.visit('/en');
  const link = page.getByRole('link', { name: 'Search the shop' });
  await link.click();
  await field(page).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('while an input method composes, the arrow keys are its own and choose no suggestion', async () => {
  const page = await shop.visit('/en');
  await openSearch(page);
  await field(page).fill('mug');
  await options(page).nth(1).waitFor();
  const press = (isComposing: boolean): Promise<boolean> =>
    field(page).evaluate((input, composing) => {
      const event = { key: 'ArrowDown', isComposing: composing, bubbles: true, cancelable: true };
      return !input.dispatchEvent(new KeyboardEvent('keydown', event));
    }, isComposing);
  expect([await press(true), await field(page).getAttribute('aria-activedescendant')]).toEqual([false, null]);
  expect(await press(false)).toBe(true);
  await expect.poll(() => field(page).getAttribute('aria-activedescendant')).not.toBeNull();
});

test('the suggestions are those of the last keystroke, also if an earlier response arrives later', async () => {
  const page = await shop.visit('/en');
  await openSearch(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/search/suggestions?q=bowl', async (route) => {
    await held.promise;
    await route.continue();
  });
  const isAsked = page.waitForRequest(/suggestions\?q=bowl/);
  await page.keyboard.type('bowl');
  await isAsked;
  await field(page).fill('teapot');
  await options(page).filter({ hasText: 'Quay teapot' }).waitFor();
  held.resolve();
  await page.waitForLoadState('networkidle');
  expect(await options(page).filter({ hasText: 'Porridge bowl' }).count()).toBe(0);
});

test('a search without a connection shows the error with a retry, and one without results says so', async () => {
  const page = await shop.visit('/en', { expectedErrors: /Failed to load resource/ });
  await openSearch(page);
  await page.context().setOffline(true);
  await page.keyboard.type('jug');
  const alert = page.getByRole('alert').filter({ hasText: 'The search did not work' });
  await alert.waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await options(page).filter({ hasText: 'Milk jug' }).waitFor();
  await field(page).fill('zeppelin');
  await page.getByText('Nothing found for “zeppelin”').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
