import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { test } from 'vitest';
import { configurePurchases, configureTax, saveCoupon } from '../../src/features/pricing/actions.ts';
import type { CouponReduction } from '../../src/features/pricing/coupons.ts';
import { delivered, merchantOf, orderFor } from '../merchant.ts';
import { checkOrderTotals } from '../money-checks.ts';
import { createShop } from '../shop.ts';

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
  }),
  { minLength: 1, maxLength: 5 },
);

test.each(['JPY', 'EUR', 'KWD'])(
  'in %s, all amounts of an order add up and none is negative',
  async (currency) => {
    const shopWith = (taxIncludedInPrices: boolean) => {
      const shop = createShop({ settings: { currency, taxIncludedInPrices } });
      configureTax(merchantOf(shop), { calculation: 'AUTO' });
      return shop;
    };
    const [included, onTop] = [shopWith(true), shopWith(false)];
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        lines,
        reduction,
        reduction,
        async (isTaxIncluded, given, couponReduction, ruleReduction) => {
          const shop = isTaxIncluded ? included : onTop;
          const code = `SPRING${count++}`;
          saveCoupon(merchantOf(shop), { code, name: 'Spring', reduction: couponReduction });
          configurePurchases(merchantOf(shop), {
            fees: [{ code: 'fee', name: 'Fee', price: '1.00' }],
            discounts: [{ id: randomUUID(), name: 'Rule', reduction: ruleReduction }],
          });
          const { checkouts, orders } = shop.as('staff');
          const { checkout } = await checkouts.createCheckout({
            channelType: 'POS',
            customLineItems: given.map((line) => ({
              ...line,
              itemType: { preset: 'PHYSICAL' },
              physicalProperties: { shippable: true },
            })),
            checkoutInfo: delivered('standard'),
            couponCode: code,
          });
          const { orderId: id = '' } = await orderFor(shop.as('staff'), checkout.id ?? '');
          const read = async () => (await orders.getOrder({ id })).order;
          checkOrderTotals(await read());
          if ((await read()).status === 'INITIALIZED') shop.payOrder({ orderId: id, outcome: 'approved' });
          checkOrderTotals(await read());
        },
      ),
      { numRuns: caseCount(40) },
    );
  },
);
