import { expect, test } from 'vitest';
import { routes } from '../../generated/routes.ts';
import { lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

const CART = '/ecom/v1/carts/current';

test('calls that are retired name the day in their headers', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'visitor' });
  const { headers } = await shop.request('GET', CART, { token });
  expect(headers.get('sunset')).toBe('Mon, 01 Feb 2027 00:00:00 GMT');
  expect(headers.get('deprecation')).toBe('@1795305600');
  expect(headers.get('access-control-expose-headers')).toContain('sunset');
  const { headers: others } = await shop.request('GET', '/ecom/v2/carts/current', { token });
  expect(others.has('sunset')).toBe(false);
  expect(others.has('deprecation')).toBe(false);
});

test('a call that was recorded after its last day is still there', async () => {
  const shop = createShop();
  const token = shop.tokenFor({ role: 'staff' });
  const { path = '' } = routes.find(({ id }) => id === 'files.bulkImportFilesV1') ?? {};
  const { status, headers } = await shop.request('POST', path, { token, body: {} });
  expect(status).toBe(400);
  expect(headers.has('sunset')).toBe(false);
});

test('from that day on they are gone, and version 2 has what they added', async () => {
  const shop = createShop({ clock: '2027-01-31T23:00:00.000Z' });
  const visitor = shop.as('visitor', '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60');
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  shop.advance(60 * 60 * 1000);
  const retired = routes.filter(({ sunset }) => sunset === '2027-02-01');
  expect(new Set(retired.map(({ id }) => id)).size).toBe(22);
  for (const { method, path } of retired) {
    const response = await shop.unchecked(shop.base.origin() + path.replaceAll(/\{\w+\}/g, bowl), { method });
    expect([path, response.status]).toEqual([path, 410]);
  }
  const token = shop.tokenFor({ role: 'visitor' });
  const query = { query: '{ getCurrentCart { cart { id } } }' };
  const { body } = await shop.request('POST', '/graphql/alpha', { token, body: query });
  expect(JSON.stringify(body)).toContain(
    'currentCart.getCurrentCart was removed on 2027-02-01: use currentCartV2.getCurrentCart',
  );
  expect(JSON.stringify(body)).toContain('guides/carts-v2');
  const later = shop.as('visitor', '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60');
  const { cart } = await later.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  expect(cart).toMatchObject({ lineItems: [{ quantityInfo: { requestedQuantity: 2 } }] });
  expect(shop.listItems({ entity: 'cart' }).items).toMatchObject([{ id: cart?.id, isCurrent: true }]);
});
