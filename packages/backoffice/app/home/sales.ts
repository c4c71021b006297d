import { Decimal } from 'decimal.js';
import { type Money, sumsOf } from '../components/decimals.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** The sales of one day. */
export interface DayOfSales {
  /** As `2026-03-01`, in the time zone of the user. */
  day: string;
  orders: number;
  /** One sum per currency; none without orders. */
  totals: Money[];
}

/** For how many days the home page shows sales. */
export const SALES_DAYS = 30;

const dayOf = (date: Date): string => date.toLocaleDateString('sv');

/** What an order has brought, without what was given back. */
const salesOf = ({ priceSummary, balanceSummary, currency }: OrderRecord): Money => ({
  amount: new Decimal(priceSummary?.total?.amount ?? 0)
    .minus(balanceSummary?.refunded?.amount ?? 0)
    .toFixed(),
  currency: currency ?? '',
});

/** The start of the first of these days. */
export function salesStart(now: Date): Date {
  const start = new Date(now);
  start.setHours(0, 0, 0, 0);
  start.setDate(start.getDate() - SALES_DAYS + 1);
  return start;
}

/** Orders by day, also of days without any. */
export function salesByDay(orders: readonly OrderRecord[], now: Date): DayOfSales[] {
  const byDay = Map.groupBy(orders, ({ createdDate }) => dayOf(new Date(createdDate ?? now)));
  return Array.from({ length: SALES_DAYS }, (_, index) => {
    const date = salesStart(now);
    date.setDate(date.getDate() + index);
    const ofDay = byDay.get(dayOf(date)) ?? [];
    return { day: dayOf(date), orders: ofDay.length, totals: sumsOf(ofDay.map(salesOf)) };
  });
}
