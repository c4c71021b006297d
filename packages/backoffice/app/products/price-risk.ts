import { compareMoney, multiplyMoney } from 'storewire';
import { isZero } from '../components/decimals.ts';

/** A price before and after a change, as decimals. */
export interface PriceStep {
  was: string;
  becomes: string;
}

const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const becomesFree = ({ was, becomes }: PriceStep): boolean => !isZero(was) && isZero(becomes);

const isLarge = ({ was, becomes }: PriceStep): boolean =>
  !isZero(was) &&
  (compareMoney(becomes, multiplyMoney(was, '1.5')) > 0 ||
    (!isZero(becomes) && compareMoney(becomes, multiplyMoney(was, '0.5')) < 0));

/** What of price changes is rarely meant, with the count; undefined if nothing is. Products have one price or several. */
export function priceRisk(products: readonly (readonly PriceStep[])[]): string | undefined {
  const free = products.filter((steps) => steps.some(becomesFree)).length;
  const large = products.filter((steps) => steps.some(isLarge)).length;
  const texts = [
    free > 0 && countText(free, 'product becomes free', 'products become free'),
    large > 0 && countText(large, 'price changes by more than half', 'prices change by more than half'),
  ].filter(Boolean);
  return texts.join(', ') || undefined;
}
