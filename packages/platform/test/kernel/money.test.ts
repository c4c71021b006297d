import fc from 'fast-check';
import { allocateMoney, roundMoney, toLineItem } from 'storewire';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import { allocate } from '../../src/features/pricing/discounts.ts';
import { divideHalfUp, exact, fromMinor, Money, percentOf, toMinor } from '../../src/kernel/values/money.ts';
import { createShop } from '../shop.ts';

test('amounts of any size are exact in both directions', () => {
  const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
  fc.assert(
    fc.property(amount, fc.constantFrom(0, 2, 3), (minor, decimals) => {
      expect(toMinor(fromMinor(minor, decimals), decimals)).toBe(minor);
    }),
    { numRuns: caseCount(1000) },
  );
  expect(fromMinor(-5n, 2)).toBe('-0.05');
  expect(toMinor(0.1 + 0.2, 2)).toBe(30n);
  expect(toMinor(1e-7, 2)).toBe(0n);
  expect(exact(1e21)).toEqual({ digits: 10n ** 21n, scale: 0 });
});

test.each([
  ['1.005', 101n],
  ['1.0049', 100n],
  ['-1.005', -101n],
])('%s is rounded half away from zero', (amount, minor) => {
  expect(toMinor(amount, 2)).toBe(minor);
});

test('an amount is rounded and split as by the client', () => {
  const amount = fc.tuple(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), fc.nat(5));
  fc.assert(
    fc.property(
      amount,
      fc.constantFrom('JPY', 'EUR', 'HUF', 'IQD', 'KWD', 'CLF'),
      ([digits, scale], currency) => {
        const [text, money] = [fromMinor(digits, scale), new Money(currency, 'en')];
        expect(roundMoney(text, currency)).toBe(money.decimal(money.minor(text)));
      },
    ),
    { numRuns: caseCount(1000) },
  );
  const weights = fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), weights, (minor, parts) => {
      fc.pre(parts.some((part) => part > 0n));
      const shares = allocate(minor, parts).map((share) => fromMinor(share, 2));
      expect(allocateMoney(fromMinor(minor, 2), parts.map(String), 'EUR')).toEqual(shares);
    }),
    { numRuns: caseCount(1000) },
  );
});

test('shares are rounded half away from zero', () => {
  expect(percentOf(999n, '12.5')).toBe(125n);
  expect(percentOf(-10n, 25)).toBe(-3n);
  expect(divideHalfUp(5n, -2n)).toBe(-3n);
});

test('text that is not a number is an error', () => {
  for (const text of ['', '1,5', 'NaN', '1.', '.5', '1e5.5'])
    expect(() => toMinor(text, 2)).toThrow(RangeError);
});

test('amounts are written for display without a floating-point number', () => {
  expect(new Money('EUR', 'en').format('1234567890123456.78')).toBe('€1,234,567,890,123,456.78');
});

test('a shop in HUF has the two digits of ISO 4217 in its amounts, and shows them unless an amount is whole', async () => {
  const shop = createShop({ settings: { currency: 'HUF' } });
  const staff = shop.as('staff');
  const { product } = await staff.products.createProduct({
    product: { name: 'Bowl', productType: 'physical', priceData: { price: 1990.5 } },
  });
  expect(product.priceData?.formatted).toEqual({
    price: 'HUF\u00a01,990.50',
    discountedPrice: 'HUF\u00a01,990.50',
  });
  const catalogItems = [toLineItem({ productId: product.id ?? '', quantity: 2 })];
  const { cart } = await shop.as('visitor').currentCartV2.addLineItemsToCurrentCart({ catalogItems });
  expect(cart.lineItems[0]?.pricing).toMatchObject({
    unitPrice: { amount: '1990.50' },
    totalPrice: { amount: '3981.00' },
  });
  expect(new Money('HUF', 'en').format('3981.00')).toBe('HUF\u00a03,981');
});
