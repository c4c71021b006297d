import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { openMemberShop } from './account.ts';
import { PAGES, pathOf } from './pages.ts';
import { addProduct, chooseDelivery, fillContact, payWith, toPayment } from './purchase.ts';

const shop = await openMemberShop();

/** One word with 39 letters. */
const LONG = 'Donaudampfschifffahrtskapitänsteebecher';
const orderId = await shop.order({ name: LONG, quantity: 1 });

/** What a page looks like in a language. */
type Look = Required<Pick<PageLook, 'colorScheme' | 'forcedColors'>>;
type PageLook = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const LIGHT: Look = { colorScheme: 'light', forcedColors: 'none' };
const DARK: Look = { colorScheme: 'dark', forcedColors: 'none' };

/** The looks in which a page is checked, without loading it again. The languages have other directions and widths. */
const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  en: [LIGHT, DARK, { ...LIGHT, forcedColors: 'active' }],
  he: [LIGHT, DARK, { ...DARK, forcedColors: 'active' }],
  de: [],
};

type Prepare = (page: Page) => Promise<unknown>;

/** `widthsOf` changes texts, if need be before React has seen them: its error 418. */
const OPTIONS = { reducedMotion: 'reduce', expectedErrors: /404|error #418/ } as const;

/** What is wrong with pages in all looks: violations of rules of accessibility, and what is wider than a small phone. */
async function problemsOf(page: Page, paths: readonly string[], prepare?: Prepare): Promise<string[]> {
  const problems: string[] = [];
  for (const [language, looks] of Object.entries(LOOKS))
    for (const path of paths) {
      await page.goto(new URL(`/${language}/${path}`, shop.origin).href);
      const { pathname } = new URL(page.url());
      const found = pathname === `/${language}/${path.split('?')[0]}` ? [] : [`redirects to ${pathname}`];
      await prepare?.(page);
      for (const look of looks) {
        await page.emulateMedia(look);
        await page.waitForFunction(() =>
          document.getAnimations().every((each) => each.playState !== 'running'),
        );
        // the others change the colors only
        found.push(...(await violationsOf(page, look === LIGHT ? undefined : ['color-contrast'])));
      }
      found.push(...(await widthsOf(page)));
      problems.push(...found.map((problem) => `${language}/${path}: ${problem}`));
    }
  return problems;
}

/** What scrolls sideways on a small phone with large text and a long word in each text. The page is of no use then. */
async function widthsOf(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 320, height: 700 });
  const wide = await page.evaluate((long) => {
    document.documentElement.style.fontSize = '200%';
    for (const details of document.querySelectorAll('details')) details.open = true;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const LONG_WORD = /\p{L}{3,}/u;
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.parentElement?.closest('script, style, option, select'))
        text.nodeValue = text.nodeValue?.replace(LONG_WORD, long) ?? '';
    }
    const { scrollWidth } = document.documentElement;
    const isWider = (box: Element): boolean =>
      box.scrollWidth > box.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    return [
      scrollWidth > 320 ? `${scrollWidth} px wide` : '',
      ...[...document.querySelectorAll('[role=dialog] *, [popover] *')]
        .filter(isWider)
        .map((box) => box.className),
    ].filter(Boolean);
  }, `${LONG}s`);
  await page.setViewportSize({ width, height });
  return wide;
}

const ofMembers = (page: string): boolean => /^account(\/|$)|review$|^orders/.test(page);

test('every page is accessible and fits on a small phone with large text', async () => {
  const page = await shop.visit('/en/legal/terms', OPTIONS);
  const paths = PAGES.filter((each) => !ofMembers(each)).map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('pages that show nothing or that something is missing are accessible too', async () => {
  const page = await shop.visit('/en/legal/terms', OPTIONS);
  const paths = [
    'products?min=9000',
    'products?option.Glaze=Sea&stock=only',
    `search?q=${LONG}s`,
    'products/donaudampfschifffahrtskapitansteebecher',
    'products/utensil-crock',
    'products/made-to-order-mug',
    'products/none',
    'collections/none',
    'sign-in?view=register',
    'sign-in?view=recovery',
  ];
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('every page of a member is accessible and fits on a small phone with large text', async () => {
  const page = await shop.visitAsAnn('/en/account/addresses/new', OPTIONS);
  await page.getByLabel('Street and house number').fill(LONG);
  await page.getByLabel('Town or city').fill('Galway');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Addresses' }).waitFor();
  await page.goto(new URL('/en/account/contact', shop.origin).href);
  await page.getByLabel('Another email address').fill(`${'long'.repeat(10)}@example.com`);
  await page.getByRole('button', { name: 'Add email address' }).click();
  await page.getByText('longlong').first().waitFor();
  const paths = PAGES.filter(ofMembers).map((each) => pathOf(each, orderId));
  expect(await problemsOf(page, paths)).toEqual([]);
});

test('cart and checkout with products are accessible and fit on a small phone with large text', async () => {
  const page = await shop.visit('/en/legal/terms', { ...OPTIONS, expectedErrors: /40[04]|error #418/ });
  await addProduct(shop, page, LONG, 2);
  await addProduct(shop, page, 'Tidal mug');
  expect(await problemsOf(page, ['cart', 'checkout'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.goto(new URL('/en/checkout', shop.origin).href);
  await fillContact(page);
  await chooseDelivery(page);
  await page.getByRole('heading', { name: 'Check your order' }).waitFor();
  expect(await problemsOf(page, ['checkout?step=delivery', 'checkout?step=review'])).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.goto(new URL('/en/checkout?step=review', shop.origin).href);
  await toPayment(page);
  await payWith(page, 'declined');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await page.getByText('The payment was declined').waitFor();
  expect(await problemsOf(page, ['checkout'])).toEqual([]);
});

test('errors of pages are accessible and fit on a small phone with large text', async () => {
  const page = await shop.visitAsAnn('/en/legal/terms', { ...OPTIONS, expectedErrors: /status of|#418/ });
  await addProduct(shop, page, LONG);
  onTestFinished(() => void shop.platform.clearFaults());
  await shop.platform.addFault({ kind: 'throttled', retryAfterSeconds: 0 });
  const paths = [
    '',
    'products',
    'products/tidal-mug',
    'search?q=mug',
    'cart',
    'checkout',
    `orders/${orderId}`,
    'account',
    'account/orders',
    'account/profile',
  ];
  const named: Prepare = (each) => each.locator('main p:has(> code)').first().waitFor();
  expect(await problemsOf(page, paths, named)).toEqual([]);
});

/** Opens what a button opens, and waits until it is there. */
const opened =
  (button: string, content: string): Prepare =>
  async (page) => {
    await page.waitForLoadState('networkidle');
    await page.locator(button).locator('visible=true').first().click();
    await page.locator(content).first().waitFor();
    await page.waitForFunction(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length === 0,
    );
  };

test('menu, filters, drawer, zoomed images and suggestions are accessible and fit on a small phone', async () => {
  const page = await shop.visit('/en/legal/terms', { ...OPTIONS, viewport: { width: 360, height: 740 } });
  await addProduct(shop, page, LONG, 2);
  const problems = [
    await problemsOf(page, ['legal/terms'], opened('[popovertarget=menu]', '#menu:popover-open')),
    await problemsOf(
      page,
      ['products'],
      opened('[popovertarget=filter-panel]', '#filter-panel:popover-open'),
    ),
    await problemsOf(
      page,
      ['legal/terms'],
      opened('header [aria-haspopup=dialog]:last-child', '[role=dialog] li'),
    ),
    await problemsOf(page, ['products/tidal-mug'], opened('main section button', '[role=dialog] img')),
    await problemsOf(page, ['legal/terms'], async (each) => {
      await each.waitForLoadState('networkidle');
      await each.keyboard.press('/');
      await each.getByRole('combobox').fill('donau');
      await each.getByRole('option').first().waitFor();
    }),
  ];
  expect(problems.flat()).toEqual([]);
});
