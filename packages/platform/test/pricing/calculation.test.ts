import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import {
  type CalculationInput,
  calculate,
  type PricedLine,
  type Totals,
} from '../../src/features/pricing/calculation.ts';
import { allocate, type ScopedReduction, sum } from '../../src/features/pricing/discounts.ts';
import type { TaxRate } from '../../src/features/pricing/tax.ts';
import { toMinor } from '../../src/kernel/values/money.ts';

const rate = (fraction: string): TaxRate => ({
  name: 'VAT',
  rate: fraction,
  type: 'VAT',
  jurisdiction: 'Ireland',
  level: 'COUNTRY',
});

const line = (id: string, price: bigint, quantity: number): PricedLine => ({
  id,
  quantity,
  price,
  rates: [],
  paid: 'now',
});

// amounts of up to 10^15 in currencies with 0, 2 and 3 decimals
const amount = fc
  .constantFrom(0, 2, 3)
  .chain((decimals) =>
    fc
      .oneof(fc.bigInt(0n, 10n ** 5n), fc.bigInt(0n, 10n ** 15n))
      .map((whole) => toMinor(String(whole), decimals) + (decimals > 0 ? whole % 100n : 0n)),
  );
const rates = fc.array(fc.constantFrom('0.23', '0.0825', '0.000001', '1', '0').map(rate), { maxLength: 3 });
const lines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      price: amount,
      rates,
      paid: fc.oneof(
        fc.constantFrom('now' as const, 'later' as const, 'membership' as const),
        fc.record({ deposit: amount }),
      ),
    }),
    { maxLength: 6 },
  )
  .map((all) => all.map((each, index) => ({ ...each, id: String(index) })));
const reduction: fc.Arbitrary<ScopedReduction['reduction']> = fc.oneof(
  fc.record({ kind: fc.constant('amount' as const), amount }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent: fc.constantFrom('0.01', '12.5', '33.33', '100'),
  }),
  fc.record({ kind: fc.constant('fixedPrice' as const), price: amount }),
  fc.record({
    kind: fc.constant('buyXGetY' as const),
    buy: fc.constantFrom(1, 2),
    get: fc.constantFrom(1, 3),
  }),
  fc.constant({ kind: 'freeShipping' as const }),
);
const purchases: fc.Arbitrary<CalculationInput> = lines.chain((all) =>
  fc.record({
    lines: fc.constant(all),
    discounts: fc
      .array(fc.record({ reduction, lineIds: fc.subarray(all.map(({ id }) => id)) }), { maxLength: 3 })
      .map((some) => some.map((each, index) => ({ ...each, id: String(index) }))),
    shipping: fc.option(fc.record({ price: amount, rates }), { nil: undefined }),
    fees: fc.array(fc.record({ price: amount, rates }), { maxLength: 2 }),
    isTaxIncluded: fc.boolean(),
  }),
);

test('each total is the sum of its parts, nothing is negative, and discounts keep to their lines', () => {
  fc.assert(
    fc.property(purchases, (input) => {
      const {
        lines: priced,
        shipping,
        fees,
        discounts,
        totals,
        payNow,
        payLater,
        byMembership,
      } = calculate(input);
      const parts = [...priced, ...(shipping ? [shipping] : []), ...fees];
      expect(totals).toEqual({
        subtotal: sum(input.lines.map(({ price, quantity }) => price * BigInt(quantity))),
        shipping: input.shipping?.price ?? 0n,
        additionalFees: sum(input.fees.map(({ price }) => price)),
        discount: sum(parts.map((part) => part.discount)),
        tax: sum(parts.map((part) => part.tax)),
        total: sum(parts.map((part) => part.afterTax)),
      });
      expect(totals.discount).toBe(sum(discounts.map((each) => each.amount)));
      for (const [index, { lines: off }] of discounts.entries())
        for (const id of off.keys()) expect(input.discounts[index]?.lineIds).toContain(id);
      for (const each of parts) {
        expect(each.discount).toBeGreaterThanOrEqual(0n);
        expect(each.discount).toBeLessThanOrEqual(each.price);
        expect(each.beforeTax + each.tax).toBe(each.afterTax);
        expect(sum(each.taxes.map((tax) => tax.amount))).toBe(each.tax);
        expect(input.isTaxIncluded ? each.afterTax : each.beforeTax).toBe(each.price - each.discount);
      }
      for (const name of Object.keys(totals) as (keyof Totals)[]) {
        expect(payNow[name] + payLater[name] + byMembership[name]).toBe(totals[name]);
        expect(payNow[name]).toBeGreaterThanOrEqual(0n);
        expect(payLater[name]).toBeGreaterThanOrEqual(0n);
      }
    }),
    { numRuns: caseCount(1000) },
  );
});

test('shares differ from their proportion by less than one, and add up', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), fc.array(fc.bigInt(0n, 10n ** 15n)), (total, weights) => {
      const all = sum(weights);
      fc.pre(all > 0n);
      const shares = allocate(total, weights);
      expect(sum(shares)).toBe(total);
      for (const [index, share] of shares.entries()) {
        const difference = share * all - total * (weights[index] ?? 0n);
        expect(difference < all && -difference < all).toBe(true);
      }
    }),
    { numRuns: caseCount(1000) },
  );
});

test('of a group of three, the cheapest piece is free; a fixed price never raises one', () => {
  const discountOf = (reduction: ScopedReduction['reduction']) =>
    calculate({
      lines: [line('a', 500n, 2), line('b', 300n, 1)],
      discounts: [{ id: 'd', reduction, lineIds: ['a', 'b'] }],
      fees: [],
      isTaxIncluded: true,
    }).lines.map(({ discount }) => discount);
  expect(discountOf({ kind: 'buyXGetY', buy: 2, get: 1 })).toEqual([0n, 300n]);
  expect(discountOf({ kind: 'fixedPrice', price: 400n })).toEqual([200n, 0n]);
});
