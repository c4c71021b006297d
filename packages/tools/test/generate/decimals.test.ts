import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, test } from 'vitest';
import { type DecimalLimits, decimalLimits, decimalMessage } from '../../src/description/decimals.ts';

const PLACES = 40;

/** The number as an integer of 10 to the power of -40. */
function scaled(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -size : size;
}

function isWithin(text: string, { minimum, exclusiveMinimum, maximum, scale }: DecimalLimits): boolean {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return false;
  const value = scaled(text);
  const isUnsigned = exclusiveMinimum === '0' || minimum === '0';
  return (
    (minimum === undefined || value >= scaled(minimum)) &&
    (exclusiveMinimum === undefined || value > scaled(exclusiveMinimum)) &&
    (maximum === undefined || value <= scaled(maximum)) &&
    (scale === undefined || (text.split('.')[1] ?? '').length <= scale) &&
    !(isUnsigned && text.startsWith('-'))
  );
}

/** Each form, with its limits and their words. */
const FORMS: [pattern: string, limits: DecimalLimits, words: string][] = [
  [String.raw`^-?\d+(\.\d+)?$`, {}, ''],
  [String.raw`^\d+(\.\d{1,6})?$`, { minimum: '0', scale: 6 }, ' of at least 0 with at most 6 decimal places'],
  [
    String.raw`^0*(0(\.\d{1,6})?|1(\.0{1,6})?)$`,
    { minimum: '0', maximum: '1', scale: 6 },
    ' of at least 0 and of at most 1 with at most 6 decimal places',
  ],
  [
    String.raw`^(?=.*[1-9])0*(\d{1,2}(\.\d{1,1})?|10{2}(\.0{1,1})?)$`,
    { exclusiveMinimum: '0', maximum: '100', scale: 1 },
    ' greater than 0 and of at most 100 with at most 1 decimal place',
  ],
  [
    String.raw`^-?0*(\d{1,3}(\.\d+)?|10{3}(\.0+)?)$`,
    { minimum: '-1000', maximum: '1000' },
    ' of at least -1000 and of at most 1000',
  ],
  [
    String.raw`^0*(?!9{3}\.0*[1-9])\d{1,3}(\.\d{1,3})?$`,
    { minimum: '0', maximum: '999', scale: 3 },
    ' of at least 0 and of at most 999 with at most 3 decimal places',
  ],
];

/** Few digits, so that numbers meet their limits; leading and trailing zeros are frequent. */
const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('0', '0', '1', '4', '5', '9', '9'), maxLength });
const decimals = fc
  .tuple(fc.constantFrom('', '-'), digits(5), digits(4))
  .map(([sign, whole, fraction]) => `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`);

describe.each(FORMS)('the pattern %s', (pattern, limits, words) => {
  test('has its limits', () => {
    expect(decimalLimits(pattern)).toEqual(limits);
    expect(decimalMessage(limits)).toBe(`must be a decimal number${words}`);
  });

  test('takes exactly the numbers within them', () => {
    fc.assert(
      fc.property(decimals, (text) => {
        expect(new RegExp(pattern).test(text)).toBe(isWithin(text, limits));
      }),
      { numRuns: caseCount(300) },
    );
  });

  test('is tested in time that grows with the length of the text', () => {
    for (const text of [`${'0'.repeat(200_000)}x`, `1.${'9'.repeat(200_000)}x`])
      expect(new RegExp(pattern).test(text)).toBe(false);
  });
});

test.each(['', String.raw`^\d+$`, String.raw`^0*(\d{1,3}(\.\d+)?|10{4}(\.0+)?)$`, '^(24|25)$'])(
  'a pattern of another form, %j, has no limits that are known',
  (pattern) => expect(decimalLimits(pattern)).toBeUndefined(),
);
