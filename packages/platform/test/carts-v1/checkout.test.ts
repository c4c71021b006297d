import { expect, test } from 'vitest';
import { configurePurchases, saveCoupon, saveGiftCard } from '../../src/features/pricing/actions.ts';
import {
  type Client,
  checkOutCart,
  delivered,
  emittedBy,
  GALWAY,
  lineFor,
  merchantOf,
  type NewCheckout,
} from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

const create = async (client: Client, productId: string, changes: Partial<NewCheckout> = {}) =>
  (
    await client.checkouts.createCheckout({
      channelType: 'WEB',
      lineItems: [lineFor(productId)],
      ...changes,
    })
  ).checkout;

test('a checkout shows totals, delivery options and what an order still needs', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor', '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60');
  const checkout = await create(visitor, await createProduct(shop), {
    checkoutInfo: { buyerInfo: { email: 'mara@example.com' }, customFields: [{ value: true }] },
  });
  expect(checkout).toMatchObject({
    channelType: 'WEB',
    completed: false,
    createdBy: { visitorId: '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60' },
    buyerInfo: { email: 'mara@example.com', visitorId: '3d9f6b12-8e47-4c05-a2b9-7f1d5c8e3a60' },
    priceSummary: { total: { amount: '12.50' } },
    shippingInfo: { carrierServiceOptions: [] },
  });
  expect(checkout.calculationErrors?.orderValidationErrors.map(({ code }) => code)).toEqual([
    'MISSING_BILLING_ADDRESS',
    'MISSING_SHIPPING_DESTINATION',
  ]);
  const id = checkout.id ?? '';
  const { checkout: addressed } = await visitor.checkouts.updateCheckout({
    id,
    checkout: {
      shippingInfo: { shippingDestination: { address: GALWAY } },
      billingInfo: { address: GALWAY },
    },
  });
  expect(addressed.calculationErrors?.orderValidationErrors).toMatchObject([
    { code: 'NO_SELECTED_CARRIER_SERVICE_OPTION' },
  ]);
  const { checkout: complete } = await visitor.checkouts.updateCheckout({
    id,
    checkout: { shippingInfo: { selectedCarrierServiceOption: { code: 'express' } } },
  });
  expect(complete).not.toHaveProperty('calculationErrors');
  expect(complete).toMatchObject({
    priceSummary: { shipping: { amount: '12.00' }, tax: { amount: '4.58' }, total: { amount: '24.50' } },
    payNow: { total: { amount: '24.50' } },
    payLater: { total: { amount: '0.00' } },
    shippingInfo: {
      shippingDestination: { address: { countryFullname: 'Ireland' } },
      selectedCarrierServiceOption: { title: 'Express delivery', requestedShippingOption: true },
    },
  });
  expect((await visitor.checkouts.getCheckout({ id })).checkout).toEqual(complete);
  expect(emittedBy(shop)).toEqual(['checkout_created', 'checkout_updated', 'checkout_updated']);
});

test('a checkout of a cart has its lines and coupon, and follows it', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  saveCoupon(merchantOf(shop), { code: 'FREE', name: 'Free delivery', reduction: { kind: 'freeShipping' } });
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  await visitor.currentCart.updateCurrentCart({ couponCode: 'FREE', cartInfo: { buyerNote: 'Ring twice' } });
  const checkoutId = await checkOutCart(visitor, 'standard');
  const { cart } = await visitor.currentCart.getCurrentCart();
  expect(cart.checkoutId).toBe(checkoutId);
  const { checkout } = await visitor.checkouts.getCheckout({ id: checkoutId });
  expect(checkout).not.toHaveProperty('calculationErrors');
  expect(checkout).toMatchObject({
    cartId: cart.id,
    purchaseFlowId: cart.purchaseFlowId,
    buyerNote: 'Ring twice',
    appliedDiscounts: [{ discountType: 'SHIPPING', coupon: { amount: { amount: '5.00' } } }],
    priceSummary: { total: { amount: '12.50' }, discount: { amount: '5.00' } },
  });
  expect(checkout.lineItems[0]?.id).toBe(cart.lineItems[0]?.id);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  await visitor.currentCart.removeCurrentCartCoupon();
  const again = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  expect(again.checkoutId).toBe(checkoutId);
  const { checkout: current } = await visitor.checkouts.getCheckoutByCartId({ id: cart.id ?? '' });
  expect(current).toMatchObject({ id: checkoutId, priceSummary: { total: { amount: '30.00' } } });
});

test('only the creator and merchants read a checkout: for others it does not exist', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  const { checkoutId: id } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  const { cart } = await visitor.currentCart.getCurrentCart();
  const missing = { kind: 'client', status: 404 };
  for (const other of [shop.as('visitor'), shop.as('member')]) {
    const { checkouts } = other;
    await expect(checkouts.getCheckout({ id })).rejects.toMatchObject(missing);
    await expect(checkouts.getCheckoutByCartId({ id: cart.id ?? '' })).rejects.toMatchObject(missing);
    await expect(checkouts.addToCheckout({ id, lineItems: [lineFor(bowl)] })).rejects.toMatchObject(missing);
    // the cart of another shopper is not linked, so that its checkout cannot empty it
    const stolen = await create(other, bowl, { checkoutInfo: { cartId: cart.id ?? '' } });
    expect(stolen).not.toHaveProperty('cartId');
  }
  expect((await shop.as('staff').checkouts.getCheckout({ id })).checkout.id).toBe(id);
  const { checkout: ofApp } = await shop.as('app').checkouts.createCheckout({
    channelType: 'BACKOFFICE_MERCHANT',
    lineItems: [lineFor(bowl)],
  });
  expect(ofApp.createdBy).toHaveProperty('appId');
  await expect(visitor.checkouts.getCheckout({ id: ofApp.id ?? '' })).rejects.toMatchObject(missing);
});

test('lines are added, counted and removed, down to an empty checkout', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  stockUp(shop, bowl, 3);
  const { id = '' } = (await create(visitor, bowl)) as { id: string };
  const { checkout } = await visitor.checkouts.addToCheckout({ id, lineItems: [lineFor(bowl, 5)] });
  const [line] = checkout.lineItems;
  expect(line?.quantity).toBe(3);
  const { checkout: fewer } = await visitor.checkouts.updateCheckoutLineItemsQuantity({
    id,
    lineItems: [{ id: line?.id ?? '', quantity: 2 }],
  });
  expect(fewer.priceSummary?.subtotal?.amount).toBe('25.00');
  const { checkout: empty } = await visitor.checkouts.removeCheckoutLineItems({
    id,
    lineItemIds: [line?.id ?? ''],
  });
  expect(empty).toMatchObject({ lineItems: [], priceSummary: { total: { amount: '0.00' } } });
});

test('custom lines of a merchant have their own price, extras, deposit and later payment', async () => {
  const shop = createShop({ settings: { currency: 'KWD' } });
  const merchant = shop.as('staff');
  const { checkout } = await merchant.checkouts.createCheckout({
    channelType: 'BACKOFFICE_MERCHANT',
    customLineItems: [
      {
        quantity: 2,
        price: '10.5',
        itemType: { preset: 'SERVICE' },
        productName: { original: 'Evening' },
        paymentOption: 'DEPOSIT_ONLINE',
        depositAmount: '4',
        modifierGroups: [{ id: 'supper', modifiers: [{ id: 'soup', quantity: 2, price: '0.75' }] }],
        serviceProperties: { scheduledDate: '2026-05-01T18:00:00.000Z' },
      },
      { price: '3.125', itemType: { custom: 'tip' }, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      { price: '99', itemType: { preset: 'PHYSICAL' }, priceUndetermined: true },
    ],
  });
  expect(checkout).toMatchObject({
    lineItems: [
      { customLineItem: true, price: { amount: '12.000' }, modifiersTotalPrice: { amount: '1.500' } },
      { price: { amount: '3.125' }, paymentOption: 'FULL_PAYMENT_OFFLINE' },
      { price: { amount: '0.000' }, priceUndetermined: true },
    ],
    priceSummary: { total: { amount: '27.125' } },
    payNow: { total: { amount: '8.000' } },
    payLater: { total: { amount: '19.125' } },
  });
  expect(checkout).not.toHaveProperty('shippingInfo');
  const id = checkout.id ?? '';
  const huge = { price: '1000000000000000', itemType: { preset: 'SERVICE' } } as const;
  const { checkout: largest } = await merchant.checkouts.createCheckout({
    channelType: 'POS',
    customLineItems: [huge],
  });
  expect(largest.priceSummary?.total?.amount).toBe('1000000000000000.000');
  for (const tooMuch of [huge, { ...huge, quantity: 2 }])
    await expect(merchant.checkouts.addToCheckout({ id, customLineItems: [tooMuch] })).rejects.toMatchObject({
      violations: [{ rule: 'DECIMAL_LTE' }],
    });
});

test('overrides of a merchant replace what the catalog says', async () => {
  const shop = createShop();
  const { checkout } = await shop.as('staff').checkouts.createCheckout({
    channelType: 'POS',
    lineItems: [
      {
        ...lineFor(await createProduct(shop)),
        catalogOverrideFields: {
          productName: { original: 'Seconds' },
          price: '5',
          physicalProperties: { shippable: false },
          savePaymentMethod: true,
        },
      },
    ],
  });
  expect(checkout.lineItems[0]).toMatchObject({
    productName: { original: 'Seconds' },
    price: { amount: '5.00' },
    physicalProperties: { shippable: false },
    savePaymentMethod: true,
    catalogOverrideFields: { price: '5' },
  });
});

test('a gift card is a payment: it lowers no total, and covers what was asked for', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  for (const code of ['HRBR-2046-QTZ7', 'HRBR-2046-OTHER'])
    saveGiftCard(merchantOf(shop), { code, balance: '20' });
  const bowl = await createProduct(shop);
  const { id, giftCard, priceSummary } = await create(visitor, bowl, { giftCardCode: 'hrbr-2046-qtz7' });
  expect(priceSummary?.total?.amount).toBe('12.50');
  expect(giftCard).toMatchObject({ obfuscatedCode: '**********QTZ7', amount: { amount: '12.50' } });
  expect(giftCard).not.toHaveProperty('code');
  const { checkout } = await visitor.checkouts.updateCheckout({
    id: id ?? '',
    checkout: {},
    giftCardRedeemAmount: '7.50',
  });
  expect(checkout.giftCard).toMatchObject({
    amount: { amount: '7.50' },
    requestedAmount: { amount: '7.50' },
  });
  const second = visitor.checkouts.updateCheckout({
    id: id ?? '',
    checkout: {},
    giftCardCode: 'HRBR-2046-OTHER',
  });
  await expect(second).rejects.toMatchObject({ violations: [{ field: 'giftCardCode' }] });
  const { checkout: without } = await visitor.checkouts.removeCheckoutGiftCard({ id: id ?? '' });
  expect(without).not.toHaveProperty('giftCard');
});

test('the URL is that of the hosted page, unless another one is set', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const overrideCheckoutUrl = 'http://localhost:3000/checkout';
  const { id } = await create(visitor, await createProduct(shop), { overrideCheckoutUrl });
  const url = async () => (await visitor.checkouts.getCheckoutUrl({ id: id ?? '' })).checkoutUrl;
  expect(await url()).toBe(overrideCheckoutUrl);
  await visitor.checkouts.removeOverrideCheckoutUrl({ id: id ?? '' });
  expect(new URL(await url()).searchParams.get('checkoutId')).toBe(id);
});

test('an update needs a change, keeps the email address, and does not set what belongs to the creation', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const { id = '' } = (await create(visitor, await createProduct(shop), {
    checkoutInfo: { buyerInfo: { email: 'mara@example.com' }, customSettings: { lockGiftCard: true } },
  })) as { id: string };
  const update = (checkout: object) => visitor.checkouts.updateCheckout({ id, checkout });
  await expect(update({})).rejects.toMatchObject({ violations: [{ field: 'checkout' }] });
  await expect(update({ buyerInfo: { email: null } })).rejects.toMatchObject({
    violations: [{ field: 'checkout.buyerInfo.email' }],
  });
  const { checkout } = await update({ customSettings: { lockGiftCard: false }, buyerNote: 'Ring twice' });
  expect(checkout).toMatchObject({ customSettings: { lockGiftCard: true }, buyerNote: 'Ring twice' });
});

test('a merchant completes a checkout, which deletes its cart and takes no further changes', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
  const { checkoutId: id } = await visitor.currentCart.createCheckoutFromCurrentCart({ channelType: 'WEB' });
  await shop.as('staff').checkouts.markCheckoutCompleted({ id });
  expect((await visitor.checkouts.getCheckout({ id })).checkout.completed).toBe(true);
  await expect(visitor.currentCart.getCurrentCart()).rejects.toMatchObject({ status: 404 });
  await expect(visitor.checkouts.addToCheckout({ id, lineItems: [lineFor(bowl)] })).rejects.toMatchObject({
    code: 'CHECKOUT_IS_COMPLETE',
    status: 428,
  });
  await expect(
    visitor.checkouts.updateCheckout({ id, checkout: { buyerNote: 'Late' } }),
  ).rejects.toMatchObject({ violations: [{ field: 'id' }] });
  expect(emittedBy(shop).slice(-2)).toEqual(['checkout_completed', 'cart_deleted']);
});

test('SITE_MUST_ACCEPT_PAYMENTS', async () => {
  const shop = createShop();
  configurePurchases(merchantOf(shop), { acceptsPayments: false });
  const created = create(shop.as('visitor'), await createProduct(shop));
  await expect(created).rejects.toMatchObject({ code: 'SITE_MUST_ACCEPT_PAYMENTS' });
});

test('a chosen option that no carrier offers', async () => {
  const shop = createShop();
  const created = create(shop.as('visitor'), await createProduct(shop), {
    checkoutInfo: delivered('pigeon'),
  });
  await expect(created).rejects.toMatchObject({ code: 'SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND' });
});
