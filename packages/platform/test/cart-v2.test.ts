import { expect, test } from 'vitest';
import { mergeCarts } from '../src/calls/currentCart/merge.ts';
import { events } from '../src/context/outbox.ts';
import {
  configurePurchases,
  configureTax,
  saveCoupon,
  saveGiftCard,
  saveMembership,
} from '../src/rules/commerce/actions.ts';
import { configureDelivery } from '../src/rules/commerce/delivery-actions.ts';
import { MEMBERSHIP_APP_ID } from '../src/rules/commerce/memberships.ts';
import { BUYER, customItem, itemFor, readyCart } from './cart-v2-shop.ts';
import { checkOutCart, GALWAY, lineFor, merchantOf } from './merchant.ts';
import { stockUp } from './orders.ts';
import { createProduct, createShop, itemOf, type TestShop } from './shop.ts';

const MISSING = '6d1f4a52-8c3e-4b7a-9f02-5e1c7d9b3a64';
const application = (code: string, status = 428) => ({ kind: 'application', code, status });

const spring = (shop: TestShop, changes = {}) =>
  saveCoupon(merchantOf(shop), {
    code: 'SPRING10',
    name: 'Spring',
    reduction: { kind: 'percent', percent: '10' },
    ...changes,
  });

const emittedV2 = (shop: TestShop) =>
  shop.base.db
    .of(events)
    .all({ sort: [{ fieldName: 'sequence' }] })
    .flatMap(({ type }) => (type.startsWith('wix.ecom.v2.') ? [type.split('.').at(-1)] : []));

test('the first item makes the current cart, which is found without an id until it is deleted', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { currentCartV2 } = visitor;
  const bowl = await createProduct(shop);
  await expect(currentCartV2.getCurrentCartV2()).rejects.toMatchObject({ status: 404 });
  const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl, 2)] });
  expect(cart).toMatchObject({
    revision: '1',
    subtotal: { amount: '25.00', convertedAmount: '25.00' },
    currentCart: true,
    orderPlaced: false,
    businessInfo: { currencyCode: 'EUR' },
    lineItems: [
      {
        name: { original: 'Bowl' },
        quantityInfo: { confirmedQuantity: 2, requestedQuantity: 2 },
        pricing: { unitPrice: { amount: '12.50' }, totalPrice: { amount: '25.00' } },
        status: 'IN_STOCK',
      },
    ],
  });
  expect((await currentCartV2.getCurrentCartV2()).cart).toEqual(cart);
  const { cart: more } = await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl)] });
  expect(more).toMatchObject({
    id: cart?.id,
    revision: '2',
    lineItems: [{ quantityInfo: { confirmedQuantity: 3 } }],
  });
  await currentCartV2.deleteCurrentCartV2();
  await expect(currentCartV2.deleteCurrentCartV2()).rejects.toMatchObject({ status: 404 });
  expect(emittedV2(shop)).toEqual(['cart_created', 'cart_updated', 'cart_deleted']);
});

test('a cart that is not the current one is read by its id, by its owner and by merchants', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  const { cart } = await visitor.cartsV2.createCartV2({
    catalogItems: [itemFor(bowl)],
    cart: { note: 'A gift' },
  });
  const cartId = cart?.id ?? '';
  const found = await shop.as('staff').cartsV2.getCartV2({ cartId });
  expect(found.cart).toMatchObject({ note: 'A gift', currentCart: false });
  const missing = { status: 404 };
  await expect(shop.as('visitor').cartsV2.getCartV2({ cartId })).rejects.toMatchObject(missing);
  await expect(visitor.currentCartV2.getCurrentCartV2()).rejects.toMatchObject(missing);
  await visitor.cartsV2.deleteCartV2({ cartId });
  await expect(visitor.cartsV2.getCartV2({ cartId })).rejects.toMatchObject(missing);
});

test('a new current cart replaces the one before', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const first = await readyCart(visitor, await createProduct(shop));
  const { cart } = await visitor.currentCartV2.createCurrentCartV2({ cart: { note: 'New' } });
  expect(cart).toMatchObject({ note: 'New', lineItems: [] });
  await expect(visitor.cartsV2.getCartV2({ cartId: first.id })).rejects.toMatchObject({ status: 404 });
});

test('the first shopper who opens an open cart owns it', async () => {
  const shop = createShop();
  const { cart } = await shop
    .as('staff')
    .cartsV2.createCartV2({ cart: { customerInfo: { openAccess: true } } });
  expect(cart?.customerInfo).toMatchObject({ openAccess: true });
  const cartId = cart?.id ?? '';
  const member = shop.as('member');
  const { cart: own } = await member.cartsV2.getCartV2({ cartId });
  expect(own?.customerInfo).toHaveProperty('memberId');
  expect(own?.customerInfo).not.toHaveProperty('openAccess');
  await expect(shop.as('visitor').cartsV2.getCartV2({ cartId })).rejects.toMatchObject({ status: 404 });
});

test('lines are counted and removed, down to an empty cart', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [itemFor(await createProduct(shop))],
  });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  const update = (
    lineItems: Parameters<typeof currentCartV2.updateLineItemsInCurrentCartV2>[0]['lineItems'],
  ) => currentCartV2.updateLineItemsInCurrentCartV2({ lineItems });
  const { cart: more } = await update([{ lineItemId, quantity: { newQuantity: 4 } }]);
  expect(more).toMatchObject({ subtotal: { amount: '50.00' } });
  const change = { lineItemId, quantity: { newQuantity: 1 } };
  await expect(update([change, change])).rejects.toMatchObject(
    application('DUPLICATE_LINE_ITEM_UPDATES', 400),
  );
  await expect(update([{ ...change, lineItemId: MISSING }])).rejects.toMatchObject(
    application('LINE_ITEM_NOT_FOUND_IN_CART', 404),
  );
  const remove = (id: string) => currentCartV2.removeLineItemsFromCurrentCartV2({ lineItemIds: [id] });
  expect((await remove(lineItemId)).cart).toMatchObject({ lineItems: [], subtotal: { amount: '0.00' } });
  await expect(remove(lineItemId)).rejects.toMatchObject(application('LINE_ITEM_NOT_FOUND_IN_CART', 404));
  await expect(currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [] })).rejects.toMatchObject(
    application('NO_LINE_ITEMS_TO_ADD', 400),
  );
});

test('too many pieces and unknown items are errors with their figures', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const add = (quantity: number) =>
    currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl, quantity)] });
  await expect(add(4)).rejects.toMatchObject({
    ...application('INSUFFICIENT_INVENTORY'),
    data: {
      invalidItems: [{ id: { catalogReference: itemOf(bowl) }, requestedQuantity: 4, availableQuantity: 3 }],
    },
  });
  const { cart } = await add(2);
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  await expect(add(2)).rejects.toMatchObject({
    data: { invalidItems: [{ id: { lineItemId }, requestedQuantity: 4, availableQuantity: 3 }] },
  });
  await expect(
    currentCartV2.updateLineItemsInCurrentCartV2({
      lineItems: [{ lineItemId, quantity: { newQuantity: 9 } }],
    }),
  ).rejects.toMatchObject(application('INSUFFICIENT_INVENTORY'));
  await expect(
    currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor('missing')] }),
  ).rejects.toMatchObject(application('ITEM_NOT_FOUND_IN_CATALOG', 404));
  expect((await currentCartV2.getCurrentCartV2()).cart).toMatchObject({ revision: '1' });
  const { cartsV2 } = shop.as('staff');
  const many = Array.from({ length: 151 }, () => customItem('1'));
  const { cart: large } = await cartsV2.createCartV2({ customItems: many });
  await expect(cartsV2.addLineItemsV2({ cartId: large?.id ?? '', customItems: many })).rejects.toMatchObject({
    ...application('MAX_LINE_ITEMS_EXCEEDED'),
    data: { requestCount: 302, maxCount: 300 },
  });
  const deposit = { ...customItem('5'), paymentConfig: { depositAmount: { amount: '6' } } };
  const override = { ...itemFor(bowl), catalogOverrideFields: { salePrice: '5', depositAmount: '6' } };
  for (const items of [{ customItems: [deposit] }, { catalogItems: [override] }])
    await expect(cartsV2.createCartV2(items)).rejects.toMatchObject(
      application('DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE', 400),
    );
});

test('prices and stock stay as of the last change until the cart is refreshed', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const staff = shop.as('staff');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 5);
  await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl, 4)] });
  await staff.products.updateProduct({ id: bowl, product: { priceData: { price: 20 } } });
  stockUp(shop, bowl, 3);
  const before = await currentCartV2.getCurrentCartV2();
  expect(before.cart).toMatchObject({ subtotal: { amount: '50.00' }, lineItems: [{ status: 'IN_STOCK' }] });
  const estimate = await currentCartV2.estimateCurrentCartV2();
  expect(estimate.summary.priceSummary?.subtotal?.amount).toBe('50.00');
  const { cart } = await currentCartV2.refreshCurrentCartV2();
  expect(cart).toMatchObject({
    revision: '2',
    subtotal: { amount: '60.00' },
    lineItems: [
      {
        quantityInfo: { confirmedQuantity: 3, requestedQuantity: 4, availableQuantity: 3 },
        status: 'PARTIALLY_IN_STOCK',
      },
    ],
  });
  const again = await currentCartV2.calculateCurrentCartV2({ refreshCart: true });
  expect(again.cart.revision).toBe('2');
  stockUp(shop, bowl, 0);
  const soldOut = await currentCartV2.calculateCurrentCartV2({ refreshCart: true });
  expect(soldOut).toMatchObject({
    cart: { revision: '3', lineItems: [{ status: 'OUT_OF_STOCK' }] },
    summary: {
      violations: expect.arrayContaining([
        expect.objectContaining({
          code: 'LINE_ITEMS_OUT_OF_STOCK',
          severity: 'ERROR',
          lineItemsOutOfStockData: {
            lineItemIds: [cart?.lineItems[0]?.id],
            allLineItemsOutOfStock: true,
          },
        }),
      ]),
    },
  });
  await staff.products.deleteProduct({ id: bowl });
  const gone = await currentCartV2.refreshCurrentCartV2();
  expect(gone.cart?.lineItems[0]?.status).toBe('REMOVED_FROM_CATALOG');
});

test('an update changes what is present, and null clears', async () => {
  const shop = createShop();
  const { currentCartV2, cartsV2 } = shop.as('visitor');
  const { cart } = await currentCartV2.createCurrentCartV2({ cart: { ...BUYER, note: 'Ring twice' } });
  const { cart: changed } = await currentCartV2.updateCurrentCartV2({
    cart: { note: null, customerInfo: { lastName: 'Byrne' } },
  });
  expect(changed).not.toHaveProperty('note');
  expect(changed).toMatchObject({
    revision: '2',
    customerInfo: { firstName: 'Mara', lastName: 'Byrne', email: 'mara@example.com' },
    deliveryInfo: { address: { country: 'IE', countryFullname: 'Ireland' } },
  });
  const { cart: nameless } = await currentCartV2.updateCurrentCartV2({
    cart: { customerInfo: { email: null, firstName: null } },
  });
  for (const name of ['email', 'contactId', 'firstName'])
    expect(nameless?.customerInfo).not.toHaveProperty(name);
  await cartsV2.updateCartV2({
    cartId: cart?.id ?? '',
    cart: { customCheckoutUrl: 'http://localhost:3000/pay/{checkout_id}' },
  });
  expect(await cartsV2.getCheckoutUrlV2({ cartId: cart?.id ?? '' })).toEqual({
    checkoutUrl: `http://localhost:3000/pay/${cart?.id}`,
  });
  for (const customCheckoutUrl of ['https://evil.example', ''])
    await expect(currentCartV2.updateCurrentCartV2({ cart: { customCheckoutUrl } })).rejects.toMatchObject({
      violations: [{ field: 'cart.customCheckoutUrl' }],
    });
  expect(await cartsV2.getCheckoutUrlV2({ cartId: cart?.id ?? '', currencyCode: 'EUR' })).toEqual({
    checkoutUrl: `http://localhost:3000/pay/${cart?.id}?currency=EUR`,
  });
  await currentCartV2.updateCurrentCartV2({ cart: { customCheckoutUrl: null } });
  const { checkoutUrl } = await cartsV2.getCheckoutUrlV2({ cartId: cart?.id ?? '', currencyCode: 'EUR' });
  expect(new URL(checkoutUrl).pathname).toBe('/checkout');
  expect(new URL(checkoutUrl).searchParams.get('currency')).toBe('EUR');
});

test('a coupon has an id in the cart, by which it is removed', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  spring(shop);
  spring(shop, { code: 'LARGE', minimumSubtotal: '100' });
  spring(shop, { code: 'OLD', endDate: '2026-01-01T00:00:00.000Z' });
  await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(await createProduct(shop), 2)] });
  const add = (code: string) => currentCartV2.addCouponToCurrentCartV2({ coupon: { code } });
  await expect(add('AUTUMN')).rejects.toMatchObject({
    ...application('INVALID_COUPON_CODE', 404),
    data: { couponCode: 'AUTUMN' },
  });
  await expect(add('OLD')).rejects.toMatchObject({
    ...application('INVALID_COUPON_STATUS'),
    data: { couponCode: 'OLD', reason: 'EXPIRED' },
  });
  await expect(add('LARGE')).rejects.toMatchObject({
    data: {
      reason: 'MIN_SUBTOTAL_NOT_REACHED',
      minSubtotalNotReachedDetails: { requiredMinimumSubtotal: { amount: '100.00' } },
    },
  });
  const { cart } = await add('SPRING10');
  const couponId = cart?.coupons[0]?.id ?? '';
  await expect(add('spring10')).rejects.toMatchObject(application('COUPON_ALREADY_EXISTS'));
  await expect(add('LARGE')).rejects.toMatchObject(application('MAX_COUPONS_PER_CART_EXCEEDED'));
  const remove = (id: string) => currentCartV2.removeCouponFromCurrentCartV2({ couponId: id });
  await expect(remove(MISSING)).rejects.toMatchObject(application('COUPON_NOT_FOUND_IN_CART', 404));
  expect((await remove(couponId)).cart?.coupons).toEqual([]);
});

test('a gift card pays in a calculation, and is removed by its id in the cart', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  const context = merchantOf(shop);
  saveGiftCard(context, { code: 'HRBR-2046-QTZ7', balance: '8' });
  saveGiftCard(context, { code: 'HRBR-0000-OFF1', balance: '8', isDisabled: true });
  await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(await createProduct(shop))] });
  const add = (code: string, amount?: string) =>
    currentCartV2.addGiftCardToCurrentCartV2({
      giftCard: { code, ...(amount !== undefined && { redeemAmount: { amount } }) },
    });
  await expect(add('HRBR-9999-9999')).rejects.toMatchObject(application('INVALID_GIFT_CARD_CODE', 404));
  await expect(add('HRBR-0000-OFF1')).rejects.toMatchObject({
    ...application('INVALID_GIFT_CARD_STATUS'),
    data: { reason: 'DISABLED' },
  });
  const { cart } = await add('HRBR-2046-QTZ7', '5');
  const [card] = cart?.paymentInfo?.giftCards ?? [];
  expect(card).toMatchObject({
    obfuscatedCode: '**********QTZ7',
    requestedRedeemAmount: { amount: '5.00' },
  });
  await expect(add('HRBR-2046-QTZ7')).rejects.toMatchObject(application('GIFT_CARD_ALREADY_EXISTS'));
  await expect(add('HRBR-0000-OFF1')).rejects.toMatchObject(application('MAX_GIFT_CARDS_PER_CART_EXCEEDED'));
  const { summary } = await currentCartV2.calculateCurrentCartV2();
  expect(summary.paymentSummary).toMatchObject({
    giftCards: [{ giftCardId: card?.id, redeemAmount: { amount: '5.00' } }],
    totalAfterGiftCards: { amount: '7.50' },
    payNow: { amount: '7.50' },
    requiresPaymentAfterGiftCard: true,
  });
  const estimate = await currentCartV2.estimateCurrentCartV2();
  expect(estimate.summary.paymentSummary?.giftCards).toEqual([]);
  const remove = (id: string) => currentCartV2.removeGiftCardFromCurrentCartV2({ giftCardId: id });
  await expect(remove(MISSING)).rejects.toMatchObject(application('GIFT_CARD_NOT_FOUND_IN_CART', 404));
  expect((await remove(card?.id ?? '')).cart?.paymentInfo?.giftCards).toEqual([]);
});

test('settings of a cart lock its coupon and its gift card', async () => {
  const shop = createShop();
  const { cartsV2 } = shop.as('staff');
  spring(shop);
  const settings = { lockCouponCode: true, lockGiftCard: true };
  await cartsV2.createCartV2({
    cart: { settings },
    catalogItems: [itemFor(await createProduct(shop))],
    coupons: [{ code: 'SPRING10' }],
  });
  const { cart } = await cartsV2.createCartV2({ cart: { settings } });
  const cartId = cart?.id ?? '';
  expect(cart?.settings).toEqual({ lockCouponCode: true, lockGiftCard: true });
  await expect(cartsV2.addCouponV2({ cartId, coupon: { code: 'SPRING10' } })).rejects.toMatchObject(
    application('COUPON_LOCKED'),
  );
  await expect(cartsV2.addGiftCardV2({ cartId, giftCard: { code: 'HRBR-2046' } })).rejects.toMatchObject(
    application('GIFT_CARD_LOCKED'),
  );
});

test('a delivery method needs lines and an address, and is one that the totals list', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { cartsV2, totals } = visitor;
  const bowl = await createProduct(shop);
  const { cart } = await cartsV2.createCartV2();
  const cartId = cart?.id ?? '';
  const choose = (code: string) => cartsV2.setDeliveryMethodV2({ cartId, deliveryMethod: { code } });
  await expect(choose('standard')).rejects.toMatchObject(application('DELIVERY_METHOD_MISSING_LINE_ITEMS'));
  await cartsV2.addLineItemsV2({ cartId, catalogItems: [itemFor(bowl)] });
  await expect(choose('standard')).rejects.toMatchObject(application('DELIVERY_METHOD_MISSING_ADDRESS'));
  await cartsV2.updateCartV2({ cartId, cart: BUYER });
  await expect(choose('balloon')).rejects.toMatchObject(application('DELIVERY_METHOD_NOT_FOUND', 404));
  const listed = await totals.calculateTotals({
    lineItems: [{ id: 'a', quantity: 1, price: '12.50', catalogReference: itemOf(bowl) }],
    shippingAddress: GALWAY,
  });
  const [carrier] = listed.shippingInfo?.carrierServiceOptions ?? [];
  const express = carrier?.shippingOptions?.find(({ code }) => code === 'express');
  const { cart: chosen } = await cartsV2.setDeliveryMethodV2({
    cartId,
    deliveryMethod: { code: 'express', appId: carrier?.carrierId ?? '' },
  });
  expect(chosen?.deliveryInfo?.method).toMatchObject({
    code: 'express',
    appId: carrier?.carrierId,
    pickup: false,
  });
  const { summary } = await cartsV2.calculateCartV2({ cartId });
  expect(summary.deliverySummary?.price?.amount).toBe(express?.cost?.price?.amount);
  const { cart: without } = await cartsV2.removeDeliveryMethodV2({ cartId });
  expect(without?.deliveryInfo).not.toHaveProperty('method');
});

test('an estimate contains the parts that its flags ask for, a calculation all, with an event', async () => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  const visitor = shop.as('visitor');
  spring(shop);
  const bowl = await createProduct(shop, { priceData: { price: 24 } });
  configurePurchases(merchantOf(shop), { fees: [{ code: 'wrap', name: 'Wrapping', price: '2' }] });
  const { id: cartId } = await readyCart(visitor, bowl, { quantity: 2, code: 'standard' });
  await visitor.cartsV2.addCouponV2({ cartId, coupon: { code: 'SPRING10' } });
  const estimate = async (flags = {}) => (await visitor.cartsV2.estimateCartV2({ cartId, ...flags })).summary;
  expect(await estimate()).toMatchObject({
    additionalFees: [],
    priceSummary: {
      subtotal: { amount: '48.00' },
      discount: { amount: '4.80' },
      delivery: { amount: '0.00' },
      tax: { amount: '0.00' },
      total: { amount: '43.20' },
    },
  });
  expect(await estimate()).not.toHaveProperty('taxSummary');
  expect(await estimate()).not.toHaveProperty('priceVerificationToken');
  expect((await estimate({ calculateDelivery: true })).priceSummary).toMatchObject({
    delivery: { amount: '5.00' },
    total: { amount: '48.20' },
  });
  expect(emittedV2(shop)).not.toContain('cart_calculated');
  const { summary } = await visitor.cartsV2.calculateCartV2({ cartId });
  expect(summary).toMatchObject({
    cartRevision: '2',
    discounts: [
      {
        source: { sourceType: 'COUPON', couponCode: 'SPRING10' },
        scope: 'CART_SUBTOTAL',
        total: { amount: '4.80' },
      },
    ],
    additionalFees: [{ code: 'wrap', price: { amount: '2.00' } }],
    taxSummary: { taxes: [{ amount: { amount: '11.55' } }] },
    priceSummary: { tax: { amount: '11.55' }, total: { amount: '61.75' } },
    violations: [],
  });
  expect(emittedV2(shop).at(-1)).toBe('cart_calculated');
});

test('a summary keeps to the limits of the contract for a cart of 300 lines', async () => {
  const shop = createShop();
  const { cartsV2, checkouts } = shop.as('staff');
  const bowl = await createProduct(shop);
  configurePurchases(merchantOf(shop), {
    fees: [{ code: 'wrap', name: 'Wrapping', price: '2', productIds: [bowl] }],
  });
  const { cart } = await cartsV2.createCartV2({
    catalogItems: Array.from({ length: 300 }, (_, index) => ({
      ...itemFor(bowl),
      extendedFields: { namespaces: { '@harbour/care': { index } } },
    })),
  });
  const { summary } = await cartsV2.calculateCartV2({ cartId: cart?.id ?? '' });
  expect(summary.lineItems).toHaveLength(300);
  expect(summary.additionalFees[0]?.lineItemIds).toHaveLength(100);
  const letters = (billingCycles: number) => ({
    price: '10',
    itemType: { preset: 'DIGITAL' as const },
    subscriptionOptionInfo: { subscriptionSettings: { frequency: 'MONTH' as const, billingCycles } },
  });
  const { checkout } = await checkouts.createCheckout({
    channelType: 'POS',
    customLineItems: Array.from({ length: 300 }, (_, index) => letters(index < 299 ? 4 : 12)),
  });
  const { summary: subscriptions } = await cartsV2.calculateCartV2({ cartId: checkout.id ?? '' });
  expect(subscriptions.paymentSummary?.subscriptionCharges).toMatchObject([
    { charges: [{ cycleCount: 4 }] },
    { charges: [{ cycleCount: 12 }] },
  ]);
  const [most, one] = subscriptions.paymentSummary?.subscriptionCharges ?? [];
  expect([most?.lineItemIds?.length, one?.lineItemIds?.length]).toEqual([299, 1]);
});

test('the tax summary says for how much an exempt buyer pays no tax', async () => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  const staff = shop.as('staff');
  const groupId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  configureTax(merchantOf(shop), { calculation: 'AUTO', exemptGroups: [groupId] });
  const { id: cartId } = await readyCart(staff, await createProduct(shop), { code: 'standard' });
  const taxes = async () => (await staff.cartsV2.calculateCartV2({ cartId })).summary.taxSummary;
  expect(await taxes()).toMatchObject({ totalExempt: { amount: '0.00' }, taxes: [{}] });
  await staff.cartsV2.updateCartV2({ cartId, cart: { taxInfo: { taxExemptGroupId: groupId } } });
  expect(await taxes()).toMatchObject({ totalExempt: { amount: '17.50' }, taxes: [] });
});

test('violations are structured, and only those of the chosen checks', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  spring(shop);
  configurePurchases(merchantOf(shop), {
    minimumSubtotal: '20',
    remarks: [{ severity: 'WARNING', description: 'We post on Tuesdays.' }],
  });
  await visitor.currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl)] });
  await visitor.currentCartV2.addCouponToCurrentCartV2({ coupon: { code: 'SPRING10' } });
  const estimate = async (
    validationConfig: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS',
  ) => (await visitor.currentCartV2.estimateCurrentCartV2({ validationConfig })).summary.violations;
  expect(await estimate('SKIP_VALIDATIONS')).toEqual([]);
  const early = [
    {
      code: 'SUBTOTAL_BELOW_ORDER_MINIMUM',
      scope: 'GLOBAL',
      severity: 'ERROR',
      subtotalBelowOrderMinimumData: {
        minimumOrderSubtotal: { amount: '20.00' },
        remainingAmount: { amount: '7.50' },
      },
    },
    {
      code: 'CUSTOM_VALIDATION',
      severity: 'WARNING',
      description: 'We post on Tuesdays.',
      customValidationData: { target: { other: { name: 'OTHER_DEFAULT' } } },
    },
  ];
  expect(await estimate('PRE_CHECKOUT_VALIDATIONS')).toMatchObject(early);
  expect(await estimate('CHECKOUT_VALIDATIONS')).toMatchObject([
    ...early,
    { code: 'MISSING_DELIVERY_ADDRESS', scope: 'DELIVERY' },
  ]);
  await visitor.currentCartV2.updateCurrentCartV2({ cart: BUYER });
  expect((await estimate('CHECKOUT_VALIDATIONS')).at(-1)).toMatchObject({ code: 'MISSING_DELIVERY_METHOD' });
});

test('an estimate writes nothing, so that later ids do not depend on it', async () => {
  const ids = async (estimates: number) => {
    const shop = createShop();
    const { currentCartV2 } = shop.as('visitor', MISSING);
    await currentCartV2.createCurrentCartV2();
    const { writes } = shop.base.db;
    for (let count = 0; count < estimates; count++) await currentCartV2.estimateCurrentCartV2();
    expect(shop.base.db.writes).toBe(writes);
    return createProduct(shop);
  };
  expect(await ids(3)).toBe(await ids(0));
});

test('the checks of an estimate are of the whole cart, also if it calculates only lines', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop), { code: 'standard' });
  const violations = async () => {
    const { summary } = await visitor.cartsV2.estimateCartV2({
      cartId,
      validationConfig: 'CHECKOUT_VALIDATIONS',
    });
    return summary.violations;
  };
  expect(await violations()).toEqual([]);
  const giftCard = saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '8' });
  await visitor.cartsV2.addGiftCardV2({ cartId, giftCard: { code: giftCard.code } });
  saveGiftCard(merchantOf(shop), { ...giftCard, isDisabled: true });
  configureDelivery(merchantOf(shop), { regions: [] });
  expect(await violations()).toMatchObject([
    { code: 'INVALID_GIFT_CARD_STATUS' },
    { code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' },
  ]);
});

test('a membership is chosen per line, and taken off by an empty object', async () => {
  const shop = createShop();
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const { id: membershipId } = saveMembership(merchantOf(shop), {
    memberId,
    name: 'Clay club',
    productIds: [bowl],
    credits: { total: 10, remaining: 3 },
  });
  const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId };
  const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [{ ...itemFor(bowl, 2), membershipPayment: { existingMembership } }],
  });
  expect(cart?.lineItems[0]?.paymentConfig).toMatchObject({
    paymentOption: 'MEMBERSHIP',
    membership: { existingMembership, name: { original: 'Clay club' }, redemptionCost: 2 },
  });
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  const { summary } = await currentCartV2.calculateCurrentCartV2();
  expect(summary.paymentSummary).toMatchObject({
    memberships: [{ id: membershipId, lineItemIds: [lineItemId] }],
    payNow: { amount: '0.00' },
  });
  const update = (change: object) =>
    currentCartV2.updateLineItemsInCurrentCartV2({ lineItems: [{ lineItemId, ...change }] });
  await update({ quantity: { newQuantity: 4 } });
  const { summary: tooMany } = await currentCartV2.calculateCurrentCartV2();
  expect(tooMany.violations).toContainEqual(
    expect.objectContaining({
      code: 'INVALID_MEMBERSHIP_STATUS',
      invalidMembershipStatusData: { membershipId, reason: 'INSUFFICIENT_FUNDS' },
    }),
  );
  const { cart: without } = await update({ membershipPayment: {} });
  expect(without?.lineItems[0]?.paymentConfig).not.toHaveProperty('membership');
  const vase = await createProduct(shop, { name: 'Vase' });
  await expect(
    currentCartV2.addLineItemsToCurrentCartV2({
      catalogItems: [{ ...itemFor(vase), membershipPayment: { existingMembership } }],
    }),
  ).rejects.toMatchObject(application('INVALID_MEMBERSHIP_PAYMENT_OPTION'));
  await expect(update({ membershipPayment: { existingMembership: {} } })).rejects.toMatchObject({
    violations: [{ field: 'lineItems[0].membershipPayment.existingMembership.appId' }],
  });
  const plan = { futureMembership: { lineItemId: MISSING, benefitId: 'yoga' } };
  await expect(update({ membershipPayment: plan })).rejects.toMatchObject(
    application('PLAN_LINE_ITEM_NOT_FOUND', 404),
  );
  const future = { futureMembership: { lineItemId, benefitId: 'yoga' } };
  const { cart: planned } = await update({ membershipPayment: future });
  expect(planned?.lineItems[0]?.paymentConfig?.membership).toMatchObject(future);
});

test('more pieces with a membership are paid with it, and one that no longer fits blocks no other item', async () => {
  const shop = createShop();
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const vase = await createProduct(shop, { name: 'Vase' });
  const club = saveMembership(merchantOf(shop), { memberId, name: 'Clay club', productIds: [bowl] });
  const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId: club.id };
  const add = async (item: ReturnType<typeof itemFor>, membershipPayment = {}) => {
    const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({
      catalogItems: [{ ...item, membershipPayment }],
    });
    return cart?.lineItems.map(({ paymentConfig }) => paymentConfig?.membership);
  };
  await add(itemFor(bowl));
  expect(await add(itemFor(bowl), { existingMembership })).toMatchObject([{ existingMembership }]);
  expect(await add(itemFor(bowl))).toMatchObject([{ existingMembership }]);
  saveMembership(merchantOf(shop), { ...club, productIds: [] });
  const [kept, none] = (await add(itemFor(vase))) ?? [];
  expect([kept, none]).toMatchObject([{ existingMembership }, undefined]);
  const { summary } = await currentCartV2.calculateCurrentCartV2();
  expect(summary.violations).toContainEqual(expect.objectContaining({ code: 'INVALID_MEMBERSHIP_STATUS' }));
});

test('a future membership is that of the line that it was chosen for, and of no other line of the product', async () => {
  const shop = createShop();
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const { currentCartV2 } = shop.as('member', memberId);
  const bowl = await createProduct(shop);
  const { cart: plan } = await currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl)] });
  const futureMembership = { lineItemId: plan?.lineItems[0]?.id ?? '', benefitId: 'yoga' };
  const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [
      {
        ...itemFor(bowl),
        extendedFields: { namespaces: { '@harbour/care': { gift: true } } },
        membershipPayment: { futureMembership },
      },
    ],
  });
  expect(cart?.lineItems.map(({ paymentConfig }) => paymentConfig?.membership)).toMatchObject([
    undefined,
    { futureMembership },
  ]);
});

test('what version 1 adds is in the cart of version 2, and the reverse', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  spring(shop);
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl, 2)] });
  await visitor.currentCart.updateCurrentCart({
    couponCode: 'SPRING10',
    cartInfo: { buyerNote: 'Ring twice', contactInfo: { address: GALWAY } },
  });
  const { cart } = await visitor.currentCartV2.getCurrentCartV2();
  expect(cart).toMatchObject({
    revision: '2',
    note: 'Ring twice',
    coupons: [{ code: 'SPRING10' }],
    deliveryInfo: { address: { city: 'Galway' } },
    lineItems: [{ quantityInfo: { requestedQuantity: 2 } }],
  });
  await visitor.currentCartV2.updateCurrentCartV2({ cart: BUYER });
  await visitor.currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl)] });
  await visitor.currentCartV2.setDeliveryMethodForCurrentCartV2({ deliveryMethod: { code: 'express' } });
  const { cart: old } = await visitor.currentCart.getCurrentCart();
  expect(old).toMatchObject({
    revision: '5',
    buyerInfo: { email: 'mara@example.com' },
    selectedShippingOption: { code: 'express' },
    lineItems: [{ quantity: 3 }],
  });
  await visitor.currentCartV2.removeDeliveryMethodFromCurrentCartV2();
  const { cart: unshipped } = await visitor.currentCart.getCurrentCart();
  expect(unshipped).not.toHaveProperty('selectedShippingOption');
  const checkoutId = await checkOutCart(visitor, 'standard');
  expect(checkoutId).toBe(cart?.id);
  const { checkout } = await visitor.checkouts.getCheckout({ id: checkoutId });
  const { summary } = await visitor.cartsV2.calculateCartV2({ cartId: checkoutId });
  expect(summary.priceSummary?.total?.amount).toBe(checkout.priceSummary?.total?.amount);
  const { checkout: created } = await visitor.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [lineFor(bowl)],
  });
  expect((await visitor.cartsV2.getCartV2({ cartId: created.id ?? '' })).cart).toMatchObject({
    currentCart: false,
    lineItems: [{ quantityInfo: { requestedQuantity: 1 } }],
  });
});

test('the cart of a visitor is merged into that of the member who signs in', async () => {
  const shop = createShop();
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const [visitor, member] = [shop.as('visitor', visitorId), shop.as('member', memberId)];
  const bowl = await createProduct(shop);
  await visitor.currentCartV2.addLineItemsToCurrentCartV2({ catalogItems: [itemFor(bowl, 2)] });
  const { cart } = await member.currentCartV2.createCurrentCartV2({
    cart: { note: 'Mine' },
    catalogItems: [itemFor(bowl)],
  });
  shop.base.db.write(() => mergeCarts(merchantOf(shop), { visitorId, memberId }));
  expect((await member.currentCartV2.getCurrentCartV2()).cart).toMatchObject({
    id: cart?.id,
    note: 'Mine',
    lineItems: [{ quantityInfo: { requestedQuantity: 3 } }],
  });
  await expect(visitor.currentCartV2.getCurrentCartV2()).rejects.toMatchObject({ status: 404 });
});

test('a sign-in takes what the member has not chosen from the visitor, and mixes no two addresses', async () => {
  const shop = createShop();
  const context = merchantOf(shop);
  const visitorId = '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60';
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const [visitor, member] = [shop.as('visitor', visitorId), shop.as('member', memberId)];
  const bowl = await createProduct(shop);
  spring(shop);
  spring(shop, { code: 'AUTUMN' });
  saveGiftCard(context, { code: 'HRBR-2046-QTZ7', balance: '8' });
  const { cart: own } = await visitor.currentCartV2.createCurrentCartV2({
    cart: { ...BUYER, note: 'Ring twice' },
    catalogItems: [itemFor(bowl)],
    coupons: [{ code: 'SPRING10' }],
    giftCards: [{ code: 'HRBR-2046-QTZ7' }],
    deliveryMethod: { code: 'pickup' },
  });
  await member.currentCartV2.createCurrentCartV2({
    cart: { customerInfo: { firstName: 'Aoife' }, deliveryInfo: { address: { country: 'DE' } } },
    catalogItems: [itemFor(bowl)],
    coupons: [{ code: 'AUTUMN' }],
  });
  shop.base.db.write(() => mergeCarts(context, { visitorId, memberId }));
  const { cart } = await member.currentCartV2.getCurrentCartV2();
  expect(cart).toMatchObject({
    note: 'Ring twice',
    coupons: own?.coupons,
    customerInfo: { firstName: 'Aoife', email: 'mara@example.com' },
    deliveryInfo: { address: { country: 'DE' }, method: { code: 'pickup' } },
    paymentInfo: { giftCards: own?.paymentInfo?.giftCards, billingAddress: { city: 'Galway' } },
  });
  expect(cart?.customerInfo).not.toHaveProperty('lastName');
  expect(cart?.deliveryInfo?.address).not.toHaveProperty('city');
});

test('custom items of a merchant have their own price, extras and stock', async () => {
  const shop = createShop({ settings: { currency: 'KWD' } });
  const { cartsV2 } = shop.as('staff');
  const { cart } = await cartsV2.createCartV2({
    customItems: [
      {
        ...customItem('10.5', { quantity: 2 }),
        paymentConfig: { paymentOption: 'DEPOSIT_ONLINE', depositAmount: { amount: '4' } },
        modifierGroups: [
          { name: { original: 'Supper' }, modifiers: [{ quantity: 2, price: { amount: '0.75' } }] },
        ],
        taxConfig: { taxGroupId: '00000000-0000-0000-0000-000000000001' },
        deliveryConfig: { deliveryProfileId: MISSING },
      },
    ],
  });
  expect(cart).toMatchObject({
    customerInfo: { userId: expect.any(String) },
    lineItems: [
      {
        customLineItem: true,
        pricing: { unitPrice: { amount: '12.000' }, breakdown: { totalModifiersPrice: { amount: '1.500' } } },
        paymentConfig: { depositAmount: { amount: '4.000' } },
        deliveryConfig: { deliveryProfileId: MISSING },
      },
    ],
  });
  const { summary } = await cartsV2.calculateCartV2({ cartId: cart?.id ?? '' });
  expect(summary.paymentSummary).toMatchObject({
    payNow: { amount: '8.000' },
    payLater: { amount: '16.000' },
  });
  await expect(
    cartsV2.createCartV2({ customItems: [customItem('999999999', { quantity: 2 })] }),
  ).rejects.toMatchObject({ violations: [{ field: 'customItems', rule: 'DECIMAL_LTE' }] });
  const { cart: dear } = await cartsV2.createCartV2({ customItems: [customItem('999999999')] });
  await expect(
    cartsV2.updateLineItemsV2({
      cartId: dear?.id ?? '',
      lineItems: [{ lineItemId: dear?.lineItems[0]?.id ?? '', quantity: { newQuantity: 2 } }],
    }),
  ).rejects.toMatchObject({ violations: [{ field: 'lineItems', rule: 'DECIMAL_LTE' }] });
});

test('forms get their submissions, each in the cart that the request names', async () => {
  const shop = createShop();
  const { currentCartV2, cartsV2 } = shop.as('visitor');
  const { cart } = await currentCartV2.createCurrentCartV2();
  const formSubmissions = [{ id: MISSING, formSubmissionId: MISSING }];
  const { cart: changed } = await currentCartV2.updateFormSubmissionsInCurrentCartV2({ formSubmissions });
  expect(changed?.revision).toBe('2');
  const { cart: other } = await cartsV2.createCartV2();
  await cartsV2.updateFormSubmissionsV2({ cartId: other?.id ?? '', formSubmissions });
  expect((await currentCartV2.getCurrentCartV2()).cart).toMatchObject({ id: cart?.id, revision: '2' });
});

test('a delivery method that is no longer offered stays, and is a violation', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id: cartId } = await readyCart(visitor, await createProduct(shop), { code: 'standard' });
  configureDelivery(merchantOf(shop), { regions: [] });
  const { cart, summary } = await visitor.cartsV2.calculateCartV2({ cartId });
  expect(cart.deliveryInfo?.method).toMatchObject({ code: 'standard' });
  expect(summary.violations).toMatchObject([{ code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' }]);
});

test('a line shows the picture of its product', async () => {
  const shop = createShop({ seed: 'rich' });
  const { products, currentCartV2 } = shop.as('visitor');
  const { products: found } = await products.queryProducts({ query: { paging: { limit: 100 } } });
  const shown = found?.find(
    ({ media, productOptions = [] }) => media?.mainMedia?.image && productOptions.length === 0,
  );
  const { cart } = await currentCartV2.addLineItemsToCurrentCartV2({
    catalogItems: [{ quantity: 1, catalogReference: itemOf(shown?.id ?? '') }],
  });
  const { image, url } = cart?.lineItems[0]?.attributes ?? {};
  expect(image).toMatchObject({ height: expect.any(Number), width: expect.any(Number) });
  expect(url?.relativePath).toContain(shown?.slug);
});
