/** The parts into which a facet divides products. */
import type { DateHistogramInterval, RangeBucket, ScalarType, ValueAggregation } from 'storewire';
import type { Received } from '../../kernel/inputs/received.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';
import { firstShown, localTime, offsetAt } from '../../kernel/values/time-zones.ts';
import type { StoredProductV3 } from './stored-product.ts';

/** Products that have a value, or are in a range or a period. */
export interface Bucket {
  /** The value, or the beginning of the period. */
  value?: string;
  range?: { from?: number; to?: number };
  products: readonly StoredProductV3[];
}

export type Read = (product: StoredProductV3) => readonly string[];
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

/** Divides products, and remembers how it has divided a list. */
export type Division = (products: Products) => readonly Bucket[];

/** The products by their values. One with several values is in several parts. */
export function byValues(
  read: Read,
  { limit, sortType, sortDirection, missingValues, includeOptions }: Received<ValueAggregation>,
): Division {
  const most = Math.max(0, Math.min(limit ?? USUAL_LIMIT, MAX_VALUES));
  if (most === 0) return () => [];
  const missing = missingValues === 'INCLUDE' ? [includeOptions?.addToBucket ?? 'none'] : [];
  const partsOf = remembered((product: StoredProductV3) => {
    const values = read(product).map((value) => value.slice(0, MAX_LENGTH));
    return values.length > 0 ? unique(values) : missing;
  });
  const sign = sortDirection === 'ASC' ? 1 : -1;
  const byText = (one: Bucket, other: Bucket): number => ((one.value ?? '') < (other.value ?? '') ? -1 : 1);
  return remembered((products) =>
    divided(products, partsOf)
      .toSorted((one, other) =>
        sortType === 'VALUE'
          ? sign * byText(one, other)
          : sign * (one.products.length - other.products.length) || byText(one, other),
      )
      .slice(0, most),
  );
}

/** The products by ranges. Numbers are compared exactly, as amounts are. */
export function byRanges(read: Read, buckets: readonly Received<RangeBucket>[]): Division {
  const ranges = buckets.map(({ from, to }) => ({
    ...(typeof from === 'number' && { from }),
    ...(typeof to === 'number' && { to }),
  }));
  const limits = ranges.map(({ from, to }) => ({
    from: from === undefined ? '' : decimalKey(from),
    to: to === undefined ? undefined : decimalKey(to),
  }));
  const partsOf = remembered((product: StoredProductV3) => {
    const keys = decimalsIn(read(product)).map(({ key }) => key);
    return limits.flatMap(({ from, to }, index) =>
      keys.some((key) => key >= from && (to === undefined || key < to)) ? String(index) : [],
    );
  });
  return remembered((products) => {
    const found = divided(products, partsOf);
    return ranges.map((range, index) => ({
      range,
      products: found.find(({ value }) => value === String(index))?.products ?? [],
    }));
  });
}

/** The products by periods, which begin by the clocks of a time zone. */
export function byPeriods(read: Read, interval: DateHistogramInterval, timeZone: string): Division {
  const partsOf = remembered((product: StoredProductV3) =>
    unique(
      read(product).flatMap((value) => {
        const time = Date.parse(value);
        return Number.isNaN(time) ? [] : new Date(beginningOf(time, interval, timeZone)).toISOString();
      }),
    ),
  );
  return remembered((products) =>
    divided(products, partsOf)
      .toSorted((one, other) => ((one.value ?? '') < (other.value ?? '') ? -1 : 1))
      .slice(0, MAX_PERIODS),
  );
}

/** One number over all values of products. Undefined if there is none. */
export function scalarOver(read: Read, type: ScalarType): (products: Products) => number | undefined {
  if (type === 'COUNT_DISTINCT') {
    const ownValues = remembered(read);
    return remembered((products) => new Set(products.flatMap((product) => ownValues(product))).size);
  }
  const endOf = (decimals: readonly Decimal[]): Decimal | undefined =>
    decimals.reduce<Decimal | undefined>(
      (end, each) => (end && (type === 'MIN' ? end.key <= each.key : end.key >= each.key) ? end : each),
      undefined,
    );
  const ownEnd = remembered((product: StoredProductV3) => endOf(decimalsIn(read(product))));
  return remembered((products) => {
    const end = endOf(products.flatMap((product) => ownEnd(product) ?? []));
    return end && Number(end.value);
  });
}

/** A decimal number, and its key for exact comparison. */
interface Decimal {
  value: string;
  key: string;
}

const decimalsIn = (values: readonly string[]): Decimal[] =>
  values.filter((value) => /^-?\d+(\.\d+)?$/.test(value)).map((value) => ({ value, key: decimalKey(value) }));

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/** A function that finds a value once: facets within others ask for the same products again and again. */
function remembered<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, { value: Value }>();
  return (key) => {
    let found = known.get(key);
    if (!found) {
      found = { value: find(key) };
      known.set(key, found);
    }
    return found.value;
  };
}

/** The products by their parts. A part with all of them has the same list, whose divisions are remembered. */
function divided(products: Products, partsOf: Read): Bucket[] {
  const parts = new Map<string, StoredProductV3[]>();
  for (const product of products)
    for (const part of partsOf(product)) {
      const own = parts.get(part);
      if (own) own.push(product);
      else parts.set(part, [product]);
    }
  return [...parts].map(([value, own]) => ({
    value,
    products: own.length === products.length ? products : own,
  }));
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
  // an hour that is shown twice is two periods
  const isWithinDay = interval === 'HOUR' || interval === 'MINUTE' || interval === 'SECOND';
  const first = isWithinDay ? undefined : firstShown(beginning, timeZone);
  // the zone may have had another offset at the beginning of the period
  return first ?? beginning - offsetAt(beginning - offsetAt(time, timeZone), timeZone);
}
