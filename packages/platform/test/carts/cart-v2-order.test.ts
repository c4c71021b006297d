import { expect, test } from 'vitest';
import { orders } from '../../src/features/orders/stored-order.ts';
import { couponUses } from '../../src/features/pricing/coupons.ts';
import { application, BUYER, customItem, place, readyCart, spring } from '../cart-v2-shop.ts';
import { GALWAY, lineFor } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

/** A custom line of version 1, because version 2 has no public way to sell a subscription. */
async function subscriptionCart(shop: TestShop, settings: object, isShipped = false): Promise<string> {
  const { checkout } = await shop.as('staff').checkouts.createCheckout({
    channelType: 'POS',
    customLineItems: [
      {
        price: '10',
        itemType: { preset: 'DIGITAL' },
        physicalProperties: { shippable: isShipped },
        subscriptionOptionInfo: {
          subscriptionSettings: { frequency: 'MONTH', billingCycles: 4, ...settings },
          title: { original: 'Letters' },
          description: { original: 'Four letters' },
        },
      },
    ],
    checkoutInfo: {
      shippingInfo: {
        shippingDestination: { address: GALWAY },
        ...(isShipped && { selectedCarrierServiceOption: { code: 'pickup' } }),
      },
    },
  });
  return checkout.id ?? '';
}

test('an order takes over lines and totals, reserves stock and ends the current cart', async () => {
  const shop = createShop();
  const member = shop.as('member');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const { id: cartId } = await readyCart(member, bowl, { quantity: 2, code: 'standard' });
  const { summary } = await member.cartsV2.calculateCart({ cartId });
  const { priceVerificationToken } = summary;
  const { orderId, paymentGatewayOrderId, completed } = await place(member, cartId, {
    priceVerificationToken,
  });
  expect(paymentGatewayOrderId).toBeDefined();
  expect(completed).toBe(false);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({
    status: 'INITIALIZED',
    paymentStatus: 'NOT_PAID',
    checkoutId: cartId,
    buyerInfo: { email: 'mara@example.com' },
    priceSummary: { total: { amount: summary.priceSummary?.total?.amount }, shipping: { amount: '5.00' } },
    lineItems: [{ quantity: 2, price: { amount: '12.50' } }],
    recipientInfo: { contactDetails: { firstName: 'Mara' } },
    activities: [{ activityType: 'ORDER_PLACED' }],
  });
  for (const filter of [{}, { status: 'INITIALIZED' as const }])
    expect(await shop.as('staff').orders.searchOrders({ search: { filter } })).toMatchObject({ orders: [] });
  expect(shop.listEvents({ type: 'wix.ecom.v1.order_created' }).total).toBe(1);
  expect(shop.listEvents({ type: 'wix.ecom.v1.order_approved' }).total).toBe(0);
  expect((await member.products.getProduct({ id: bowl })).product.stock?.quantity).toBe(1);
  await expect(member.currentCartV2.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  await expect(member.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  const { cart } = await member.cartsV2.getCart({ cartId });
  expect(cart).toMatchObject({ orderPlaced: true, orderId, currentCart: false });
});

test('an ordered cart stays as it was ordered, at one revision more, and the next item makes a new cart', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  spring(shop, { scope: { productIds: [bowl] }, usageLimit: 1 });
  const { id: cartId } = await readyCart(visitor, bowl);
  const { cart } = await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } });
  expect(cart?.subtotal?.amount).toBe('11.25');
  const { orderId } = await place(visitor, cartId);
  const ordered = { ...cart, revision: '3', orderPlaced: true, orderId, currentCart: false };
  expect((await visitor.cartsV2.getCart({ cartId })).cart).toEqual(ordered);
  const { cart: next } = await visitor.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [lineFor(bowl)],
  });
  expect(next).toMatchObject({ revision: '1', coupons: [], currentCart: true, orderPlaced: false });
  expect(next?.id).not.toBe(cartId);
  await expect(
    visitor.currentCartV2.addCouponToCurrentCart({ coupon: { code: 'SPRING10' } }),
  ).rejects.toMatchObject({ data: { reason: 'MAX_USAGE_EXCEEDED' } });
  expect((await visitor.cartsV2.getCart({ cartId })).cart).toEqual(ordered);
});

test('placing twice is one order, and an ordered cart cannot be changed', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const { orderId } = await place(visitor, cartId);
  const ordered = { ...application('CART_ALREADY_ORDERED'), data: { cartId, orderId } };
  await expect(place(visitor, cartId)).rejects.toMatchObject(ordered);
  await expect(visitor.cartsV2.addLineItems({ cartId, catalogItems: [lineFor(bowl)] })).rejects.toMatchObject(
    ordered,
  );
  await expect(visitor.cartsV2.calculateCart({ cartId })).rejects.toMatchObject(ordered);
  shop.payOrder({ orderId, outcome: 'pending' });
  await expect(place(visitor, cartId)).rejects.toMatchObject(application('PAYMENT_ALREADY_IN_PROGRESS'));
  expect(shop.base.db.of(orders).count()).toBe(1);
});

test('an order without an amount to pay online is complete and approved at once', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const staff = shop.as('staff');
  const sample = await createProduct(shop, { priceData: { price: 0 } });
  const { id: free } = await readyCart(visitor, sample);
  expect(await place(visitor, free)).toEqual({ orderId: expect.any(String), completed: true });
  const { cart } = await staff.cartsV2.createCart({
    cart: BUYER,
    customItems: [{ ...customItem('9'), paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' } }],
  });
  const offline = await place(staff, cart?.id ?? '');
  expect(offline).toEqual({ orderId: expect.any(String), completed: true });
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '50' });
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  await visitor.cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  expect(await place(visitor, cartId)).toMatchObject({ completed: true });
  expect(shop.listGiftCards().giftCards).toMatchObject([{ balance: '37.50' }]);
  const { orders: placed } = await staff.orders.searchOrders({
    search: { filter: { status: 'APPROVED' }, sort: [{ fieldName: 'number' }] },
  });
  expect(
    placed?.map(({ paymentStatus, balanceSummary }) => [paymentStatus, balanceSummary?.balance?.amount]),
  ).toEqual([
    ['PAID', '0.00'],
    ['NOT_PAID', '9.00'],
    ['PAID', '0.00'],
  ]);
  expect(shop.listEvents({ type: 'wix.ecom.v1.order_approved' }).total).toBe(3);
});

test('a subscription has a plan of charges, and is ordered like other lines', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '5' });
  const cartId = await subscriptionCart(shop, {});
  const { summary } = await staff.cartsV2.calculateCart({ cartId });
  expect(summary.paymentSummary?.subscriptionCharges).toMatchObject([
    { description: 'Four letters', charges: [{ cycleFrom: 1, cycleCount: 4 }] },
  ]);
  await staff.cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await expect(place(staff, cartId)).rejects.toMatchObject(
    application('CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD'),
  );
  const trial = await subscriptionCart(shop, { freeTrialPeriod: { frequency: 'MONTH', interval: 1 } }, true);
  await expect(place(staff, trial)).rejects.toMatchObject(
    application('SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION'),
  );
  const never = await subscriptionCart(shop, { frequency: 'UNDEFINED' });
  await expect(place(staff, never)).rejects.toMatchObject(application('SUBSCRIPTION_WITH_INVALID_FREQUENCY'));
  const fine = await subscriptionCart(shop, {});
  expect(await place(staff, fine)).toMatchObject({ completed: false });
});

test('a cart that was finished elsewhere is marked as completed by a merchant', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const staff = shop.as('staff');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  await expect(visitor.cartsV2.markCartAsCompleted({ cartId })).rejects.toMatchObject({ status: 403 });
  const { cart } = await staff.cartsV2.markCartAsCompleted({ cartId, orderId: cartId });
  expect(cart).toMatchObject({ orderPlaced: true, orderId: cartId, currentCart: false });
  await expect(place(visitor, cartId)).rejects.toMatchObject(application('CART_ALREADY_ORDERED'));
  await expect(visitor.currentCartV2.getCurrentCart()).rejects.toMatchObject({ status: 404 });
});

/** What becomes of the carts of many buyers who order at the same time. */
async function crowd(shop: TestShop, productId: string, size: number, coupon?: string) {
  const buyers = await Promise.all(
    Array.from({ length: size }, async () => {
      const client = shop.as('visitor');
      const { id } = await readyCart(client, productId);
      if (coupon) await client.cartsV2.addCoupon({ cartId: id, coupon: { code: coupon } });
      return { client, id };
    }),
  );
  const results = await Promise.allSettled(buyers.map(({ client, id }) => place(client, id)));
  const refused = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  return { placed: size - refused.length, refused };
}

test('50 buyers of 10 pieces make exactly 10 orders', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 10);
  const { placed, refused } = await crowd(shop, bowl, 50);
  expect(placed).toBe(10);
  for (const reason of refused) expect(reason).toMatchObject({ code: 'LINE_ITEMS_OUT_OF_STOCK' });
  const { product } = await shop.as('staff').products.getProduct({ id: bowl });
  expect(product.stock?.quantity).toBe(0);
});

test('a coupon with 5 uses is used 5 times', async () => {
  const shop = createShop();
  spring(shop, { usageLimit: 5 });
  const { placed, refused } = await crowd(shop, await createProduct(shop), 20, 'SPRING10');
  expect(placed).toBe(5);
  for (const reason of refused)
    expect(reason).toMatchObject({
      code: 'INVALID_CART',
      data: { violations: [{ invalidCouponStatusData: { reason: 'MAX_USAGE_EXCEEDED' } }] },
    });
  expect(shop.base.db.of(couponUses).count()).toBe(5);
});

test('a cart of version 1 is ordered by version 2, and the reverse', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  const { cart } = await visitor.currentCartV2.updateCurrentCart({ cart: BUYER });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCart({ deliveryMethod: { code: 'pickup' } });
  const first = await place(visitor, cart?.id ?? '');
  const { id } = await readyCart(visitor, bowl);
  await visitor.checkouts.getCheckout({ id });
  const second = await visitor.checkouts.createOrderFromCheckout({ id });
  expect(shop.base.db.of(orders).count()).toBe(2);
  expect(new Set([first.orderId, second.orderId]).size).toBe(2);
});
