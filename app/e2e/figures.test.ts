import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BUILD } from '../server/build.ts';
import { openMemberShop } from './account.ts';
import { figuresOf, type PageFigures, PHONE } from './page-figures.ts';
import { addProduct } from './purchase.ts';

const shop = await openMemberShop();
const MUG = 'Tidal mug';
const orderId = await shop.order({ name: MUG, quantity: 1 });

/** The most that any page may load, in kB. */
const GOAL = 150;

/**
 * Paths of pages, and their limit of scripts in kB, compressed with gzip. Those above the goal do not reach it yet:
 * React, its router and SWR are 104, the shell with its texts is 27, and the library for forms is 13.
 */
type Pages = readonly [path: string, limit: number][];

const VISITOR_PAGES: Pages = [
  ['/en', GOAL],
  ['/en/products', GOAL],
  ['/en/collections/mugs', GOAL],
  ['/en/products/tidal-mug', 163],
  ['/en/search?q=mug', GOAL],
  ['/en/cart', GOAL],
  ['/en/sign-in', GOAL],
  ['/en/reset-password', GOAL],
  ['/en/legal/terms', GOAL],
  ['/en/not-there', GOAL],
];

const SHOPPER_PAGES: Pages = [
  ['/en/cart', GOAL],
  ['/en/checkout', 171],
];

const MEMBER_PAGES: Pages = [
  ['/en/account', GOAL],
  ['/en/account/orders', GOAL],
  [`/en/account/orders/${orderId}`, GOAL],
  ['/en/account/profile', 158],
  ['/en/account/addresses', GOAL],
  ['/en/account/addresses/new', 161],
  ['/en/account/contact', 159],
  ['/en/account/community', GOAL],
  ['/en/account/delete', GOAL],
  ['/en/products/tidal-mug/review', GOAL],
];

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

const manifest: Record<string, { file: string }> = JSON.parse(
  await readFile(join(BUILD, 'client/.vite/manifest.json'), 'utf8'),
);
const TEXTS = Object.entries(manifest)
  .filter(([source]) => source.startsWith('shared/text/'))
  .map(([, { file }]) => `/${file}`);

/** The texts that the page has loaded although its headers do not name them, which takes a round trip more. */
const lateTexts = ({ files, announced }: PageFigures): string[] =>
  TEXTS.filter((file) => files.has(file) && !announced.includes(file));

async function expectLimits(page: Page, pages: Pages): Promise<void> {
  for (const [path, limit] of pages) {
    const figures = await figuresOf(page, new URL(path, shop.origin).href);
    expect.soft(kilobytes(figures.scripts), `scripts of ${path}`).toBeLessThanOrEqual(limit);
    expect.soft(kilobytes(figures.styles), `style sheets of ${path}`).toBeLessThanOrEqual(14);
    expect.soft(figures.shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.02);
    expect.soft(figures.calls, `calls of ${path} after hydration`).toEqual([]);
    expect.soft(lateTexts(figures), `texts of ${path} that are requested late`).toEqual([]);
  }
}

test('pages of visitors are small, do not move, and read nothing again', async () => {
  const page = await shop.visit('/robots.txt', { ...PHONE, expectedErrors: /404/ });
  await expectLimits(page, VISITOR_PAGES);
});

test('pages of shoppers are small, do not move, and read nothing again', async () => {
  const page = await shop.visit('/robots.txt', { ...PHONE, expectedErrors: /404/ });
  await addProduct(shop, page, MUG);
  await expectLimits(page, SHOPPER_PAGES);
});

test('pages of members are small, do not move, and read nothing again', async () => {
  const page = await shop.visitAsAnn('/en/account', PHONE);
  await expectLimits(page, MEMBER_PAGES);
});

test('the images of the list are small on a phone', async () => {
  const page = await shop.visit('/robots.txt', PHONE);
  const { images } = await figuresOf(page, `${shop.origin}/en/products`);
  expect(images).toBeGreaterThan(0);
  expect(kilobytes(images)).toBeLessThanOrEqual(120);
});

test('the font is small in all scripts together', async () => {
  let bytes = 0;
  for await (const file of glob(join(BUILD, 'client/fonts/*.woff2'))) bytes += (await stat(file)).size;
  expect(bytes).toBeGreaterThan(0);
  expect(kilobytes(bytes)).toBeLessThanOrEqual(45);
});

/** Bytes of the scripts that an action loads, in kB. */
async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  let bytes = 0;
  const loads: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    loads.push(response.body().then((body) => void (bytes += gzipSync(body).length)));
  });
  await act();
  await page.waitForLoadState('networkidle');
  await Promise.all(loads);
  expect(bytes).toBeGreaterThan(0);
  return kilobytes(bytes);
}

test('what opens on demand is small: the cart drawer, the search and the checkout', async () => {
  const page = await shop.visit('/en/products', { expectedErrors: /404/ });
  await page.waitForLoadState('networkidle');
  const drawer = await scriptsOf(page, async () => {
    await page.getByRole('link', { name: 'Cart, empty' }).click();
    await page.getByRole('dialog', { name: 'Cart' }).waitFor();
  });
  expect(drawer).toBeLessThanOrEqual(35);
  await page.reload();
  await page.waitForLoadState('networkidle');
  const search = await scriptsOf(page, async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search for products' }).waitFor();
  });
  expect(search).toBeLessThanOrEqual(60);
  await addProduct(shop, page, MUG);
  const list = await figuresOf(page, `${shop.origin}/en/products`);
  const checkout = await figuresOf(page, `${shop.origin}/en/checkout`);
  const own = [...checkout.files].filter(([path]) => !list.files.has(path));
  expect(kilobytes(own.reduce((sum, [, bytes]) => sum + bytes, 0))).toBeLessThanOrEqual(60);
});
