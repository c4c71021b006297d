import { expect, test } from 'vitest';
import { application } from '../cart-v2-shop.ts';
import { completeCheckoutOf, lineFor } from '../merchant.ts';
import { createProduct, createShop } from '../shop.ts';

const OTHER_PRODUCT = { productIds: ['5376ab97-83ab-4ae1-b5a8-c18bc4e9b9b6'] };

/**
 * Why a coupon is rejected: reason and words for buyers in version 2, words of the violation of a cart and code of a
 * checkout in version 1.
 */
test.each<[string, object | undefined, string | undefined, string, string?, string?]>([
  [
    'has another code',
    undefined,
    undefined,
    'There is no coupon with this code. Check the code.',
    'is not the code of a coupon',
    'ERROR_COUPON_DOES_NOT_EXIST',
  ],
  [
    'starts later',
    { startDate: '2026-04-01T00:00:00.000Z' },
    'INACTIVE',
    'The coupon is not valid yet',
    'is the code of a coupon that is not valid yet',
    'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  ],
  [
    'has ended',
    { endDate: '2026-02-01T00:00:00.000Z' },
    'EXPIRED',
    'The coupon has expired',
    'is the code of a coupon that has expired',
    'ERROR_COUPON_HAS_EXPIRED',
  ],
  [
    'was used as often as it may be',
    { usageLimit: 0 },
    'MAX_USAGE_EXCEEDED',
    'The coupon has been used up',
    'is the code of a coupon that has been used up',
    'ERROR_COUPON_USAGE_EXCEEDED',
  ],
  [
    'was used by the buyer as often as one may',
    { limitPerCustomer: 0 },
    'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
    'The coupon has been used up by this buyer',
    'is the code of a coupon that has been used up by this buyer',
    'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED',
  ],
  [
    'needs a higher subtotal',
    { minimumSubtotal: '100' },
    'MIN_SUBTOTAL_NOT_REACHED',
    'The coupon needs a higher subtotal',
  ],
  [
    'is for another product',
    { scope: OTHER_PRODUCT },
    'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
    'The coupon is for other items than those in the cart',
  ],
])(
  'the message of the error says that the coupon %s',
  async (_why, coupon, reason, text, ofCart, ofCheckout) => {
    const shop = createShop();
    const visitor = shop.as('visitor');
    const { currentCart, currentCartV2 } = visitor;
    const bowl = await createProduct(shop);
    if (coupon)
      shop.saveCoupon({
        code: 'SPRING',
        name: 'Spring',
        reduction: { kind: 'freeShipping' },
        ...coupon,
      });
    await currentCart.addToCurrentCart({ lineItems: [lineFor(bowl)] });
    const code = coupon ? 'INVALID_COUPON_STATUS' : 'INVALID_COUPON_CODE';
    await expect(currentCartV2.addCouponToCurrentCart({ coupon: { code: 'SPRING' } })).rejects.toMatchObject({
      ...application(code, coupon ? 428 : 404),
      ...{ message: text, description: text },
      data: reason ? { couponCode: 'SPRING', reason } : { couponCode: 'SPRING' },
    });
    // version 1 accepts a coupon that takes nothing off
    if (ofCart === undefined) return;
    await expect(currentCart.updateCurrentCart({ couponCode: 'SPRING' })).rejects.toMatchObject({
      violations: [{ field: 'couponCode', description: ofCart }],
    });
    await expect(completeCheckoutOf(visitor, bowl, { couponCode: 'SPRING' })).rejects.toMatchObject({
      code: ofCheckout,
      status: coupon ? 428 : 404,
    });
  },
);
