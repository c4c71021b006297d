/** Orders, payments and stock by the admin API. */
import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { placed, transactionIds } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

test('an order is paid, sent, refunded in part, and commented on', async () => {
  const shop = createShop();
  const { id: orderId } = await placed(shop);
  const paid = await callAction(shop, 'payOrder', { orderId, outcome: 'approved' });
  expect(paid.body).toMatchObject({ order: { status: 'APPROVED', paymentStatus: 'PAID' } });
  const [paymentId] = transactionIds(shop, orderId);
  const sent = await callAction(shop, 'fulfillOrder', { orderId, tracking: { number: '1' } });
  expect(sent.body).toMatchObject({
    order: { fulfillmentStatus: 'FULFILLED' },
    fulfillments: [{ tracking: { number: '1' } }],
  });
  const refund = { orderId, payments: [{ paymentId, amount: '2.50' }] };
  expect((await callAction(shop, 'refundOrder', refund)).body).toMatchObject({
    order: { paymentStatus: 'PARTIALLY_REFUNDED' },
    transactions: { refunds: [{}] },
  });
  const { order } = shop.commentOnOrder({ orderId, message: 'Fragile' });
  expect(order).toMatchObject({
    activities: expect.arrayContaining([
      expect.objectContaining({ merchantComment: { message: 'Fragile' } }),
    ]),
  });
});

test('a pending payment is decided', async () => {
  const shop = createShop();
  const { id: orderId } = await placed(shop);
  await callAction(shop, 'payOrder', { orderId, outcome: 'pending' });
  const [paymentId] = transactionIds(shop, orderId);
  const decided = await callAction(shop, 'payOrder', { orderId, outcome: 'approved' });
  expect(decided.body).toMatchObject({
    order: { status: 'APPROVED' },
    transactions: { payments: [{ id: paymentId, status: 'APPROVED' }] },
  });
});

test('an approved order is put under review and approved again', async () => {
  const shop = createShop();
  const { id: orderId } = await placed(shop);
  await callAction(shop, 'payOrder', { orderId, outcome: 'approved' });
  for (const status of ['PENDING', 'APPROVED'])
    expect((await callAction(shop, 'reviewOrder', { orderId, status })).body).toMatchObject({
      order: { status },
    });
});

test('stock is set', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  const stock = { productId, trackQuantity: true, quantity: 3 };
  expect((await callAction(shop, 'setStock', stock)).body).toMatchObject({
    product: { stock: { quantity: 3 } },
  });
});

test('violations name the field, what is unknown is not found, and what is too late is a conflict', async () => {
  const shop = createShop();
  const { id: orderId } = await placed(shop);
  const refused = await callAction(shop, 'refundOrder', { orderId, payments: [{ amount: '1,50' }] });
  expect(violationsOf(refused.body)).toMatchObject([
    { field: 'payments[0].paymentId' },
    { field: 'payments[0].amount' },
  ]);
  expect((await callAction(shop, 'payOrder', { orderId: 'none', outcome: 'approved' })).status).toBe(404);
  expect((await callAction(shop, 'fulfillOrder', { orderId })).status).toBe(409);
});
