import { expect, test } from 'vitest';
import { files } from '../../src/features/media/stored-file.ts';
import { createExampleShop, MARA } from '../example-shop.ts';
import { createShop } from '../shop.ts';

// that each call succeeds with its examples is tested in test/calls/platform.test.ts
test('the seed examples has the ids of the contract, also after an export and an import', async () => {
  const shop = createExampleShop();
  const empty = createShop();
  await empty.import(shop.export());
  for (const { as } of [shop, empty]) {
    const { products = [] } = await as('visitor').products.queryProducts({});
    expect(products.map(({ id }) => id)).toContain('4c8d2f10-7a35-4e9b-b621-0f3d5c7e9a12');
    const { order } = await as('staff').orders.getOrder({ id: 'd94e7b15-2a6c-4830-b7f9-1c8d5e3a6f42' });
    expect(order.number).toBe('10042');
    const { cart } = await as('member', MARA).currentCart.getCurrentCart();
    expect(cart.id).toBe('0b7d4e91-5c3a-4f28-9d16-8e2f7a6c5b40');
  }
});

test('the files of the seed examples are sent whole, whatever sizes the examples state', async () => {
  const { base, unchecked, as } = createExampleShop();
  const ids = base.db
    .of(files)
    .all()
    .filter(({ operationStatus }) => operationStatus === 'READY')
    .map(({ id }) => id);
  expect(ids).not.toEqual([]);
  for (const fileId of ids) {
    const { downloadUrls = [] } = await as('staff').files.generateFileDownloadUrl({ fileId });
    const response = await unchecked(downloadUrls[0]?.url ?? '');
    const { byteLength } = await response.arrayBuffer();
    expect([response.status, String(byteLength)]).toEqual([200, response.headers.get('content-length')]);
    expect(byteLength).toBeGreaterThan(0);
  }
});
