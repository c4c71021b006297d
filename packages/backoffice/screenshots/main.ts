/** Takes the pictures of the README: `npm run screenshots`. The shop is the sample shop of the local platform. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from 'storewire-dev-kit/chromium';
import { createPlatform, SAMPLE_PASSWORD } from 'storewire-platform';
import { localStaff, openBackOffice } from '../server/index.ts';

const PORT = 4322;
const LOOK: BrowserContextOptions = { locale: 'en-IE', reducedMotion: 'reduce' };
const WIDE: BrowserContextOptions = { ...LOOK, viewport: { width: 1280, height: 800 } };
const PHONE: BrowserContextOptions = { ...LOOK, viewport: { width: 390, height: 780 } };

const platform = createPlatform({ seed: 'rich' });
const storeUrl = await platform.listen({ port: 0 });
const { apiKey, siteId } = platform.shop;
const staff = localStaff(SAMPLE_PASSWORD);
const timeZone = 'Europe/Dublin';
const settings = { storeUrl, apiKey, siteId, isLocal: true, timeZone, auditFile: ':memory:', staff };
const office = await openBackOffice({ port: PORT, log: console.log, settings });

const { items: orders } = platform.listItems({ entity: 'order', limit: 100 });
const order = `/orders/${orders.find(({ number }) => number === '10019')?.['id']}/show`;

const { items: products } = platform.listItems({ entity: 'product', limit: 100 });
const product = `/products/${products.find(({ name }) => name === 'Tidal mug')?.['id']}`;

/** Each with a text that shows that the page is complete. */
const PICTURES = [
  { name: 'home', path: '/', text: '10021', options: WIDE },
  { name: 'orders', path: '/orders', text: '10021', options: WIDE },
  { name: 'order', path: order, text: 'Order placed', options: WIDE },
  { name: 'product', path: product, text: 'A wheel-thrown', options: WIDE },
  { name: 'products', path: '/products', text: 'Anchor jug', options: WIDE },
  { name: 'media', path: '/media', text: '13-sand-table.webp', options: WIDE },
  { name: 'dark', path: order, text: 'Order placed', options: { ...WIDE, colorScheme: 'dark' } },
  { name: 'phone', path: '/orders', text: '10021', options: PHONE },
] as const;

const browser = await launchChromium();
for (const { name, path, text, options } of PICTURES) {
  const context = await browser.newContext(options);
  const data = { username: 'owner@example.com', password: SAMPLE_PASSWORD };
  await context.request.post(`${office.url}/staff/sign-in`, { headers: { origin: office.url }, data });
  const page = await context.newPage();
  await page.goto(office.url + path);
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 40 })
    .toBuffer();
  await writeFile(join(import.meta.dirname, `${name}.webp`), picture);
  console.log(`${name}.webp ${Math.round(picture.length / 1000)} kB`);
  await context.close();
}
await browser.close();
await Promise.all([office.close(), platform.close()]);
