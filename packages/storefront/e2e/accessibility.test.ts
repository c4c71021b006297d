/** A glance at the main pages. Those in `nightly` are checked in all languages, widths and colors. */
import type { Page } from 'playwright-core';
import { disableTransitions, violationsOf } from 'storewire-dev-kit/axe';
import { expect, test } from 'vitest';
import { openMemberShop } from './account.ts';
import { visitWith } from './purchase.ts';

const shop = await openMemberShop();

async function expectNoViolations(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await disableTransitions(page);
  expect(await violationsOf(page)).toEqual([]);
}

test.each(['/en', '/en/products', '/en/products/tidal-mug', '/en/search?q=mug', '/en/sign-in'])(
  'the page %s is accessible',
  async (path) => {
    await expectNoViolations(await shop.visit(path));
  },
);

test.each(['/en/cart', '/en/checkout'])('the page %s with a product is accessible', async (path) => {
  await expectNoViolations(await visitWith(shop, path, { 'Tidal mug': 1 }));
});

test('the account of a member is accessible', async () => {
  await shop.order({ name: 'Tidal mug', quantity: 1 });
  await expectNoViolations(await shop.visitAsAnn('/en/account'));
});

test('a page that is written from right to left is accessible', async () => {
  await expectNoViolations(await shop.visit('/he/products/tidal-mug'));
});
