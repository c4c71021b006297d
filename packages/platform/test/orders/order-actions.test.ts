import { expect, test } from 'vitest';
import { fulfillOrder } from '../../src/features/orders/fulfill-order.ts';
import { reviewOrder } from '../../src/features/payments/order-review.ts';
import { refundOrder } from '../../src/features/payments/refund.ts';
import { mails } from '../../src/kernel/context/mail.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { completeCheckoutOf } from '../merchant.ts';
import { act, paidWith, place, stockUp, transactionIds } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const read = async (shop: TestShop, id: string) => (await shop.as('app').orders.getOrder({ id })).order;

const eventsOf = ({ base }: TestShop, type: string) =>
  base.db.of(events).all({ where: { type }, sort: [{ fieldName: 'sequence' }] });

const quantityOf = async (shop: TestShop, id: string) =>
  (await shop.as('app').products.getProduct({ id })).product.stock?.quantity;

test('refunds return parts of a payment, never more than was paid', async () => {
  const shop = createShop();
  const { ecomOrderId: orderId, paymentId } = await paidWith(shop, 'approved');
  const refund = (amount?: string) =>
    act(shop, (context) =>
      refundOrder(context, {
        orderId,
        payments: [{ paymentId, ...(amount && { amount }) }],
        reason: 'broken',
      }),
    );
  refund('2.50');
  expect(await read(shop, orderId)).toMatchObject({
    paymentStatus: 'PARTIALLY_REFUNDED',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '12.50' }, refunded: { amount: '2.50' } },
    activities: [
      {},
      {},
      { activityType: 'REFUND_INITIATED', refundInitiated: { amount: { amount: '2.50' }, reason: 'broken' } },
      { activityType: 'PAYMENT_REFUNDED' },
    ],
  });
  for (const amount of ['10.01', '0', '1.001']) expect(() => refund(amount)).toThrow('INVALID_ARGUMENT');
  refund();
  expect(await read(shop, orderId)).toMatchObject({ paymentStatus: 'FULLY_REFUNDED' });
  expect(() => refund()).toThrow('INVALID_ARGUMENT');
  expect(eventsOf(shop, 'wix.ecom.v1.order_transactions_refund_completed')).toHaveLength(2);
});

test('what was paid in HUF is refunded to the last digit, and no digit more', async () => {
  const shop = createShop({ settings: { currency: 'HUF' } });
  const productId = await createProduct(shop);
  const { id: orderId, priceSummary } = place(shop, [{ productId, cents: 199_050 }]);
  expect(priceSummary?.total?.amount).toBe('1990.50');
  shop.payOrder({ orderId, outcome: 'approved' });
  const [paymentId = ''] = transactionIds(shop, orderId);
  const refund = (amount: string) => shop.refundOrder({ orderId, payments: [{ paymentId, amount }] });
  expect(() => refund('1990.51')).toThrow('at most what is left of the payment');
  refund('1990.50');
  expect(await read(shop, orderId)).toMatchObject({
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { refunded: { amount: '1990.50' } },
  });
});

test('a refund covers pieces, which return to stock once', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 3);
  const { id, lineItems } = place(shop, [{ productId, quantity: 2 }]);
  shop.payOrder({ orderId: id, outcome: 'approved' });
  const [paymentId = ''] = transactionIds(shop, id);
  const lineItemId = lineItems[0]?.id ?? '';
  const refund = (quantity: number) =>
    act(shop, (context) =>
      refundOrder(context, {
        orderId: id,
        payments: [{ paymentId, amount: '1' }],
        lineItems: [{ lineItemId, quantity, restock: true }],
      }),
    );
  refund(1);
  expect(await quantityOf(shop, productId)).toBe(2);
  expect(() => refund(2)).toThrow('INVALID_ARGUMENT');
  await shop.as('app').orders.cancelOrder({ id, restockAllItems: true });
  expect(await quantityOf(shop, productId)).toBe(3);
});

test('the merchant who cancels an unpaid order without a restock decides on its stock for good', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  shop.setStock({ productId, trackQuantity: true, quantity: 1 });
  const client = shop.as('visitor');
  const { orderId } = await client.checkouts.createOrderFromCheckout({
    id: await completeCheckoutOf(client, productId),
  });
  await shop.as('app').orders.cancelOrder({ id: orderId ?? '', restockAllItems: false });
  shop.advance(60 * 60_000);
  expect(await quantityOf(shop, productId)).toBe(0);
});

test('an order is fulfilled in parts, with tracking and an email', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  const { id: orderId, lineItems } = place(shop, [{ productId, quantity: 3, cents: 0 }]);
  const id = lineItems[0]?.id ?? '';
  const send = (quantity?: number) =>
    act(shop, (context) =>
      fulfillOrder(context, {
        orderId,
        ...(quantity !== undefined && { lineItems: [{ id, quantity }] }),
        tracking: { number: 'AB1', link: 'https://example.com/AB1' },
        sendEmail: true,
      }),
    );
  send(2);
  expect((await read(shop, orderId)).fulfillmentStatus).toBe('PARTIALLY_FULFILLED');
  expect(() => send(2)).toThrow('INVALID_ARGUMENT');
  send();
  const search = { filter: { fulfillmentStatus: 'FULFILLED' as const } };
  expect((await shop.as('app').orders.searchOrders({ search })).orders).toHaveLength(1);
  expect(() => send()).toThrow('Everything was sent before');
  const order = await read(shop, orderId);
  expect(order.fulfillmentStatus).toBe('FULFILLED');
  expect(order.activities.map(({ activityType }) => activityType)).toEqual(
    expect.arrayContaining([
      'ORDER_FULFILLED',
      'TRACKING_NUMBER_ADDED',
      'TRACKING_LINK_ADDED',
      'SHIPPING_CONFIRMATION_EMAIL_SENT',
    ]),
  );
  expect(eventsOf(shop, 'wix.ecom.v1.order_fulfilled').map(({ content }) => content)).toMatchObject([
    { data: { previousFulfillmentStatus: 'NOT_FULFILLED', newFulfillmentStatus: 'PARTIALLY_FULFILLED' } },
    { data: { newFulfillmentStatus: 'FULFILLED' } },
  ]);
  expect(
    shop.base.db
      .of(mails)
      .all()
      .filter(({ subject }) => /was sent/.test(subject)),
  ).toHaveLength(2);
});

test('a review holds an order until it is decided', async () => {
  const shop = createShop();
  const { ecomOrderId: orderId } = await paidWith(shop, 'approved');
  const review = (status: 'PENDING' | 'APPROVED' | 'REJECTED') =>
    act(shop, (context) => reviewOrder(context, { orderId, status }));
  review('PENDING');
  expect(() => review('PENDING')).toThrow('The order is PENDING');
  await expect(shop.as('app').orders.cancelOrder({ id: orderId })).rejects.toMatchObject({ status: 428 });
  review('APPROVED');
  expect(eventsOf(shop, 'wix.ecom.v1.order_approved')).toHaveLength(2);
  review('PENDING');
  expect(review('REJECTED').status).toBe('REJECTED');
  shop.commentOnOrder({ orderId, message: 'stolen card' });
  expect((await read(shop, orderId)).activities.at(-1)).toMatchObject({
    activityType: 'MERCHANT_COMMENT',
    merchantComment: { message: 'stolen card' },
  });
});
