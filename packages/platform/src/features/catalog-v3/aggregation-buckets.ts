/** The parts into which a facet divides products. */
import type { DateHistogramInterval, RangeBucket, ScalarType, ValueAggregation } from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';
import type { StoredProductV3 } from './stored-product.ts';

/** Products that have a value, or are in a range or a period. */
export interface Bucket {
  /** The value, or the beginning of the period. */
  value?: string;
  range?: { from?: number; to?: number };
  products: readonly StoredProductV3[];
}

type Read = (product: StoredProductV3) => string[];
type Products = readonly StoredProductV3[];

/** Parts that only merchants read, also in facets. */
const FOR_MERCHANTS: ReadonlySet<string> = new Set([
  'costRange',
  'revenueDetails',
  'digitalFile',
  'privateTags',
]);

const USUAL_LIMIT = 10;
const MAX_VALUES = 250;
const MAX_PERIODS = 200;
const MAX_LENGTH = 100;

/** The values at a path such as `options.choicesSettings.choices.name`, each once. */
export function valuesIn(product: StoredProductV3, path: string, isMerchant: boolean): string[] {
  const steps = path.split('.');
  if (!isMerchant && steps.some((step) => FOR_MERCHANTS.has(step))) return [];
  const found = steps.reduce<unknown[]>(
    (values, step) =>
      values.flatMap((value) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, step)
          ? [(value as Record<string, unknown>)[step]].flat()
          : [],
      ),
    [product],
  );
  const texts = found.filter((value) => value !== null && typeof value !== 'object').map(String);
  return [...new Set(texts)];
}

/** The products by their values. One with several values is in several parts. */
export function valuesOf(
  products: Products,
  read: Read,
  { limit, sortType, sortDirection, missingValues, includeOptions }: Received<ValueAggregation>,
): Bucket[] {
  const missing = missingValues === 'INCLUDE' ? [includeOptions?.addToBucket ?? 'none'] : [];
  const buckets = divided(products, (product) => {
    const values = read(product).map((value) => value.slice(0, MAX_LENGTH));
    return values.length > 0 ? values : missing;
  });
  const sign = sortDirection === 'ASC' ? 1 : -1;
  const byText = (one: Bucket, other: Bucket): number => ((one.value ?? '') < (other.value ?? '') ? -1 : 1);
  return buckets
    .toSorted((one, other) =>
      sortType === 'VALUE'
        ? sign * byText(one, other)
        : sign * (one.products.length - other.products.length) || byText(one, other),
    )
    .slice(0, Math.max(0, Math.min(limit ?? USUAL_LIMIT, MAX_VALUES)));
}

/** The products by ranges. Numbers are compared exactly, as amounts are. */
export const rangesOf = (
  products: Products,
  read: Read,
  ranges: readonly Received<RangeBucket>[],
): Bucket[] =>
  ranges.map(({ from, to }) => ({
    range: { ...(typeof from === 'number' && { from }), ...(typeof to === 'number' && { to }) },
    products: products.filter((product) =>
      decimalsIn(read(product)).some((value) => {
        const key = decimalKey(value);
        const isAbove = typeof from !== 'number' || key >= decimalKey(from);
        return isAbove && (typeof to !== 'number' || key < decimalKey(to));
      }),
    ),
  }));

/** One number over all values. Undefined if there is none. */
export function scalarOf(values: readonly string[], type: ScalarType): number | undefined {
  if (type === 'COUNT_DISTINCT') return new Set(values).size;
  const sorted = decimalsIn(values).toSorted((one, other) => (decimalKey(one) < decimalKey(other) ? -1 : 1));
  const value = type === 'MIN' ? sorted[0] : sorted.at(-1);
  return value === undefined ? undefined : Number(value);
}

const decimalsIn = (values: readonly string[]): string[] =>
  values.filter((value) => /^-?\d+(\.\d+)?$/.test(value));

/** The products by periods, which begin by the clocks of a time zone. */
export function datesOf(
  products: Products,
  read: Read,
  interval: DateHistogramInterval,
  timeZone: string,
): Bucket[] {
  const parts = divided(products, (product) =>
    read(product).flatMap((value) => {
      const time = Date.parse(value);
      return Number.isNaN(time) ? [] : new Date(beginningOf(time, interval, timeZone)).toISOString();
    }),
  );
  return parts
    .toSorted((one, other) => ((one.value ?? '') < (other.value ?? '') ? -1 : 1))
    .slice(0, MAX_PERIODS);
}

function divided(products: Products, partsOf: Read): Bucket[] {
  const parts = new Map<string, StoredProductV3[]>();
  for (const product of products)
    for (const part of new Set(partsOf(product))) {
      const own = parts.get(part) ?? [];
      own.push(product);
      parts.set(part, own);
    }
  return [...parts].map(([value, own]) => ({ value, products: own }));
}

/** When the period begins that a time is in. */
function beginningOf(time: number, interval: DateHistogramInterval, timeZone: string): number {
  const local = new Date(localTime(time, timeZone));
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const [hour, minute, second] = [local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()];
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const beginnings: Readonly<Record<string, number>> = {
    YEAR: Date.UTC(year),
    MONTH: Date.UTC(year, month),
    WEEK: Date.UTC(year, month, day - sinceMonday),
    DAY: Date.UTC(year, month, day),
    HOUR: Date.UTC(year, month, day, hour),
    MINUTE: Date.UTC(year, month, day, hour, minute),
    SECOND: Date.UTC(year, month, day, hour, minute, second),
  };
  const beginning = beginnings[interval] ?? Date.UTC(year);
  // the zone may have had another offset at the beginning of the period
  const guess = beginning - (local.getTime() - time);
  return beginning - (localTime(guess, timeZone) - guess);
}

/** What the clocks of a time zone show, as if it were UTC. */
function localTime(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, Number(value)] as const),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((time % 1000) + 1000) % 1000);
}
