/** What buyers pay for a product with a discount. */
import { compareMoney } from 'storewire';
import { isDecimal, leftOf, percentOf } from '../components/decimals.ts';
import type { ProductValues } from './product-values.ts';

type Prices = Pick<ProductValues, 'price' | 'discount'>;

/** The price after the discount. */
export function salePriceOf({ price, discount: { type, value } }: Prices): string {
  if (type === 'NONE') return price;
  const off = value ?? '0';
  return leftOf(price, [type === 'PERCENT' ? percentOf(price, off) : off]);
}

/** Says what is wrong with the value of a discount. */
export function checkDiscount(
  value: string | null | undefined,
  { price, discount: { type } }: Prices,
): string | undefined {
  if (type === 'NONE') return undefined;
  if (!value || !isDecimal(value)) return 'A number such as 12.50';
  if (type === 'PERCENT') return Number(value) > 100 ? 'At most 100' : undefined;
  return isDecimal(price) && compareMoney(value, price) > 0 ? 'At most the price' : undefined;
}
