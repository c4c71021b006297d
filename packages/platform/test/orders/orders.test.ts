import type { OrderFilter } from 'storewire';
import { expect, test } from 'vitest';
import { mails } from '../../src/kernel/context/mail.ts';
import { events } from '../../src/kernel/context/outbox.ts';
import { MISSING } from '../cart-v2-shop.ts';
import { MEMBER, paidWith, place, priceOf, stockUp } from '../orders.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const line = {
  productName: { original: 'Bowl' },
  quantity: 2,
  itemType: { preset: 'PHYSICAL' as const },
  price: priceOf(1250),
};

const recorded = {
  channelInfo: { type: 'POS' as const },
  lineItems: [line],
  priceSummary: { total: priceOf(2500) },
};

const record = async (shop: TestShop, order = {}) =>
  (await shop.as('staff').orders.createOrder({ order: { ...recorded, ...order } })).order;

test('an order that does not exist, or is of another caller, has the code of a missing order', async () => {
  const shop = createShop();
  const id = (await record(shop, { buyerInfo: { memberId: MEMBER } })).id ?? '';
  const missing = { kind: 'application', code: 'ORDER_NOT_FOUND', status: 404 };
  for (const client of [shop.as('visitor'), shop.as('member'), shop.as('visitor', MEMBER)])
    await expect(client.orders.getOrder({ id })).rejects.toMatchObject(missing);
  await expect(shop.as('staff').orders.getOrder({ id: MISSING })).rejects.toMatchObject(missing);
  expect((await shop.as('app').orders.getOrder({ id })).order.id).toBe(id);
  expect((await shop.as('member').orders.searchOrders({ search: {} })).orders).toEqual([]);
});

test('a merchant records an order with its sums as given; it is approved and can be paid later', async () => {
  const shop = createShop();
  const order = await record(shop, { buyerInfo: { memberId: MEMBER, email: 'mara@example.com' } });
  expect(order).toMatchObject({
    number: '10001',
    status: 'APPROVED',
    paymentStatus: 'NOT_PAID',
    currency: 'EUR',
    priceSummary: { total: { amount: '25.00', formattedAmount: '€25.00' } },
    balanceSummary: { balance: { amount: '25.00' } },
    lineItems: [{ id: expect.any(String), lineItemPrice: { amount: '25.00' } }],
    buyerInfo: { contactId: expect.any(String) },
    createdBy: { userId: expect.any(String) },
  });
  const { orders } = await shop.as('member', MEMBER).orders.searchOrders({ search: {} });
  expect(orders?.map(({ id }) => id)).toEqual([order.id]);
  expect(await record(shop, { paymentStatus: 'PAID' })).toMatchObject({
    number: '10002',
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' } },
  });
  const { total, ...sums } = { ...recorded.priceSummary, subtotal: priceOf(2000), tax: priceOf(150) };
  expect(total.amount).toBe('25.00');
  for (const [taxIncludedInPrices, amount] of [
    [true, '20.00'],
    [false, '21.50'],
  ])
    expect(await record(shop, { priceSummary: sums, taxIncludedInPrices })).toMatchObject({
      priceSummary: { total: { amount } },
    });
});

test('what is wrong with a recorded order', async () => {
  const shop = createShop();
  const wrong = (order: object, field: string, violatedRule: string) =>
    expect(record(shop, order)).rejects.toMatchObject({
      violations: [{ field: `order.${field}`, rule: violatedRule }],
    });
  await wrong(
    { lineItems: [{ ...line, itemType: { preset: 'DIGITAL' } }] },
    'lineItems[0].digitalFile.fileId',
    'REQUIRED_FIELD',
  );
  await wrong(
    { priceSummary: { total: { amount: '1.005' } } },
    'priceSummary.total.amount',
    'DECIMAL_MAX_SCALE',
  );
  await wrong({ currency: 'JPY' }, 'lineItems[0].price.amount', 'DECIMAL_MAX_SCALE');
  await wrong({ paymentStatus: 'PARTIALLY_PAID' }, 'paymentStatus', 'VALIDATION');
  await expect(record(shop, { purchasedDate: '2026-03-01T09:00:00.001Z' })).rejects.toMatchObject({
    code: 'PURCHASED_DATE_CANNOT_BE_IN_FUTURE',
  });
  expect((await shop.as('staff').orders.searchOrders({ search: {} })).orders).toEqual([]);
});

test('an update changes only what the contract lists, and a mask names it', async () => {
  const shop = createShop();
  const { id = '' } = { ...(await record(shop, { buyerNote: 'before' })) } as { id?: string };
  const { orders } = shop.as('staff');
  const billingInfo = {
    address: { country: 'IE', city: 'Galway' },
    contactDetails: { firstName: 'Mara', lastName: 'Lindqvist' },
  };
  const { order } = await orders.updateOrder({
    id,
    order: {
      billingInfo,
      buyerNote: 'ignored',
      status: 'CANCELED',
      buyerInfo: { email: 'new@example.com' },
      shippingInfo: { title: 'ignored', logistics: { shippingDestination: billingInfo } },
      seenByAHuman: true,
    },
  });
  expect(order).toMatchObject({
    billingInfo: { address: { country: 'IE', countryFullname: 'Ireland' } },
    buyerNote: 'before',
    status: 'APPROVED',
    buyerInfo: { email: 'new@example.com' },
    shippingInfo: { title: '', logistics: { shippingDestination: { address: { city: 'Galway' } } } },
    seenByAHuman: true,
  });
  expect(order.activities.map(({ activityType }) => activityType)).toEqual([
    'ORDER_PLACED',
    'EMAIL_EDITED',
    'SHIPPING_ADDRESS_EDITED',
  ]);
  const masked = await orders.updateOrder({
    id,
    order: { seenByAHuman: false, archived: true },
    fieldMask: 'archived,billingInfo.address.city',
  });
  expect(masked.order).toMatchObject({ archived: true, seenByAHuman: true });
  expect(masked.order.billingInfo?.address).toEqual({ country: 'IE', countryFullname: 'Ireland' });
  for (const [fieldMask, field] of [
    ['status', 'fieldMask'],
    ['billingInfo.contactDetails', 'order.billingInfo.contactDetails'],
  ])
    await expect(orders.updateOrder({ id, order: {}, fieldMask: fieldMask ?? '' })).rejects.toMatchObject({
      violations: [{ field }],
    });
  const search = { filter: { 'billingInfo.contactDetails.fullName': { $startsWith: 'Mara L' } } };
  expect((await orders.searchOrders({ search })).orders).toHaveLength(1);
});

test('orders under review, or rejected by one, do not change and are found only by their status', async () => {
  const shop = createShop();
  const { orders } = shop.as('app');
  for (const [status, code] of [
    ['PENDING', 'ORDER_IS_PENDING'],
    ['REJECTED', 'ORDER_IS_REJECTED'],
  ] as const) {
    const { id } = await record(shop, { status });
    const failed = { code, status: 428 };
    await expect(orders.updateOrder({ id: id ?? '', order: {} })).rejects.toMatchObject(failed);
    await expect(orders.cancelOrder({ id: id ?? '' })).rejects.toMatchObject(failed);
    expect((await orders.searchOrders({ search: { filter: { status } } })).orders).toMatchObject([{ id }]);
    expect(await shop.as('app').payments.getPaymentCollectabilityStatus({ ecomOrderId: id ?? '' })).toEqual({
      status: `NONCOLLECTABLE_ORDER_IS_${status}`,
    });
  }
  expect((await orders.searchOrders({ search: {} })).orders).toEqual([]);
});

test('a canceled order returns its stock once, and the buyer gets an email', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 3);
  const { id } = place(shop, [{ productId, quantity: 2, cents: 0 }]);
  const { orders, products } = shop.as('staff');
  const cancel = () =>
    orders.cancelOrder({
      id,
      restockAllItems: true,
      sendOrderCanceledEmail: true,
      customMessage: 'We are sorry.',
    });
  for (const { order } of [await cancel(), await cancel()])
    expect(order).toMatchObject({ status: 'CANCELED', lineItems: [{ restockQuantity: 2 }] });
  expect((await products.getProduct({ id: productId })).product.stock?.quantity).toBe(3);
  const sent = shop.base.db.of(mails).all({ sort: [{ fieldName: 'sequence' }] });
  expect(sent.slice(1)).toMatchObject([
    { to: 'mara@example.com', text: expect.stringContaining('We are sorry.') },
  ]);
  expect(shop.base.db.of(events).count({ where: { type: 'wix.ecom.v1.order_canceled' } })).toBe(1);
});

test('without options, a canceled order keeps its stock, and the buyer gets no email about it', async () => {
  const shop = createShop();
  const productId = await createProduct(shop);
  stockUp(shop, productId, 3);
  const { id } = place(shop, [{ productId, quantity: 2, cents: 0 }]);
  await shop.as('staff').orders.cancelOrder({ id });
  const canceled = shop.base.db.of(events).find({ type: 'wix.ecom.v1.order_canceled' });
  expect(canceled?.content).toMatchObject({
    data: { restockAllItems: false, sendOrderCanceledEmail: false },
  });
  const subjects = shop.listMails().mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes('canceled'))).toEqual([]);
  const { product } = await shop.as('staff').products.getProduct({ id: productId });
  expect(product.stock?.quantity).toBe(1);
});

test('an order with an authorized payment cannot be canceled', async () => {
  const shop = createShop();
  const { ecomOrderId: id } = await paidWith(shop, 'authorized');
  await expect(shop.as('staff').orders.cancelOrder({ id })).rejects.toMatchObject({
    code: 'ORDER_HAS_AUTHORIZED_TRANSACTION',
  });
});

test('bulk updates have a result per item', async () => {
  const shop = createShop();
  const { orders } = shop.as('staff');
  const id = (await record(shop)).id ?? '';
  const { id: pending } = await record(shop, { status: 'PENDING' });
  const ids = [id ?? '', MISSING, pending ?? ''];
  const changes = ids.map((each) => ({ order: { id: each, archived: true } }));
  const { results, bulkActionMetadata } = await orders.bulkUpdateOrders({
    orders: changes,
    returnEntity: true,
  });
  expect(results).toMatchObject([
    { itemMetadata: { id, originalIndex: 0, success: true }, item: { id, archived: true } },
    {
      itemMetadata: {
        originalIndex: 1,
        success: false,
        error: { code: expect.stringMatching(/^ORDER_NOT_FOUND$/) },
      },
    },
    { itemMetadata: { originalIndex: 2, success: false, error: { code: 'ORDER_IS_PENDING' } } },
  ]);
  expect(bulkActionMetadata).toEqual({ totalSuccesses: 1, totalFailures: 2, undetailedFailures: 0 });
  expect((await orders.bulkUpdateOrders({ orders: changes.slice(0, 1) })).results?.[0]?.item).toBeUndefined();
});

test('tags are set and removed in bulk, and only merchants see private ones', async () => {
  const shop = createShop();
  const { orders } = shop.as('staff');
  const { id = '' } = (await record(shop, { buyerInfo: { memberId: MEMBER } })) as { id?: string };
  const tags = (...tagIds: string[]) => ({ tags: { tagIds } });
  await orders.bulkUpdateOrderTags({
    orderIds: [id],
    assignTags: { ...tags('a', 'b'), privateTags: { tagIds: ['vip'] } },
  });
  const { results } = await orders.bulkUpdateOrderTags({
    orderIds: [id, MISSING],
    assignTags: tags('c', 'b'),
    unassignTags: tags('a', 'b'),
  });
  expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, false]);
  const seen = async (client = shop.as('staff')) => (await client.orders.getOrder({ id })).order.tags;
  expect(await seen()).toEqual({ tags: { tagIds: ['c', 'b'] }, privateTags: { tagIds: ['vip'] } });
  expect(await seen(shop.as('member', MEMBER))).toEqual({ tags: { tagIds: ['c', 'b'] } });
  const many = Array.from({ length: 100 }, (_, index) => String(index));
  const full = await orders.bulkUpdateOrderTags({ orderIds: [id], assignTags: tags(...many) });
  expect(full.results).toMatchObject([
    { itemMetadata: { success: false, error: { code: 'INVALID_ARGUMENT' } } },
  ]);
});

test('a search pages by cursor with its filter and sort, newest first, and hides what needs a filter', async () => {
  const shop = createShop();
  const { orders } = shop.as('staff');
  for (const cents of [100, 900, 1000, 500]) {
    await record(shop, { priceSummary: { total: priceOf(cents) } });
    shop.advance(1000);
  }
  await record(shop, { status: 'PENDING' });
  const numbers = async (search: object) =>
    (await orders.searchOrders({ search })).orders?.map(({ number }) => number);
  expect(await numbers({})).toEqual(['10004', '10003', '10002', '10001']);
  expect(
    await numbers({
      filter: { 'priceSummary.total.amount': { $gte: '5' }, 'channelInfo.type': 'POS' },
      sort: [{ fieldName: 'number', order: 'ASC' }],
    }),
  ).toEqual(['10002', '10003', '10004']);
  expect(await numbers({ filter: { 'lineItems.productName.original': { $hasSome: ['Vase'] } } })).toEqual([]);
  const first = await orders.searchOrders({ search: { cursorPaging: { limit: 3 } } });
  expect(first.metadata).toMatchObject({ count: 3, hasNext: true });
  const cursor = first.metadata?.cursors?.next ?? '';
  const second = await orders.searchOrders({ search: { cursorPaging: { limit: 3, cursor } } });
  expect(second.orders?.map(({ number }) => number)).toEqual(['10001']);
  expect(second.metadata).toMatchObject({ hasNext: false });
});

test('orders are found by a field of an app', async () => {
  const shop = createShop();
  await record(shop, {
    extendedFields: { namespaces: { '@harbour/care': { gift: true, amount: '1.2345' } } },
  });
  await record(shop, { lineItems: [{ ...line, catalogReference: itemOf(MISSING) }] });
  const find = async (filter: OrderFilter) =>
    (await shop.as('app').orders.searchOrders({ search: { filter } })).orders?.map(({ number }) => number);
  expect(await find({ 'extendedFields.namespaces.@harbour/care.gift': 'true' })).toEqual(['10001']);
  expect(await find({ 'lineItems.catalogReference.catalogItemId': MISSING })).toEqual(['10002']);
});
