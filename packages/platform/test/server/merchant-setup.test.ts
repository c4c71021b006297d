/** What a merchant sets up for purchases and content, over HTTP, and what buyers get of it. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMember } from '../../src/features/members/members.ts';
import { saveCoupon, saveMembership } from '../../src/features/pricing/actions.ts';
import { MEMBERSHIP_APP_ID, memberships } from '../../src/features/pricing/memberships.ts';
import { callAction } from '../admin-action.ts';
import { uploadAs } from '../media.ts';
import { completeCheckoutOf, delivered, GALWAY, lineFor, merchantOf, orderFor } from '../merchant.ts';
import { act, MEMBER } from '../orders.ts';
import { createProduct, createShop, itemOf, type TestShop } from '../shop.ts';

const RULE = { id: 'b5b1d2c8-6a0f-4f6c-9c39-0f3d5a7e2b11', name: 'Three for two' };

test('an automatic discount applies from its subtotal on, before the coupon, and the order names it', async () => {
  const shop = createShop();
  await callAction(shop, 'configurePurchases', {
    discounts: [{ ...RULE, reduction: { kind: 'percent', percent: '10' }, minimumSubtotal: '20' }],
  });
  saveCoupon(merchantOf(shop), {
    code: 'HALF',
    name: 'Half',
    reduction: { kind: 'fixedPrice', price: '0' },
  });
  const visitor = shop.as('visitor');
  const productId = await createProduct(shop);
  const { checkout: small } = await visitor.checkouts.createCheckout({
    channelType: 'WEB',
    lineItems: [lineFor(productId)],
  });
  expect(small.appliedDiscounts).toEqual([]);
  const id = await completeCheckoutOf(visitor, productId, {
    lineItems: [lineFor(productId, 2)],
    couponCode: 'HALF',
  });
  const { checkout } = await visitor.checkouts.getCheckout({ id });
  expect(checkout.appliedDiscounts).toMatchObject([
    { discountRule: { id: RULE.id, name: { original: RULE.name }, amount: { amount: '2.50' } } },
    { coupon: { amount: { amount: '22.50' } } },
  ]);
  const { orderId = '' } = await orderFor(visitor, id);
  const { order } = await shop.as('staff').orders.getOrder({ id: orderId });
  expect(order.appliedDiscounts[0]).toMatchObject({ discountRule: { id: RULE.id } });
});

test('a subscription with a free trial costs nothing now, and the checkout says what follows', async () => {
  const shop = createShop();
  const { checkouts } = shop.as('staff');
  const { checkout } = await checkouts.createCheckout({
    channelType: 'WEB',
    checkoutInfo: { billingInfo: { address: GALWAY }, buyerInfo: { email: 'mara@example.com' } },
    customLineItems: [
      {
        price: '12.00',
        quantity: 1,
        productName: { original: 'Letters' },
        itemType: { preset: 'DIGITAL' },
        subscriptionOptionInfo: {
          subscriptionSettings: { frequency: 'MONTH', freeTrialPeriod: { frequency: 'MONTH', interval: 1 } },
        },
      },
    ],
  });
  expect(checkout.payNow?.total?.amount).toBe('0.00');
  expect(checkout.payAfterFreeTrial?.total?.amount).toBe('12.00');
  expect(checkout.priceSummary?.total?.amount).toBe('12.00');
  const placed = await checkouts.createOrderFromCheckout({ id: checkout.id ?? '' });
  expect(placed).toEqual({ subscriptionId: expect.any(String) });
});

async function shopWithMember(): Promise<TestShop> {
  const shop = createShop();
  act(shop, (context) => addMember(context, { loginEmail: 'mara@example.com' }, { id: MEMBER }));
  return shop;
}

test('a coupon for one use per buyer is used up for the person, as a visitor and as a member', async () => {
  const shop = await shopWithMember();
  const productId = await createProduct(shop);
  const coupon = {
    code: 'ONCE',
    name: 'Once',
    reduction: { kind: 'freeShipping' },
    limitPerCustomer: 1,
  } as const;
  saveCoupon(merchantOf(shop), coupon);
  const buy = (client: ReturnType<TestShop['as']>, email: string) =>
    completeCheckoutOf(client, productId, {
      couponCode: 'ONCE',
      checkoutInfo: { ...delivered(), buyerInfo: { email } },
    });
  const visitor = shop.as('visitor', randomUUID());
  await orderFor(visitor, await buy(visitor, 'Mara@example.com'));
  const exceeded = { code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' };
  await expect(buy(shop.as('visitor', randomUUID()), 'mara@example.com')).rejects.toMatchObject(exceeded);
  await expect(buy(shop.as('member', MEMBER), 'other@example.com')).rejects.toMatchObject(exceeded);
  await expect(buy(shop.as('visitor', randomUUID()), 'niamh@example.com')).resolves.toBeTruthy();
});

test('a canceled order gives back the use of its coupon and the credits of its membership', async () => {
  const shop = await shopWithMember();
  const productId = await createProduct(shop);
  const merchant = merchantOf(shop);
  saveCoupon(merchant, { code: 'LAST', name: 'Last', reduction: { kind: 'freeShipping' }, usageLimit: 1 });
  const { id: membershipId } = saveMembership(merchant, {
    memberId: MEMBER,
    name: 'Clay club',
    productIds: [productId],
    credits: { total: 2, remaining: 2 },
  });
  const member = shop.as('member', MEMBER);
  const checkoutId = await completeCheckoutOf(member, productId, { couponCode: 'LAST' });
  const { checkout } = await member.checkouts.getCheckout({ id: checkoutId });
  const chosen = [
    { id: membershipId, appId: MEMBERSHIP_APP_ID, lineItemIds: [checkout.lineItems[0]?.id ?? ''] },
  ];
  await member.checkouts.updateCheckout({
    id: checkoutId,
    checkout: { membershipOptions: { selectedMemberships: { memberships: chosen } } },
  });
  const { orderId = '' } = await orderFor(member, checkoutId);
  const remaining = () => shop.base.db.of(memberships).get(membershipId)?.credits?.remaining;
  expect(remaining()).toBe(1);
  await expect(completeCheckoutOf(member, productId, { couponCode: 'LAST' })).rejects.toMatchObject({
    code: 'ERROR_COUPON_USAGE_EXCEEDED',
  });
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  expect(remaining()).toBe(2);
  await expect(completeCheckoutOf(member, productId, { couponCode: 'LAST' })).resolves.toBeTruthy();
});

test('a digital line has a link to its file once it is paid, which opens a private file', async () => {
  const shop = createShop();
  const { id: fileId } = await uploadAs(shop, 'Ash glaze', 'recipes.txt', { private: true });
  const staff = shop.as('staff');
  const { checkout } = await staff.checkouts.createCheckout({
    channelType: 'WEB',
    checkoutInfo: { billingInfo: { address: GALWAY }, buyerInfo: { email: 'mara@example.com' } },
    customLineItems: [
      {
        price: '12.00',
        quantity: 1,
        productName: { original: 'Recipes' },
        itemType: { preset: 'DIGITAL' },
        digitalFile: { id: fileId, fileName: 'recipes.txt', fileType: 'SECURE_DOCUMENT' },
      },
    ],
  });
  const { orderId = '' } = await staff.checkouts.createOrderFromCheckout({ id: checkout.id ?? '' });
  const digitalFile = async () =>
    (await staff.orders.getOrder({ id: orderId })).order.lineItems[0]?.digitalFile;
  expect(await digitalFile()).toEqual({ fileId });
  await callAction(shop, 'payOrder', { orderId, outcome: 'approved' });
  const { link = '', expirationDate } = (await digitalFile()) ?? {};
  expect(expirationDate).toBe('2026-03-31T09:00:00.000Z');
  expect(await (await shop.fetch(link ?? '')).text()).toBe('Ash glaze');
});

test('delivery and tax are set up', async () => {
  const shop = createShop();
  const region = { id: randomUUID(), name: 'Everywhere', places: [] };
  const option = { code: 'boat', title: 'By boat', price: '7.00' };
  const carriers = [{ id: randomUUID(), options: [option] }];
  await callAction(shop, 'configureDelivery', { regions: [{ ...region, carriers }] });
  await callAction(shop, 'configureTax', { calculation: 'MANUAL', service: 'DEACTIVATED' });
  const groupId = randomUUID();
  const productId = await createProduct(shop);
  const groups = { groups: [{ id: groupId, name: 'Books' }], productGroups: { [productId]: groupId } };
  const taxed = await callAction(shop, 'configureTax', groups);
  expect(taxed.body).toMatchObject({
    tax: { calculation: 'MANUAL', productGroups: { [productId]: groupId } },
  });
  const { currentCart } = shop.as('visitor');
  await currentCart.addToCurrentCart({ lineItems: [{ quantity: 1, catalogReference: itemOf(productId) }] });
  const { priceSummary } = await currentCart.estimateCurrentCartTotals({
    shippingAddress: { country: 'IE' },
  });
  expect(priceSummary).toMatchObject({
    shipping: { amount: '7.00' },
    tax: { amount: '0.00' },
    total: { amount: '19.50' },
  });
});

test('gift cards are listed by their codes', async () => {
  const shop = createShop();
  for (const code of ['GIFT-0002', 'GIFT-0001'])
    await callAction(shop, 'saveGiftCard', { code, balance: '5' });
  const { body } = await callAction(shop, 'listGiftCards');
  expect(body).toMatchObject({ giftCards: [{ code: 'GIFT-0001' }, { code: 'GIFT-0002' }] });
});
