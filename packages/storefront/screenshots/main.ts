/** Takes the pictures of the README of the store front: `npm run screenshots`. The shop is the sample shop of the local platform. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from 'storewire-dev-kit/chromium';
import { createPlatform } from 'storewire-platform';
import { openStoreFront, prepareStoreFront } from '../open.ts';

const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 };

interface Picture {
  name: string;
  path: string;
  options: BrowserContextOptions;
  /** What happens before the picture is taken. */
  prepare?: (page: Page) => Promise<void>;
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().click();
  await page.getByRole('dialog').getByText('Tidal mug').first().waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].every(({ complete }) => complete),
  );
}

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/en', options: WIDE },
  { name: 'list', path: '/en/products?option.Glaze=Sea', options: WIDE },
  { name: 'product', path: '/en/products/tidal-mug', options: { ...WIDE, colorScheme: 'dark' } },
  { name: 'cart', path: '/en/products/tidal-mug', options: WIDE, prepare: addToCart },
  { name: 'phone', path: '/de/products/tidal-mug', options: { ...PHONE, colorScheme: 'dark' } },
  { name: 'phone-rtl', path: '/he/products', options: PHONE },
];

const platform = createPlatform({ seed: 'rich', clock: '2026-06-01T09:00:00Z' });
const storeUrl = await platform.listen({ port: 0 });
const { clientId, siteId, apiKey } = platform.shop;
const settings = { storeUrl, clientId, siteId, apiKey };
await prepareStoreFront(console.log);
const shop = await openStoreFront({ port: 4321, isDevelopment: false, settings });
const browser = await launchChromium();

for (const { name, path, options, prepare } of PICTURES) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(shop.url + path);
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer();
  await writeFile(join(import.meta.dirname, `${name}.webp`), picture);
  console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}
await browser.close();
await shop.close();
await platform.close();
