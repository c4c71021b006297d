/** What a merchant sets up for purchases, by the admin API. */
import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { completeCheckoutOf, lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

test('coupons are saved and listed, and reduce a purchase', async () => {
  const shop = createShop();
  const coupon = { code: 'TEN', name: 'Ten', reduction: { kind: 'percent', percent: '10' } };
  const { body } = await callAction(shop, 'saveCoupon', coupon);
  expect(body).toMatchObject({ coupon });
  const visitor = shop.as('visitor');
  await visitor.currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  await visitor.currentCart.updateCurrentCart({ couponCode: 'TEN' });
  const discount = async () =>
    (await visitor.currentCart.estimateCurrentCartTotals()).priceSummary?.discount?.amount;
  expect(await discount()).toBe('1.25');
  const { coupons } = shop.listCoupons();
  expect(coupons).toEqual([body['coupon']]);
});

test('a fee of the merchant applies to checkouts', async () => {
  const shop = createShop();
  await callAction(shop, 'configurePurchases', {
    fees: [{ code: 'wrap', name: 'Wrapping', price: '2.00' }],
  });
  const visitor = shop.as('visitor');
  const checkoutId = await completeCheckoutOf(visitor, await createProduct(shop));
  const { checkout } = await visitor.checkouts.getCheckout({ id: checkoutId });
  expect(checkout.priceSummary?.total?.amount).toBe('14.50');
});

test('gift cards and memberships are saved with ids that responses can show', async () => {
  const shop = createShop();
  const card = { code: 'GIFT-1234', balance: '50' };
  expect((await callAction(shop, 'saveGiftCard', card)).body).toMatchObject({
    giftCard: { balance: '50.00' },
  });
  const memberId = '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36';
  const membership = { memberId, name: 'Studio pass', productIds: [] };
  expect((await callAction(shop, 'saveMembership', membership)).body).toMatchObject({ membership });
  expect(shop.listItems({ entity: 'membership' }).items).toMatchObject([membership]);
  const refused = await callAction(shop, 'saveMembership', { ...membership, id: '1', memberId: 'ann' });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'id' }, { field: 'memberId' }]);
});

test('violations name the field, in lists too', async () => {
  const shop = createShop();
  const fees = [{ code: 'wrap', name: 'Wrapping', price: '-2' }];
  const refused = await callAction(shop, 'configurePurchases', { fees });
  expect(violationsOf(refused.body)).toMatchObject([{ field: 'fees[0].price' }]);
  const coupon = { code: 'TEN', name: 'Ten', reduction: { kind: 'percent', percent: '101' } };
  expect((await callAction(shop, 'saveCoupon', coupon)).status).toBe(400);
});
