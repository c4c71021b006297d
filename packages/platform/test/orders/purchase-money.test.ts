import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { test } from 'vitest';
import { changeOrder } from '../../src/features/orders/change-order.ts';
import { configurePurchases, configureTax, saveCoupon } from '../../src/features/pricing/actions.ts';
import type { CouponReduction } from '../../src/features/pricing/coupons.ts';
import { Money } from '../../src/kernel/values/money.ts';
import { delivered, merchantOf, orderFor } from '../merchant.ts';
import { checkOrderTotals } from '../money-checks.ts';
import { act, attempt } from '../orders.ts';
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

/** What a merchant changes in an order; amounts are a share of its total. */
const changes = fc.array(
  fc.record({
    line: fc.nat({ max: 4 }),
    quantity: fc.option(fc.integer({ min: 0, max: 30 })),
    fee: fc.option(amount, { freq: 3 }),
    discount: fc.option(fc.constantFrom(1n, 50n, 100n, 101n), { freq: 3 }),
  }),
  { minLength: 1, maxLength: 5 },
);

test.each(['JPY', 'EUR', 'KWD'])(
  'in %s, all amounts of an order add up and none is negative, after any changes by the merchant',
  async (currency) => {
    const shopWith = (taxIncludedInPrices: boolean) => {
      const shop = createShop({ settings: { currency, taxIncludedInPrices } });
      configureTax(merchantOf(shop), { calculation: 'AUTO' });
      return shop;
    };
    const [included, onTop] = [shopWith(true), shopWith(false)];
    const { minor, price } = new Money(currency, 'en');
    let count = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        lines,
        reduction,
        reduction,
        changes,
        async (isTaxIncluded, given, couponReduction, ruleReduction, steps) => {
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
          if ((await read()).status === 'INITIALIZED') shop.markOrderPaid({ orderId: id });
          checkOrderTotals(await read());
          for (const { line, quantity, fee, discount } of steps) {
            const { lineItems, priceSummary } = await read();
            const lineItemId = lineItems[line % lineItems.length]?.id ?? '';
            const off = price((minor(priceSummary?.total) * (discount ?? 0n)) / 100n).amount;
            attempt(() =>
              act(shop, (context) =>
                changeOrder(context, {
                  orderId: id,
                  ...(quantity !== null && { quantities: [{ lineItemId, quantity }] }),
                  ...(fee !== null && { fee: { name: 'Fee', amount: fee } }),
                  ...(discount !== null && { discount: { name: 'Discount', amount: off } }),
                }),
              ),
            );
            checkOrderTotals(await read());
          }
        },
      ),
      { numRuns: caseCount(40) },
    );
  },
);
