import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const PHONE = { width: 360, height: 740 };

const gallery = (page: Page, name = 'Images and videos') => page.getByRole('region', { name });
const slides = (page: Page, name?: string) => gallery(page, name).locator('ul').first();

/** Scrolls to the next slide, as a finger does. */
const swipe = (page: Page, name?: string) =>
  slides(page, name).evaluate((list) =>
    list.scrollBy({
      left: getComputedStyle(list).direction === 'rtl' ? -list.clientWidth : list.clientWidth,
    }),
  );

test.each(['tidal-mug', 'dune-vase', 'made-to-order-mug'])(
  'on a phone, name, price and first choice of %s are visible without scrolling',
  async (slug) => {
    for (const language of ['en', 'de', 'he']) {
      const page = await shop.visit(`/${language}/products/${slug}`, { viewport: PHONE });
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.locator('main').getByText(/€/).first(),
        page.getByRole('radio').first().locator('xpath=..'),
      ]) {
        const { y, height } = (await part.boundingBox()) ?? { y: 0, height: PHONE.height };
        expect(y + height, `${language} ${slug}`).toBeLessThanOrEqual(PHONE.height);
      }
    }
  },
);

test('on a phone, the images are swiped, and a counter says which one is visible', async () => {
  const page = await shop.visit('/en/products/tidal-mug', { viewport: PHONE });
  await gallery(page).getByText('1 / 6').waitFor();
  await swipe(page);
  await gallery(page).getByText('2 / 6').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test('where text is written from right to left, so are the images', async () => {
  const page = await shop.visit('/he/products/tidal-mug', { viewport: PHONE });
  const name = 'תמונות וסרטונים';
  await swipe(page, name);
  await gallery(page, name).getByText('2 / 6').waitFor();
});

test('the arrow keys change the image, and a choice shows its own without scrolling the page', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const current = gallery(page).locator('[aria-current=true]');
  await slides(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current.getAttribute('aria-label')).toContain('Image 2 of 6');
  await page.getByRole('radio', { name: 'Ink' }).check({ force: true });
  await expect.poll(() => current.getAttribute('aria-label')).toMatch(/Image [56] of 6/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('without JavaScript, the image of the selection comes first, and small images lead to the others', async () => {
  const page = await shop.visit('/en/products/tidal-mug?Glaze=Ink', { javaScriptEnabled: false });
  const left = () => slides(page).evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  const sourceOf = (place: number) => slides(page).getByRole('img').nth(place).getAttribute('src');
  const other = await shop.visit('/en/products/tidal-mug', { javaScriptEnabled: false });
  expect(await sourceOf(0)).not.toBe(await slides(other).getByRole('img').first().getAttribute('src'));
  await gallery(page).getByRole('link', { name: 'Image 3 of 6' }).click();
  await expect.poll(left).toBe(2);
});

test('the large image is zoomed and changed by keyboard, and closing it returns the focus', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const open = page.getByRole('button', { name: 'Enlarge the image' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const image = dialog.getByRole('img');
  await image.waitFor();
  const width = async () => (await image.boundingBox())?.width ?? 0;
  await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
  const whole = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole * 1.5);
  await page.keyboard.press('-');
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Image 2 of 6').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => open.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await gallery(page).getByRole('link', { name: 'Image 2 of 6' }).getAttribute('aria-current')).toBe(
    'true',
  );
});
