/** Shops that leave out optional parts, and one with a single language, as a person makes them. */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { SAMPLE_PASSWORD } from 'storewire-platform';
import { expect, test } from 'vitest';
import { openShop } from '../../e2e/shop.ts';
import { PACKAGE } from '../../server/start.ts';
import { ANN } from '../member.ts';
import { buildCopy, copyShop, deleteLines, deleteNamedLines } from '../shop-copy.ts';
import { newVisitor } from '../visitor.ts';

const PARTS = readdirSync(join(PACKAGE, 'app/features'));

const WITHOUT_ROUTES = ['back-in-stock', 'recommendations', 'story'];

/** Deletes the folders of parts, their routes, and what the compiler then names. */
async function leaveOut(copy: string, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    await rm(join(copy, 'app/features', part), { recursive: true });
    if (!WITHOUT_ROUTES.includes(part)) await deleteLines(copy, 'app/routes.ts', `features/${part}/`);
  }
  await deleteNamedLines(copy);
}

test.for(PARTS)('without %s, the shop compiles', async (part) => {
  await leaveOut(await copyShop(part), [part]);
});

test('without all optional parts, the shop sells by the pages of the platform, no link leads to a page that is gone, and nothing of the parts is left on the server', async () => {
  const copy = await copyShop('parts');
  await leaveOut(copy, PARTS);
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
  const uploads = await visitor.request('/review-images/site-media/v1/files/generate-upload-url', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(uploads.status).toBe(415);
  const { headers } = await visitor.request('/en');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self';");

  const page = await shop.visit('/en/products/tidal-mug');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await buyOnPlatform(page);
  await page.getByRole('heading', { level: 1, name: 'Thank you for your order' }).waitFor();
  await page.goto(`${shop.origin}/en/account`);
  await page.locator('button[value=cancel]').click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await page.locator('input[name=email]').fill(ANN);
  await page.locator('input[name=password]').fill(SAMPLE_PASSWORD);
  await page.locator('button[value=login]').click();
  await page.getByText(`Signed in as ${ANN}`).waitFor();
});

/** Enters who buys, chooses the delivery, and pays. */
async function buyOnPlatform(page: Page): Promise<void> {
  const details = { email: 'mara@example.com', addressLine: '12 Quay Street', city: 'Galway', country: 'IE' };
  for (const [name, value] of Object.entries(details)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('button[value=details]').click();
  await page.getByLabel('Delivery').waitFor();
  await page.locator('button[value=details]').click();
  await page.locator('button[value=approved]').click();
}

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
