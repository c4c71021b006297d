/** What a merchant sets up for purchases, by the admin API. */
import { expect, test } from 'vitest';
import { callAction, violationsOf } from '../admin-action.ts';
import { createShop } from '../shop.ts';

const COUPON = { code: 'TEN', name: 'Ten', reduction: { kind: 'percent', percent: '10' } };
const MEMBERSHIP = { memberId: '6f3e9d1a-0c58-4b72-9a4e-2d8c7b5f1e36', name: 'Studio pass', productIds: [] };
const FEE = { code: 'wrap', name: 'Wrapping', price: '2.00' };

test('coupons, gift cards and memberships are saved and listed', async () => {
  const shop = createShop();
  const { body } = await callAction(shop, 'saveCoupon', COUPON);
  expect(body).toMatchObject({ coupon: COUPON });
  expect(shop.listCoupons().coupons).toEqual([body['coupon']]);
  const card = { code: 'GIFT-1234', balance: '50' };
  expect((await callAction(shop, 'saveGiftCard', card)).body).toMatchObject({
    giftCard: { balance: '50.00' },
  });
  expect((await callAction(shop, 'saveMembership', MEMBERSHIP)).body).toMatchObject({
    membership: MEMBERSHIP,
  });
  expect(shop.listItems({ entity: 'membership' }).items).toMatchObject([MEMBERSHIP]);
});

test.each([
  ['saveCoupon', { ...COUPON, reduction: { kind: 'percent', percent: '101' } }, ['reduction.percent']],
  ['saveMembership', { ...MEMBERSHIP, id: '', memberId: 'ann' }, ['memberId', 'id']],
  ['configurePurchases', { fees: [{ ...FEE, price: '-2' }] }, ['fees[0].price']],
])('violations of %s name the field, in lists too', async (name, input, fields) => {
  const { status, body } = await callAction(createShop(), name, input);
  expect(status).toBe(400);
  expect(violationsOf(body)).toMatchObject(fields.map((field) => ({ field })));
});
