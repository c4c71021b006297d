import { median } from '../../test/bench/measure.ts';
import { addProduct } from '../src/calls/products/catalog.ts';
import { contextOf } from '../src/context.ts';
import { createShopPlatform } from '../src/platform.ts';
import { createClient, fixedToken } from '../../src/index.ts';

const ROUNDS = 41;

/** A page of 50 products by two filters and a sort, with its total, of 20,000 products and of 60. */
export async function measureLargePage(): Promise<{ smallMs: number; largeMs: number; ratio: number }> {
  const [small, large] = [pageOf(60), pageOf(20_000)];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, shop] of [small, large].entries()) {
      const start = performance.now();
      await shop.read();
      times[index]?.push(performance.now() - start);
    }
  await Promise.all([small.close(), large.close()]);
  const [smallMs, largeMs] = [median(times[0]), median(times[1])];
  return { smallMs, largeMs, ratio: largeMs / smallMs };
}

function pageOf(count: number) {
  const platform = createShopPlatform({ clock: '2026-03-01T09:00:00Z' });
  const context = contextOf(platform.base, { caller: { role: 'anonymous' }, scope: 'bench' });
  platform.base.db.write(() => {
    for (let index = 0; index < count; index++)
      addProduct(context, { name: `Bowl ${index}`, priceData: { price: 1 + (index % 97) } });
  });
  const { products } = createClient({
    baseUrl: platform.base.origin(),
    fetch: platform.fetch,
    auth: fixedToken(platform.issueToken({ role: 'visitor' }).accessToken),
  });
  return {
    read: () =>
      products.queryProducts({
        query: {
          filter: { $and: [{ price: { $gte: 10 } }, { name: { $startsWith: 'Bowl' } }] },
          sort: [{ fieldName: 'price', order: 'DESC' }],
          paging: { limit: 50 },
        },
      }),
    close: platform.close,
  };
}
