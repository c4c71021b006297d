import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { startShop } from '../shop.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const PATHS = ['/en', '/en/products', '/en/products/tidal-mug', '/en/collections/mugs', '/en/cart'];

test('memory does not grow with the pages that are served', async () => {
  const { origin, platform } = await startShop();
  const servePages = async (count: number): Promise<void> => {
    for (let page = 0; page < count; page++) {
      const response = await fetch(`${origin}${PATHS[page % PATHS.length]}`);
      expect(response.status).toBe(200);
      await response.text();
    }
    platform.clearRequests();
  };
  const usedBytes = async (): Promise<number> => {
    // what finalizers release is collected in the next round
    for (let round = 0; round < 3; round++) {
      collectGarbage();
      await new Promise((done) => setTimeout(done, 50));
    }
    return process.memoryUsage().heapUsed;
  };
  await servePages(100);
  const before = await usedBytes();
  await servePages(500);
  const bytesPerPage = ((await usedBytes()) - before) / 500;
  // a page that is kept has more than 100,000
  expect(bytesPerPage).toBeLessThan(20_000);
});
