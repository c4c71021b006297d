import { createClient, fixedToken } from 'storewire';
import { median } from 'storewire-dev-kit/measure';
import { addProduct } from '../src/features/catalog/saved-products.ts';
import { type Context, contextOf } from '../src/kernel/context/context.ts';
import { createShopPlatform, type ShopPlatform } from '../src/platform.ts';
import { addProducts } from './large-shop.ts';

const ROUNDS = 41;
const CLOCK = '2026-03-01T09:00:00Z';

/** CPU time of a page of 50 products by two filters and a sort, with its total, of 20,000 products and of 60. */
export async function measureLargePage(): Promise<{ smallMs: number; largeMs: number; ratio: number }> {
  const [small, large] = [smallShop(), largeShop()];
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, shop] of [small, large].entries()) {
      const before = process.cpuUsage();
      await shop.read();
      const { user, system } = process.cpuUsage(before);
      times[index]?.push((user + system) / 1000);
    }
  await Promise.all([small.close(), large.close()]);
  const [smallMs, largeMs] = [median(times[0]), median(times[1])];
  return { smallMs, largeMs, ratio: largeMs / smallMs };
}

const contextIn = ({ base }: ShopPlatform): Context =>
  contextOf(base, { caller: { role: 'anonymous' }, scope: 'bench' });

function largeShop() {
  const platform = createShopPlatform({ seed: 'rich', clock: CLOCK });
  platform.base.db.write(() => addProducts(contextIn(platform), 20_000));
  return pageOf(platform);
}

/** Sixty products without options, as most of the large shop. */
function smallShop() {
  const platform = createShopPlatform({ clock: CLOCK });
  const context = contextIn(platform);
  platform.base.db.write(() => {
    for (let index = 0; index < 60; index++)
      addProduct(context, { name: `Bowl ${index}`, priceData: { price: 11 + index } });
  });
  return pageOf(platform);
}

function pageOf(platform: ShopPlatform) {
  const { products } = createClient({
    baseUrl: platform.base.origin(),
    fetch: platform.fetch,
    auth: fixedToken(platform.issueToken({ role: 'visitor' }).accessToken),
  });
  return {
    read: () =>
      products.queryProducts({
        query: {
          filter: { price: { $gte: 10 }, inventoryStatus: { $ne: 'OUT_OF_STOCK' } },
          sort: [{ fieldName: 'price', order: 'DESC' }],
          paging: { limit: 50 },
        },
      }),
    close: platform.close,
  };
}
