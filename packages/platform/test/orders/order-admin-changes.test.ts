/** Actions on orders after they were placed, over HTTP. */
import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { placed, priceOf, transactionIds } from '../orders.ts';
import { createShop, type TestShop } from '../shop.ts';

interface ChangedOrder {
  order: {
    id: string;
    lineItems: { id: string }[];
    activities: { chargebackCreated?: { chargebackId: string } }[];
  };
  fulfillments: { id: string }[];
}

async function change(shop: TestShop, name: string, input: Record<string, unknown>) {
  const { status, body } = await callAction(shop, name, input);
  expect(status).toBe(200);
  return body as unknown as ChangedOrder;
}

/** A paid order. */
async function paid(shop: TestShop): Promise<ChangedOrder['order']> {
  const { id: orderId } = await placed(shop);
  return (await change(shop, 'payOrder', { orderId, outcome: 'approved' })).order;
}

test('a chargeback is reversed', async () => {
  const shop = createShop();
  const { id: orderId } = await paid(shop);
  const [paymentId] = transactionIds(shop, orderId);
  const { order } = await change(shop, 'createChargeback', { orderId, paymentId });
  const { chargebackId } = order.activities.at(-1)?.chargebackCreated ?? {};
  const reversed = await change(shop, 'reverseChargeback', { orderId, paymentId, chargebackId });
  expect(reversed).toMatchObject({
    transactions: { payments: [{ regularPaymentDetails: { chargebacks: [{ status: 'REVERSED' }] } }] },
  });
});

test('a shipment gets its tracking, and is taken back', async () => {
  const shop = createShop();
  const { id: orderId } = await paid(shop);
  const { fulfillments } = await change(shop, 'fulfillOrder', { orderId });
  const fulfillmentId = fulfillments[0]?.id;
  const tracked = await change(shop, 'setTracking', { orderId, fulfillmentId, tracking: { number: 'AB1' } });
  expect(tracked).toMatchObject({ fulfillments: [{ tracking: { number: 'AB1' } }] });
  const taken = await change(shop, 'removeFulfillment', { orderId, fulfillmentId });
  expect(taken).toMatchObject({ order: { fulfillmentStatus: 'NOT_FULFILLED' }, fulfillments: [] });
});

test('the quantity of a line is changed, and the order is put under review and approved again', async () => {
  const shop = createShop();
  const { id: orderId, lineItems } = await paid(shop);
  const quantities = [{ lineItemId: lineItems[0]?.id, quantity: 2 }];
  expect(await change(shop, 'changeOrder', { orderId, quantities })).toMatchObject({
    order: { lineItems: [{ quantity: 2 }] },
  });
  for (const status of ['PENDING', 'APPROVED'])
    expect(await change(shop, 'reviewOrder', { orderId, status })).toMatchObject({ order: { status } });
});

test('an order of another system is imported and deleted, unless it breaks a rule of the contract', async () => {
  const shop = createShop();
  const line = {
    productName: { original: 'Vase' },
    quantity: 1,
    itemType: { preset: 'PHYSICAL' },
    price: priceOf(100),
  };
  const order = { lineItems: [line], priceSummary: { total: priceOf(100) }, channelInfo: { type: 'EBAY' } };
  const imported = await change(shop, 'importOrder', { order });
  expect(imported.order).toMatchObject({ imported: true, channelInfo: { type: 'EBAY' } });
  const { id: orderId } = imported.order;
  await change(shop, 'deleteImportedOrder', { orderId });
  await expect(shop.as('staff').orders.getOrder({ id: orderId })).rejects.toMatchObject({ status: 404 });
  const broken = await callAction(shop, 'importOrder', {
    order: { ...order, lineItems: [{ ...line, quantity: -1 }] },
  });
  expect(violationsOf(broken.body)).toMatchObject([{ field: 'order.lineItems[0].quantity' }]);
});
