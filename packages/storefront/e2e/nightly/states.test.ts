import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { pathOf, READING } from '../../test/pages.ts';
import { openMemberShop } from '../account.ts';
import { navigate, openShop } from '../shop.ts';

const shop = await openMemberShop();
const orderId = await shop.order({ 'Tidal mug': 1 });

afterEach(() => shop.platform.clearFaults());

/** What browsers log when a request gets no response. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** What they log of responses with an error. */
const FAILED = /status of [45]\d\d/;

const CLIPBOARD = ['clipboard-read', 'clipboard-write'];

/** What tries again what has failed on the page, also while it does. Sections of a page have one each. */
const retries = (page: Page) => page.locator('main :is(a, button)', { hasText: /^(Try|Trying) again$/ });

/** Fails all calls of the platform. */
const failAll = () => shop.platform.addFault({ kind: 'throttled', retryAfterSeconds: 0 });

/** Checks that the page names its error within the layout, and that the id of the request can be copied. */
async function expectError(page: Page, path: string): Promise<void> {
  await retries(page)
    .first()
    .waitFor()
    .catch(() => expect.fail(`${path} shows no error`));
  await page.getByRole('banner').waitFor();
  const id = page.locator('main p:has(> code)', { hasText: 'Request id' }).first();
  const shown = await id.locator('code').textContent();
  expect([path, shown]).toEqual([path, expect.stringMatching(/^\S{8,}$/)]);
  const copied = async () => {
    // without effect until the page is hydrated
    await id.getByRole('button', { name: /^Cop/ }).click();
    return [path, await page.evaluate(() => navigator.clipboard.readText())];
  };
  await expect.poll(copied).toEqual([path, shown]);
}

/** Tries all again that has failed, once, and checks that the page appears. */
async function expectRecovery(page: Page, path: string): Promise<void> {
  shop.platform.clearFaults();
  // at once, as sections that are read together recover together
  await retries(page).evaluateAll((all: HTMLElement[]) => {
    for (const each of all) each.click();
  });
  await expect.poll(async () => [path, await retries(page).count()]).toEqual([path, 0]);
  await page.locator('main h1:visible').waitFor();
}

test.each(['a link opens', 'is loaded as a document'])(
  'every page that %s names its error with an id to copy, and can be tried again',
  async (way) => {
    const page = await shop.visitAsAnn('/en/legal/terms', {
      products: { 'Tidal mug': 1 },
      permissions: CLIPBOARD,
      expectedErrors: FAILED,
    });
    for (const each of READING) {
      const path = `/en/${pathOf(each, orderId)}`;
      await failAll();
      if (way === 'a link opens') await navigate(page, path);
      else await page.goto(new URL(path, shop.origin).href);
      await expectError(page, each);
      await expectRecovery(page, each);
      await navigate(page, '/en/legal/terms');
      await page.getByRole('heading', { name: 'Terms and conditions' }).waitFor();
    }
  },
);

test('a list of products that could never be read names its error with an id to copy, and can be tried again', async () => {
  const unread = await openShop();
  await unread.platform.addFault({ kind: 'throttled', retryAfterSeconds: 0 });
  const page = await unread.visit('/en/products', { permissions: CLIPBOARD, expectedErrors: FAILED });
  await expectError(page, 'products');
  unread.platform.clearFaults();
  await retries(page).click();
  await page.getByText('12 of 60 products').waitFor();
});

test('a shop that cannot be reached is an error that can be tried again', async () => {
  const page = await shop.visit('/en/products', { expectedErrors: DISCONNECTED });
  await page.route(/\.data/, (route) => route.abort());
  await navigate(page, '/en/cart');
  await page.getByText('The shop is not available at the moment').waitFor();
  await page.unroute(/\.data/);
  await retries(page).click();
  await page.getByText('Your cart is empty').waitFor();
});
