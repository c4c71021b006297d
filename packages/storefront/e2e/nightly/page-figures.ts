/** What a page loads and how it moves, counted without a clock. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { untilHydrated } from 'storewire-dev-kit/hydration';

/** Figures of one load of a page, until its network is idle. */
export interface PageFigures {
  /** Bytes of all scripts, each compressed with gzip, as a reverse proxy does. */
  scripts: number;
  /** Bytes of the style sheets in the page, compressed with gzip. */
  styles: number;
  /** Bytes of all images. */
  images: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Calls of the page through the server of the store front, such as `GET /api/store/ecom/v2/carts/current`. */
  calls: string[];
  /** Paths of the scripts, with their bytes. */
  files: Map<string, number>;
  /** Paths of the files that the headers of the page name. */
  announced: string[];
}

/** The window of a common phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Waits until React has taken over the page, and the network is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
}

/** Loads a page without cache, and counts. */
export async function figuresOf(page: Page, url: string): Promise<PageFigures> {
  const responses: Response[] = [];
  const keep = (response: Response): void => void responses.push(response);
  page.on('response', keep);
  const document = await page.goto(url);
  await untilIdle(page);
  page.off('response', keep);
  const link = (await document?.headerValue('link')) ?? '';
  const figures: PageFigures = {
    scripts: 0,
    styles: 0,
    images: 0,
    shift: 0,
    calls: [],
    files: new Map(),
    announced: [...link.matchAll(/<([^>]+)>/g)].map(([, path = '']) => path),
  };
  for (const response of responses) {
    const request = response.request();
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/store/')) figures.calls.push(`${request.method()} ${pathname}`);
    const body = async () => response.body().catch(() => Buffer.alloc(0));
    const type = response.headers()['content-type'] ?? '';
    if (type.includes('javascript')) {
      const bytes = gzipSync(await body(), { level: 9 }).length;
      figures.files.set(pathname, bytes);
    } else if (type.startsWith('image/')) figures.images += (await body()).length;
  }
  for (const bytes of figures.files.values()) figures.scripts += bytes;
  const styles = await page.locator('style').allTextContents();
  figures.styles = gzipSync(styles.join('')).length;
  figures.shift = await layoutShiftOf(page);
  return figures;
}

/** The cumulative layout shift of a page so far. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(layoutShift);

/** Runs in the page. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(sum)));
  });
}
