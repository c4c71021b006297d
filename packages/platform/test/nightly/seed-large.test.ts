/** The large shop, in a size that tests can fill. */
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductFilter } from 'storewire';
import { expect, test } from 'vitest';
import { deleteOlder, keptPath } from '../../src/seeds/kept.ts';
import { seedLarge } from '../../src/seeds/large.ts';
import { newFolder } from '../new-folder.ts';
import { act } from '../orders.ts';
import { createShop, START, type TestShop } from '../shop.ts';

const SIZE = { products: 300, orders: 400 };
const DAY = 86_400_000;

function largeShop(clock = START): TestShop {
  const shop = createShop({ clock });
  act(shop, (context) => seedLarge(context, SIZE));
  return shop;
}

const datesOf = async (shop: TestShop) => {
  const { orders = [] } = await shop.as('staff').orders.searchOrders({
    search: { cursorPaging: { limit: 100 }, sort: [{ fieldName: 'createdDate', order: 'ASC' }] },
  });
  return orders.map(({ createdDate }) => Date.parse(createdDate ?? ''));
};

test('the same clock gives the same large shop, and another clock the same history that ends with it', async () => {
  const [one, other] = [largeShop(), largeShop()];
  expect([...one.export()]).toEqual([...other.export()]);
  const later = largeShop(new Date(Date.parse(START) + 100 * DAY).toISOString());
  const [dates, laterDates] = [await datesOf(one), await datesOf(later)];
  expect(laterDates).toEqual(dates.map((date) => date + 100 * DAY));
  expect(dates[0]).toBeGreaterThan(Date.parse(START) - 3 * 366 * DAY);
  const { orders = [] } = await one.as('staff').orders.searchOrders({
    search: { cursorPaging: { limit: 1 }, sort: [{ fieldName: 'createdDate', order: 'DESC' }] },
  });
  const newest = Date.parse(orders[0]?.createdDate ?? '');
  expect(newest).toBeLessThanOrEqual(Date.parse(START));
  expect(newest).toBeGreaterThan(Date.parse(START) - 10 * DAY);
});

test('products and orders of the large shop are found by filters, and counted', async () => {
  const shop = largeShop();
  const { products, orders } = shop.as('staff');
  const found = async (filter: ProductFilter) => {
    const { products: page = [], metadata } = await products.queryProducts({
      query: { filter, paging: { limit: 100 } },
    });
    return { page, total: metadata?.total };
  };
  expect((await found({})).total).toBe(SIZE.products);
  const cheap = await found({ price: { $lt: 50 }, name: { $startsWith: 'Harbour' } });
  expect(cheap.total).toBe(cheap.page.length);
  expect(cheap.total).toBeGreaterThan(5);
  for (const { name, priceData } of cheap.page)
    expect([name?.startsWith('Harbour'), (priceData?.price ?? 0) < 50]).toEqual([true, true]);
  const archived = await orders.searchOrders({
    search: { filter: { archived: true }, cursorPaging: { limit: 100 } },
  });
  expect(archived.orders?.every((order) => order.archived)).toBe(true);
  expect(archived.orders?.length).toBeGreaterThan(20);
});

test('a kept shop belongs to a day and a version, and only the latest of the others stays', () => {
  const folder = newFolder();
  const path = (day: string, version = '1') => {
    const { settings } = createShop().base;
    return keptPath('large', { settings, version, schema: 1, end: Date.parse(day) });
  };
  expect(path('2026-03-01T00:00:00Z')).toBe(path('2026-03-01T23:59:00Z'));
  expect(new Set([path('2026-03-01'), path('2026-03-02'), path('2026-03-01', '2')]).size).toBe(3);
  for (const [index, name] of ['large-a', 'large-b', 'rich-c', 'large-d'].entries()) {
    writeFileSync(join(folder, `${name}.sqlite`), '');
    utimesSync(join(folder, `${name}.sqlite`), index, index);
  }
  deleteOlder(join(folder, 'large-a.sqlite'), 'large');
  expect(readdirSync(folder).toSorted()).toEqual(['large-a.sqlite', 'large-d.sqlite', 'rich-c.sqlite']);
  expect(existsSync(join(folder, 'large-b.sqlite'))).toBe(false);
});
