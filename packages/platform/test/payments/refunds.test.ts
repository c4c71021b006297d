/** What goes back to buyers: of the delivery, to gift cards and to memberships. */
import { expect, test } from 'vitest';
import { MEMBERSHIP_APP_ID } from '../../src/features/pricing/memberships.ts';
import { BUYER, place, readyCart, spring } from '../cart-v2-shop.ts';
import { lineFor, regionOf } from '../merchant.ts';
import { MEMBER, transactionIds } from '../orders.ts';
import { createProduct, createShop } from '../shop.ts';

test.each([
  { currency: 'EUR', taxIncludedInPrices: false, left: '12.30' },
  { currency: 'EUR', taxIncludedInPrices: true, left: '10.00' },
  { currency: 'HUF', taxIncludedInPrices: false, left: '12.30' },
  { currency: 'JPY', taxIncludedInPrices: false, left: '12' },
  { currency: 'KWD', taxIncludedInPrices: false, left: '12.300' },
  { currency: 'EUR', taxIncludedInPrices: false, left: '0.00', reduction: { kind: 'freeShipping' } },
])(
  'a refund gives back what was paid for the delivery, and no more: %j',
  async ({ left, reduction, ...rest }) => {
    const shop = createShop({ settings: rest });
    const visitor = shop.as('visitor');
    shop.configureDelivery({ regions: [regionOf([{ code: 'post', title: 'Post', price: '10' }])] });
    const { id: cartId } = await readyCart(visitor, await createProduct(shop), { code: 'post' });
    spring(shop, reduction && { reduction });
    await visitor.cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } });
    const { orderId } = await place(visitor, cartId);
    shop.payOrder({ orderId, outcome: 'approved' });
    const [paymentId = ''] = transactionIds(shop, orderId);
    const refund = (shipping: string) =>
      shop.refundOrder({ orderId, payments: [{ paymentId, amount: '1' }], shipping });
    expect(() => refund('13')).toThrow(`must be at most ${left}, what is left of the delivery`);
    if (rest.currency !== 'KWD') expect(() => refund('0.001')).toThrow('decimals');
    refund(left);
    expect(() => refund('1')).toThrow('must be at most 0');
  },
);

test('what a gift card paid of an order that expires in another currency stays with the order, for another refund', async () => {
  const shop = createShop();
  const visitor = shop.as('visitor');
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '10.50' });
  const { id: cartId } = await readyCart(visitor, await createProduct(shop));
  await visitor.cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046-QTZ7' } });
  const { orderId } = await place(visitor, cartId);
  shop.changeSettings({ currency: 'JPY' });
  shop.advance(31 * 60_000);
  expect(Number(shop.listGiftCards().giftCards[0]?.['balance'])).toBe(0);
  const [paymentId = ''] = transactionIds(shop, orderId);
  const refund = (isExternal: boolean) =>
    shop.refundOrder({ orderId, payments: [{ paymentId, isExternal }] });
  expect(() => refund(false)).toThrow('refund it with isExternal');
  expect(refund(true).order).toMatchObject({ balanceSummary: { refunded: { amount: '10.50' } } });
  expect(() => refund(true)).toThrow('at most what is left of the payment');
});

test('a refund of what a membership paid returns its credits, which a cancellation does not return again', async () => {
  const shop = createShop();
  const member = shop.as('member', MEMBER);
  const [bowl, mug] = [await createProduct(shop), await createProduct(shop, { name: 'Mug' })];
  const { membership } = shop.saveMembership({
    memberId: MEMBER,
    name: 'Club',
    productIds: [bowl, mug],
    credits: { total: 10, remaining: 10 },
  });
  const existingMembership = { appId: MEMBERSHIP_APP_ID, membershipId: String(membership['id']) };
  const { cart } = await member.currentCartV2.createCurrentCart({
    cart: BUYER,
    catalogItems: [lineFor(bowl, 2), lineFor(mug)].map((line) => ({
      ...line,
      membershipPayment: { existingMembership },
    })),
    deliveryMethod: { code: 'pickup' },
  });
  const { orderId } = await place(member, cart?.id ?? '');
  const remaining = () => shop.listItems({ entity: 'membership' }).items[0]?.['credits'];
  const [ofBowls = '', ofMug = ''] = transactionIds(shop, orderId);
  const refund = (payment: { paymentId: string; amount?: string; isExternal?: boolean }) =>
    shop.refundOrder({ orderId, payments: [payment] });
  expect(remaining()).toMatchObject({ remaining: 7 });
  expect(() => refund({ paymentId: ofBowls, amount: '12.50' })).toThrow('all that the membership has paid');
  expect(() => refund({ paymentId: ofBowls, isExternal: true })).toThrow('cannot be set');
  refund({ paymentId: ofBowls });
  expect(remaining()).toMatchObject({ remaining: 9 });
  await shop.as('staff').orders.cancelOrder({ id: orderId });
  expect(remaining()).toMatchObject({ remaining: 10 });
  expect(() => refund({ paymentId: ofMug })).toThrow('has its credits back already');
});
