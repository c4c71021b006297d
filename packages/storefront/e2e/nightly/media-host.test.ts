import { expect, test } from 'vitest';
import { openShop } from '../shop.ts';

const MEDIA_HOST = 'media.localhost';

const shop = await openShop({ mediaHost: MEDIA_HOST });

test('pictures of another host than that of the platform are shown, and scripts may upload there', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const picture = page.locator('main img').first();
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(new URL(source).hostname).toBe(MEDIA_HOST);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // the policy of the page decides, and an answer without CORS is enough
  const isAllowed = await page.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    source,
  );
  expect(isAllowed).toBe(true);
});

test('a video of another host than that of the platform plays', async () => {
  const page = await shop.visit('/en/products/harbour-bowl');
  await page
    .getByRole('region', { name: 'Images and videos' })
    .getByRole('link', { name: /^Video/ })
    .click();
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  expect(new URL(await video.evaluate((element: HTMLVideoElement) => element.currentSrc)).hostname).toBe(
    MEDIA_HOST,
  );
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});
