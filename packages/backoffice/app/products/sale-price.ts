/** What buyers pay for a product with a discount. */
import { Decimal } from 'decimal.js';
import { isDecimal } from '../components/decimals.ts';
import type { ProductValues } from './product-values.ts';

type Prices = Pick<ProductValues, 'price' | 'discount'>;

/** The price after the discount. */
export function salePriceOf({ price, discount: { type, value } }: Prices): string {
  const full = new Decimal(price);
  if (type === 'NONE') return full.toFixed();
  const off = type === 'PERCENT' ? full.times(value ?? 0).div(100) : (value ?? 0);
  return Decimal.max(0, full.minus(off)).toFixed();
}

/** Says what is wrong with the value of a discount. */
export function checkDiscount(
  value: string | null | undefined,
  { price, discount: { type } }: Prices,
): string | undefined {
  if (type === 'NONE') return undefined;
  if (!value || !isDecimal(value)) return 'A number such as 12.50';
  if (type === 'PERCENT') return Number(value) > 100 ? 'At most 100' : undefined;
  return isDecimal(price) && new Decimal(value).greaterThan(price) ? 'At most the price' : undefined;
}
