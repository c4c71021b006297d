import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { PLACEHOLDERS } from '../storefront/system/page-skeleton.tsx';
import { openMemberShop } from './account.ts';
import { PAGES, pathOf } from './pages.ts';

const shop = await openMemberShop();
const orderId = await shop.order({ name: 'Tidal mug', quantity: 1 });

afterEach(() => shop.platform.clearFaults());

/** What browsers log when a request gets no response. */
const DISCONNECTED = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

/** Opens another page as a link does. */
async function open(page: Page, path: string): Promise<void> {
  await page.waitForFunction('globalThis.__reactRouterDataRouter !== undefined');
  await page.evaluate(`void __reactRouterDataRouter.navigate(${JSON.stringify(path)})`);
}

test('every page of routes.ts has a skeleton', () => {
  expect(Object.keys(PLACEHOLDERS).toSorted()).toEqual(PAGES.toSorted());
});

test('every page that takes long to open shows its skeleton, and then itself', async () => {
  const page = await shop.visitAsAnn('/en/account', { viewport: { width: 360, height: 740 } });
  await shop.platform.addFault({ kind: 'latency', milliseconds: 4000 });
  const skeleton = page.locator('main [aria-hidden="true"].animate-pulse:visible').first();
  for (const each of PAGES.filter((path) => path !== 'account' && path !== 'sign-in')) {
    await open(page, `/en/${pathOf(each, orderId)}`);
    await skeleton.waitFor();
    expect([each, await page.evaluate('document.documentElement.scrollWidth')]).toEqual([each, 360]);
  }
  // back on the page, as nothing has been opened
  await open(page, '/en/account');
  await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor();
  await open(page, '/en/cart');
  await skeleton.waitFor();
  await shop.platform.clearFaults();
  await page.getByText('Your cart is empty').waitFor();
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
  await page.waitForLoadState('networkidle');
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
  await open(page, '/en/cart');
  await page.locator('main .animate-pulse:visible').first().waitFor();
  await page.clock.fastForward(7000);
  await slow.waitFor();
  await shop.platform.clearFaults();
  await page.goto(new URL('/en/account/profile', shop.origin).href);
  await shop.platform.addFault({ kind: 'latency', milliseconds: 60_000 });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[aria-busy=true]').first().waitFor();
  await page.clock.fastForward(7000);
  await slow.waitFor();
  await shop.platform.clearFaults();
});
