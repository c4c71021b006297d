import { expect, test } from 'vitest';
import { saveGiftCard } from '../../src/features/pricing/actions.ts';
import { application, BUYER, emittedV2, MISSING, readyCart, spring } from '../cart-v2-shop.ts';
import { GALWAY, lineFor, merchantOf } from '../merchant.ts';
import { createProduct, createShop, itemOf } from '../shop.ts';

test('a delivery method needs lines and an address, and is one that the totals list', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { cartsV2, totals } = visitor;
  const bowl = await createProduct(shop);
  const { cart } = await cartsV2.createCart();
  const cartId = cart?.id ?? '';
  const choose = (code: string) => cartsV2.setDeliveryMethod({ cartId, deliveryMethod: { code } });
  await expect(choose('standard')).rejects.toMatchObject(application('DELIVERY_METHOD_MISSING_LINE_ITEMS'));
  await cartsV2.addLineItems({ cartId, catalogItems: [lineFor(bowl)] });
  await expect(choose('standard')).rejects.toMatchObject(application('DELIVERY_METHOD_MISSING_ADDRESS'));
  await cartsV2.updateCart({ cartId, cart: BUYER });
  await expect(choose('balloon')).rejects.toMatchObject(application('DELIVERY_METHOD_NOT_FOUND', 404));
  const listed = await totals.calculateTotals({
    lineItems: [{ id: 'a', quantity: 1, price: '12.50', catalogReference: itemOf(bowl) }],
    shippingAddress: GALWAY,
  });
  const [carrier] = listed.shippingInfo?.carrierServiceOptions ?? [];
  const express = carrier?.shippingOptions?.find(({ code }) => code === 'express');
  const { cart: chosen } = await cartsV2.setDeliveryMethod({
    cartId,
    deliveryMethod: { code: 'express', appId: carrier?.carrierId ?? '' },
  });
  expect(chosen?.deliveryInfo?.method).toMatchObject({
    code: 'express',
    appId: carrier?.carrierId,
    pickup: false,
  });
  const { summary } = await cartsV2.calculateCart({ cartId });
  expect(summary.deliverySummary?.price?.amount).toBe(express?.cost?.price?.amount);
  const { cart: without } = await cartsV2.removeDeliveryMethod({ cartId });
  expect(without?.deliveryInfo).not.toHaveProperty('method');
});

test('an estimate contains the parts that its flags ask for, a calculation all, with an event', async () => {
  const shop = createShop({ settings: { taxIncludedInPrices: false } });
  const visitor = shop.as('visitor');
  spring(shop);
  const bowl = await createProduct(shop, { priceData: { price: 24 } });
  shop.configurePurchases({ fees: [{ code: 'wrap', name: 'Wrapping', price: '2' }] });
  const { id: cartId } = await readyCart(visitor, bowl, { quantity: 2, code: 'standard' });
  await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } });
  const estimate = async (flags = {}) => (await visitor.cartsV2.estimateCart({ cartId, ...flags })).summary;
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
  const { summary } = await visitor.cartsV2.calculateCart({ cartId });
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
  shop.configurePurchases({
    fees: [{ code: 'wrap', name: 'Wrapping', price: '2', productIds: [bowl] }],
  });
  const { cart } = await cartsV2.createCart({
    catalogItems: Array.from({ length: 300 }, (_, index) => ({
      ...lineFor(bowl),
      extendedFields: { namespaces: { '@harbour/care': { index } } },
    })),
  });
  const { summary } = await cartsV2.calculateCart({ cartId: cart?.id ?? '' });
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
  const { summary: subscriptions } = await cartsV2.calculateCart({ cartId: checkout.id ?? '' });
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
  shop.configureTax({ calculation: 'AUTO', exemptGroups: [groupId] });
  const { id: cartId } = await readyCart(staff, await createProduct(shop), { code: 'standard' });
  const taxes = async () => (await staff.cartsV2.calculateCart({ cartId })).summary.taxSummary;
  expect(await taxes()).toMatchObject({ totalExempt: { amount: '0.00' }, taxes: [{}] });
  await staff.cartsV2.updateCart({ cartId, cart: { taxInfo: { taxExemptGroupId: groupId } } });
  expect(await taxes()).toMatchObject({ totalExempt: { amount: '17.50' }, taxes: [] });
});

test('violations are structured, and only those of the chosen checks', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  spring(shop);
  shop.configurePurchases({
    minimumSubtotal: '20',
    remarks: [{ severity: 'WARNING', description: 'We post on Tuesdays.' }],
  });
  await visitor.currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(bowl)] });
  await visitor.currentCartV2.addCouponToCurrentCart({ coupon: { code: 'SPRING10' } });
  const estimate = async (
    validationConfig: 'SKIP_VALIDATIONS' | 'PRE_CHECKOUT_VALIDATIONS' | 'CHECKOUT_VALIDATIONS',
  ) => (await visitor.currentCartV2.estimateCurrentCart({ validationConfig })).summary.violations;
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
  await visitor.currentCartV2.updateCurrentCart({ cart: BUYER });
  expect((await estimate('CHECKOUT_VALIDATIONS')).at(-1)).toMatchObject({ code: 'MISSING_DELIVERY_METHOD' });
});

test('an estimate writes nothing, so that later ids do not depend on it', async () => {
  const ids = async (estimates: number) => {
    const shop = createShop();
    const { currentCartV2 } = shop.as('visitor', MISSING);
    await currentCartV2.createCurrentCart();
    const { writes } = shop.base.db;
    for (let count = 0; count < estimates; count++) await currentCartV2.estimateCurrentCart();
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
    const { summary } = await visitor.cartsV2.estimateCart({
      cartId,
      validationConfig: 'CHECKOUT_VALIDATIONS',
    });
    return summary.violations;
  };
  expect(await violations()).toEqual([]);
  const giftCard = saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '8' });
  await visitor.cartsV2.addGiftCard({ cartId, giftCard: { code: giftCard.code } });
  shop.saveGiftCard({ ...giftCard, isDisabled: true });
  shop.configureDelivery({ regions: [] });
  expect(await violations()).toMatchObject([
    { code: 'INVALID_GIFT_CARD_STATUS' },
    { code: 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' },
  ]);
});
