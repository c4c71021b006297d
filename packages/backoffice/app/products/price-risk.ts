import { compareMoney, multiplyMoney } from 'storewire';
import { isZero } from '../components/decimals.ts';

/** A price before and after a change, as decimals. */
export interface PriceStep {
  was: string;
  becomes: string;
}

const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What of price changes is rarely meant, with the count; undefined if nothing is. */
export function priceRisk(steps: readonly PriceStep[]): string | undefined {
  const changes = steps.filter(({ was }) => !isZero(was));
  const free = changes.filter(({ becomes }) => isZero(becomes)).length;
  const large = changes.filter(
    ({ was, becomes }) =>
      compareMoney(becomes, multiplyMoney(was, '1.5')) > 0 ||
      (!isZero(becomes) && compareMoney(becomes, multiplyMoney(was, '0.5')) < 0),
  ).length;
  const texts = [
    free > 0 && countText(free, 'product becomes free', 'products become free'),
    large > 0 && countText(large, 'price changes by more than half', 'prices change by more than half'),
  ].filter(Boolean);
  return texts.join(', ') || undefined;
}
