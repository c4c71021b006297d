import { compareMoney } from 'storewire';
import { useMoney, useText } from '../../text/text.tsx';
import type { CatalogView } from './catalog-view.ts';

/** What is wrong with prices whose lowest is above the highest: no product is between them. */
export function useReversedPrices(
  { lowest, highest }: CatalogView,
  currency: string | undefined,
): string | undefined {
  const { productList } = useText();
  const money = useMoney();
  if (lowest === undefined || highest === undefined || compareMoney(lowest, highest) <= 0) return undefined;
  return productList.priceReversed(money(lowest, currency), money(highest, currency));
}
