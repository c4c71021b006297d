import { expect, test } from 'vitest';
import { application, MISSING, spring } from '../cart-v2-shop.ts';
import { lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

test('a coupon has an id in the cart, by which it is removed', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  spring(shop);
  spring(shop, { code: 'LARGE', minimumSubtotal: '100' });
  await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(await createProduct(shop), 2)] });
  const add = (code: string) => currentCartV2.addCouponToCurrentCart({ coupon: { code } });
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
  const remove = (id: string) => currentCartV2.removeCouponFromCurrentCart({ couponId: id });
  await expect(remove(MISSING)).rejects.toMatchObject(application('COUPON_NOT_FOUND_IN_CART', 404));
  expect((await remove(couponId)).cart?.coupons).toEqual([]);
});

test('a gift card pays in a calculation, and is removed by its id in the cart', async () => {
  const shop = createShop();
  const { currentCartV2 } = shop.as('visitor');
  shop.saveGiftCard({ code: 'HRBR-2046-QTZ7', balance: '8' });
  shop.saveGiftCard({ code: 'HRBR-0000-OFF1', balance: '8', isDisabled: true });
  await currentCartV2.addLineItemsToCurrentCart({ catalogItems: [lineFor(await createProduct(shop))] });
  const add = (code: string, amount?: string) =>
    currentCartV2.addGiftCardToCurrentCart({
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
  const { summary } = await currentCartV2.calculateCurrentCart();
  expect(summary.paymentSummary).toMatchObject({
    giftCards: [{ giftCardId: card?.id, redeemAmount: { amount: '5.00' } }],
    totalAfterGiftCards: { amount: '7.50' },
    payNow: { amount: '7.50' },
    requiresPaymentAfterGiftCard: true,
  });
  const estimate = await currentCartV2.estimateCurrentCart();
  expect(estimate.summary.paymentSummary?.giftCards).toEqual([]);
  const remove = (id: string) => currentCartV2.removeGiftCardFromCurrentCart({ giftCardId: id });
  await expect(remove(MISSING)).rejects.toMatchObject(application('GIFT_CARD_NOT_FOUND_IN_CART', 404));
  expect((await remove(card?.id ?? '')).cart?.paymentInfo?.giftCards).toEqual([]);
});

test('settings of a cart lock its coupon and its gift card', async () => {
  const shop = createShop();
  const { cartsV2 } = shop.as('staff');
  spring(shop);
  const settings = { lockCouponCode: true, lockGiftCard: true };
  await cartsV2.createCart({
    cart: { settings },
    catalogItems: [lineFor(await createProduct(shop))],
    coupons: [{ code: 'SPRING10' }],
  });
  const { cart } = await cartsV2.createCart({ cart: { settings } });
  const cartId = cart?.id ?? '';
  expect(cart?.settings).toEqual({ lockCouponCode: true, lockGiftCard: true });
  await expect(cartsV2.addCoupon({ cartId, coupon: { code: 'SPRING10' } })).rejects.toMatchObject(
    application('COUPON_LOCKED'),
  );
  await expect(cartsV2.addGiftCard({ cartId, giftCard: { code: 'HRBR-2046' } })).rejects.toMatchObject(
    application('GIFT_CARD_LOCKED'),
  );
});
