import type { AddToCheckoutInput } from 'storewire';
import { expect, test } from 'vitest';
import { configurePurchases, saveCoupon, saveGiftCard } from '../../src/features/pricing/actions.ts';
import { deliverySettingsOf } from '../../src/features/pricing/delivery.ts';
import { configureDelivery } from '../../src/features/pricing/delivery-actions.ts';
import { type Client, completeCheckoutOf, GALWAY, lineFor, merchantOf, orderFor } from '../merchant.ts';
import { stockUp } from '../orders.ts';
import { createProduct, createShop, type TestShop } from '../shop.ts';

type CustomLine = NonNullable<AddToCheckoutInput['customLineItems']>[number];

test.each<[string, object | undefined, string]>([
  ['GIFT_CARD_CODE_INVALID', undefined, 'no'],
  ['GIFT_CARD_NOT_FOUND', undefined, 'HRBR-2046-QTZ7'],
  ['GIFT_CARD_DISABLED', { isDisabled: true }, 'HRBR-2046-QTZ7'],
  ['GIFT_CARD_EXPIRED', { expires: '2026-02-01T00:00:00.000Z' }, 'HRBR-2046-QTZ7'],
  ['GIFT_CARD_IS_EMPTY', { balance: '0' }, 'HRBR-2046-QTZ7'],
])('%s', async (code, card, giftCardCode) => {
  const shop = createShop();
  if (card) saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '5', ...card });
  const created = completeCheckoutOf(shop.as('visitor'), await createProduct(shop), { giftCardCode });
  await expect(created).rejects.toMatchObject({ code });
});

/** What happens between a complete checkout and its order, and the code that results. */
type Incident = (shop: TestShop, visitor: Client, id: string, productId: string) => unknown;

test.each<[string, Incident]>([
  ['FULL_OUT_OF_STOCK', (shop, _visitor, _id, bowl) => stockUp(shop, bowl, 0)],
  [
    'PARTIAL_OUT_OF_STOCK',
    async (shop, visitor, id, bowl) => {
      const vase = await createProduct(shop, { name: 'Vase' });
      await visitor.checkouts.addToCheckout({ id, lineItems: [lineFor(vase)] });
      stockUp(shop, bowl, 0);
    },
  ],
  [
    'CHECKOUT_CHANGED',
    (shop, _visitor, _id, bowl) =>
      shop.as('staff').products.updateProduct({ id: bowl, product: { priceData: { price: 13 } } }),
  ],
  [
    'EMPTY_CHECKOUT',
    async (_shop, visitor, id) => {
      const { checkout } = await visitor.checkouts.getCheckout({ id });
      const lineItemIds = checkout.lineItems.map((line) => line.id ?? '');
      await visitor.checkouts.removeCheckoutLineItems({ id, lineItemIds });
    },
  ],
  [
    'NO_SELECTED_CARRIER_SERVICE_OPTION',
    (_shop, visitor, id) =>
      visitor.checkouts.updateCheckout({
        id,
        checkout: { shippingInfo: {} },
        fieldMask: 'shippingInfo.selectedCarrierServiceOption',
      }),
  ],
  [
    'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE',
    (shop) => {
      const context = merchantOf(shop);
      const { regions } = deliverySettingsOf(context);
      configureDelivery(context, { regions: regions.map((region) => ({ ...region, carriers: [] })) });
    },
  ],
  [
    'VIOLATIONS_WITH_ERROR_SEVERITY',
    (shop) => configurePurchases(merchantOf(shop), { minimumSubtotal: '99' }),
  ],
  ['SITE_NOT_ACCEPTING_PAYMENTS', (shop) => configurePurchases(merchantOf(shop), { acceptsPayments: false })],
  [
    'CALCULATION_ERROR',
    (_shop, visitor, id) =>
      visitor.checkouts.updateCheckout({ id, checkout: {}, fieldMask: 'billingInfo', couponCode: 'FREE' }),
  ],
  [
    'REDEEM_GIFT_CARD_ERROR',
    async (shop, visitor, id) => {
      const card = saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '5' });
      await visitor.checkouts.updateCheckout({ id, checkout: {}, giftCardCode: card.code });
      saveGiftCard(merchantOf(shop), { ...card, balance: '0' });
    },
  ],
])('%s', async (code, incident) => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const bowl = await createProduct(shop);
  saveCoupon(merchantOf(shop), { code: 'FREE', name: 'Free', reduction: { kind: 'freeShipping' } });
  const id = await completeCheckoutOf(visitor, bowl);
  await incident(shop, visitor, id, bowl);
  await expect(orderFor(visitor, id)).rejects.toMatchObject({ code, status: 400 });
  expect((await visitor.checkouts.getCheckout({ id })).checkout.completed).toBe(false);
});

const membersOnly: CustomLine = { price: '5', itemType: { preset: 'SERVICE' }, membersOnly: true };
const giftCardLine: CustomLine = { price: '5', itemType: { preset: 'GIFT_CARD' } };
const subscription: CustomLine = {
  price: '5',
  itemType: { preset: 'SERVICE' },
  subscriptionOptionInfo: { subscriptionSettings: { frequency: 'MONTH' }, title: { original: 'Monthly' } },
};

test.each<[string, CustomLine[], object]>([
  ['GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', [giftCardLine], { giftCardCode: 'HRBR-2046-QTZ7' }],
  ['COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', [giftCardLine], { couponCode: 'TENTH' }],
  ['SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS', [subscription, giftCardLine], {}],
  ['SUBSCRIPTION_WITH_ZERO_TOTAL', [{ ...subscription, price: '0' }], {}],
  ['SUBSCRIPTION_WITH_GIFT_CARD', [subscription], { giftCardCode: 'HRBR-2046-QTZ7' }],
])('%s', async (code, customLineItems, changes) => {
  const shop = createShop();
  saveGiftCard(merchantOf(shop), { code: 'HRBR-2046-QTZ7', balance: '5' });
  saveCoupon(merchantOf(shop), {
    code: 'TENTH',
    name: 'Tenth',
    reduction: { kind: 'percent', percent: '10' },
  });
  const merchant = shop.as('staff');
  const { checkout } = await merchant.checkouts.createCheckout({
    channelType: 'POS',
    customLineItems,
    checkoutInfo: { billingInfo: { address: GALWAY } },
    ...changes,
  });
  await expect(orderFor(merchant, checkout.id ?? '')).rejects.toMatchObject({ code });
});

test('MEMBERS_ONLY_ITEM', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  const id = await completeCheckoutOf(visitor, await createProduct(shop));
  const { checkout } = await shop.as('staff').checkouts.addToCheckout({ id, customLineItems: [membersOnly] });
  expect(checkout.violations).toMatchObject([{ target: { lineItem: { suggestedFix: 'REMOVE_LINE_ITEM' } } }]);
  await expect(orderFor(visitor, id)).rejects.toMatchObject({ code: 'MEMBERS_ONLY_ITEM' });
});

test('NO_SAVE_PAYMENT_METHOD_CONFIRMATION', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const bowl = await createProduct(shop);
  const id = await completeCheckoutOf(merchant, bowl, {
    lineItems: [{ ...lineFor(bowl), catalogOverrideFields: { savePaymentMethod: true } }],
  });
  await expect(orderFor(merchant, id)).rejects.toMatchObject({ code: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION' });
  expect(await orderFor(merchant, id, { savePaymentMethod: true })).toHaveProperty('orderId');
});

test('a subscription starts without an order', async () => {
  const shop = createShop();
  const merchant = shop.as('staff');
  const { checkout } = await merchant.checkouts.createCheckout({
    channelType: 'POS',
    customLineItems: [subscription],
    checkoutInfo: { billingInfo: { address: GALWAY } },
  });
  const result = await orderFor(merchant, checkout.id ?? '');
  expect(Object.keys(result)).toEqual(['subscriptionId']);
  await expect(orderFor(merchant, checkout.id ?? '')).rejects.toMatchObject({
    code: 'CHECKOUT_ALREADY_PAID',
  });
});
