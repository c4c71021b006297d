/**
 * Takes the pictures of the first page, of the servers that `npm start` runs, and those of the README and the guides,
 * of a new shop with Vite: `npm run pictures`.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { launchChromium } from 'storewire-dev-kit/chromium';

const root = resolve(import.meta.dirname, '../..');
const browser = await launchChromium();

/** Takes 1280 × 800 pixels in both color schemes, of the page that `show` leads to. `scale` enlarges a small page. */
async function take(name: string, scale: number, show: (page: Page) => Promise<unknown>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport: { width: 1280 / scale, height: 800 / scale },
      deviceScaleFactor: scale,
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await show(page);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => {
      const shown = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
      return shown.every(({ complete }) => complete);
    });
    const session = await context.newCDPSession(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
    const picture = Buffer.from(data, 'base64');
    await writeFile(join(import.meta.dirname, `public/${name}-${colorScheme}.webp`), picture);
    console.log(`${name}-${colorScheme}.webp ${Math.round(picture.length / 1000)} kB`);
    await context.close();
  }
}

/** Starts a program that starts others. */
const start = (file: string, args: readonly string[], cwd: string) =>
  spawn(file, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });

/** Ends a program and those that it has started. */
async function end(program: ChildProcess): Promise<void> {
  const exit = once(program, 'exit');
  if (program.pid) process.kill(-program.pid);
  await exit;
}

const servers = start(process.execPath, ['scripts/start.ts', '--dev'], root);
const urls = new Map<string, string>();
for await (const line of createInterface(servers.stdout)) {
  const [, name, url] = /^ +(Store front|Console) +(http:\S+)/.exec(line) ?? [];
  if (name && url) urls.set(name, url);
  if (/^ +To start over/.test(line)) break;
}
await take('shop', 1, (page) => page.goto(`${urls.get('Store front')}/en/products`));
await take('console', 1, (page) => page.goto(`${urls.get('Console')}/requests`));
await end(servers);

const SHOP = 'http://localhost:5173';
const folder = await mkdtemp(join(tmpdir(), 'storewire-pictures-'));
execFileSync(process.execPath, ['scripts/create.ts', join(folder, 'shop'), '--template', 'vite'], {
  cwd: root,
  stdio: 'inherit',
});
const shop = start('npm', ['run', 'dev'], join(folder, 'shop'));
// Vite is ready some seconds before the platform, and a page shows a failure then
const missing = ['Local:', 'Platform at'];
for await (const line of createInterface(shop.stdout)) {
  const at = missing.findIndex((text) => line.includes(text));
  if (at >= 0) missing.splice(at, 1);
  if (missing.length === 0) break;
}
await take('first-shop', 1.25, async (page) => {
  await page.goto(SHOP);
  await page.getByText('Jaffa mug').waitFor();
});
await take('first-product', 1.25, async (page) => {
  await page.goto(`${SHOP}/product-page/storm-plate-set`);
  await page.getByRole('button', { name: 'Add to cart', disabled: false }).waitFor();
});
await take('first-cart', 1.6, async (page) => {
  await page.goto(`${SHOP}/product-page/storm-plate-set`);
  await page.getByRole('radio', { name: 'Six plates' }).check();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Show the cart' }).click();
  // a coupon of the platform's seed
  await page.getByLabel('Coupon').fill('KILN10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Discount').waitFor();
});
await end(shop);
await rm(folder, { recursive: true });
await browser.close();
