import { expect, test } from 'vitest';
import { OutOfStock } from '../../src/features/stock/stock.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { checkoutOf, MEMBER, place, price, stockUp } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

const stockOf = async (shop: TestShop, id: string) =>
  (await shop.as('visitor').products.getProduct({ id })).product.stock;

const typesOf = ({ base }: TestShop) =>
  base.db
    .of(events)
    .all({ sort: [{ fieldName: 'sequence' }] })
    .map(({ type }) => type);

test('an order to pay online reserves stock, waits for its payment, and is in no search', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 5);
  const order = place(shop, checkoutOf([{ productId: bowl, quantity: 2 }]));
  expect(order).toMatchObject({
    number: '10001',
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    balanceSummary: { balance: { amount: '25.00' }, paid: { amount: '0.00' } },
    internal: { paymentGatewayOrderId: expect.any(String) },
  });
  expect(await stockOf(shop, bowl)).toMatchObject({ quantity: 3, inStock: true });
  const read = await shop.as('member', MEMBER).orders.getOrder({ id: order.id });
  expect(read.order).toMatchObject({ id: order.id, activities: [{ activityType: 'ORDER_PLACED' }] });
  for (const filter of [{}, { status: 'INITIALIZED' as const }])
    expect(await shop.as('staff').orders.searchOrders({ search: { filter } })).toMatchObject({ orders: [] });
  expect(typesOf(shop)).toContain('wix.ecom.v1.order_created');
  expect(typesOf(shop)).not.toContain('wix.ecom.v1.order_approved');
});

test('an order without anything to pay online is approved: free, or paid later', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const free = place(shop, checkoutOf([{ productId: bowl, cents: 0 }]));
  expect(free).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  const later = place(
    shop,
    checkoutOf([{ productId: bowl }], { payNow: { total: price(0) }, payLater: { total: price(1250) } }),
  );
  expect(later).toMatchObject({
    number: '10002',
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    balanceSummary: { balance: { amount: '12.50' } },
  });
  expect(later.internal.paymentGatewayOrderId).toBeUndefined();
  const { orders } = await shop.as('member', MEMBER).orders.searchOrders({ search: {} });
  expect(orders?.map(({ number }) => number).toSorted()).toEqual(['10001', '10002']);
  expect(typesOf(shop)).toContain('wix.ecom.v1.order_approved');
});

test('a gift card is a payment, and what it leaves is paid online', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const giftCard = {
    id: 'GC-1',
    obfuscatedCode: '*****TZ7',
    appId: '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64',
  };
  const some = place(
    shop,
    checkoutOf([{ productId: bowl }], { giftCard: { ...giftCard, amount: price(1000) } }),
  );
  expect(some).toMatchObject({ status: 'INITIALIZED', balanceSummary: { balance: { amount: '2.50' } } });
  const all = place(
    shop,
    checkoutOf([{ productId: bowl }], { giftCard: { ...giftCard, amount: price(1250) } }),
  );
  expect(all).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
});

test('nothing is stored if a line is not in stock', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop);
  stockUp(shop, bowl, 3);
  stockUp(shop, vase, 1);
  const lines = [
    { productId: bowl, quantity: 2 },
    { productId: vase, quantity: 2 },
  ];
  expect(() => place(shop, checkoutOf(lines))).toThrow(new OutOfStock(false));
  expect(await stockOf(shop, bowl)).toMatchObject({ quantity: 3 });
  stockUp(shop, vase, 0);
  expect(() => place(shop, checkoutOf([{ productId: vase }]))).toThrow(new OutOfStock(true));
  expect(typesOf(shop)).not.toContain('wix.ecom.v1.order_created');
});

test('stock returns after 30 minutes without a payment, and who waits for it is notified', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 1);
  const { id } = place(shop, checkoutOf([{ productId: bowl }]));
  expect(await stockOf(shop, bowl)).toMatchObject({ quantity: 0, inStock: false });
  const { request } = await shop.as('visitor').backInStock.createBackInStockRequest({
    request: {
      email: 'ann@example.com',
      catalogReference: { appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e', catalogItemId: bowl },
    },
    itemDetails: { name: 'Bowl', price: '12.50' },
  });
  shop.advance(29 * 60_000);
  expect(await stockOf(shop, bowl)).toMatchObject({ quantity: 0 });
  shop.advance(60_000);
  expect(await stockOf(shop, bowl)).toMatchObject({ quantity: 1, inStock: true });
  const merchant = shop.as('staff');
  const notified = await merchant.backInStock.getBackInStockRequest({ id: request.id ?? '' });
  expect(notified.request).toMatchObject({ status: 'NOTIFICATION_SENT', autoNotified: true });
  const { order } = await merchant.orders.getOrder({ id });
  expect(order).toMatchObject({ status: 'INITIALIZED', lineItems: [{ restockQuantity: 1 }] });
});

test('a review of a member who bought the product is verified', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  place(shop, checkoutOf([{ productId: bowl, cents: 0 }]));
  const review = async (id?: string) =>
    (
      await shop.as('member', id).reviews.createReview({
        review: { namespace: 'stores', entityId: bowl, content: { rating: 5, body: 'Round' } },
      })
    ).review?.verified;
  expect(await review(MEMBER)).toBe(true);
  expect(await review()).toBe(false);
});
