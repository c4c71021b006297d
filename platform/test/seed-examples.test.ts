import { expect, test } from 'vitest';
import { webMethod } from '../../src/web-methods/server.ts';
import { examples } from './contract-requests.ts';
import { createShop, type TestShop } from './shop.ts';

const createExamples = (): TestShop =>
  createShop({
    seed: 'examples',
    clock: '2026-03-02T09:20:00.000Z',
    webMethods: { 'stock.web.js': { countInStock: webMethod('anyone', () => 14) } },
  });

/** The member of the examples, who owns the cart, the checkout and an order. */
const MARA = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';

const tokens = (shop: TestShop, callers: string[]): string[] => [
  ...(callers.includes('member') ? [shop.tokenFor({ role: 'member', id: MARA })] : []),
  ...(callers.includes('merchant') ? [shop.tokenFor({ role: 'staff' })] : []),
  ...(callers.includes('visitor') ? [shop.tokenFor({ role: 'visitor' })] : []),
];

test('every call succeeds with an example request of the contract in a shop with the seed examples', async () => {
  const succeeded = new Set<string>();
  for (const { id, callers, method, url, body } of examples) {
    const shop = createExamples();
    // cursors are issued by a shop
    const withoutCursor = url.replace(/&paging\.cursor=[^&]*/, '');
    for (const token of tokens(shop, callers)) {
      if (succeeded.has(id)) break;
      const { status } = await shop.request(method, withoutCursor, { token, body });
      if (status < 400) succeeded.add(id);
    }
  }
  expect(examples.map(({ id }) => id).filter((id) => !succeeded.has(id))).toEqual([]);
});

test('the seed examples has the ids of the contract, also after an export and an import', async () => {
  const shop = createExamples();
  const empty = createShop();
  empty.import(shop.export());
  for (const { as } of [shop, empty]) {
    const { products = [] } = await as('visitor').products.queryProducts({});
    expect(products.map(({ id }) => id)).toContain('4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12');
    const { order } = await as('staff').orders.getOrder({ id: 'd94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42' });
    expect(order.number).toBe('10042');
    const { cart } = await as('member', MARA).currentCart.getCurrentCart();
    expect(cart.id).toBe('0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40');
  }
});
