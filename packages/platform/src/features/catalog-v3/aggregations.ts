/** Facets: what found products are counted by. */
import type {
  AggregationResult,
  NestedAggregationItem,
  NestedResult,
  NestedResultValue,
  ProductAggregation,
} from 'storewire';
import { invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { type Bucket, datesOf, rangesOf, scalarOf, valuesIn, valuesOf } from './aggregation-buckets.ts';
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
    if (type !== 'NESTED') return { ...result, ...resultOf(products, { ...aggregation, type }, context) };
    const results = combinationsOf(products, nested?.nestedAggregations ?? [], context);
    return { ...result, nested: { results: results.slice(0, MAX_COMBINATIONS) } };
  });

function resultOf(products: Products, facet: Facet, context: FacetContext): Partial<AggregationResult> {
  const results = (): { value: string; count: number }[] =>
    bucketsOf(products, facet, context).map(({ value = '', products: { length } }) => ({
      value,
      count: length,
    }));
  switch (facet.type) {
    case 'RANGE':
      return {
        ranges: {
          results: bucketsOf(products, facet, context).map(({ range, products: { length } }) => ({
            ...range,
            count: length,
          })),
        },
      };
    case 'SCALAR': {
      const value = scalarIn(products, facet, context);
      const { type = 'COUNT_DISTINCT' } = facet.scalar ?? {};
      return { scalar: { type, ...(value !== undefined && { value }) } };
    }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { results: results() } };
    default:
      return { values: { results: results() } };
  }
}

/** The products of a facet by value, range or period. One without parts has all. */
function bucketsOf(products: Products, facet: Facet, { timeZone, isMerchant }: FacetContext): Bucket[] {
  const { fieldPath = '', value, range, dateHistogram } = facet;
  const read = (product: StoredProductV3): string[] => valuesIn(product, fieldPath, isMerchant);
  switch (facet.type) {
    case 'RANGE':
      return rangesOf(products, read, range?.buckets ?? []);
    case 'DATE_HISTOGRAM':
      return datesOf(products, read, dateHistogram?.interval ?? 'YEAR', timeZone);
    case 'SCALAR':
      return [{ products }];
    default:
      return valuesOf(products, read, value ?? {});
  }
}

const scalarIn = (
  products: Products,
  { fieldPath = '', scalar }: Facet,
  { isMerchant }: FacetContext,
): number | undefined =>
  scalarOf(
    products.flatMap((product) => valuesIn(product, fieldPath, isMerchant)),
    scalar?.type ?? 'COUNT_DISTINCT',
  );

/** Each combination of the outer facet with those within it. */
function combinationsOf(
  products: Products,
  [facet, ...inner]: readonly Facet[],
  context: FacetContext,
): NestedResult[] {
  if (!facet) return [];
  const name = facet.name ?? facet.fieldPath ?? '';
  return bucketsOf(products, facet, context).flatMap((bucket) => {
    const results = { [name]: nestedValue(bucket, facet, context) };
    if (inner.length === 0) return [{ results }];
    return combinationsOf(bucket.products, inner, context).map((within) => ({
      results: { ...results, ...within.results },
    }));
  });
}

function nestedValue(
  { value = '', range, products }: Bucket,
  facet: Facet,
  context: FacetContext,
): NestedResultValue {
  const count = products.length;
  switch (facet.type) {
    case 'RANGE':
      return { range: { ...range, count } };
    case 'SCALAR': {
      const number = scalarIn(products, facet, context);
      return { scalar: number === undefined ? {} : { value: number } };
    }
    case 'DATE_HISTOGRAM':
      return { dateHistogram: { value, count } };
    default:
      return { value: { value, count } };
  }
}
