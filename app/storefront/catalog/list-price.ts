import type { Product } from 'storewire';
import { isLess } from '../../shared/format/money.ts';

/** The price of a product in a list. Amounts are decimal strings. */
export interface ListPrice {
  now: string;
  /** The price before a reduction. */
  before: string | undefined;
  currency: string | undefined;
  /** Other variants cost more. */
  isFrom: boolean;
  perUnit: string | undefined;
}

/** The price of a product in a list. Undefined if the platform has sent none. */
export function listPriceOf(product: Product): ListPrice | undefined {
  const data = product.convertedPriceData ?? product.priceData;
  if (data?.price === undefined) return undefined;
  const { minValue, maxValue } = product.priceRange ?? {};
  const now = data.discountedPrice ?? data.price;
  return {
    now,
    before: isLess(now, data.price) ? data.price : undefined,
    currency: data.currency,
    isFrom: minValue !== undefined && maxValue !== undefined && isLess(minValue, maxValue),
    perUnit: data.pricePerUnit ?? undefined,
  };
}

/** Whether a product costs less than before. */
export const isReduced = (product: Product): boolean => listPriceOf(product)?.before !== undefined;
