import { expect, test } from 'vitest';
import { products } from '../../src/features/catalog/stored-product.ts';
import { changeOrder } from '../../src/features/orders/change-order.ts';
import { fulfillOrder } from '../../src/features/orders/fulfill-order.ts';
import { createChargeback, reverseChargeback } from '../../src/features/payments/chargeback.ts';
import { reviewOrder } from '../../src/features/payments/order-review.ts';
import { markOrderPaid } from '../../src/features/payments/pay.ts';
import { refundOrder } from '../../src/features/payments/refund.ts';
import { setStock } from '../../src/features/stock/actions.ts';
import { availableOf } from '../../src/features/stock/stock.ts';
import { mails } from '../../src/kernel/context/mail.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { completeCheckoutOf, lineFor, orderFor } from '../merchant.ts';
import { act, checkoutOf, paidWith, place, price, priceOf, stockUp, transactionIds } from '../orders.ts';
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

test('a refund covers pieces, which return to stock once', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 3);
  const { id, lineItems } = place(
    shop,
    checkoutOf([{ productId, quantity: 2 }], {
      payNow: { total: price(0) },
      payLater: { total: price(2500) },
    }),
  );
  act(shop, (context) => markOrderPaid(context, { orderId: id }));
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

test('a bank takes a payment back, and the shop wins it back', async () => {
  const shop = createShop();
  const { ecomOrderId: orderId, paymentId } = await paidWith(shop, 'approved');
  act(shop, (context) => createChargeback(context, { orderId, paymentId, amount: '5' }));
  const { activities, balanceSummary } = await read(shop, orderId);
  expect(balanceSummary).toMatchObject({ chargeback: { amount: '5.00' }, paid: { amount: '12.50' } });
  const { chargebackId = '' } = activities.at(-1)?.chargebackCreated ?? {};
  const refund = (amount: string) =>
    act(shop, (context) => refundOrder(context, { orderId, payments: [{ paymentId, amount }] }));
  expect(() => refund('7.51')).toThrow('INVALID_ARGUMENT');
  act(shop, (context) => reverseChargeback(context, { orderId, paymentId, chargebackId }));
  refund('12.50');
  expect(await read(shop, orderId)).toMatchObject({
    paymentStatus: 'FULLY_REFUNDED',
    balanceSummary: { chargeback: { amount: '5.00' }, chargebackReversal: { amount: '5.00' } },
  });
  expect(eventsOf(shop, 'wix.ecom.v1.order_transactions_chargeback_approved')).toHaveLength(1);
  expect(eventsOf(shop, 'wix.ecom.v1.order_transactions_chargeback_reversed')).toHaveLength(1);
});

test('an order is fulfilled in parts, with tracking and an email', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  const { id: orderId, lineItems } = place(shop, checkoutOf([{ productId, quantity: 3, cents: 0 }]));
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

test('a merchant changes quantities, adds a fee and a discount; sums and stock follow', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 5);
  const { id: orderId, lineItems } = place(
    shop,
    checkoutOf([{ productId, quantity: 2 }], {
      payNow: { total: price(0) },
      payLater: { total: price(2500) },
    }),
  );
  const lineItemId = lineItems[0]?.id ?? '';
  const change = (changes: object) => act(shop, (context) => changeOrder(context, { orderId, ...changes }));
  change({
    quantities: [{ lineItemId, quantity: 4 }],
    fee: { name: 'Wrapping', amount: '2' },
    discount: { name: 'Friend', amount: '7.5' },
    reason: 'as agreed',
  });
  const order = await read(shop, orderId);
  expect(order).toMatchObject({
    priceSummary: {
      subtotal: { amount: '50.00' },
      discount: { amount: '7.50' },
      totalAdditionalFees: { amount: '2.00' },
      total: { amount: '44.50' },
    },
    balanceSummary: { balance: { amount: '44.50' } },
  });
  expect(order.activities.at(-1)).toMatchObject({
    activityType: 'DRAFT_ORDER_CHANGES_APPLIED',
    draftOrderChangesApplied: { reason: 'as agreed', changes: [{}, {}, {}, { totalPriceChanged: {} }] },
  });
  expect(await quantityOf(shop, productId)).toBe(1);
  expect(() => change({ quantities: [{ lineItemId, quantity: 6 }] })).toThrow('not in stock');
  change({ quantities: [{ lineItemId, quantity: 1 }] });
  expect(await quantityOf(shop, productId)).toBe(4);
  for (const wrong of [
    {},
    { quantities: [{ lineItemId, quantity: 0 }] },
    { discount: { name: 'All', amount: '100' } },
    { fee: { name: 'Half a cent', amount: '0.005' } },
  ])
    expect(() => change(wrong)).toThrow('INVALID_ARGUMENT');
  expect(eventsOf(shop, 'wix.ecom.v1.order_committed')).toHaveLength(2);
});

test('a change that makes the total negative is rejected, and changes nothing', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 2);
  const { id: orderId, lineItems } = place(shop, checkoutOf([{ productId, quantity: 2 }]));
  shop.payOrder({ orderId, outcome: 'approved' });
  shop.changeOrder({ orderId, discount: { name: 'Friend', amount: '20.00' } });
  const before = await read(shop, orderId);
  const quantities = [{ lineItemId: lineItems[0]?.id ?? '', quantity: 1 }];
  expect(() => shop.changeOrder({ orderId, quantities })).toThrow('makes a sum negative');
  expect(await read(shop, orderId)).toEqual(before);
  expect(await quantityOf(shop, productId)).toBe(0);
});

test('the taxes and discounts of an order follow a changed quantity', async () => {
  const shop = createShop();
  const [bowl, mug] = [await createProduct(shop), await createProduct(shop, { name: 'Mug' })];
  shop.saveCoupon({ code: 'SPRING', name: 'Spring', reduction: { kind: 'percent', percent: '20' } });
  const visitor = shop.as('visitor');
  const checkoutId = await completeCheckoutOf(visitor, bowl, {
    lineItems: [lineFor(bowl, 2), lineFor(mug, 2)],
    couponCode: 'SPRING',
  });
  const { orderId = '' } = await orderFor(visitor, checkoutId);
  shop.payOrder({ orderId, outcome: 'approved' });
  const [first, second] = (await read(shop, orderId)).lineItems;
  shop.changeOrder({
    orderId,
    quantities: [
      { lineItemId: first?.id ?? '', quantity: 1 },
      { lineItemId: second?.id ?? '', quantity: 0 },
    ],
  });
  const [off, tax] = [{ amount: '2.50' }, { amount: '1.87' }];
  expect(await read(shop, orderId)).toMatchObject({
    lineItems: [
      {
        totalDiscount: off,
        totalPriceBeforeTax: { amount: '8.13' },
        totalPriceAfterTax: { amount: '10.00' },
        taxInfo: {
          taxAmount: tax,
          taxableAmount: { amount: '8.13' },
          taxBreakdown: [{ taxAmount: tax, taxableAmount: { amount: '8.13' } }],
        },
      },
    ],
    priceSummary: { subtotal: { amount: '12.50' }, discount: off, tax, total: { amount: '10.00' } },
    taxInfo: { totalTax: tax, taxBreakdown: [{ aggregatedTaxAmount: tax }] },
    appliedDiscounts: [
      {
        coupon: { code: 'SPRING', amount: off },
        lineItemIds: [first?.id],
        lineItemDiscounts: [{ id: first?.id, totalDiscount: off }],
      },
    ],
  });
});

test.each([
  ['with its sums', { subtotal: priceOf(2000), tax: priceOf(460) }, '12.30', '10.00'],
  ['with its total only', { total: priceOf(2460) }, '14.60', undefined],
])(
  'half of a recorded order %s costs half, with the tax on top',
  async (_name, priceSummary, total, subtotal) => {
    const shop = createShop();
    const { orders } = shop.as('staff');
    const { order } = await orders.createOrder({
      order: {
        channelInfo: { type: 'POS' },
        taxIncludedInPrices: false,
        taxInfo: {
          totalTax: priceOf(460),
          taxBreakdown: [{ taxName: 'VAT', aggregatedTaxAmount: priceOf(460) }],
        },
        lineItems: [
          {
            productName: { original: 'Bowl' },
            quantity: 2,
            itemType: { preset: 'PHYSICAL' },
            price: priceOf(1000),
            taxInfo: { taxAmount: priceOf(460), taxRate: '0.23' },
          },
        ],
        priceSummary,
      },
    });
    const { id: orderId = '', lineItems } = order;
    shop.changeOrder({
      orderId: orderId ?? '',
      quantities: [{ lineItemId: lineItems[0]?.id ?? '', quantity: 1 }],
    });
    const changed = await read(shop, orderId ?? '');
    expect(changed).toMatchObject({
      priceSummary: { total: { amount: total } },
      taxInfo: { totalTax: { amount: '2.30' }, taxBreakdown: [{ aggregatedTaxAmount: { amount: '2.30' } }] },
    });
    expect(changed.priceSummary?.subtotal?.amount).toBe(subtotal);
  },
);

test('a changed quantity changes how far an order is fulfilled, with the event of it', async () => {
  const shop = createShop();
  const { ecomOrderId: orderId } = await paidWith(shop, 'approved');
  const lineItemId = (await read(shop, orderId)).lineItems[0]?.id ?? '';
  shop.fulfillOrder({ orderId });
  const statusWith = async (quantity: number) => {
    shop.changeOrder({ orderId, quantities: [{ lineItemId, quantity }] });
    return (await read(shop, orderId)).fulfillmentStatus;
  };
  expect([await statusWith(3), await statusWith(2), await statusWith(1)]).toEqual([
    'PARTIALLY_FULFILLED',
    'PARTIALLY_FULFILLED',
    'FULFILLED',
  ]);
  const types = (await read(shop, orderId)).activities.map(({ activityType }) => activityType);
  expect(types.filter((type) => type === 'ORDER_FULFILLED')).toHaveLength(2);
  expect(eventsOf(shop, 'wix.ecom.v1.order_fulfilled').map(({ content }) => content)).toMatchObject([
    { data: { newFulfillmentStatus: 'FULFILLED' } },
    { data: { previousFulfillmentStatus: 'FULFILLED', newFulfillmentStatus: 'PARTIALLY_FULFILLED' } },
    { data: { previousFulfillmentStatus: 'PARTIALLY_FULFILLED', newFulfillmentStatus: 'FULFILLED' } },
  ]);
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

test('an item can be preordered up to its limit while it is out of stock', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  act(shop, (context) =>
    setStock(context, {
      productId,
      trackQuantity: true,
      quantity: 1,
      preorder: { message: 'In May', limit: 2 },
    }),
  );
  const available = () =>
    act(shop, ({ db }) =>
      db
        .of(products)
        .get(productId)
        ?.variants.map((variant) => availableOf(variant)),
    );
  expect(available()).toEqual([3]);
  const { variants } = await shop.as('app').variants.queryStoreVariants({ query: {} });
  expect(variants).toMatchObject([{ preorderInfo: { enabled: true, message: 'In May', limit: 2 } }]);
  const buy = (quantity: number) => place(shop, checkoutOf([{ productId, quantity, cents: 0 }]));
  const { id } = buy(2);
  expect(await quantityOf(shop, productId)).toBe(0);
  expect(() => buy(2)).toThrow('not in stock');
  buy(1);
  expect(() => buy(1)).toThrow('No line is in stock');
  await shop.as('app').orders.cancelOrder({ id, restockAllItems: true });
  expect(await quantityOf(shop, productId)).toBe(0);
  expect(available()).toEqual([2]);
  buy(2);
  expect(eventsOf(shop, 'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged')).toMatchObject([
    { content: { data: { trackInventory: true, fieldMask: ['trackInventory', 'preorderInfo'] } } },
  ]);
});
