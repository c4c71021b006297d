/** Loads of pages on a slow phone. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE } from '../e2e/nightly/page-figures.ts';

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const SLOW_CPU = 4;

/** Slows the processor of a page down, and its network too if `isNetworkSlow`. */
export async function slowDown(page: Page, isNetworkSlow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  if (!isNetworkSlow) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** What was painted largest, and when. */
export interface LargestPaint {
  ms: number;
  element: string;
}

/** The cookies of a profile. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The session of a shopper with a product in the cart. */
export async function fillCart(browser: Browser, productUrl: string): Promise<Session> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(productUrl);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
  const { cookies } = await context.storageState();
  await context.close();
  return { cookies, origins: [] };
}

/** Loads a page in a new profile, and reads its largest contentful paint. */
export async function largestPaintOf(
  browser: Browser,
  url: string,
  session?: Session,
): Promise<LargestPaint> {
  const context = await browser.newContext({ ...PHONE, ...(session && { storageState: session }) });
  const page = await context.newPage();
  await slowDown(page, true);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const paint = await page.evaluate(largestPaint);
  await context.close();
  return paint;
}

/** Runs in the page. */
function largestPaint(): Promise<LargestPaint> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined;
      const { element } = last ?? {};
      resolve({
        ms: last?.startTime ?? Number.NaN,
        element: `${element?.localName} ${(element?.textContent ?? '').slice(0, 30)}`,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
