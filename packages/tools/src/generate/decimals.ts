/** The limits of decimal numbers in strings: `x-decimal` becomes a pattern that is exact for any limits. */
import { mapSchemas } from './walk.ts';
import type { DecimalLimits } from './x-keys.ts';

/** Adds a pattern and an example to every `x-decimal`. An existing pattern is replaced. */
export function expandDecimals<D extends object>(document: D): D {
  return mapSchemas(document, (schema) => {
    const limits = schema['x-decimal'];
    if (!limits) return schema;
    const pattern = decimalPattern(limits);
    return { ...exampleOf(limits, pattern), ...schema, pattern };
  });
}

/** For mocks that generate responses but ignore patterns. */
function exampleOf({ scale: _scale, ...limits }: DecimalLimits, pattern: string): { examples?: string[] } {
  const near = Object.values(limits).flatMap((limit) => {
    const whole = BigInt(String(limit).split('.', 1)[0] ?? 0);
    return [
      String(limit),
      String(whole + 1n),
      String(whole - 1n),
      `${limit}${String(limit).includes('.') ? '' : '.'}1`,
    ];
  });
  const example = ['1', '0', ...near].find((text) => new RegExp(pattern).test(text));
  return example === undefined ? {} : { examples: [example] };
}

/**
 * A regular expression that matches the decimal strings within these limits, and nothing else. It does not
 * match a minus sign if no negative number is allowed, not even that of `-0`.
 */
export function decimalPattern({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  scale,
}: DecimalLimits): string {
  const conditions = [
    minimum === undefined ? '' : noLess(minimum, false),
    exclusiveMinimum === undefined ? '' : noLess(exclusiveMinimum, true),
    maximum === undefined ? '' : noMore(maximum, false),
    exclusiveMaximum === undefined ? '' : noMore(exclusiveMaximum, true),
  ];
  const isUnsigned = [minimum, exclusiveMinimum].some(
    (limit) => limit !== undefined && !read(limit).isNegative,
  );
  const decimals = scale === undefined ? '(\\.\\d+)?' : scale === 0 ? '' : `(\\.\\d{1,${scale}})?`;
  return `^${conditions.join('')}${isUnsigned ? '' : '-?'}\\d+${decimals}$`;
}

/** The limits in words, for a message. */
export function decimalMessage({
  minimum,
  maximum,
  exclusiveMinimum,
  exclusiveMaximum,
  scale,
}: DecimalLimits): string {
  const bounds = [
    minimum === undefined ? undefined : `of at least ${minimum}`,
    exclusiveMinimum === undefined ? undefined : `greater than ${exclusiveMinimum}`,
    maximum === undefined ? undefined : `of at most ${maximum}`,
    exclusiveMaximum === undefined ? undefined : `less than ${exclusiveMaximum}`,
  ].filter((words) => words !== undefined);
  const decimals =
    scale === 0 ? 'without decimal places' : `with at most ${scale} decimal place${scale === 1 ? '' : 's'}`;
  return ['must be a decimal number', bounds.join(' and '), scale === undefined ? '' : decimals]
    .filter(Boolean)
    .join(' ');
}

/** The digits of a number, without leading and trailing zeros. */
interface Decimal {
  isNegative: boolean;
  whole: string;
  fraction: string;
}

const DECIMAL = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/;

function read(limit: string | number): Decimal {
  const [, sign, digits = '', fraction = ''] = DECIMAL.exec(String(limit)) ?? [];
  const whole = digits === '0' ? '' : digits;
  return { isNegative: sign === '-' && whole + fraction !== '', whole, fraction };
}

/** A lookahead for numbers of at least the limit. */
function noLess(text: string | number, isExclusive: boolean): string {
  const limit = read(text);
  if (limit.isNegative) return `(?!-${larger(limit, !isExclusive)}$)`;
  // the sign is enough
  return limit.whole + limit.fraction === '' && !isExclusive ? '' : `(?=${larger(limit, isExclusive)}$)`;
}

/** A lookahead for numbers of at most the limit. */
function noMore(text: string | number, isExclusive: boolean): string {
  const limit = read(text);
  const isBelowZero = limit.isNegative || (limit.whole + limit.fraction === '' && isExclusive);
  return isBelowZero ? `(?=-${larger(limit, isExclusive)}$)` : `(?!${larger(limit, !isExclusive)}$)`;
}

/** A pattern for the digits of numbers that are larger, or as large. */
function larger({ whole, fraction }: Decimal, isExclusive: boolean): string {
  const rest = '(\\.\\d+)?';
  const isAny = fraction === '' && !isExclusive;
  const fractions = [
    ...largerDigits(fraction).map(({ start }) => `${start}\\d*`),
    // `0*` rather than `\\d*`, which would take quadratic time
    isExclusive ? `${fraction}0*[1-9]\\d*` : `${fraction}\\d*`,
  ];
  const forms = [
    `[1-9]\\d{${whole.length},}${rest}`,
    ...largerDigits(whole).map(({ start, digitsAfter }) => `${start}\\d{${digitsAfter}}${rest}`),
    isAny ? `${whole}${rest}` : `${whole}\\.(${fractions.join('|')})`,
  ];
  return `0*(${forms.join('|')})`;
}

/** How larger runs of digits of the same length start: with the same digits up to a larger one. */
const largerDigits = (digits: string): { start: string; digitsAfter: number }[] =>
  [...digits].flatMap((digit, index) =>
    digit === '9'
      ? []
      : [
          {
            start: `${digits.slice(0, index)}[${Number(digit) + 1}-9]`,
            digitsAfter: digits.length - index - 1,
          },
        ],
  );
