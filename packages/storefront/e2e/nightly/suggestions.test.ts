import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

test('Enter opens no product that took the place of the active one when other results arrived', async () => {
  const page = await shop.visit('/en');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search for products' });
  await field.fill('bowl');
  const first = page.getByRole('option').first();
  await first.filter({ hasText: /bowl/ }).waitFor();
  const isActive = Promise.withResolvers<void>();
  await page.route('**/search/suggestions?q=teapot', async (route) => {
    await isActive.promise;
    await route.continue();
  });
  await field.fill('teapot');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
  isActive.resolve();
  await first.filter({ hasText: /teapot/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Search for “teapot”' }).waitFor();
});

test('arrow keys move through the suggestions and back to the field, and Enter follows one', async () => {
  const page = await shop.visit('/en');
  const field = page.getByRole('combobox', { name: 'Search for products' });
  const options = page.getByRole('option');
  await page.keyboard.press('/');
  await field.waitFor();
  await page.keyboard.type('bowl');
  await expect.poll(() => options.count()).toBe(7);
  const active = async () => {
    const id = await field.getAttribute('aria-activedescendant');
    const selected = page.getByRole('option', { selected: true });
    if (id === null) return (await selected.count()) === 0 ? undefined : 'two states';
    expect(await selected.getAttribute('id')).toBe(id);
    return selected.textContent();
  };
  expect(await active()).toBeUndefined();
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe('See all results for “bowl”');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBeUndefined();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toContain('bowl');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Search for “bowl”' }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=bowl');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
