import type { Page } from 'playwright-core';
import { violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const shop = await openShop();

const SOLD_OUT = '/en/products/tidal-mug?Glaze=Sand&Size=450+ml';

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

test('shoppers ask once to be notified when a sold-out variant is back', async () => {
  const page = await shop.visit(SOLD_OUT, { expectedErrors: /400/ });
  const email = page.getByLabel('Email address');
  const submit = page.getByRole('button', { name: 'Notify me' });
  await email.fill('mara');
  await submit.click();
  await page.getByText('Enter an email address such as').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await email.fill('mara@example.com');
  await submit.click();
  await page.getByText('We will write to mara@example.com as soon as it is back.').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  shop.platform.advanceClock({ milliseconds: 60_000 });
  await page.reload();
  await email.fill('mara@example.com');
  await submit.click();
  await page.getByText('mara@example.com is already on the list for this product.').waitFor();
});

test('without JavaScript, shoppers can ask to be notified', async () => {
  const page = await shop.visit(SOLD_OUT, { javaScriptEnabled: false });
  await page.getByLabel('Email address').fill('nils@example.com');
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('We will write to nils@example.com').waitFor();
});

test('recommendations lead to other products', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const cards = page.getByRole('list', { name: 'You may also like' }).getByRole('link');
  expect(await cards.count()).toBe(4);
  const name = await cards.first().textContent();
  await cards.first().click();
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
});

test('a product that cannot be read shows the error, and after a retry is shown with all that belongs to it', async () => {
  const fault = await shop.platform.addFault({ kind: 'throttled', call: 'products.queryProducts' });
  const page = await shop.visit('/en/products/tidal-mug', { expectedErrors: /429/ });
  await page.getByRole('alert').getByText('This product could not be loaded').waitFor();
  shop.platform.removeFault({ id: fault.id });
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tidal mug' }).waitFor();
  await page.getByRole('list', { name: 'You may also like' }).waitFor();
});

test('a page is sent without the data of a call that is throttled for a minute', async () => {
  const call = 'recommendations.getRecommendation';
  const fault = await shop.platform.addFault({ kind: 'throttled', call, retryAfterSeconds: 55 });
  const response = await fetch(`${shop.origin}/en/products/tidal-mug`, {
    signal: AbortSignal.timeout(30_000),
  });
  shop.platform.removeFault({ id: fault.id });
  expect(await response.text()).toContain('Tidal mug');
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
