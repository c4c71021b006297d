import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { createClient, fixedToken } from 'storewire';
import { violationsOf } from 'storewire-dev-kit/axe';
import { describe, expect, test } from 'vitest';
import { STORE_APP_ID } from '../../src/features/catalog/catalog-item.ts';
import { GOOGLE } from '../../test/identity-shop.ts';
import { openHostedPages } from '../hosted-pages.ts';

const { platform, browser, origin, signInUrl } = await openHostedPages();

const as = (role: 'staff' | 'visitor') =>
  createClient({ baseUrl: origin, auth: fixedToken(platform.issueToken({ role }).accessToken) });

const ADDRESS = { country: 'IE', city: 'Galway', addressLine: '12 Quay Street' };

/** The payment page of a checkout that was reviewed at the store front, and the product that is bought. */
async function reviewedCheckout() {
  const { product } = await as('staff').products.createProduct({
    product: { name: 'Harbour bowl, large', priceData: { price: 12.5 } },
  });
  const { checkouts, redirects } = as('visitor');
  const { checkout } = await checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 2, catalogReference: { appId: STORE_APP_ID, catalogItemId: product.id ?? '' } }],
    checkoutInfo: {
      buyerInfo: { email: 'noa@example.com' },
      billingInfo: { address: ADDRESS },
      shippingInfo: {
        shippingDestination: { address: ADDRESS },
        selectedCarrierServiceOption: { code: 'standard' },
      },
    },
  });
  const { redirectSession } = await redirects.createRedirectSession({
    ecomCheckout: { checkoutId: checkout.id ?? '' },
    callbacks: { cartPageUrl: `${origin}/signed-in` },
  });
  return { paymentUrl: redirectSession.fullUrl, productUrl: `${origin}/product-page/${product.slug}` };
}

/** The link of the email about an order. */
async function orderUrl(page: Page): Promise<string> {
  await page.goto((await reviewedCheckout()).paymentUrl);
  await press(page, 'Order and pay');
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  return platform.listMails({ to: 'noa@example.com' }).mails[0]?.link ?? '';
}

/** A checkout that a gift card pays in part, and whose coupon has expired since. */
async function checkoutUrl(): Promise<string> {
  const { product } = await as('staff').products.createProduct({
    product: { name: 'Bowl', priceData: { price: 12.5 } },
  });
  const reduction = { kind: 'percent', percent: '10' } as const;
  const coupon = { id: randomUUID(), code: randomUUID(), name: 'Spring', reduction };
  platform.saveCoupon(coupon);
  const code = randomUUID().slice(0, 18);
  platform.saveGiftCard({ code, balance: '5' });
  const { checkouts } = as('visitor');
  const { checkout } = await checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [{ quantity: 1, catalogReference: { appId: STORE_APP_ID, catalogItemId: product.id ?? '' } }],
    checkoutInfo: {
      buyerInfo: { email: 'ann@example.com' },
      billingInfo: { address: ADDRESS },
      shippingInfo: {
        shippingDestination: { address: ADDRESS },
        selectedCarrierServiceOption: { code: 'pickup' },
      },
    },
    couponCode: coupon.code,
    giftCardCode: code,
  });
  platform.saveCoupon({ ...coupon, endDate: '2026-01-01T00:00:00.000Z' });
  return (await checkouts.getCheckoutUrl({ id: checkout.id ?? '' })).checkoutUrl;
}

/** The page of an identity provider. */
async function providerUrl(): Promise<string> {
  const { siteId } = platform.shop;
  return `${origin}/_api/iam/authentication/v1/sso/login/${siteId}/${GOOGLE}`;
}

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The links that are too low to hit. */
const lowLinks = (page: Page): Promise<string[]> =>
  page
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => link.getBoundingClientRect().height < 24).map((link) => link.textContent),
    );

const title = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

/** Every page that a person can see, and how to get there. */
const PAGES: readonly [name: string | RegExp, go: (page: Page) => Promise<unknown>][] = [
  ['Sign in', async (page) => page.goto(await signInUrl())],
  [
    'Sign in',
    async (page) => {
      await page.goto(await signInUrl());
      await press(page, 'Create account');
      await page.getByRole('alert').waitFor();
    },
  ],
  ['Sign in with Google', async (page) => page.goto(await providerUrl())],
  [
    'No page for this',
    async (page) => page.goto(await signInUrl({ bookingsBook: {}, callbacks: { postFlowUrl: origin } })),
  ],
  ['Checkout', async (page) => page.goto(await checkoutUrl())],
  ['Payment', async (page) => page.goto((await reviewedCheckout()).paymentUrl)],
  ['Harbour bowl, large', async (page) => page.goto((await reviewedCheckout()).productUrl)],
  [/^Order \d+$/, async (page) => page.goto(await orderUrl(page))],
  ['Emails', (page) => page.goto(`${origin}/__dev/inbox`)],
  ['Set a new password', (page) => page.goto(`${origin}/recovery?recoveryToken=x`)],
  [
    'You are signed in',
    async (page) => {
      const memberId = platform.listAccounts().accounts.find(({ nickname }) => nickname === 'Ann')?.id ?? '';
      await page.goto(platform.createSignInLink({ memberId }).url);
    },
  ],
  ['You are signed out', (page) => page.goto(`${origin}/signed-out`)],
  ['This does not work', (page) => page.goto(`${origin}/problem`)],
];

describe('the hosted pages', () => {
  test.each(['light', 'dark'] as const)(
    'have no accessibility violations, fit 320 px, and have links of at least 24 px, in %s',
    async (colorScheme) => {
      const visit = await browser.newContext({
        colorScheme,
        viewport: { width: 320, height: 640 },
        // axe is added by the test; a page of the platform itself runs no such script
        bypassCSP: true,
      });
      const page = await visit.newPage();
      for (const [name, go] of PAGES) {
        await go(page);
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
        expect([name, await violationsOf(page)]).toEqual([name, []]);
        expect([name, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([name, 320]);
        expect([name, await lowLinks(page)]).toEqual([name, []]);
      }
      await browser.closeContext(visit);
    },
  );

  test('work without JavaScript', async () => {
    const visit = await browser.newContext({ javaScriptEnabled: false });
    const page = await visit.newPage();
    await page.goto(await signInUrl());
    await press(page, 'mfa@example.com');
    await page.waitForURL(/wixMemberLoggedIn=true/);
    expect(await title(page)).toBe('You are signed in');
    await page.goto(await checkoutUrl());
    expect(await page.getByRole('button', { name: 'Order and pay' }).count()).toBe(0);
    expect(await page.getByRole('alert').textContent()).toContain('The coupon has expired');
    await page.goto((await reviewedCheckout()).paymentUrl);
    await press(page, 'Order and pay');
    expect(await title(page)).toBe('Thank you');
    await browser.closeContext(visit);
  });
});
