import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { expect, test } from 'vitest';
import {
  addMoney,
  allocateMoney,
  compareMoney,
  formatMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
} from '../../../src/index.ts';

test('money is formatted digit by digit, beyond the precision of numbers', () => {
  expect(formatMoney('90071992547409931.25', 'EUR', 'en-IE')).toBe('€90,071,992,547,409,931.25');
});

test('money is formatted in the language and the currency of each call', () => {
  expect([formatMoney('0.1', 'EUR', 'de-DE'), formatMoney('-1234', 'JPY', 'en')]).toEqual([
    '0,10\u00a0€',
    '-¥1,234',
  ]);
});

test('what is no decimal number is shown unchanged, and an absent amount is an empty text', () => {
  expect([formatMoney('1e3', 'EUR', 'en'), formatMoney(undefined, 'EUR', 'en')]).toEqual(['1e3', '']);
});

test('an amount without a currency has two digits and no symbol', () => {
  expect([formatMoney('12.5', undefined, 'en'), formatMoney('12.5', '€', 'en')]).toEqual(['12.50', '12.50']);
});

test('an amount without a currency is not rounded', () => {
  expect([formatMoney('0.0011', undefined, 'en'), formatMoney('1234.5678', undefined, 'en')]).toEqual([
    '0.0011',
    '1,234.5678',
  ]);
});

test.each([
  ['1990.50', 'HUF', 'HUF\u00a01,990.50'],
  ['1990.00', 'HUF', 'HUF\u00a01,990'],
  ['0.004', 'HUF', 'HUF\u00a00.004'],
  ['1990.5', 'IQD', 'IQD\u00a01,990.500'],
  ['1990.5', 'JPY', '¥1,991'],
  ['1990.5', 'KWD', 'KWD\u00a01,990.500'],
  ['1990', 'EUR', '€1,990.00'],
  ['1990.00005', 'CLF', 'CLF\u00a01,990.0001'],
])(
  '%s %s has the digits of ISO 4217, and none if it is whole and people write none',
  (amount, code, text) => {
    expect(formatMoney(amount, code, 'en')).toBe(text);
  },
);

test('an amount is rounded to the digits of its currency, but never to nothing', () => {
  expect([
    formatMoney('0.0001', 'EUR', 'en'),
    formatMoney('-0.005', 'EUR', 'en'),
    formatMoney('0.4', 'JPY', 'en'),
    formatMoney('0.00025', undefined, 'en'),
    formatMoney('12.345', 'EUR', 'en'),
    formatMoney('0.000', 'EUR', 'en'),
  ]).toEqual(['€0.0001', '-€0.005', '¥0.4', '0.00025', '€12.35', '€0.00']);
});

/** A decimal string, and the same in units of 10 to the power of -12. */
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.nat(6))
  .map(([units, digits]) => ({ text: textOf(units, digits), units: units * 10n ** BigInt(12 - digits) }));

function textOf(units: bigint, digits: number): string {
  const text = String(units < 0n ? -units : units).padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${units < 0n ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/** A decimal string in units of 10 to the power of -12. */
function unitsOf(text: string): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(12, '0'));
}

const currency = fc.constantFrom(
  { code: 'JPY', digits: 0 },
  { code: 'EUR', digits: 2 },
  { code: 'HUF', digits: 2 },
  { code: 'IQD', digits: 3 },
  { code: 'KWD', digits: 3 },
  { code: 'CLF', digits: 4 },
);

const RUNS = { numRuns: caseCount(1000) };

test('amounts of any size and number of digits are added, subtracted, multiplied and compared exactly', () => {
  fc.assert(
    fc.property(decimal, decimal, (one, other) => {
      expect(unitsOf(addMoney(one.text, other.text))).toBe(one.units + other.units);
      expect(unitsOf(subtractMoney(one.text, other.text))).toBe(one.units - other.units);
      expect(unitsOf(multiplyMoney(one.text, other.text)) * 10n ** 12n).toBe(one.units * other.units);
      const order = one.units < other.units ? -1 : one.units > other.units ? 1 : 0;
      expect(compareMoney(one.text, other.text)).toBe(order);
    }),
    RUNS,
  );
  expect(compareMoney('5', '5.00')).toBe(0);
  expect([addMoney('9.99', '0.01'), subtractMoney('0', '0.00'), multiplyMoney('-0.5', '2')]).toEqual([
    '10.00',
    '0.00',
    '-1.0',
  ]);
});

test('a sum keeps the digits of its amounts', () => {
  expect([['10.50', '0.25'].reduce(addMoney), addMoney('10.5', '1'), addMoney('-0.05', '0.05')]).toEqual([
    '10.75',
    '11.5',
    '0.00',
  ]);
});

test('an amount is rounded to the digits of its currency, half away from zero', () => {
  fc.assert(
    fc.property(decimal, currency, ({ text, units }, { code, digits }) => {
      const rounded = roundMoney(text, code);
      const off = unitsOf(rounded) - units;
      expect(rounded.split('.')[1]?.length ?? 0).toBe(digits);
      expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(10n ** BigInt(12 - digits));
      expect(roundMoney(rounded, code)).toBe(rounded);
    }),
    RUNS,
  );
  expect(['1.005', '-1.005', '1.0049', '-0.004', '7'].map((each) => roundMoney(each, 'EUR'))).toEqual([
    '1.01',
    '-1.01',
    '1.00',
    '0.00',
    '7.00',
  ]);
  expect([roundMoney('0.5', 'JPY'), roundMoney('1.0005', 'KWD')]).toEqual(['1', '1.001']);
});

test.each([
  ['HUF', '1990.50'],
  ['COP', '1990.50'],
  ['IQD', '1990.500'],
  ['JPY', '1991'],
  ['KWD', '1990.500'],
  ['CLF', '1990.5000'],
  // ISO 4217 gives gold no digits
  ['XAU', '1990.50'],
  ['eur', '1990.50'],
])(
  'an amount in %s has the digits that ISO 4217 gives it, whatever is usual for display',
  (code, rounded) => {
    expect(roundMoney('1990.5', code)).toBe(rounded);
  },
);

test('an amount is split in proportion to weights without losing a unit', () => {
  const weights = fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(3)), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), weights, currency, (units, given, of) => {
      const total = given.reduce((sum, [weight, digits]) => sum + weight * 10 ** (3 - digits), 0);
      fc.pre(total > 0);
      const texts = given.map(([weight, digits]) => textOf(BigInt(weight), digits));
      const amount = textOf(units, of.digits);
      const shares = allocateMoney(amount, texts, of.code);
      expect(shares.reduce(addMoney)).toBe(roundMoney(amount, of.code));
      // each share is less than a unit away from its exact part
      for (const [index, [weight, digits]] of given.entries()) {
        const share = BigInt((shares[index] ?? '').replace('.', ''));
        const off = share * BigInt(total) - units * BigInt(weight * 10 ** (3 - digits));
        expect(off < 0n ? -off : off).toBeLessThan(BigInt(total));
      }
      const negative = shares.map((share) => subtractMoney('0', share));
      expect(allocateMoney(subtractMoney('0', amount), texts, of.code)).toEqual(negative);
    }),
    RUNS,
  );
});

test('units that remain go to the shares that lose most, and of equal ones to the first', () => {
  expect(allocateMoney('10.00', ['1', '1', '1'], 'EUR')).toEqual(['3.34', '3.33', '3.33']);
  expect(allocateMoney('100', ['0.25', '0.5', '0'], 'JPY')).toEqual(['33', '67', '0']);
  expect(allocateMoney('-0.05', ['1', '1'], 'EUR')).toEqual(['-0.03', '-0.02']);
  expect(allocateMoney('0', ['2.5', '1'], 'KWD')).toEqual(['0.000', '0.000']);
  expect(allocateMoney('1990.51', ['1', '1'], 'HUF')).toEqual(['995.26', '995.25']);
});

test.each(['', '1,5', '1e3', '.5', '5.', '+1', ' 1', 'NaN', '€1'])('"%s" is not an amount', (text) => {
  const message = `Not a decimal string such as "10.50": ${text}`;
  for (const calculate of [addMoney, subtractMoney, multiplyMoney, compareMoney])
    for (const [one, other] of [[text, '1'] as const, ['1', text] as const])
      expect(() => calculate(one, other)).toThrow(new TypeError(message));
  expect(() => roundMoney(text, 'EUR')).toThrow(new TypeError(message));
  expect(() => allocateMoney('1', ['1', text], 'EUR')).toThrow(new TypeError(message));
});

test('an amount may be what a number is as text', () => {
  expect([
    addMoney(String(1e-7), '1'),
    addMoney(String(1.5e21), '0.5'),
    roundMoney(String(0.1 + 0.2), 'EUR'),
  ]).toEqual(['1.0000001', '1500000000000000000000.5', '0.30']);
});

test('a number is not an amount, because it may have lost digits already', () => {
  // @ts-expect-error -- amounts are texts
  expect(() => addMoney('1', 0.1)).toThrow(TypeError);
});

test('what cannot be split is said', () => {
  expect(() => allocateMoney('1.005', ['1'], 'EUR')).toThrow(
    new RangeError('1.005 has more digits after the point than EUR, which has 2'),
  );
  expect(() => allocateMoney('1', ['2', '-1'], 'EUR')).toThrow(
    new RangeError('A weight must not be negative: -1'),
  );
  for (const weights of [[], ['0', '0.00']])
    expect(() => allocateMoney('1', weights, 'EUR')).toThrow(
      new RangeError('One weight must be more than 0'),
    );
  expect(() => roundMoney('1', 'euros')).toThrow(RangeError);
});
