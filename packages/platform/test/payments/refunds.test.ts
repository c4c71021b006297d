/** What goes back to buyers. */
import { expect, test } from 'vitest';
import { place, readyCart, spring } from '../cart-v2-shop.ts';
import { regionOf } from '../merchant.ts';
import { transactionIds } from '../orders.ts';
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
