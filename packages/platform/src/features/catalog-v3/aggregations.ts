/** Facets: what found products are counted by. */
import type {
  AggregationResult,
  NestedAggregationItem,
  NestedResult,
  NestedResultValue,
  ProductAggregation,
  ScalarType,
} from 'storewire';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import {
  type Bucket,
  byPeriods,
  byRanges,
  byValues,
  type Division,
  scalarOver,
  valuesIn,
} from './aggregation-buckets.ts';
import type { StoredProductV3 } from './stored-product.ts';

type Facet = Received<NestedAggregationItem>;
type Products = readonly StoredProductV3[];

/** What facets need to know besides the products. */
export interface FacetContext {
  timeZone: string;
  /** Whether costs and profits may be counted. */
  isMerchant: boolean;
}

/** Most combinations of a nested facet. */
const MAX_COMBINATIONS = 1000;

/** The result of each facet over all these products. */
export const aggregationsOf = (
  products: Products,
  aggregations: readonly Received<ProductAggregation>[],
  context: FacetContext,
): AggregationResult[] =>
  aggregations.map((aggregation, index) => {
    const { name, type, fieldPath, nested } = aggregation;
    if (type === undefined)
      invalid(`search.aggregations[${index}].type`, 'REQUIRED_FIELD', 'must be present');
    const result: AggregationResult = {
      ...(name && { name }),
      type,
      ...(fieldPath !== undefined && { fieldPath }),
    };
    if (type !== 'NESTED')
      return { ...result, ...resultOf(products, counterOf({ ...aggregation, type }, context)) };
    const counters = (nested?.nestedAggregations ?? []).map((facet) => counterOf(facet, context));
    return { ...result, nested: { results: [...combinationsOf(products, counters).take(MAX_COMBINATIONS)] } };
  });

/** A facet with the functions that count products by it. */
interface Counter {
  facet: Facet;
  /** The products by value, range or period. A facet without parts has all in one. */
  divide: Division;
  scalarOf: (products: Products) => number | undefined;
}

function counterOf(facet: Facet, { timeZone, isMerchant }: FacetContext): Counter {
  const { type, fieldPath = '', value, range, dateHistogram } = facet;
  const read = (product: StoredProductV3): string[] => valuesIn(product, fieldPath, isMerchant);
  const division = (): Division => {
    switch (type) {
      case 'RANGE':
        return byRanges(read, range?.buckets ?? []);
      case 'DATE_HISTOGRAM':
        return byPeriods(read, dateHistogram?.interval ?? 'YEAR', timeZone);
      case 'SCALAR':
        return (products) => [{ products }];
      default:
        return byValues(read, value ?? {});
    }
  };
  return { facet, divide: division(), scalarOf: scalarOver(read, scalarTypeOf(facet)) };
}

const scalarTypeOf = ({ scalar }: Facet): ScalarType => scalar?.type ?? 'COUNT_DISTINCT';

function resultOf(products: Products, { facet, divide, scalarOf }: Counter): Partial<AggregationResult> {
  const results = (): { value: string; count: number }[] =>
    divide(products).map(({ value = '', products: { length } }) => ({ value, count: length }));
  switch (facet.type) {
    case 'RANGE':
      return {
        ranges: {
          results: divide(products).map(({ range, products: { length } }) => ({ ...range, count: length })),
        },
      };
    case 'SCALAR': {
      const value = scalarOf(products);
      return { scalar: { type: scalarTypeOf(facet), ...(value !== undefined && { value }) } };
    }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { results: results() } };
    default:
      return { values: { results: results() } };
  }
}

/** Each combination of the outer facet with those within it. They are made one by one, as far as they are taken. */
function* combinationsOf(
  products: Products,
  [counter, ...inner]: readonly Counter[],
  outer: readonly (readonly [name: string, value: NestedResultValue])[] = [],
): Generator<NestedResult> {
  if (!counter) return;
  const { name, fieldPath = '' } = counter.facet;
  for (const bucket of counter.divide(products)) {
    const values = [...outer, [name ?? fieldPath, nestedValue(bucket, counter)] as const];
    if (inner.length === 0) yield { results: Object.fromEntries(values) };
    else yield* combinationsOf(bucket.products, inner, values);
  }
}

function nestedValue(
  { value = '', range, products }: Bucket,
  { facet, scalarOf }: Counter,
): NestedResultValue {
  const count = products.length;
  switch (facet.type) {
    case 'RANGE':
      return { range: { ...range, count } };
    case 'SCALAR': {
      const number = scalarOf(products);
      return { scalar: number === undefined ? {} : { value: number } };
    }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { value, count } };
    default:
      return { value: { value, count } };
  }
}
