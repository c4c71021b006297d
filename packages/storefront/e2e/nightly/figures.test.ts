import { glob, stat } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { untilHydrated } from 'storewire-dev-kit/hydration';
import { expect, onTestFinished, test } from 'vitest';
import { BUILD, closeServer, listen } from '../../server/start.ts';
import { isOfMembers, PAGES, pathOf } from '../../test/pages.ts';
import { openMemberShop } from '../account.ts';
import { figuresOf, layoutShiftOf, PHONE } from './page-figures.ts';

const shop = await openMemberShop();
const MUG = 'Tidal mug';
const orderId = await shop.order({ [MUG]: 1 });

/**
 * The most that a page may load, in kB, compressed with gzip. The page of a product has the most to hydrate: images,
 * choices, recommendations, and what features show there, such as reviews.
 */
const maxScripts = (path: string): number => (/products\/[^/]+$/.test(path) ? 200 : 192);

const VISITOR_PAGES = [
  '/en',
  '/en/products',
  '/en/collections/mugs',
  '/en/products/tidal-mug',
  // with the largest dictionary
  '/he/products/tidal-mug',
  '/en/products/utensil-crock',
  '/en/products/tidal-mug?Glaze=Ink&Size=450+ml',
  '/en/search?q=mug',
  '/en/search',
  '/en/cart',
  '/en/sign-in',
  '/en/reset-password',
  '/en/legal/terms',
  '/en/not-there',
];

const SHOPPER_PAGES = ['/en/cart', '/en/checkout', '/en/products/tidal-mug'];

const MEMBER_PAGES = PAGES.filter(isOfMembers).map((page) => `/en/${pathOf(page, orderId)}`);

/** A file of the build with texts. */
const TEXTS = /\/(?:text-)?(?:en|de|he)-[^/]+$/;

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

async function expectLimits(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // only the browser knows the products that it has shown before, so that the page reads them
    await page.evaluate(() => localStorage.clear());
    const figures = await figuresOf(page, new URL(path, shop.origin).href);
    expect.soft(kilobytes(figures.scripts), `scripts of ${path}`).toBeLessThanOrEqual(maxScripts(path));
    expect.soft(kilobytes(figures.styles), `style sheets of ${path}`).toBeLessThanOrEqual(14);
    expect.soft(figures.shift, `layout shift of ${path}`).toBeLessThanOrEqual(0.02);
    expect.soft(figures.calls, `calls of ${path} after hydration`).toEqual([]);
    // the texts, which would else be requested by the scripts that show them
    const texts = [...figures.files.keys()].filter((file) => TEXTS.test(file));
    expect.soft(texts.length, path).toBeGreaterThan(0);
    expect.soft(figures.announced.toSorted(), path).toEqual(texts.toSorted());
  }
}

/** A text is a page without an icon, for which a browser asks the shop. */
const EMPTY_PAGE = { ...PHONE, expectedErrors: /favicon\.ico/ };

test('pages of visitors are small, do not move, and read nothing again', async () => {
  const page = await shop.visit('/robots.txt', { ...EMPTY_PAGE, expectedErrors: /favicon\.ico|not-there/ });
  await expectLimits(page, VISITOR_PAGES);
  await expectLimits(
    await shop.visit('/robots.txt', { products: { [MUG]: 1 }, ...EMPTY_PAGE }),
    SHOPPER_PAGES,
  );
});

test('pages of members are small, do not move, and read nothing again', async () => {
  const page = await shop.visitAsAnn('/en/account', PHONE);
  await expectLimits(page, MEMBER_PAGES);
});

test('the images of the list are small on a phone', async () => {
  const page = await shop.visit('/robots.txt', EMPTY_PAGE);
  const { images } = await figuresOf(page, `${shop.origin}/en/products`);
  expect(images).toBeGreaterThan(0);
  expect(kilobytes(images)).toBeLessThanOrEqual(120);
});

/** Where a slow connection may cut a page: at each tag of the footer. */
function cutsOf(html: string): number[] {
  const start = html.indexOf('<footer');
  const tags = html.slice(start, html.indexOf('</footer>')).matchAll(/<\/?(?:nav|ul|li|form)\b/g);
  return [...tags].map(({ index }) => start + index);
}

test('a page that arrives in parts does not move', async () => {
  const terms = await fetch(`${shop.origin}/en/legal/terms`);
  const html = (await terms.text()).replaceAll(/<script.*?<\/script>|<link rel="modulepreload[^>]*>/gs, '');
  const cuts = cutsOf(html);
  expect(cuts.length).toBeGreaterThan(10);
  const server = await listen(async (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    let sent = 0;
    for (const cut of cuts) {
      response.write(html.slice(sent, cut));
      sent = cut;
      await setTimeout(50);
    }
    response.end(html.slice(sent));
  }, 0);
  onTestFinished(() => closeServer(server));
  const page = await shop.visit('/robots.txt', EMPTY_PAGE);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}`);
  expect(await layoutShiftOf(page)).toBe(0);
});

test.each([
  // after the document, and the texts that its headers name
  ['a product', '/en/products/tidal-mug', '/media/', 2],
  // and after two fonts
  ['the start page', '/en', '/hero-phone.webp', 4],
])(
  '%s requests its large image with the page, and not after its scripts',
  async (_what, path, image, last) => {
    const page = await shop.visit('/robots.txt', EMPTY_PAGE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await figuresOf(page, shop.origin + path);
    const place = requested.findIndex((url) => url.includes(image));
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThanOrEqual(last);
  },
);

test('the fonts are small in all scripts together', async () => {
  let bytes = 0;
  for await (const file of glob(join(BUILD, 'client/fonts/*.woff2'))) bytes += (await stat(file)).size;
  expect(bytes).toBeGreaterThan(0);
  expect(kilobytes(bytes)).toBeLessThanOrEqual(68);
});

/** Bytes of the scripts that an action loads, in kB. */
async function scriptsOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  let bytes = 0;
  const loads: Promise<void>[] = [];
  const count = (response: Response): void => {
    if (!response.headers()['content-type']?.includes('javascript')) return;
    loads.push(response.body().then((body) => void (bytes += gzipSync(body).length)));
  };
  page.on('response', count);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('response', count);
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
  expect(drawer).toBeLessThanOrEqual(14);
  await page.reload();
  await untilHydrated(page);
  const search = await scriptsOf(page, async () => {
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search for products' }).waitFor();
  });
  expect(search).toBeLessThanOrEqual(5);
  const { expectedErrors } = EMPTY_PAGE;
  const shopper = await shop.visit('/robots.txt', { products: { [MUG]: 1 }, expectedErrors });
  const list = await figuresOf(shopper, `${shop.origin}/en/products`);
  const checkout = await figuresOf(shopper, `${shop.origin}/en/checkout`);
  const own = [...checkout.files].filter(([path]) => !list.files.has(path));
  expect(kilobytes(own.reduce((sum, [, bytes]) => sum + bytes, 0))).toBeLessThanOrEqual(60);
});
