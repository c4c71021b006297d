import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { HOME, productId } from '../../test/cart.ts';
import { FROM_CATALOG, isOfMembers, PAGES, pathOf, READING } from '../../test/pages.ts';
import { openMemberShop } from '../account.ts';
import { payWith, toPayment, toReview } from '../purchase.ts';
import { openDocument, openShop } from '../shop.ts';
import { LONG_WORD, overflowsOf, violationsInLooks } from './looks.ts';

const shop = await openMemberShop();
await shop.merchant.products.updateProduct({
  id: await productId(shop, 'Skipper mug'),
  product: { name: LONG_WORD },
});
const orderId = await shop.order({ [LONG_WORD]: 1 });

/** Dozens of pages are opened in several looks. A page that hangs fails after a minute. */
const MANY_PAGES = { timeout: 600_000 };

type Check = (page: Page) => Promise<string[]>;

/** Languages in which everything is checked, each in its direction. */
const LANGUAGES = [
  { language: 'en', isOnPhone: false },
  { language: 'he', isOnPhone: true },
];

const CHECKS: readonly Check[] = [violationsInLooks, overflowsOf];

/** The language with the longest texts. */
const LONGEST = 'de';

/**
 * Pages that scripts complete: with the bar to buy on phones, with products that the browser keeps, and with what
 * only the browser knows of a link.
 */
const COMPLETED_BY_SCRIPTS = /^(products\/|reset-password$|favorites$|$)/;

type Prepare = (page: Page) => Promise<unknown>;

const PHONE = { width: 360, height: 740 };

const OPTIONS = { reducedMotion: 'reduce', expectedErrors: /404/ } as const;

/** Opens a page as a document. Returns a problem if it leads to another page. */
async function openPage(page: Page, path: string, { isScripted = true } = {}): Promise<string[]> {
  const url = new URL(path, page.url());
  if (isScripted) await openDocument(page, url);
  else await page.goto(url.href, { waitUntil: 'domcontentloaded' });
  const { pathname } = new URL(page.url());
  return pathname === url.pathname ? [] : [`redirects to ${pathname}`];
}

/** What is wrong with pages in all looks: violations of rules of accessibility, and what is wider than a small phone. */
async function problemsOf(page: Page, paths: readonly string[], prepare?: Prepare): Promise<string[]> {
  const problems: string[] = [];
  const check = async (path: string, checks: readonly Check[]): Promise<void> => {
    const found = await openPage(page, path);
    await prepare?.(page);
    for (const each of checks) found.push(...(await each(page)));
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  };
  const needsScripts = (path: string): boolean => Boolean(prepare) || COMPLETED_BY_SCRIPTS.test(path);
  const size = page.viewportSize() ?? PHONE;
  for (const { language, isOnPhone } of LANGUAGES) {
    await page.setViewportSize(isOnPhone ? PHONE : size);
    for (const path of paths)
      await check(`/${language}/${path}`, needsScripts(path) ? CHECKS : [textsOfScripts, ...CHECKS]);
  }
  await page.setViewportSize(size);
  for (const path of paths.filter(needsScripts)) await check(`/${LONGEST}/${path}`, [overflowsOf]);
  const rendered = paths.filter((path) => !needsScripts(path));
  if (rendered.length > 0) problems.push(...(await overflowsOfDocuments(page, rendered)));
  return problems;
}

/** Texts that only scripts show, so that a page without them is not the whole page. */
const textsOfScripts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const textsOf = ({ body }: Document): Set<string> => {
      const found = new Set<string>();
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode;
        if (nodeValue?.trim() && !parentElement?.closest('script, style, noscript'))
          found.add(nodeValue.trim());
      }
      return found;
    };
    const response = await fetch(location.href);
    // the policy of the page does not permit the styles of another response
    const html = (await response.text()).replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, '');
    const rendered = textsOf(new DOMParser().parseFromString(html, 'text/html'));
    return [...textsOf(document).difference(rendered)];
  });

/** What is wider than a small phone in the pages as the server renders them, whose texts are in the longest language. */
async function overflowsOfDocuments(page: Page, paths: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const storageState = await page.context().storageState();
  const reader = await shop.visit(`/${LONGEST}/legal/terms`, {
    ...OPTIONS,
    expectedErrors: /40[04]/,
    javaScriptEnabled: false,
    storageState,
  });
  for (const path of paths) {
    const found = await openPage(reader, `/${LONGEST}/${path}`, { isScripted: false });
    found.push(...(await overflowsOf(reader)));
    problems.push(...found.map((problem) => `${LONGEST}/${path}: ${problem}`));
  }
  return problems;
}

test('every page is accessible and fits on a small phone with large text', MANY_PAGES, async () => {
  const page = await shop.visit('/en/legal/terms', OPTIONS);
  const paths = PAGES.filter((each) => !isOfMembers(each)).map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('pages that show nothing or that something is missing are accessible too', MANY_PAGES, async () => {
  const page = await shop.visit('/en/legal/terms', OPTIONS);
  const paths = [
    'products?min=9000',
    'products?option.Glaze=Sea&stock=only',
    'products?collection=bowls&min=30&sort=name',
    'products?stock=only&page=2',
    `search?q=${LONG_WORD}s`,
    'products/donaudampfschifffahrtskapitansteebecher',
    'products/tidal-mug',
    'products/utensil-crock',
    'products/made-to-order-mug',
    'products/none',
    'collections/none',
    'sign-in?view=register',
    'sign-in?view=recovery',
    'search',
  ];
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('pages of members are accessible and fit on a small phone with large text', MANY_PAGES, async () => {
  await shop.saveContact({
    addresses: [{ ...HOME, addressLine: LONG_WORD }],
    emails: [`${'long'.repeat(10)}@example.com`],
  });
  const page = await shop.visitAsAnn('/en/legal/terms', OPTIONS);
  const paths = PAGES.filter(isOfMembers).map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('cart and checkout with products are accessible and fit on a small phone with large text', async () => {
  const products = { [LONG_WORD]: 2, 'Tidal mug': 1 };
  const page = await shop.visit('/en/legal/terms', { products, ...OPTIONS, expectedErrors: /40[04]/ });
  expect(await problemsOf(page, ['cart', 'checkout'])).toEqual([]);
  await page.goto(new URL('/en/checkout', shop.origin).href);
  await toReview(page);
  expect(await problemsOf(page, ['checkout?step=delivery', 'checkout?step=review'])).toEqual([]);
  await page.goto(new URL('/en/checkout?step=review', shop.origin).href);
  await toPayment(page);
  await payWith(page, 'declined');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByText('The payment was declined').waitFor();
  const order = new URL(page.url()).pathname.replace('/en/', '');
  expect(await problemsOf(page, [order])).toEqual([]);
});

test('errors of pages are accessible and fit on a small phone with large text', MANY_PAGES, async () => {
  const page = await shop.visitAsAnn('/en/legal/terms', {
    ...OPTIONS,
    products: { [LONG_WORD]: 1 },
    expectedErrors: /status of/,
  });
  onTestFinished(() => void shop.platform.clearFaults());
  await shop.platform.addFault({ kind: 'throttled', retryAfterSeconds: 0 });
  const paths = READING.map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths, named)).toEqual([]);
});

/** Waits until the page names its error. */
const named: Prepare = (page) => page.locator('main p:has(> code)').first().waitFor();

test('lists of products that could never be read are accessible and fit on a small phone with large text', async () => {
  const unread = await openShop();
  await unread.platform.addFault({ kind: 'throttled', retryAfterSeconds: 0 });
  const page = await unread.visit('/en/legal/terms', { ...OPTIONS, expectedErrors: /status of/ });
  const paths = FROM_CATALOG.map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths, named)).toEqual([]);
});

test('a checkout without a cart is accessible and fits on a small phone with large text', async () => {
  const page = await shop.visit('/en/legal/terms', { ...OPTIONS, expectedErrors: /404/ });
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect(await problemsOf(page, [`checkout?cart=${unknown}`])).toEqual([]);
});

/** Opens what a button opens, and waits until it is there. */
const opened =
  (button: string, content: string): Prepare =>
  async (page) => {
    await page.locator(button).locator('visible=true').first().click();
    await page.locator(content).first().waitFor();
  };

test('menu, filters, drawer, zoomed images and suggestions are accessible and fit on a small phone', async () => {
  const page = await shop.visit('/en/legal/terms', {
    products: { [LONG_WORD]: 2 },
    ...OPTIONS,
    viewport: PHONE,
  });
  const problems = [
    await problemsOf(page, ['legal/terms'], opened('[popovertarget=menu]', '#menu:popover-open')),
    await problemsOf(
      page,
      ['products'],
      opened('[popovertarget=filter-panel]', '#filter-panel:popover-open'),
    ),
    await problemsOf(page, ['legal/terms'], opened('header a[aria-haspopup=dialog]', 'dialog[open] li')),
    await problemsOf(page, ['products/tidal-mug'], opened('main section button', 'dialog[open] img')),
    await problemsOf(page, ['legal/terms'], async (each) => {
      await each.keyboard.press('/');
      await each.getByRole('combobox').fill('donau');
      await each.getByRole('option').first().waitFor();
    }),
  ];
  expect(problems.flat()).toEqual([]);
});
