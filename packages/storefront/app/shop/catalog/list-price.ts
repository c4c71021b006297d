import type { Product, ProductPriceData } from 'storewire';
import { isLess } from '../../format/money.ts';

/** The price of a product or of a variant. Amounts are decimal strings. */
export interface ListPrice {
  now: string;
  /** The price before a reduction. */
  before: string | undefined;
  currency: string | undefined;
  /** Whether other variants cost more. */
  isFrom?: boolean;
}

/** The price of a product in a list. Undefined if the response has none. */
export function listPriceOf(product: Product): ListPrice | undefined {
  const data = product.convertedPriceData ?? product.priceData;
  if (data?.price === undefined) return undefined;
  const { minValue, maxValue } = product.priceRange ?? {};
  return {
    ...shownPriceOf(data),
    isFrom: isLess(String(minValue), String(maxValue)),
  };
}

/** The price of a product or of a variant. */
export function shownPriceOf(data: ProductPriceData): ListPrice {
  const before = String(data.price);
  const now = String(data.discountedPrice ?? data.price);
  return { now, before: isLess(now, before) ? before : undefined, currency: data.currency };
}

/** Whether a product costs less than before. */
export const isReduced = (product: Product): boolean => listPriceOf(product)?.before !== undefined;
