/** A glance at the main pages. Those in `nightly` are checked in all languages, widths and colors. */
import type { Page } from 'playwright-core';
import { disableTransitions, violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openMemberShop } from './account.ts';
import { visitWith } from './purchase.ts';
import { openDocument } from './shop.ts';

const shop = await openMemberShop();

/** What axe finds on pages that are opened one after the other, by path. */
async function violationsOn(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await openDocument(page, new URL(path, shop.origin));
    await page.locator('main h1').first().waitFor();
    await disableTransitions(page);
    const violations = await violationsOf(page);
    if (violations.length > 0) found[path] = violations;
  }
  return found;
}

test('start page and product are accessible', async () => {
  const page = await shop.visit('/en');
  expect(await violationsOn(page, ['/en', '/en/products/tidal-mug'])).toEqual({});
});

test('cart and checkout are accessible', async () => {
  const page = await visitWith(shop, '/en/cart', { 'Tidal mug': 1 });
  expect(await violationsOn(page, ['/en/cart', '/en/checkout'])).toEqual({});
});

test('the account of a member is accessible', async () => {
  await shop.order({ name: 'Tidal mug', quantity: 1 });
  const page = await shop.visitAsAnn('/en/account');
  expect(await violationsOn(page, ['/en/account'])).toEqual({});
});
