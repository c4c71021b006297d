import { expect, test } from 'vitest';
import { openShop } from './shop.ts';

const shop = await openShop({ mediaHost: 'media.localhost' });

test('pictures and videos of another host than that of the platform are shown', async () => {
  const page = await shop.visit('/en/products/tidal-mug');
  const picture = page.locator('main img').first();
  expect(await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).hostname)).toBe(
    'media.localhost',
  );
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // the policy of the page also lets scripts upload there, and videos play
  const isFetched = await page.evaluate(
    (url) =>
      fetch(url, { mode: 'no-cors' }).then(
        () => true,
        () => false,
      ),
    await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
  );
  expect(isFetched).toBe(true);
});
