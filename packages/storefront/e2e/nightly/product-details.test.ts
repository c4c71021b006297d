import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const gallery = (page: Page) => page.getByRole('region', { name: 'Images and videos' });

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

test('a video plays with captions', async () => {
  const page = await shop.visit('/en/products/harbour-bowl');
  await gallery(page)
    .getByRole('link', { name: /^Video/ })
    .click();
  const firstCue = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => {
      const cue = video.textTracks[0]?.cues?.[0];
      return cue instanceof VTTCue ? cue.text : undefined;
    });
  await expect.poll(firstCue).toBe('Centre the clay: it must turn without a wobble.');
  expect(await violationsOf(page)).toEqual([]);
});

test('on phones, the bar to buy follows the form out of sight, and adding does not move the page', async () => {
  const page = await shop.visit('/en/products/quay-teapot', {
    viewport: { width: 360, height: 740 },
    expectedErrors: /404/,
  });
  const bar = page.getByRole('region', { name: 'Buy this product' });
  await page.locator('#reviews').scrollIntoViewIfNeeded();
  const positionOfReviews = () => page.locator('#reviews').evaluate((box) => box.getBoundingClientRect().top);
  const before = await positionOfReviews();
  await bar.getByRole('button', { name: 'Add to cart' }).click();
  await bar.getByText('Added. Your cart has 1 item.').waitFor();
  // the page stays where it is, and the count of the header is in sight
  expect(Math.abs((await positionOfReviews()) - before)).toBeLessThan(2);
  const count = page.getByRole('link', { name: 'Cart, 1 item' }).first();
  expect((await count.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.getByRole('textbox', { name: 'Quantity' }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'detached' });
});
