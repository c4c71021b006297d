import { expect, test } from 'vitest';
import { ANN } from '../../src/features/identity/samples.ts';
import { createShop } from '../shop.ts';

test('the seed rich has orders in every state of payment and fulfillment', async () => {
  const { orders } = createShop({ seed: 'rich' }).as('staff');
  const { orders: all = [] } = await orders.searchOrders({ search: { cursorPaging: { limit: 100 } } });
  const states = (name: 'status' | 'paymentStatus' | 'fulfillmentStatus') =>
    [...new Set(all.map((order) => order[name]))].toSorted();
  expect(states('status')).toEqual(['APPROVED', 'CANCELED']);
  expect(states('fulfillmentStatus')).toEqual(['FULFILLED', 'NOT_FULFILLED', 'PARTIALLY_FULFILLED']);
  expect(states('paymentStatus')).toEqual([
    'FULLY_REFUNDED',
    'PAID',
    'PARTIALLY_REFUNDED',
    'PENDING_MERCHANT',
  ]);
  expect(all.some(({ appliedDiscounts }) => (appliedDiscounts?.length ?? 0) > 0)).toBe(true);
});

test('the seed rich gives ann@example.com a history of orders in different states', async () => {
  const shop = createShop({ seed: 'rich' });
  const { orders } = shop.as('member', ANN.id);
  const { orders: own = [] } = await orders.searchOrders({
    search: { sort: [{ fieldName: 'createdDate' }] },
  });
  expect(
    own.map(({ status, paymentStatus, fulfillmentStatus, lineItems }) => [
      `${status} ${paymentStatus} ${fulfillmentStatus}`,
      lineItems.map(({ quantity, productName }) => `${quantity} ${productName.original}`).join(', '),
    ]),
  ).toEqual([
    ['APPROVED PAID FULFILLED', '2 Pasta plate, 2 Camp mug, 2 Water carafe'],
    ['APPROVED FULLY_REFUNDED FULFILLED', '1 Oil bottle'],
    ['APPROVED PAID FULFILLED', '2 Pebble cup, 2 Anchor jug'],
    ['APPROVED PAID NOT_FULFILLED', '1 Glaze recipes'],
    ['CANCELED PAID NOT_FULFILLED', '1 Candle bowl'],
    ['APPROVED PAID PARTIALLY_FULFILLED', '2 Flour jar, 2 Herb planter'],
    ['APPROVED PAID NOT_FULFILLED', '1 Latte mug, 1 Honey pot'],
  ]);
  const { orders: all = [] } = await shop.as('staff').orders.searchOrders({
    search: { filter: { 'buyerInfo.memberId': ANN.id } },
  });
  expect(all).toHaveLength(own.length);
});

test('the seed rich has reviews in every state of moderation, with replies and pictures', async () => {
  const { reviews } = createShop({ seed: 'rich' }).as('staff');
  const { reviews: all = [] } = await reviews.queryReviews({ returnPrivateReviews: true });
  expect(new Set(all.map(({ moderation }) => moderation?.moderationStatus))).toEqual(
    new Set(['APPROVED', 'IN_MODERATION', 'REJECTED', 'SUBMITTED']),
  );
  expect(all.some(({ reply }) => reply !== undefined)).toBe(true);
  expect(all.some(({ content }) => (content?.media.length ?? 0) > 0)).toBe(true);
});

test('the seed rich has members, and requests for what is sold out', async () => {
  const { members, backInStock } = createShop({ seed: 'rich' }).as('staff');
  const { members: all = [] } = await members.listMembers({ paging: { limit: 100 }, fieldsets: ['FULL'] });
  expect(all).toHaveLength(19);
  const { requests = [] } = await backInStock.queryBackInStockRequests({});
  expect(requests.length).toBeGreaterThan(0);
});

test('the seed small has a few of each', async () => {
  const { orders, members, products } = createShop({ seed: 'small' }).as('staff');
  expect((await orders.searchOrders({ search: {} })).orders).toHaveLength(5);
  expect((await members.listMembers()).members).toHaveLength(10);
  expect((await products.queryProducts()).products).toHaveLength(8);
});

test('each shop is separate from others that start with the same content, and so are its cursors', async () => {
  const [one, other] = [createShop({ seed: 'small' }), createShop({ seed: 'small' })];
  const staff = (shop: typeof one) => shop.as('staff', shop.shop.ownerId);
  await staff(one).products.createProduct({ product: { name: 'Bowl', priceData: { price: 1 } } });
  expect((await staff(other).products.queryProducts()).products).toHaveLength(8);
  const { metadata } = await staff(one).reviews.queryReviews({ query: { cursorPaging: { limit: 1 } } });
  const next = { query: { cursorPaging: { cursor: metadata?.cursors?.next ?? '' } } };
  await expect(staff(one).reviews.queryReviews(next)).resolves.toBeDefined();
  await expect(staff(other).reviews.queryReviews(next)).rejects.toThrow();
});

test('shops that start within one minute have the same content, with a clock that runs too', () => {
  const contents = ['2026-03-01T09:00:01Z', '2026-03-01T09:00:58Z'].map((at) => [
    ...createShop({ seed: 'small', clock: { at, runs: true } }).export(),
  ]);
  expect(contents[0]).toEqual(contents[1]);
});
