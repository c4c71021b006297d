import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MultiCurrencyPrice } from '../../src/index.ts';
import { configurePurchases, configureTax, saveCoupon, saveGiftCard } from '../src/commerce/actions.ts';
import type { CouponReduction } from '../src/commerce/coupons.ts';
import { moneyOf } from '../src/commerce/prices.ts';
import { DEFAULT_SETTINGS } from '../src/settings.ts';
import { GALWAY, merchantOf } from './merchant.ts';
import { checkTotals } from './money-checks.ts';
import { createShop } from './shop.ts';

const amount = fc
  .tuple(fc.oneof(fc.nat({ max: 500 }), fc.nat({ max: 10 ** 12 })), fc.nat({ max: 999 }))
  .map(([whole, part]) => `${whole}.${String(part).padStart(3, '0')}`);

const reduction: fc.Arbitrary<CouponReduction> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount }),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom('0.5', '33.33', '100') }),
  fc.record({ kind: fc.constant('fixedPrice' as const), price: amount }),
  fc.constant({ kind: 'buyXGetY' as const, buy: 1, get: 1 }),
  fc.constant({ kind: 'freeShipping' as const }),
);

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    price: amount,
    paymentOption: fc.constantFrom('FULL_PAYMENT_ONLINE', 'FULL_PAYMENT_OFFLINE', 'DEPOSIT_ONLINE'),
    depositAmount: amount,
    isShipped: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

test.each(['JPY', 'EUR', 'KWD'])('in %s, all amounts of a checkout add up', async (currency) => {
  await fc.assert(
    fc.asyncProperty(
      lines,
      reduction,
      amount,
      amount,
      fc.boolean(),
      async (given, couponReduction, fee, balance, taxIncludedInPrices) => {
        const shop = createShop({ settings: { currency, taxIncludedInPrices } });
        const context = merchantOf(shop);
        saveCoupon(context, { code: 'SPRING', name: 'Spring', reduction: couponReduction });
        saveGiftCard(context, { code: 'HRBR-2046', balance });
        configurePurchases(context, { fees: [{ code: 'fee', name: 'Fee', price: fee }] });
        configureTax(context, { calculation: 'AUTO' });
        const usesCard = moneyOf({ ...DEFAULT_SETTINGS, currency }).minor(balance) > 0n;
        const { checkout } = await shop.as('staff').checkouts.createCheckout({
          channelType: 'POS',
          customLineItems: given.map(({ isShipped, ...line }) => ({
            ...line,
            itemType: { preset: 'PHYSICAL' },
            physicalProperties: { shippable: isShipped },
          })),
          checkoutInfo: {
            billingInfo: { address: GALWAY },
            shippingInfo: { shippingDestination: { address: GALWAY } },
          },
          couponCode: 'SPRING',
          ...(usesCard && { giftCardCode: 'HRBR-2046' }),
        });
        checkTotals(shop, checkout);
        const { minor } = moneyOf({ ...DEFAULT_SETTINGS, currency });
        const of = (price: MultiCurrencyPrice | undefined): bigint => minor(price?.amount ?? '0');
        expect(of(checkout.giftCard?.amount)).toBe(
          usesCard
            ? [of(checkout.payNow?.total), minor(balance)].toSorted((a, b) => (a < b ? -1 : 1))[0]
            : 0n,
        );
      },
    ),
    { numRuns: 25 },
  );
});
