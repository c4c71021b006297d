/** What people do on the pages of the store front, and how long the page takes to show its answer. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { PHONE, untilIdle } from '../e2e/nightly/page-figures.ts';
import { slowDown } from './loads.ts';

interface Interaction {
  what: string;
  path: string;
  options?: BrowserContextOptions;
  /** What comes before, and is not measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const PRODUCT = '/en/products/tidal-mug';
const WIDE = { viewport: { width: 1280, height: 900 } };

const addToCart = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Add to cart' }).first().click();

const openSearch = (page: Page): Promise<void> => page.keyboard.press('/');

/** The main interactions. */
export const INTERACTIONS: readonly Interaction[] = [
  { what: 'add to cart', path: PRODUCT, act: addToCart },
  {
    what: 'choose a variant',
    path: PRODUCT,
    act: (page) => page.getByRole('radio').nth(1).locator('xpath=ancestor::label').click(),
  },
  {
    what: 'change the quantity',
    path: PRODUCT,
    act: (page) => page.getByRole('button', { name: 'One more' }).first().click(),
  },
  {
    what: 'open the cart drawer',
    path: PRODUCT,
    prepare: addToCart,
    act: (page) => page.getByRole('link', { name: 'Cart, 1 item' }).first().click(),
  },
  {
    what: 'open the menu',
    path: '/en/products',
    options: PHONE,
    act: (page) => page.getByRole('button', { name: 'Open the menu' }).click(),
  },
  {
    what: 'type in the search',
    path: '/en/products',
    prepare: async (page) => {
      await openSearch(page);
      await page.getByRole('combobox', { name: 'Search for products' }).waitFor();
    },
    act: (page) => page.keyboard.type('mug', { delay: 120 }),
  },
  {
    what: 'filter',
    path: '/en/products',
    act: (page) => page.locator('#filters').getByRole('checkbox').first().click(),
  },
  {
    what: 'sort',
    path: '/en/products',
    // a key, as `selectOption` makes no event of the browser
    act: (page) => page.getByLabel('Sort by').press('ArrowDown'),
  },
];

/** Time from the input to the next paint, in milliseconds: that of the slowest event. */
export async function responseTimeOf(browser: Browser, origin: string, own: Interaction): Promise<number> {
  const context = await browser.newContext(own.options ?? WIDE);
  const page = await context.newPage();
  await slowDown(page, false);
  await page.goto(origin + own.path);
  await untilIdle(page);
  // parts of the page are taken over after it
  await page.waitForTimeout(500);
  await own.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(observeEvents);
  await own.act(page);
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => Number(document.documentElement.dataset['slowest'] ?? 0));
  await context.close();
  return slowest;
}

/** Runs in the page. */
function observeEvents(): void {
  const { dataset } = document.documentElement;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      dataset['slowest'] = `${Math.max(duration, Number(dataset['slowest'] ?? 0))}`;
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
