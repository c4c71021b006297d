import { expect, test } from 'vitest';
import { saveCoupon } from '../../src/features/pricing/actions.ts';
import { lineFor, merchantOf } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

const OTHER_PRODUCT = { productIds: ['5376ab97-83ab-4ae1-b5a8-c18bc4e9b9b6'] };

/** Why a coupon is rejected, in words for buyers, and in those of the violation of version 1. */
test.each<[string, object | undefined, string | undefined, string, string | undefined]>([
  [
    'has another code',
    undefined,
    undefined,
    'There is no coupon with this code. Check the code.',
    'is not the code of a coupon',
  ],
  [
    'starts later',
    { startDate: '2026-04-01T00:00:00.000Z' },
    'INACTIVE',
    'The coupon is not valid yet',
    'is the code of a coupon that is not valid yet',
  ],
  [
    'has ended',
    { endDate: '2026-02-01T00:00:00.000Z' },
    'EXPIRED',
    'The coupon has expired',
    'is the code of a coupon that has expired',
  ],
  [
    'was used as often as it may be',
    { usageLimit: 0 },
    'MAX_USAGE_EXCEEDED',
    'The coupon has been used up',
    'is the code of a coupon that has been used up',
  ],
  [
    'was used by the buyer as often as one may',
    { limitPerCustomer: 0 },
    'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
    'The coupon has been used up by this buyer',
    'is the code of a coupon that has been used up by this buyer',
  ],
  [
    'needs a higher subtotal',
    { minimumSubtotal: '100' },
    'MIN_SUBTOTAL_NOT_REACHED',
    'The coupon needs a higher subtotal',
    undefined,
  ],
  [
    'is for another product',
    { scope: OTHER_PRODUCT },
    'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
    'The coupon is for other items than those in the cart',
    undefined,
  ],
])('the message of the error says that the coupon %s', async (_why, coupon, reason, text, description) => {
  const shop = createShop();
  const { currentCart, currentCartV2 } = shop.as('visitor');
  if (coupon)
    saveCoupon(merchantOf(shop), {
      code: 'SPRING',
      name: 'Spring',
      reduction: { kind: 'freeShipping' },
      ...coupon,
    });
  await currentCart.addToCurrentCart({ lineItems: [lineFor(await createProduct(shop))] });
  const code = coupon ? 'INVALID_COUPON_STATUS' : 'INVALID_COUPON_CODE';
  await expect(currentCartV2.addCouponToCurrentCartV2({ coupon: { code: 'SPRING' } })).rejects.toMatchObject({
    ...{ kind: 'application', code, message: text, description: text },
    data: reason ? { couponCode: 'SPRING', reason } : { couponCode: 'SPRING' },
  });
  // version 1 accepts a coupon that takes nothing off
  if (description)
    await expect(currentCart.updateCurrentCart({ couponCode: 'SPRING' })).rejects.toMatchObject({
      violations: [{ field: 'couponCode', description }],
    });
});
