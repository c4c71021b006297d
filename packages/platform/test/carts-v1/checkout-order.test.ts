import { expect, test } from 'vitest';
import { payOrder } from '../../src/features/payments/pay.ts';
import {
  listGiftCards,
  saveCoupon,
  saveGiftCard,
  saveMembership,
} from '../../src/features/pricing/actions.ts';
import { deliverySettingsOf } from '../../src/features/pricing/delivery.ts';
import { configureDelivery } from '../../src/features/pricing/delivery-actions.ts';
import { MEMBERSHIP_APP_ID, memberships } from '../../src/features/pricing/memberships.ts';
import {
  checkOutCart,
  completeCheckoutOf,
  delivered,
  emittedBy,
  GALWAY,
  lineFor,
  merchantOf,
  orderFor,
} from '../merchant.ts';
import { checkMoney } from '../money-checks.ts';
import { MEMBER, stockUp, transactionIds } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

test('a cart becomes a checkout and an order: stock is reserved, and the cart is deleted', async () => {
  const shop = createShop();
  const member = shop.as('member');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  await member.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl, 2)] });
  const id = await checkOutCart(member, 'standard');
  const { checkout } = await member.checkouts.getCheckout({ id });
  const { orderId = '', paymentGatewayOrderId } = await orderFor(member, id);
  expect(paymentGatewayOrderId).toBeDefined();
  const { order: placed } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(placed).toMatchObject({
    status: 'INITIALIZED',
    checkoutId: id,
    purchaseFlowId: checkout.purchaseFlowId,
    priceSummary: { total: { amount: checkout.priceSummary?.total?.amount }, shipping: { amount: '5.00' } },
    lineItems: [{ quantity: 2, price: { amount: '12.50' } }],
  });
  const { product } = await member.products.getProduct({ id: bowl });
  expect(product.stock?.quantity).toBe(1);
  await expect(member.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  // prices and stock of a completed checkout stay as its buyer saw them
  const { checkout: final } = await member.checkouts.getCheckout({ id });
  expect(final).toMatchObject({ completed: true, lineItems: [{ availability: { status: 'AVAILABLE' } }] });
  expect(final.priceSummary).toEqual(checkout.priceSummary);
  expect(emittedBy(shop)).toEqual(
    expect.arrayContaining(['order_created', 'checkout_completed', 'cart_deleted']),
  );
});

test('a second request is an error, whether the first order was paid or not, and makes no second order', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const id = await completeCheckoutOf(visitor, await createProduct(shop));
  const { orderId = '' } = await orderFor(visitor, id);
  await expect(orderFor(visitor, id)).rejects.toMatchObject({ code: 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS' });
  merchantOf(shop).db.write(() => payOrder(merchantOf(shop), { orderId, outcome: 'approved' }));
  await expect(orderFor(visitor, id)).rejects.toMatchObject({ code: 'CHECKOUT_ALREADY_PAID' });
  const { orders } = await shop.as('staff').orders.searchOrders({ search: {} });
  expect(orders).toHaveLength(1);
});

test('only its creator and merchants order a checkout', async () => {
  const shop = createShop();
  const id = await completeCheckoutOf(shop.as('visitor'), await createProduct(shop));
  await expect(orderFor(shop.as('visitor'), id)).rejects.toMatchObject({ status: 404 });
  expect(await orderFor(shop.as('staff'), id)).toHaveProperty('orderId');
});

test('what merchants read and change is nothing that the buyer has seen', async () => {
  const shop = createShop();
  const [visitor, staff] = [shop.as('visitor'), shop.as('staff')];
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase' });
  const merchantActs: ((id: string) => unknown)[] = [
    (id) => staff.checkouts.updateCheckout({ id, checkout: { buyerNote: 'A gift' } }),
    (id) => staff.checkouts.addToCheckout({ id, lineItems: [lineFor(vase)] }),
    (id) => staff.checkouts.getCheckout({ id }),
  ];
  for (const [index, act] of merchantActs.entries()) {
    const id = await completeCheckoutOf(visitor, bowl);
    await staff.products.updateProduct({ id: bowl, product: { priceData: { price: 90 + index } } });
    await act(id);
    await expect(orderFor(visitor, id)).rejects.toMatchObject({ code: 'CHECKOUT_CHANGED' });
    await visitor.checkouts.getCheckout({ id });
    expect(await orderFor(visitor, id)).toHaveProperty('orderId');
  }
});

const raisePrice = (shop: TestShop, id: string) =>
  shop.as('staff').products.updateProduct({ id, product: { priceData: { price: 13 } } });

test.each(['visitor', 'staff'] as const)(
  'a merchant orders the checkout of a %s at the prices that the merchant last read or made',
  async (owner) => {
    const shop = createShop();
    const staff = shop.as('staff');
    const bowl = await createProduct(shop);
    const acts: ((id: string) => Promise<unknown>)[] = [
      (id) => staff.checkouts.getCheckout({ id }),
      (id) => staff.checkouts.addToCheckout({ id, lineItems: [lineFor(bowl)] }),
    ];
    for (const act of acts) {
      await staff.products.updateProduct({ id: bowl, product: { priceData: { price: 12.5 } } });
      const id = await completeCheckoutOf(shop.as(owner), bowl);
      await raisePrice(shop, bowl);
      await expect(orderFor(staff, id)).rejects.toMatchObject({ code: 'CHECKOUT_CHANGED' });
      await act(id);
      expect(await orderFor(staff, id)).toHaveProperty('orderId');
    }
  },
);

test('a merchant orders at the prices that the buyer has confirmed since', async () => {
  const shop = createShop();
  const [visitor, staff] = [shop.as('visitor'), shop.as('staff')];
  const bowl = await createProduct(shop);
  const id = await completeCheckoutOf(visitor, bowl);
  await staff.checkouts.getCheckout({ id });
  await raisePrice(shop, bowl);
  await visitor.checkouts.getCheckout({ id });
  expect(await orderFor(staff, id)).toHaveProperty('orderId');
});

test('a gift card that pays less than the buyer has seen is a change, although the total is the same', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const card = { code: 'HRBR-2046-QTZ7', balance: '20' };
  const { id: cardId } = saveGiftCard(merchantOf(shop), card);
  const id = await completeCheckoutOf(visitor, await createProduct(shop), { giftCardCode: card.code });
  saveGiftCard(merchantOf(shop), { ...card, id: cardId, balance: '5' });
  await expect(orderFor(visitor, id)).rejects.toMatchObject({ code: 'CHECKOUT_CHANGED' });
  await visitor.checkouts.getCheckout({ id });
  expect(await orderFor(visitor, id)).toHaveProperty('paymentGatewayOrderId');
});

test('an order that stays unpaid returns stock, coupon, gift card, credits and time slot', async () => {
  const shop = createShop();
  const context = merchantOf(shop);
  const memberId = MEMBER;
  const member = shop.as('member', memberId);
  const [bowl, mug] = [await createProduct(shop), await createProduct(shop, { name: 'Mug' })];
  saveGiftCard(context, { code: 'HRBR-2046-QTZ7', balance: '4' });
  saveCoupon(context, {
    code: 'ONCE',
    name: 'Once',
    reduction: { kind: 'amount', amount: '1' },
    usageLimit: 1,
  });
  const club = saveMembership(context, {
    memberId,
    name: 'Club',
    productIds: [mug],
    credits: { total: 5, remaining: 1 },
  });
  const slots = { times: [{ from: '09:00', to: '12:00' }], days: 1, capacity: 1 };
  const { regions } = deliverySettingsOf(context);
  configureDelivery(context, {
    regions: regions.map((region) => ({
      ...region,
      carriers: region.carriers.map((carrier) => ({
        ...carrier,
        options: [{ code: 'van', title: 'Van', price: '0', slots }],
      })),
    })),
  });
  const id = await completeCheckoutOf(member, bowl, {
    lineItems: [lineFor(bowl), lineFor(mug)],
    checkoutInfo: delivered('van@2026-03-02T09:00:00.000Z'),
    couponCode: 'ONCE',
    giftCardCode: 'HRBR-2046-QTZ7',
  });
  const { checkout } = await member.checkouts.getCheckout({ id });
  const lineItemIds = [checkout.lineItems[1]?.id ?? ''];
  await member.checkouts.updateCheckout({
    id,
    checkout: {
      membershipOptions: {
        selectedMemberships: { memberships: [{ id: club.id, appId: MEMBERSHIP_APP_ID, lineItemIds }] },
      },
    },
  });
  await orderFor(member, id);
  const left = async () => ({
    balance: listGiftCards(context)[0]?.balance,
    credits: context.db.of(memberships).get(club.id)?.credits?.remaining,
    options: (
      await shop.as('staff').checkouts.createCheckout({
        channelType: 'WEB',
        lineItems: [lineFor(bowl)],
        checkoutInfo: { shippingInfo: { shippingDestination: { address: GALWAY } } },
      })
    ).checkout.shippingInfo?.carrierServiceOptions.length,
  });
  expect(await left()).toEqual({ balance: '0.00', credits: 0, options: 0 });
  await expect(completeCheckoutOf(shop.as('visitor'), bowl, { couponCode: 'ONCE' })).rejects.toMatchObject({
    code: 'ERROR_COUPON_USAGE_EXCEEDED',
  });
  shop.advance(31 * 60_000);
  expect(await left()).toEqual({ balance: '4.00', credits: 1, options: 1 });
  const visitor = shop.as('visitor');
  const checkoutInfo = delivered('van@2026-03-02T09:00:00.000Z');
  expect(
    await orderFor(visitor, await completeCheckoutOf(visitor, bowl, { couponCode: 'ONCE', checkoutInfo })),
  ).toHaveProperty('orderId');
});

test('what a gift card paid for an order that stays unpaid returns once, less earlier refunds', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  const visitor = shop.as('visitor');
  const balances = [];
  for (const [code, amount] of [
    ['HRBR-2046-QTZ7', '3.00'],
    ['HRBR-2046-QTZ8', '10.00'],
  ] as const) {
    saveGiftCard(merchantOf(shop), { code, balance: '10' });
    const checkoutId = await completeCheckoutOf(visitor, bowl, { giftCardCode: code });
    const { orderId = '' } = await orderFor(visitor, checkoutId);
    const [paymentId = ''] = transactionIds(shop, orderId);
    shop.refundOrder({ orderId, payments: [{ paymentId, amount }] });
    shop.advance(31 * 60_000);
    checkMoney(shop, orderId);
    const { order } = await visitor.orders.getOrder({ id: orderId });
    const { balance, refunded } = order.balanceSummary ?? {};
    const card = listGiftCards(merchantOf(shop)).find((each) => each.code === code);
    balances.push([card?.balance, refunded?.amount, balance?.amount]);
  }
  expect(balances).toEqual([
    ['10.00', '3.00', '9.50'],
    ['10.00', '10.00', '2.50'],
  ]);
});

test('an order that is paid late takes its coupon again, unless it is used up by then', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  shop.saveCoupon({
    code: 'ONCE',
    name: 'Once',
    reduction: { kind: 'percent', percent: '20' },
    usageLimit: 1,
  });
  const buy = async () => {
    const visitor = shop.as('visitor');
    return orderFor(visitor, await completeCheckoutOf(visitor, bowl, { couponCode: 'ONCE' }));
  };
  const { orderId: first = '' } = await buy();
  shop.advance(31 * 60_000);
  const { orderId: second = '' } = await buy();
  const payLate = async (orderId: string) => {
    const amount = { amount: '10.00' };
    await shop.as('staff').payments.preparePaymentCollection({ ecomOrderId: orderId, amount });
    return shop.payOrder({ orderId, outcome: 'approved' });
  };
  await expect(payLate(first)).rejects.toThrow('The coupon of the order');
  await expect(buy()).rejects.toMatchObject({ code: 'ERROR_COUPON_USAGE_EXCEEDED' });
  shop.advance(31 * 60_000);
  expect((await payLate(first)).order).toMatchObject({ status: 'APPROVED' });
  await expect(payLate(second)).rejects.toThrow('The coupon of the order');
});
