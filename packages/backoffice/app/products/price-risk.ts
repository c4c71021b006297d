import { Decimal } from 'decimal.js';

/** A price before and after a change, as decimals. */
export interface PriceStep {
  was: string;
  becomes: string;
}

const countText = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

/** What of price changes is rarely meant, with the count; undefined if nothing is. */
export function priceRisk(steps: readonly PriceStep[]): string | undefined {
  const changes = steps
    .map(({ was, becomes }) => ({ was: new Decimal(was), becomes: new Decimal(becomes) }))
    .filter(({ was, becomes }) => !was.isZero() && !was.equals(becomes));
  const free = changes.filter(({ becomes }) => becomes.isZero()).length;
  const large = changes.filter(
    ({ was, becomes }) => !becomes.isZero() && becomes.minus(was).abs().times(2).greaterThan(was),
  ).length;
  const texts = [
    free > 0 && countText(free, 'product becomes free', 'products become free'),
    large > 0 && countText(large, 'price changes by more than half', 'prices change by more than half'),
  ].filter(Boolean);
  return texts.join(', ') || undefined;
}
