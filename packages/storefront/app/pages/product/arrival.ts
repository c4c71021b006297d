import type { Product } from 'storewire';
import { SHOP } from '../../../shop.config.ts';
import { afterWorkingDays } from '../../format/date.ts';

/** The first and the last day on which an order of today arrives. */
export interface Arrival {
  from: string;
  to: string;
}

/**
 * When a product arrives that is ordered at a time. Undefined for downloads, and for what the shop does not count,
 * since it may be made to order.
 */
export function arrivalOf({ productType, stock }: Product, ordered: Date): Arrival | undefined {
  if (productType === 'digital' || !stock?.trackInventory) return undefined;
  const [from, to] = SHOP.deliveryDays;
  return { from: afterWorkingDays(ordered, from), to: afterWorkingDays(ordered, to) };
}
