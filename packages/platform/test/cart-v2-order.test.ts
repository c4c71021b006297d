import { expect, test } from 'vitest';
import { DAY_MS } from '../src/base/clock.ts';
import { events } from '../src/context/outbox.ts';
import { orders } from '../src/entities/orders.ts';
import {
  configurePurchases,
  listGiftCards,
  saveCoupon,
  saveGiftCard,
} from '../src/rules/commerce/actions.ts';
import { couponUses } from '../src/rules/commerce/coupons.ts';
import { configureDelivery } from '../src/rules/commerce/delivery-actions.ts';
import { BUYER, type Client, customItem, itemFor, readyCart } from './cart-v2-shop.ts';
import { GALWAY, lineFor, merchantOf } from './merchant.ts';
import { stockUp } from './orders.ts';
import { createProduct, createShop, type TestShop } from './shop.ts';

const application = (code: string) => ({ kind: 'application', code, status: 428 });
const place = (client: Client, cartId: string, input = {}) =>
  client.cartsV2.placeOrderV2({ cartId, ...input });

test('an order takes over lines and totals, reserves stock and ends the current cart', async () => {
  const shop = createShop();
  const member = shop.as('member');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const { id: cartId } = await readyCart(member, bowl, { quantity: 2, code: 'standard' });
  const { summary } = await member.cartsV2.calculateCartV2({ cartId });
  const { priceVerificationToken } = summary;
  const { orderId, paymentGatewayOrderId, completed } = await place(member, cartId, {
    priceVerificationToken,
  });
  expect(paymentGatewayOrderId).toBeDefined();
  expect(completed).toBe(false);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({
    status: 'INITIALIZED',
    checkoutId: cartId,
    buyerInfo: { email: 'mara@example.com' },
    priceSummary: { total: { amount: summary.priceSummary?.total?.amount }, shipping: { amount: '5.00' } },
    lineItems: [{ quantity: 2, price: { amount: '12.50' } }],
    recipientInfo: { contactDetails: { firstName: 'Mara' } },
  });
  expect((await member.products.getProduct({ id: bowl })).product.stock?.quantity).toBe(1);
  await expect(member.currentCartV2.getCurrentCartV2()).rejects.toMatchObject({ status: 404 });
  await expect(member.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  const { cart } = await member.cartsV2.getCartV2({ cartId });
  expect(cart).toMatchObject({ orderPlaced: true, orderId, currentCart: false });
});

test('an ordered cart stays as it was ordered, at one revision more, and the next item makes a new cart', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  saveCoupon(merchantOf(shop), {
    code: 'SPRING10',
    name: 'Spring',
    reduction: { kind: 'percent', percent: '10' },
    scope: { productIds: [bowl] },
    usageLimit: 1,
  });
  const { id: cartId } = await readyCart(visitor, bowl);
  const { cart } = await visitor.cartsV2.addCouponV2({ cartId, coupon: { code: 'SPRING10' } });
  expect(cart?.subtotal?.amount).toBe('11.25');
  const { orderId } = await place(visitor, cartId);
  const ordered = { ...cart, revision: '3', orderPlaced: true, orderId, currentCart: false };
  expect((await visitor.cartsV2.getCartV2({ cartId })).cart).toEqual(ordered);
  const { cart: next } = await visitor.currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [itemFor(bowl)],
  });
  expect(next).toMatchObject({ revision: '1', coupons: [], currentCart: true, orderPlaced: false });
  expect(next?.id).not.toBe(cartId);
  await expect(
    visitor.currentCartV2.addCouponToCurrentCartV2({ coupon: { code: 'SPRING10' } }),
  ).rejects.toMatchObject({ data: { reason: 'MAX_USAGE_EXCEEDED' } });
  expect((await visitor.cartsV2.getCartV2({ cartId })).cart).toEqual(ordered);
});

test('placing twice is one order, and an ordered cart cannot be changed', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const { orderId } = await place(visitor, cartId);
  const ordered = { ...application('CART_ALREADY_ORDERED'), data: { cartId, orderId } };
  await expect(place(visitor, cartId)).rejects.toMatchObject(ordered);
  await expect(
    visitor.cartsV2.addLineItemsV2({ cartId, catalogItems: [itemFor(bowl)] }),
  ).rejects.toMatchObject(ordered);
  await expect(visitor.cartsV2.calculateCartV2({ cartId })).rejects.toMatchObject(ordered);
  shop.payOrder({ orderId, outcome: 'pending' });
  await expect(place(visitor, cartId)).rejects.toMatchObject(application('PAYMENT_ALREADY_IN_PROGRESS'));
  expect(shop.base.db.of(orders).count()).toBe(1);
});

test('an order without an amount to pay online is complete at once', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const staff = shop.as('staff');
  const sample = await createProduct(shop, { priceData: { price: 0 } });
  const { id: free } = await readyCart(visitor, sample);
  expect(await place(visitor, free)).toEqual({ orderId: expect.any(String), completed: true });
  const { cart } = await staff.cartsV2.createCartV2({
    cart: BUYER,
    customItems: [{ ...customItem('9'), paymentConfig: { paymentOption: 'FULL_PAYMENT_OFFLINE' } }],
  });
  const offline = await place(staff, cart?.id ?? '');
  expect(offline).toEqual({ orderId: expect.any(String), completed: true });
  saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '50' });
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  await visitor.cartsV2.addGiftCardV2({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  expect(await place(visitor, cartId)).toMatchObject({ completed: true });
  expect(listGiftCards(merchantOf(shop))).toMatchObject([{ balance: '37.50' }]);
});

test('a token of other prices is an error, as are prices that the catalog has changed since', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const token = async (refreshCart = false) =>
    (await visitor.cartsV2.calculateCartV2({ cartId, refreshCart })).summary.priceVerificationToken;
  const first = await token();
  await visitor.cartsV2.addLineItemsV2({ cartId, catalogItems: [itemFor(bowl)] });
  await expect(place(visitor, cartId, { priceVerificationToken: first })).rejects.toMatchObject({
    ...application('INVALID_PRICE_VERIFICATION_TOKEN'),
    data: { token: first },
  });
  const second = await token();
  await shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 20 } } });
  await expect(place(visitor, cartId, { priceVerificationToken: second })).rejects.toMatchObject(
    application('CART_PRICES_OUT_OF_SYNC'),
  );
  const third = await token(true);
  expect(third).not.toBe(second);
  expect(await place(visitor, cartId, { priceVerificationToken: third })).toHaveProperty('orderId');
});

test('what prevents an order is an error of its own', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const context = merchantOf(shop);
  const bowl = await createProduct(shop);
  const code = async (cartId: string, input = {}) => {
    try {
      return await place(visitor, cartId, input);
    } catch (error) {
      return (error as { code: string }).code;
    }
  };
  const { cartsV2, currentCartV2 } = visitor;
  const { cart } = await currentCartV2.createCurrentCartV2();
  const cartId = cart?.id ?? '';
  expect(await code(cartId)).toBe('EMPTY_CART');
  stockUp(shop, bowl, 2);
  await cartsV2.addLineItemsV2({ cartId, catalogItems: [itemFor(bowl, 2)] });
  expect(await code(cartId)).toBe('MISSING_DELIVERY_ADDRESS');
  await cartsV2.updateCartV2({ cartId, cart: BUYER });
  expect(await code(cartId)).toBe('MISSING_DELIVERY_METHOD');
  await cartsV2.setDeliveryMethodV2({ cartId, deliveryMethod: { code: 'pickup' } });
  stockUp(shop, bowl, 1);
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('LINE_ITEMS_OUT_OF_STOCK'),
    data: { lineItemIds: [expect.any(String)], allLineItemsOutOfStock: false },
  });
  stockUp(shop, bowl, 5);
  configurePurchases(context, { minimumSubtotal: '100' });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('INVALID_CART'),
    data: { violations: [{ code: 'SUBTOTAL_BELOW_ORDER_MINIMUM' }] },
  });
  configurePurchases(context, {
    minimumSubtotal: '0',
    remarks: [{ severity: 'ERROR', description: 'We are on holiday.' }],
  });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('VIOLATIONS_WITH_ERROR_SEVERITY'),
    data: { violationsList: { violations: [{ description: 'We are on holiday.' }] } },
  });
  configurePurchases(context, { remarks: [], acceptsPayments: false });
  expect(await code(cartId)).toBe('SITE_NOT_ACCEPTING_PAYMENTS');
  configurePurchases(context, { acceptsPayments: true });
  saveGiftCard(context, { id: cartId, code: 'HRBR-2046-QTZ7', balance: '5' });
  await cartsV2.addGiftCardV2({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  saveGiftCard(context, { id: cartId, code: 'HRBR-2046-QTZ7', balance: '5', isDisabled: true });
  expect(await code(cartId)).toBe('GIFT_CARD_REDEEM_ERROR');
  const { summary } = await cartsV2.calculateCartV2({ cartId });
  expect(summary.violations).toMatchObject([
    { invalidGiftCardStatusData: { giftCardCode: '**********QTZ7', reason: 'DISABLED' } },
  ]);
  saveGiftCard(context, { id: cartId, code: 'HRBR-2046-QTZ7', balance: '5' });
  configureDelivery(context, {
    regions: [
      {
        id: cartId,
        name: 'Ireland',
        places: [{ country: 'IE' }],
        carriers: [{ id: cartId, options: [{ code: 'post', title: 'Post', price: '1' }] }],
      },
    ],
  });
  expect(await code(cartId)).toBe('DELIVERY_METHOD_NO_LONGER_AVAILABLE');
  configureDelivery(context, { regions: [] });
  expect(await code(cartId)).toBe('CALCULATION_ERROR');
  const unknown = { appId: cartId, membershipId: 'none' };
  const lineItemId = (await cartsV2.getCartV2({ cartId })).cart?.lineItems[0]?.id ?? '';
  await cartsV2.updateLineItemsV2({
    cartId,
    lineItems: [{ lineItemId, membershipPayment: { existingMembership: unknown } }],
  });
  configureDelivery(context, {
    regions: [
      {
        id: cartId,
        name: 'All',
        places: [],
        carriers: [{ id: cartId, options: [{ code: 'pickup', title: 'Post', price: '1' }] }],
      },
    ],
  });
  await cartsV2.setDeliveryMethodV2({ cartId, deliveryMethod: { code: 'pickup' } });
  expect(await code(cartId)).toBe('INVALID_MEMBERSHIP');
});

test('a demo cart is not ordered, neither by a call of any version nor on the hosted page', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { cart } = await visitor.cartsV2.createCartV2({
    cart: { ...BUYER, demo: true },
    catalogItems: [itemFor(await createProduct(shop))],
    deliveryMethod: { code: 'pickup' },
  });
  const id = cart?.id ?? '';
  await expect(place(visitor, id)).rejects.toMatchObject(
    application('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'),
  );
  await visitor.checkouts.getCheckout({ id });
  await expect(visitor.checkouts.createOrderFromCheckout({ id })).rejects.toMatchObject({
    code: 'VIOLATIONS_WITH_ERROR_SEVERITY',
  });
  const { pay } = await openPage(shop, visitor, id);
  expect((await pay('approved')).status).toBe(400);
  expect(shop.base.db.of(orders).count()).toBe(0);
});

test('two lines of one variant are not ordered if their sum is more than the stock, and nothing is taken', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '5' });
  const { id: cartId } = await readyCart(visitor, bowl, { quantity: 2 });
  const extendedFields = { namespaces: { '@harbour/care': { gift: true } } };
  await visitor.cartsV2.addLineItemsV2({ cartId, catalogItems: [{ ...itemFor(bowl, 2), extendedFields }] });
  await visitor.cartsV2.addGiftCardV2({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await expect(place(visitor, cartId)).rejects.toMatchObject({
    ...application('LINE_ITEMS_OUT_OF_STOCK'),
    data: { lineItemIds: [expect.any(String), expect.any(String)], allLineItemsOutOfStock: false },
  });
  expect(listGiftCards(merchantOf(shop))).toMatchObject([{ balance: '5.00' }]);
  expect(shop.base.db.of(orders).count()).toBe(0);
});

test('items of a merchant can need a sign-in, a stored card or another means of payment', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  const context = merchantOf(shop);
  saveGiftCard(context, { code: 'HRBR-2046-QTZ7', balance: '5' });
  saveCoupon(context, { code: 'SPRING10', name: 'Spring', reduction: { kind: 'percent', percent: '10' } });
  const cartWith = async (item: ReturnType<typeof customItem>, cart = {}) => {
    const { cart: created } = await staff.cartsV2.createCartV2({
      cart: { ...BUYER, ...cart },
      customItems: [item],
    });
    return created?.id ?? '';
  };
  const open = { customerInfo: { ...BUYER.customerInfo, openAccess: true } };
  const forMembers = await cartWith(customItem('5', { membersOnly: true }), open);
  await expect(place(shop.as('visitor'), forMembers)).rejects.toMatchObject(application('MEMBERS_ONLY_ITEM'));
  const voucher = customItem('5', { itemType: { preset: 'GIFT_CARD' } });
  const byCard = await cartWith(voucher);
  await staff.cartsV2.addGiftCardV2({ cartId: byCard, giftCard: { code: 'HRBR-2046-QTZ7' } });
  await expect(place(staff, byCard)).rejects.toMatchObject(
    application('CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'),
  );
  const byCoupon = await cartWith(voucher);
  await staff.cartsV2.addCouponV2({ cartId: byCoupon, coupon: { code: 'SPRING10' } });
  await expect(place(staff, byCoupon)).rejects.toMatchObject(
    application('CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'),
  );
  const demo = await cartWith(customItem('5'), { demo: true });
  await expect(place(staff, demo)).rejects.toMatchObject(
    application('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART'),
  );
  await expect(
    staff.cartsV2.addGiftCardV2({ cartId: demo, giftCard: { code: 'HRBR-2046-QTZ7' } }),
  ).rejects.toMatchObject(application('GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART'));
  const bowl = await createProduct(shop);
  const { cart: saved } = await staff.cartsV2.createCartV2({
    cart: BUYER,
    catalogItems: [{ ...itemFor(bowl), catalogOverrideFields: { salePrice: '4', savePaymentMethod: true } }],
    deliveryMethod: { code: 'pickup' },
  });
  expect(saved?.lineItems[0]?.source?.catalogOverrideFields).toMatchObject({ salePrice: '4' });
  const cartId = saved?.id ?? '';
  await expect(place(staff, cartId)).rejects.toMatchObject(application('UNCONFIRMED_SAVE_PAYMENT_METHOD'));
  expect(await place(staff, cartId, { savePaymentMethod: true })).toHaveProperty('orderId');
});

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

test('a subscription has a plan of charges, and is ordered like other lines', async () => {
  const shop = createShop();
  const staff = shop.as('staff');
  saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '5' });
  const cartId = await subscriptionCart(shop, {});
  const { summary } = await staff.cartsV2.calculateCartV2({ cartId });
  expect(summary.paymentSummary?.subscriptionCharges).toMatchObject([
    { description: 'Four letters', charges: [{ cycleFrom: 1, cycleCount: 4 }] },
  ]);
  await staff.cartsV2.addGiftCardV2({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
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
  await expect(visitor.cartsV2.markCartAsCompletedV2({ cartId })).rejects.toMatchObject({ status: 403 });
  const { cart } = await staff.cartsV2.markCartAsCompletedV2({ cartId, orderId: cartId });
  expect(cart).toMatchObject({ orderPlaced: true, orderId: cartId, currentCart: false });
  await expect(place(visitor, cartId)).rejects.toMatchObject(application('CART_ALREADY_ORDERED'));
  await expect(visitor.currentCartV2.getCurrentCartV2()).rejects.toMatchObject({ status: 404 });
});

const THANKS = 'http://localhost:3000/thanks';

async function openPage(shop: TestShop, client: Client, checkoutId: string) {
  const { redirectSession } = await client.redirects.createRedirectSession({
    ecomCheckout: { checkoutId },
    callbacks: { thankYouPageUrl: THANKS },
  });
  const url = redirectSession?.fullUrl ?? '';
  const session = redirectSession?.sessionToken ?? '';
  const html = await (await shop.unchecked(url)).text();
  const pay = (card: string) =>
    shop.unchecked(new URL('/checkout', url), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ session, step: 'pay', card }),
    });
  return { html, pay, session, url };
}

test('the hosted page sells a cart by its id, and pays for an order that was placed', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { id: cartId } = await readyCart(visitor, bowl);
  const { html, pay } = await openPage(shop, visitor, cartId);
  expect(html).toContain('Bowl');
  expect((await pay('declined')).status).toBe(400);
  const { cart: kept } = await visitor.currentCartV2.getCurrentCartV2();
  expect(kept).toMatchObject({ orderPlaced: false, lineItems: [{ quantityInfo: { requestedQuantity: 1 } }] });
  const last = shop.base.db
    .of(events)
    .all({
      where: { type: 'wix.ecom.v2.cart_updated', entityId: cartId },
      sort: [{ fieldName: 'sequence' }],
    })
    .at(-1);
  expect(last?.content).toMatchObject({ entity: { orderPlaced: true, currentCart: false } });
  expect((await pay('approved')).headers.get('location')).toContain(THANKS);
  await expect(visitor.currentCartV2.getCurrentCartV2()).rejects.toMatchObject({ status: 404 });
  const { cart } = await visitor.cartsV2.getCartV2({ cartId });
  expect(cart?.orderPlaced).toBe(true);

  const { id: placedId } = await readyCart(visitor, bowl);
  const { orderId, completed } = await place(visitor, placedId);
  expect(completed).toBe(false);
  const page = await openPage(shop, visitor, placedId);
  expect((await page.pay('approved')).headers.get('location')).toContain(orderId);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({ status: 'APPROVED', paymentStatus: 'PAID' });
  const { checkoutUrl } = await visitor.cartsV2.getCheckoutUrlV2({ cartId: placedId });
  expect((await shop.unchecked(checkoutUrl)).status).toBe(200);
});

test('a payment that took time is completed by the provider, which leads the buyer on', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  const { orderId } = await place(visitor, cartId);
  const { pay, session, url } = await openPage(shop, visitor, cartId);
  await pay('pending');
  const complete = (token: string) => {
    const target = new URL('/ecom/v2/carts/handle-async-checkout-completion', url);
    target.searchParams.set('token', token);
    return shop.unchecked(target, { redirect: 'manual' });
  };
  const response = await complete(session);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toContain(orderId);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order).toMatchObject({ paymentStatus: 'PAID' });
  expect((await complete('wrong')).headers.get('location')).toContain('/problem');
  shop.advance(DAY_MS);
  expect((await complete(session)).headers.get('location')).toContain('/problem');
});

test('without an approved payment, the token of an asynchronous one leads back to the hosted page', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  const { orderId } = await place(visitor, cartId);
  const { pay, session, url } = await openPage(shop, visitor, cartId);
  const complete = async () => {
    const target = new URL('/ecom/v2/carts/handle-async-checkout-completion', url);
    target.searchParams.set('token', session);
    const response = await shop.unchecked(target, { redirect: 'manual' });
    return new URL(response.headers.get('location') ?? '');
  };
  const expectPage = async (text: string) => {
    const location = await complete();
    expect(location.pathname).toBe('/checkout');
    expect(await (await shop.unchecked(location)).text()).toContain(text);
  };
  await expectPage('Order and pay');
  await pay('pending');
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  await expectPage('canceled');
});

test('50 buyers of 10 pieces make exactly 10 orders', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 10);
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const client = shop.as('visitor');
      return { client, cart: await readyCart(client, bowl) };
    }),
  );
  const results = await Promise.allSettled(buyers.map(({ client, cart }) => place(client, cart.id)));
  const placed = results.filter(({ status }) => status === 'fulfilled');
  expect(placed).toHaveLength(10);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({ code: 'LINE_ITEMS_OUT_OF_STOCK' });
  const { product } = await shop.as('staff').products.getProduct({ id: bowl });
  expect(product.stock?.quantity).toBe(0);
});

test('a coupon with 5 uses is used 5 times', async () => {
  const shop = createShop();
  const bowl = await createProduct(shop);
  saveCoupon(merchantOf(shop), {
    code: 'SPRING10',
    name: 'Spring',
    reduction: { kind: 'percent', percent: '10' },
    usageLimit: 5,
  });
  const buyers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const client = shop.as('visitor');
      const cart = await readyCart(client, bowl);
      await client.cartsV2.addCouponV2({ cartId: cart.id, coupon: { code: 'SPRING10' } });
      return { client, cart };
    }),
  );
  const results = await Promise.allSettled(buyers.map(({ client, cart }) => place(client, cart.id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toMatchObject({
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
  const { cart } = await visitor.currentCartV2.updateCurrentCartV2({ cart: BUYER });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCartV2({ deliveryMethod: { code: 'pickup' } });
  const first = await place(visitor, cart?.id ?? '');
  const { id } = await readyCart(visitor, bowl);
  await visitor.checkouts.getCheckout({ id });
  const second = await visitor.checkouts.createOrderFromCheckout({ id });
  expect(shop.base.db.of(orders).count()).toBe(2);
  expect(new Set([first.orderId, second.orderId]).size).toBe(2);
});
