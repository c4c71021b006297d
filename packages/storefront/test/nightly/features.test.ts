/** A shop without one of its features, without all of them, and with one language. Without any, it still sells. */
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openShop } from '../../e2e/shop.ts';
import { buildWithout, copyShop, deleteFeatures, FEATURES, problemsOf } from '../shop-copy.ts';
import { newVisitor } from '../visitor.ts';

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

/** Checks that types are right and that the build succeeds. */
async function expectBuilds(copy: string): Promise<void> {
  const router = join(folderOf('@react-router/dev'), 'bin.cjs');
  const compiler = join(folderOf('@typescript/native'), 'bin/tsc');
  expect(await problemsOf(copy, router, 'typegen')).toBe('');
  expect(await problemsOf(copy, compiler, '-p', '.')).toBe('');
  expect(await problemsOf(copy, router, 'build')).toBe('');
}

const CASES = [...FEATURES.map((feature) => [feature]), FEATURES];

test.each(CASES.map((features) => ({ features, title: features.join(', ') })))(
  'the shop compiles and builds without $title',
  async ({ features, title }) => {
    const copy = await copyShop(title.replaceAll(', ', '-'));
    await deleteFeatures(copy, features);
    await expectBuilds(copy);
  },
);

test('the shop compiles and builds with one language', async () => {
  const copy = await copyShop('language');
  const config = join(copy, 'shop.config.ts');
  let source = await readFile(config, 'utf8');
  for (const code of ['de', 'he']) {
    for await (const file of glob(`app/**/${code}.ts`, { cwd: copy })) await rm(join(copy, file));
    source = source.replace(new RegExp(`.*\\{ code: '${code}'.*\n`), '');
  }
  await writeFile(config, source);
  expect(source).not.toContain('Deutsch');
  await expectBuilds(copy);
});

const shop = await openShop({ build: await buildWithout(FEATURES, 'guest') });

test('without any feature, a guest finds a product, whose cart leads to the checkout page of the platform', async () => {
  const page = await shop.visit('/en/products');
  await page.getByRole('link', { name: 'Next' }).click();
  await page.getByText('24 of 60 products').waitFor();
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Candlesticks' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Candlesticks' }).waitFor();
  const product = page.getByRole('article').first().getByRole('link').first();
  const name = (await product.textContent()) ?? '';
  await product.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item', exact: true }).waitFor();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.locator('input[name=email]').first().waitFor();
  expect(new URL(page.url()).origin).not.toBe(shop.origin);
});

test('without any feature, the sign-in is on the page of the platform, which leads back when it is canceled', async () => {
  const visitor = newVisitor(shop);
  const platform = await visitor.open('/en/sign-in?returnTo=/en/cart');
  expect(platform.url.origin).not.toBe(shop.origin);
  const back = await visitor.submit(platform, 'Cancel');
  expect([back.url.origin, back.heading]).toEqual([shop.origin, 'The sign-in has failed']);
  const again = await visitor.follow(back, 'Sign in', 'main');
  expect(again.url.origin).toBe(platform.url.origin);
});

test('without any feature, no link leads to a page that is gone', async () => {
  const visitor = newVisitor(shop);
  const paths = new Set<string>();
  for (const path of ['/en', '/en/products', '/en/products/tidal-mug', '/en/cart', '/en/nothing/here']) {
    const { document } = await visitor.open(path);
    for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang])'))
      paths.add(link.getAttribute('href') ?? '');
  }
  expect(paths.size).toBeGreaterThan(30);
  for (const path of paths) {
    const { status } = await fetch(shop.origin + path, { redirect: 'manual' });
    expect([path, status]).toEqual([path, expect.toBeOneOf([200, 302, 303])]);
  }
});
