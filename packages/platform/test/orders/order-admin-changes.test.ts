/** Actions on orders after they were placed, over HTTP. */
import { expect, test } from 'vitest';
import { callAction } from '../admin-action.ts';
import { placed, transactionIds } from '../orders.ts';
import { createShop, type TestShop } from '../shop.ts';

interface ChangedOrder {
  order: {
    id: string;
    lineItems: { id: string }[];
    activities: { chargebackCreated?: { chargebackId: string } }[];
  };
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
