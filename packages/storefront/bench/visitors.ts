/** Visitors who read pages at the same time, without a pause. */
import { openBrowser } from 'storewire-dev-kit/cookie-browser';

const VISITORS = 50;

const PATHS = [
  '/en',
  '/en/products',
  '/en/products/tidal-mug',
  '/en/collections/mugs',
  '/en/search?q=mug',
  '/en/cart',
];

/** Reads `pages` pages with 50 visitors in parallel. Returns the milliseconds of each page, in order of their ends. */
export async function readInParallel(origin: string, pages: number): Promise<number[]> {
  const times: number[] = [];
  let started = 0;
  async function visit(): Promise<void> {
    const visitor = openBrowser(origin);
    while (started < pages) {
      const path = PATHS[started++ % PATHS.length] ?? '';
      const startedAt = performance.now();
      const response = await visitor.fetch(path);
      await response.text();
      if (response.status !== 200) throw new Error(`${path} has status ${response.status}`);
      times.push(performance.now() - startedAt);
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, visit));
  return times;
}
