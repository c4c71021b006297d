/** Sales by day in the time zone of the shop. What was refunded is taken out, of the day of the order. */
import { subtractMoney } from 'storewire';
import { dayOf } from '../components/days.ts';
import { type Money, sumsOf } from '../components/decimals.ts';
import type { OrderRecord } from '../orders/order-record.ts';

export interface DayOfSales {
  /** As `2026-03-01`. */
  day: string;
  orders: number;
  /** One sum per currency; none without orders. */
  totals: Money[];
}

/** What the buyer pays, without what was refunded. */
export const salesOf = ({ priceSummary, balanceSummary, currency }: OrderRecord): Money => ({
  amount: subtractMoney(priceSummary?.total?.amount ?? '0', balanceSummary?.refunded?.amount ?? '0'),
  currency: currency ?? '',
});

/** Orders by day, also of days without any. */
export function salesByDay(
  orders: readonly OrderRecord[],
  days: readonly string[],
  timeZone: string,
): DayOfSales[] {
  const byDay = Map.groupBy(orders, ({ createdDate }) => dayOf(new Date(createdDate ?? 0), timeZone));
  return days.map((day) => {
    const ofDay = byDay.get(day) ?? [];
    return { day, orders: ofDay.length, totals: sumsOf(ofDay.map(salesOf)) };
  });
}
