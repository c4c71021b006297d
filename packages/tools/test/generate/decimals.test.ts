import fc from 'fast-check';
import { caseCount } from 'storewire-dev-kit/case-count';
import { describe, expect, test } from 'vitest';
import { decimalMessage, decimalPattern, expandDecimals } from '../../src/generate/decimals.ts';
import type { DecimalLimits } from '../../src/generate/x-keys.ts';

const PLACES = 40;

/** The number as an integer of 10 to the power of -40. */
function scaled(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const size = BigInt(whole + fraction.padEnd(PLACES, '0'));
  return sign === '-' ? -size : size;
}

function isWithin(text: string, limits: DecimalLimits): boolean {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return false;
  const value = scaled(text);
  const at = (limit: string | number): bigint => scaled(String(limit));
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, scale } = limits;
  const isUnsigned = [minimum, exclusiveMinimum].some((limit) => limit !== undefined && at(limit) >= 0n);
  return (
    (minimum === undefined || value >= at(minimum)) &&
    (maximum === undefined || value <= at(maximum)) &&
    (exclusiveMinimum === undefined || value > at(exclusiveMinimum)) &&
    (exclusiveMaximum === undefined || value < at(exclusiveMaximum)) &&
    (scale === undefined || (text.split('.')[1] ?? '').length <= scale) &&
    !(isUnsigned && text.startsWith('-'))
  );
}

const matches = (text: string, limits: DecimalLimits): boolean =>
  new RegExp(decimalPattern(limits)).test(text);

/** Few digits, so that numbers meet their limits; leading and trailing zeros are frequent. */
const digits = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom('0', '0', '1', '4', '5', '9', '9'), maxLength });
const decimals = fc
  .tuple(fc.constantFrom('', '-'), digits(5), digits(4))
  .map(([sign, whole, fraction]) => `${sign}${whole || '0'}${fraction ? `.${fraction}` : ''}`);
const limit = fc.option(fc.oneof(decimals, fc.integer({ min: -200, max: 200 })), { nil: undefined });
const limits = fc
  .record({
    minimum: limit,
    maximum: limit,
    exclusiveMinimum: limit,
    exclusiveMaximum: limit,
    scale: fc.option(fc.nat(4), { nil: undefined }),
  })
  .map(
    (all) =>
      Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as DecimalLimits,
  );

describe('the pattern of a decimal', () => {
  test('takes exactly the numbers within its limits', () => {
    fc.assert(
      fc.property(limits, decimals, (within, text) => {
        expect(matches(text, within)).toBe(isWithin(text, within));
      }),
      { numRuns: caseCount(5000) },
    );
  });

  test.each(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const)(
    'distinguishes a number from its neighbours: %s',
    (kind) => {
      fc.assert(
        fc.property(decimals, fc.nat(3), fc.constantFrom('0', '00'), (text, more, zeros) => {
          const last = scaled(text);
          const step = 10n ** BigInt(PLACES - 3);
          for (const near of [last - step, last, last + step]) {
            const sign = near < 0n ? '-' : '';
            const size = String(near < 0n ? -near : near).padStart(PLACES + 1, '0');
            const written = `${sign}${zeros}${size.slice(0, -PLACES)}.${size.slice(-PLACES).slice(0, 4 + more)}`;
            expect([written, matches(written, { [kind]: text })]).toEqual([
              written,
              isWithin(written, { [kind]: text }),
            ]);
          }
        }),
        { numRuns: caseCount(500) },
      );
    },
  );

  test('accepts only decimals, with any limits', () => {
    const odd = fc.oneof(
      fc.string({ unit: fc.constantFrom('0', '1', '.', '-', '+', 'e', ' ', '\n', ','), maxLength: 6 }),
      fc.constantFrom(
        '',
        '1.',
        '.5',
        '1e3',
        '-',
        '-.5',
        '+1',
        '1,5',
        ' 1',
        '1 ',
        '1\n',
        'NaN',
        'Infinity',
        '0x1',
        '١',
        '--1',
        '1.2.3',
      ),
    );
    fc.assert(
      fc.property(limits, odd, (within, text) => matches(text, within) === isWithin(text, within)),
      { numRuns: caseCount(2000) },
    );
  });

  test('is short where the limit is zero', () => {
    expect(decimalPattern({ minimum: 0, scale: 2 })).toBe('^\\d+(\\.\\d{1,2})?$');
    expect(decimalPattern({})).toBe('^-?\\d+(\\.\\d+)?$');
  });

  test('is tested in time that grows with the length of the text', () => {
    const within = { minimum: '-99999.995', exclusiveMaximum: '10000000.105', scale: 3 };
    expect(matches(`${'0'.repeat(200_000)}x`, within)).toBe(false);
    expect(matches(`1.${'9'.repeat(200_000)}x`, within)).toBe(false);
  });
});

test.each<[DecimalLimits, string]>([
  [{ minimum: 0, scale: 2 }, 'must be a decimal number of at least 0 with at most 2 decimal places'],
  [
    { minimum: '0.5', exclusiveMaximum: 10, scale: 1 },
    'must be a decimal number of at least 0.5 and less than 10 with at most 1 decimal place',
  ],
  [{ exclusiveMinimum: 0, maximum: '7' }, 'must be a decimal number greater than 0 and of at most 7'],
  [{ scale: 0 }, 'must be a decimal number without decimal places'],
  [{}, 'must be a decimal number'],
])('the limits %j are said in words', (limits, words) => {
  expect(decimalMessage(limits)).toBe(words);
});

const pricedAt = (price: object) => ({ components: { schemas: { Price: { type: 'string', ...price } } } });

test.each<[DecimalLimits, string]>([
  [{}, '1'],
  [{ exclusiveMinimum: '5', scale: 0 }, '6'],
  [{ exclusiveMaximum: -3 }, '-4'],
  [{ minimum: '1.5', exclusiveMaximum: 2 }, '1.5'],
  [{ exclusiveMinimum: '1.5', maximum: '1.6' }, '1.51'],
  [{ exclusiveMinimum: '1.5', exclusiveMaximum: '1.52' }, '1.51'],
])('an example within %j is %s', (limits, example) => {
  expect(expandDecimals(pricedAt({ 'x-decimal': limits }))).toMatchObject(pricedAt({ examples: [example] }));
});

test('an example that is written stays, and one that looks like a schema', () => {
  const price = { 'x-decimal': { minimum: 0 }, examples: ['24.00'] };
  expect(expandDecimals(pricedAt(price))).toMatchObject(pricedAt({ examples: ['24.00'] }));
  const data = pricedAt({ example: { 'x-decimal': { minimum: 0 } } });
  expect(expandDecimals(data)).toEqual(data);
});

test('a description gets the pattern next to the limits, at any depth, and the same again when it is read again', () => {
  const price = { type: 'string', format: 'decimal', 'x-decimal': { minimum: 0 } };
  const once = expandDecimals({
    components: { schemas: { Line: { properties: { prices: { items: price } } } } },
  });
  expect(once).toEqual({
    components: {
      schemas: {
        Line: {
          properties: { prices: { items: { ...price, pattern: '^\\d+(\\.\\d+)?$', examples: ['1'] } } },
        },
      },
    },
  });
  expect(expandDecimals(once)).toEqual(once);
});
