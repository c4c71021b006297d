/** Every kind of link, while something comes between the page and the shop. */
import type { Locator, Page } from 'playwright-core';
import { INTERRUPTIONS } from 'storewire-dev-kit/interruptions';
import { describe, expect, test } from 'vitest';
import { openMemberShop } from '../account.ts';

const shop = await openMemberShop();

/** Errors that browsers and React Router log of requests without an answer. */
const expectedErrors = /status of [45]\d\d|ERR_[A-Z_]+|Failed to fetch|route module/;

/** What people follow. */
interface Link {
  open: () => Promise<Page>;
  follow: (page: Page) => Promise<unknown>;
  /** What the page has to which it leads. */
  arrived: (page: Page) => Locator;
}

const follow =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('link', { name, exact: true }).first().click();

const OF_LINKS: Readonly<Record<string, Link>> = {
  'a product of a list': {
    open: () => shop.visit('/en/products', { expectedErrors }),
    follow: (page) => page.locator('main li a').first().click(),
    arrived: (page) => page.getByRole('button', { name: 'Add to cart' }),
  },
  'the next page of a list': {
    open: () => shop.visit('/en/products', { expectedErrors }),
    follow: follow('Next'),
    arrived: (page) =>
      page.getByRole('link', { name: 'Page 2', exact: true }).and(page.locator('[aria-current]')),
  },
  'a filter': {
    open: () => shop.visit('/en/products', { expectedErrors }),
    follow: (page) => page.getByLabel('In stock only').check(),
    arrived: (page) => page.getByRole('link', { name: /In stock only/ }),
  },
  'a page of the account': {
    open: () => shop.visitAsAnn('/en/account', { expectedErrors }),
    follow: follow('Orders'),
    arrived: (page) => page.getByRole('heading', { level: 1, name: 'Orders' }),
  },
  'the checkout': {
    open: () => shop.visit('/en/cart', { products: { 'Milk jug': 1 }, expectedErrors }),
    follow: follow('Go to checkout'),
    arrived: (page) => page.getByRole('heading', { level: 1, name: 'Checkout' }),
  },
  'another language': {
    open: () => shop.visit('/en/products', { expectedErrors }),
    follow: follow('Deutsch'),
    arrived: (page) => page.getByRole('heading', { level: 1, name: 'Alle Produkte' }),
  },
};

// without a network, the browser shows that the page cannot be reached, and opens it by itself later
const OF_SERVERS = Object.entries(INTERRUPTIONS).filter(([name]) => /^a proxy|old build/.test(name));

describe.each(Object.entries(OF_LINKS))('%s is opened', (_name, { open, follow: click, arrived }) => {
  test.each(OF_SERVERS)('although %s', async (_when, interruption) => {
    const page = await open();
    page.setDefaultTimeout(10_000);
    await page.waitForLoadState('networkidle');
    await interruption.start(page);
    await click(page);
    const retry = page.getByRole('link', { name: 'Try again' });
    await retry.or(arrived(page)).first().waitFor();
    await interruption.end(page);
    if (await retry.isVisible()) await retry.click();
    await arrived(page).waitFor();
    expect(await page.getByText(/This page has a problem|\[\{"_1"/).count()).toBe(0);
  });
});
