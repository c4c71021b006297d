import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { PAGES, pathOf, READING } from '../../test/pages.ts';
import { openMemberShop } from '../account.ts';
import { untilHydrated } from '../hydration.ts';
import { addProduct } from '../purchase.ts';
import { navigate, navigateToSkeleton } from '../shop.ts';

const shop = await openMemberShop();
const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });

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

test('every page that takes long to open shows its skeleton, and then itself', async () => {
  const page = await shop.visitAsAnn('/en/account', { viewport: { width: 360, height: 740 } });
  await page.clock.install();
  await shop.platform.addFault({ kind: 'latency', milliseconds: 4000 });
  for (const each of PAGES.filter((path) => path !== 'account' && path !== 'sign-in')) {
    await navigateToSkeleton(page, `/en/${pathOf(each, orderId)}`);
    expect([each, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([each, 360]);
  }
  // back on the page, as nothing has been opened
  await navigate(page, '/en/account');
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor();
  await navigateToSkeleton(page, '/en/cart');
  await shop.platform.clearFaults();
  await page.getByText('Your cart is empty').waitFor();
});

test('every page that a link opens names its error with an id to copy, and can be tried again', async () => {
  const page = await shop.visitAsAnn('/en/legal/terms', { permissions: CLIPBOARD, expectedErrors: FAILED });
  await addProduct(shop, page, 'Tidal mug');
  for (const each of READING) {
    await failAll();
    await navigate(page, `/en/${pathOf(each, orderId)}`);
    await expectError(page, each);
    await expectRecovery(page, each);
    await navigate(page, '/en/legal/terms');
    await page.getByRole('heading', { name: 'Terms and conditions' }).waitFor();
  }
});

test('every page that is loaded as a document does so, too', async () => {
  const page = await shop.visitAsAnn('/en/legal/terms', { permissions: CLIPBOARD, expectedErrors: FAILED });
  await addProduct(shop, page, 'Tidal mug');
  for (const each of READING) {
    await failAll();
    await page.goto(new URL(`/en/${pathOf(each, orderId)}`, shop.origin).href);
    await expectError(page, each);
    await expectRecovery(page, each);
  }
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

test('while the browser is offline, the page stays, and the next one opens as soon as it is online', async () => {
  const page = await shop.visit('/en/products', { expectedErrors: DISCONNECTED });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  const link = page.getByRole('link', { name: 'Herb planter' });
  // browsers that load a page ahead must not leave this one if they cannot
  await link.hover();
  await link.click();
  await page.getByText('The page opens as soon as you are connected').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('All products');
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Herb planter', level: 1 }).waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);
});

test('what is asked for while the browser is offline can be canceled', async () => {
  const page = await shop.visit('/en/products', { expectedErrors: DISCONNECTED });
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.getByRole('link', { name: 'Herb planter' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe('/en/products');
});

test('a form that is sent while the browser is offline keeps its entries', async () => {
  const page = await shop.visit('/en/sign-in', { expectedErrors: DISCONNECTED });
  await page.getByLabel('Email address').fill('ann@example.com');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.context().setOffline(true);
  await page.getByText('You are offline').waitFor();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('Nothing was sent').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
  expect(await page.getByLabel('Email address').inputValue()).toBe('ann@example.com');
});

test('a page, a form and the cart say when they take longer than usual', async () => {
  const page = await shop.visitAsAnn('/en/account');
  const slow = page.getByText('This takes longer than usual').first();
  await page.clock.install();
  await shop.platform.addFault({ kind: 'latency', milliseconds: 60_000 });
  await navigateToSkeleton(page, '/en/cart');
  await page.clock.fastForward(7000);
  await slow.waitFor();
  await shop.platform.clearFaults();
  await page.goto(new URL('/en/account/profile', shop.origin).href);
  await untilHydrated(page);
  await shop.platform.addFault({ kind: 'latency', milliseconds: 60_000 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.clock.fastForward(7000);
  await slow.waitFor();
  await shop.platform.clearFaults();
});
