import { expect, test } from 'vitest';
import { gatewayOrders, orderTransactions } from '../../src/features/orders/stored-order.ts';
import { type PaymentOutcome, payGatewayOrder, payOrder } from '../../src/features/payments/pay.ts';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { completeCheckoutOf, lineFor, orderFor } from '../merchant.ts';
import { act, buyOne, MEMBER, paidWith, place, placed, priceOf, stockUp, transactionIds } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

const DAY = 86_400_000;

test('a payment approves its order, makes it paid, and creates one invoice', async () => {
  const shop = createShop();
  const order = await placed(shop);
  const merchant = shop.as('app');
  act(shop, (context) => payOrder(context, { orderId: order.id, outcome: 'approved' }));
  expect((await merchant.orders.getOrder({ id: order.id })).order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    balanceSummary: { balance: { amount: '0.00' }, paid: { amount: '12.50' } },
    activities: [{ activityType: 'ORDER_PLACED' }, { activityType: 'ORDER_PAID' }],
  });
  const search = { filter: { paymentMethods: { $hasSome: ['Credit card'] } } };
  expect((await merchant.orders.searchOrders({ search })).orders).toHaveLength(1);
  const unpaid = await placed(shop);
  const { invoicesForOrder } = await merchant.invoices.listInvoicesForOrders({
    orderIds: [order.id, unpaid.id, 'none'],
  });
  expect(invoicesForOrder).toEqual([
    { orderId: order.id, invoicesInfo: [{ id: expect.any(String), appId: shop.shop.appId }] },
    { orderId: unpaid.id, invoicesInfo: [] },
  ]);
  expect(() => act(shop, (context) => payOrder(context, { orderId: order.id, outcome: 'approved' }))).toThrow(
    'Not found',
  );
});

test('a declined payment returns the stock, and the buyer can try again within 30 minutes', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const { paymentGatewayOrderId = '' } = order.internal;
  expect(shop.base.db.of(gatewayOrders).get(paymentGatewayOrderId)?.amount).toBe('12.50');
  act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'declined' }));
  expect(await quantity()).toBe(1);
  const { id } = order;
  expect((await shop.as('app').orders.getOrder({ id })).order).toMatchObject({
    status: 'INITIALIZED',
    paymentStatus: 'DECLINED',
  });
  act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'approved' }));
  expect(await quantity()).toBe(0);
  expect((await shop.as('app').orders.getOrder({ id })).order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PAID',
    lineItems: [{ restockQuantity: 0 }],
  });
});

test('a declined payment leaves an earlier part of the payment and the stock, also after 30 minutes', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const orderId = order.id;
  const { payments } = shop.as('staff');
  await payments.preparePaymentCollection({ ecomOrderId: orderId, amount: priceOf(500) });
  shop.payOrder({ orderId, outcome: 'approved' });
  await payments.preparePaymentCollection({ ecomOrderId: orderId, amount: priceOf(750) });
  shop.advance(31 * 60_000);
  shop.payOrder({ orderId, outcome: 'declined' });
  expect((await shop.as('app').orders.getOrder({ id: orderId })).order).toMatchObject({
    status: 'INITIALIZED',
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: { balance: { amount: '7.50' }, paid: { amount: '5.00' } },
  });
  expect(await quantity()).toBe(0);
});

test('who tries again after the last piece was sold pays nothing', async () => {
  const shop = createShop();
  const { order, buyAgain } = await buyOne(shop);
  const pay = (outcome: 'approved' | 'declined') =>
    act(shop, (context) => payOrder(context, { orderId: order.id, outcome }));
  pay('declined');
  buyAgain();
  expect(() => pay('approved')).toThrow('No line is in stock');
  expect((await shop.as('app').orders.getOrder({ id: order.id })).order.balanceSummary?.paid?.amount).toBe(
    '0.00',
  );
});

test('an order that was paid, refunded and canceled without restocking keeps its stock after 30 minutes', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const orderId = order.id;
  shop.payOrder({ orderId, outcome: 'approved' });
  shop.refundOrder({ orderId, payments: transactionIds(shop, orderId).map((paymentId) => ({ paymentId })) });
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  shop.advance(31 * 60_000);
  expect(await quantity()).toBe(0);
});

test('a pending payment keeps the stock after 30 minutes, and is approved or declined later', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const pending = act(shop, (context) => payOrder(context, { orderId: order.id, outcome: 'pending' }));
  expect(pending).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'PENDING' });
  shop.advance(DAY);
  expect(await quantity()).toBe(0);
  const { paymentGatewayOrderId = '' } = order.internal;
  const payAgain = () =>
    act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'approved' }));
  expect(payAgain).toThrow('A payment is under way');
  const decide = (outcome: PaymentOutcome) =>
    act(shop, (context) => payOrder(context, { orderId: order.id, outcome }));
  for (const outcome of ['pending', 'authorized'] as const)
    expect(() => decide(outcome)).toThrow('A payment is under way');
  expect(decide('declined')).toMatchObject({ status: 'INITIALIZED', paymentStatus: 'DECLINED' });
  expect(await quantity()).toBe(1);
  expect(() => decide('approved')).toThrow('Not found');
});

test('an order that was canceled without restocking keeps its stock if its pending payment is declined after 30 minutes', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const orderId = order.id;
  shop.payOrder({ orderId, outcome: 'pending' });
  shop.advance(31 * 60_000);
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  expect(await quantity()).toBe(0);
  shop.payOrder({ orderId, outcome: 'declined' });
  expect(await quantity()).toBe(0);
});

test.each(['canceled without restocking', 'put under review'])(
  'an order that was approved without a payment and is %s keeps its stock if a later payment is declined',
  async (change) => {
    const shop = createShop();
    const productId = await createProduct(shop);
    stockUp(shop, productId, 1);
    const { id: orderId, status } = place(shop, [{ productId, isPaidLater: true }]);
    expect(status).toBe('APPROVED');
    const { orders, payments } = shop.as('staff');
    await payments.preparePaymentCollection({ ecomOrderId: orderId, amount: priceOf(1250) });
    shop.payOrder({ orderId, outcome: 'pending' });
    shop.advance(31 * 60_000);
    if (change === 'put under review') shop.reviewOrder({ orderId, status: 'PENDING' });
    else await orders.cancelOrder({ id: orderId });
    shop.payOrder({ orderId, outcome: 'declined' });
    const { product } = await shop.as('visitor').products.getProduct({ id: productId });
    expect(product.stock?.quantity).toBe(0);
  },
);

test('a pending payment of an order that was canceled in the meantime can only be declined', async () => {
  const shop = createShop();
  const { payments, ecomOrderId: orderId } = await paidWith(shop, 'pending');
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  expect(() => shop.payOrder({ orderId, outcome: 'approved' })).toThrow('The order is canceled');
  shop.payOrder({ orderId, outcome: 'declined' });
  expect(await payments.getPaymentCollectabilityStatus({ ecomOrderId: orderId })).toMatchObject({
    status: 'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  });
  expect((await shop.as('app').orders.getOrder({ id: orderId })).order).toMatchObject({
    status: 'CANCELED',
    paymentStatus: 'DECLINED',
  });
});

test('a capture charges a part of an authorized payment and releases the rest; there is one', async () => {
  const shop = createShop();
  const { payments, ecomOrderId, paymentId } = await paidWith(shop, 'authorized');
  expect((await shop.as('app').orders.getOrder({ id: ecomOrderId })).order).toMatchObject({
    status: 'APPROVED',
    paymentStatus: 'PENDING_MERCHANT',
    balanceSummary: { authorized: { amount: '12.50' }, paid: { amount: '0.00' } },
  });
  const { orderTransactions } = await payments.captureAuthorizedPayments({
    ecomOrderId,
    payments: [{ paymentId, amount: { amount: '10' } }],
  });
  expect(orderTransactions?.payments).toMatchObject([
    {
      status: 'APPROVED',
      regularPaymentDetails: {
        authorizationDetails: { captures: [{ status: 'SUCCEEDED', amount: { amount: '10.00' } }] },
      },
    },
  ]);
  expect((await shop.as('app').orders.getOrder({ id: ecomOrderId })).order).toMatchObject({
    paymentStatus: 'PARTIALLY_PAID',
    balanceSummary: {
      balance: { amount: '2.50' },
      paid: { amount: '10.00' },
      authorized: { amount: '0.00' },
    },
  });
  expect(await payments.getPaymentCollectabilityStatus({ ecomOrderId })).toMatchObject({
    status: 'COLLECTABLE',
    amount: { amount: '2.50' },
  });
});

test('a void releases an authorized payment', async () => {
  const shop = createShop();
  const { payments, ecomOrderId, paymentId } = await paidWith(shop, 'authorized');
  const { orderTransactions } = await payments.voidAuthorizedPayments({
    ecomOrderId,
    paymentIds: [paymentId],
  });
  expect(orderTransactions?.payments).toMatchObject([
    { status: 'VOIDED', regularPaymentDetails: { authorizationDetails: { void: { reason: 'MANUAL' } } } },
  ]);
  expect((await shop.as('app').orders.getOrder({ id: ecomOrderId })).order).toMatchObject({
    paymentStatus: 'NOT_PAID',
    balanceSummary: { balance: { amount: '12.50' }, authorized: { amount: '0.00' } },
  });
});

test.each([
  ['CAPTURE', 5, 'MINUTES', 5 * 60_000, 'PAID', 'AUTHORIZED_PAYMENT_CAPTURED'],
  ['CAPTURE', 3, 'HOURS', 3 * 3_600_000, 'PAID', 'AUTHORIZED_PAYMENT_CAPTURED'],
  ['CAPTURE', 2, 'DAYS', 2 * DAY, 'PAID', 'AUTHORIZED_PAYMENT_CAPTURED'],
  ['VOID', 2, 'DAYS', 2 * DAY, 'NOT_PAID', 'AUTHORIZED_PAYMENT_VOIDED'],
] as const)(
  'a payment with a delay is authorized, and %s happens after %i %s',
  async (scheduledAction, count, unit, milliseconds, paymentStatus, activity) => {
    const shop = createShop();
    const { id } = await placed(shop);
    const read = async () => (await shop.as('app').orders.getOrder({ id })).order;
    const { paymentGatewayOrderId } = await shop.as('app').payments.preparePaymentCollection({
      ecomOrderId: id,
      amount: priceOf(1250),
      delayedCaptureSettings: { scheduledAction, delayDuration: { count, unit } },
    });
    act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'approved' }));
    shop.advance(milliseconds - 1);
    expect((await read()).paymentStatus).toBe('PENDING_MERCHANT');
    shop.advance(1);
    const done = await read();
    expect(done).toMatchObject({ status: 'APPROVED', paymentStatus });
    expect(done.activities.map(({ activityType }) => activityType)).toContain(activity);
  },
);

test('an order that is rejected by a review returns its stock, and its payment is voided before its capture', async () => {
  const shop = createShop();
  const { order, quantity } = await buyOne(shop);
  const orderId = order.id;
  const { paymentGatewayOrderId } = await shop.as('app').payments.preparePaymentCollection({
    ecomOrderId: orderId,
    amount: priceOf(1250),
    delayedCaptureSettings: { scheduledAction: 'CAPTURE', delayDuration: { count: 2, unit: 'DAYS' } },
  });
  act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'approved' }));
  for (const status of ['PENDING', 'REJECTED'] as const) shop.reviewOrder({ orderId, status });
  expect(await quantity()).toBe(1);
  shop.advance(3 * DAY);
  const rejected = (await shop.as('app').orders.getOrder({ id: orderId })).order;
  expect(rejected).toMatchObject({ status: 'REJECTED', paymentStatus: 'NOT_PAID' });
  expect(rejected.activities.map(({ activityType }) => activityType)).toEqual([
    'ORDER_PLACED',
    'AUTHORIZED_PAYMENT_CREATED',
    'ORDER_PENDING',
    'AUTHORIZED_PAYMENT_VOIDED',
    'ORDER_REJECTED',
  ]);
});

test('a payment whose capture is pending at the provider is not captured again', async () => {
  const shop = createShop();
  const { payments, ecomOrderId, paymentId } = await paidWith(shop, 'authorized');
  act(shop, ({ db }) => {
    const transactions = db.of(orderTransactions).get(ecomOrderId);
    const [payment] = transactions?.payments ?? [];
    if (!transactions || !payment) throw new Error('The order has no payment');
    const { regularPaymentDetails } = payment;
    const authorizationDetails = {
      ...regularPaymentDetails?.authorizationDetails,
      captures: [{ status: 'PENDING' as const }],
    };
    const pending = { ...payment, regularPaymentDetails: { ...regularPaymentDetails, authorizationDetails } };
    db.of(orderTransactions).save({ ...transactions, payments: [pending] });
  });
  await expect(
    payments.captureAuthorizedPayments({ ecomOrderId, payments: [{ paymentId }] }),
  ).rejects.toMatchObject({ kind: 'application', code: 'PAYMENT_HAS_PENDING_CAPTURE' });
});

test('payments that cannot be captured or voided', async () => {
  const shop = createShop();
  const { payments, ecomOrderId, paymentId } = await paidWith(shop, 'authorized');
  const none = '5b1c7f20-3e94-4d68-a7b5-92d0e8c4f136';
  const capture = (id: string, amount?: string, order = ecomOrderId) =>
    payments.captureAuthorizedPayments({
      ecomOrderId: order,
      payments: [{ paymentId: id, ...(amount !== undefined && { amount: { amount } }) }],
    });
  const release = (id: string, order = ecomOrderId) =>
    payments.voidAuthorizedPayments({ ecomOrderId: order, paymentIds: [id] });
  const coded = (code: string) => ({ kind: 'application', code });
  for (const amount of ['0', '12.51', '12.499'])
    await expect(capture(paymentId, amount)).rejects.toMatchObject(coded('INVALID_AMOUNT'));
  await expect(capture(none)).rejects.toMatchObject(coded('PAYMENT_NOT_FOUND'));
  await expect(release(none)).rejects.toMatchObject(coded('PAYMENT_NOT_FOUND'));
  await expect(capture(paymentId, '1', none)).rejects.toMatchObject({ status: 404 });
  await expect(release(paymentId, none)).rejects.toMatchObject({ status: 404 });
  // both or none
  await expect(
    payments.captureAuthorizedPayments({ ecomOrderId, payments: [{ paymentId }, { paymentId }] }),
  ).rejects.toMatchObject(coded('PAYMENT_ALREADY_CAPTURED'));
  await release(paymentId);
  await expect(capture(paymentId)).rejects.toMatchObject(coded('PAYMENT_ALREADY_VOIDED'));
  await expect(release(paymentId)).rejects.toMatchObject(coded('PAYMENT_ALREADY_VOIDED'));
  const { order: inCash } = await shop.as('staff').orders.createOrder({
    order: {
      channelInfo: { type: 'POS' },
      paymentStatus: 'PAID',
      lineItems: [
        {
          productName: { original: 'Bowl' },
          quantity: 1,
          itemType: { preset: 'PHYSICAL' },
          price: priceOf(1250),
        },
      ],
      priceSummary: { total: priceOf(1250) },
    },
  });
  const cashId = inCash.id ?? '';
  const [offline = ''] = transactionIds(shop, cashId);
  await expect(capture(offline, undefined, cashId)).rejects.toMatchObject(
    coded('NOT_REGULAR_ONLINE_PAYMENT'),
  );
  await expect(release(offline, cashId)).rejects.toMatchObject(coded('PAYMENT_GATEWAY_ID_NOT_FOUND'));
  const paid = await paidWith(shop, 'approved');
  await expect(capture(paid.paymentId, undefined, paid.ecomOrderId)).rejects.toMatchObject(
    coded('PAYMENT_NOT_AUTHORIZED'),
  );
});

test('whether money can be collected for an order, and why not', async () => {
  const shop = createShop();
  const order = await placed(shop);
  const { payments, orders } = shop.as('app');
  const ecomOrderId = order.id;
  const statusOf = async (id = ecomOrderId) =>
    (await payments.getPaymentCollectabilityStatus({ ecomOrderId: id })).status;
  const prepare = (cents: number, changes = {}) =>
    payments.preparePaymentCollection({ ecomOrderId, amount: priceOf(cents), ...changes });
  const coded = (code: string) => ({ kind: 'application', code });
  expect(await statusOf()).toBe('COLLECTABLE');
  for (const cents of [0, 1251]) await expect(prepare(cents)).rejects.toMatchObject(coded('INVALID_AMOUNT'));
  await expect(prepare(1, { ecomOrderId: shop.shop.siteId })).rejects.toMatchObject(
    coded('NO_ASSOCIATED_ECOM_ORDER'),
  );
  await expect(prepare(1, { paymentGatewayOrderId: 'none' })).rejects.toMatchObject({ kind: 'validation' });
  const { paymentGatewayOrderId } = await prepare(1000);
  expect(await prepare(1250, { paymentGatewayOrderId })).toEqual({ paymentGatewayOrderId });
  act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome: 'approved' }));
  expect(await statusOf()).toBe('NONCOLLECTABLE_ORDER_IS_PAID');
  await expect(prepare(1)).rejects.toMatchObject(coded('ORDER_ALREADY_PAID'));
  await orders.cancelOrder({ id: ecomOrderId });
  expect(await statusOf()).toBe('NONCOLLECTABLE_ORDER_IS_CANCELLED');
  await expect(prepare(1)).rejects.toMatchObject(coded('ORDER_CANCELED'));
  await expect(
    payments.getPaymentCollectabilityStatus({ ecomOrderId: shop.shop.siteId }),
  ).rejects.toMatchObject({
    status: 404,
  });
});

test.each<'authorized' | 'pending'>(['authorized', 'pending'])(
  'an order is pending, and not paid, while its whole payment is %s',
  async (outcome) => {
    const shop = createShop();
    const { payments, ecomOrderId, paymentId } = await paidWith(shop, outcome);
    const statusOf = async () => (await payments.getPaymentCollectabilityStatus({ ecomOrderId })).status;
    expect(await statusOf()).toBe('NONCOLLECTABLE_ORDER_IS_PENDING');
    await expect(
      payments.preparePaymentCollection({ ecomOrderId, amount: priceOf(1) }),
    ).rejects.toMatchObject({ violations: [{ field: 'ecomOrderId', rule: 'VALIDATION' }] });
    if (outcome === 'pending') shop.payOrder({ orderId: ecomOrderId, outcome: 'approved' });
    else await payments.captureAuthorizedPayments({ ecomOrderId, payments: [{ paymentId }] });
    expect(await statusOf()).toBe('NONCOLLECTABLE_ORDER_IS_PAID');
  },
);

test('a capture returns all transactions of the order: gift cards, memberships and refunds', async () => {
  const shop = createShop();
  const memberId = MEMBER;
  const [bowl, mug] = [await createProduct(shop), await createProduct(shop, { name: 'Mug' })];
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '4' });
  const { membership } = shop.saveMembership({ memberId, name: 'Club', productIds: [mug] });
  const member = shop.as('member', memberId);
  const id = await completeCheckoutOf(member, bowl, {
    lineItems: [lineFor(bowl), lineFor(mug)],
    giftCardCode: 'HRBR-2046-QTZ7',
  });
  const { checkout } = await member.checkouts.getCheckout({ id });
  const lineItemIds = [checkout.lineItems[1]?.id ?? ''];
  const memberships = [{ id: (membership as { id: string }).id, appId: MEMBERSHIP_APP_ID, lineItemIds }];
  await member.checkouts.updateCheckout({
    id,
    checkout: { membershipOptions: { selectedMemberships: { memberships } } },
  });
  const { orderId: ecomOrderId = '' } = await orderFor(member, id);
  const { payments } = shop.as('app');
  for (const [amount, outcome] of [
    [priceOf(500), 'approved'],
    [priceOf(350), 'authorized'],
  ] as const) {
    const { paymentGatewayOrderId } = await payments.preparePaymentCollection({ ecomOrderId, amount });
    act(shop, (context) => payGatewayOrder(context, { paymentGatewayOrderId, outcome }));
  }
  const [, , paymentId = '', authorized = ''] = transactionIds(shop, ecomOrderId);
  shop.refundOrder({ orderId: ecomOrderId, payments: [{ paymentId, amount: '1' }], reason: 'broken' });
  const { orderTransactions } = await payments.captureAuthorizedPayments({
    ecomOrderId,
    payments: [{ paymentId: authorized }],
  });
  expect(orderTransactions).toMatchObject({
    payments: [
      { giftcardPaymentDetails: { voided: false }, amount: { amount: '4.00' } },
      {
        membershipPaymentDetails: { name: { original: 'Club' }, voided: false },
        amount: { amount: '12.50' },
      },
      { status: 'PARTIALLY_REFUNDED' },
      { status: 'APPROVED', amount: { amount: '3.50' } },
    ],
    refunds: [{ transactions: [{ paymentId, amount: { amount: '1.00' } }] }],
  });
});

test('without a means of payment nothing can be collected', async () => {
  const shop = createShop();
  const { id: ecomOrderId } = await placed(shop);
  shop.configurePurchases({ acceptsPayments: false });
  const { payments } = shop.as('app');
  expect(await payments.getPaymentCollectabilityStatus({ ecomOrderId })).toEqual({
    status: 'NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD',
  });
  await expect(payments.preparePaymentCollection({ ecomOrderId, amount: priceOf(1) })).rejects.toMatchObject({
    code: 'PAYMENT_METHODS_NOT_FOUND',
  });
});
