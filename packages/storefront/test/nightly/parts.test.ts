/** A shop that leaves out two of its optional parts, and one with a single language, as a person makes them. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openShop } from '../../e2e/shop.ts';
import { buildCopy, copyShop, deleteLines, deleteNamedLines } from '../shop-copy.ts';
import { newVisitor } from '../visitor.ts';

test('without analytics and favorites, the shop sells, and no link leads to a page that is gone', async () => {
  const copy = await copyShop('parts');
  for (const part of ['analytics', 'favorites']) {
    await rm(join(copy, 'app/features', part), { recursive: true });
    await deleteLines(copy, 'app/routes.ts', `features/${part}/`);
  }
  expect(await deleteNamedLines(copy)).toEqual([
    'app/layout/footer.tsx',
    'app/layout/header.tsx',
    'app/layout/shell.tsx',
    'app/pages/home/home-page.tsx',
    'app/pages/order/order-page.tsx',
    'app/pages/product/buy-form.tsx',
    'app/pages/product/product-page.tsx',
    'app/root.tsx',
  ]);
  const shop = await openShop({ build: await buildCopy(copy) });

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

  const page = await shop.visit('/en/products/tidal-mug');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
});

test('with one language, the shop compiles and builds', async () => {
  const copy = await copyShop('language');
  for (const code of ['de', 'he']) {
    await rm(join(copy, 'app/text', code), { recursive: true });
    await rm(join(copy, 'app/pages/legal/sections', `${code}.ts`));
    await deleteLines(copy, 'shop.config.ts', `{ code: '${code}'`);
  }
  expect(await deleteNamedLines(copy)).toEqual(['app/text/load-text.ts']);
  await buildCopy(copy);
});
