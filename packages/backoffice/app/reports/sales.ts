/** Sales by day in the time zone of the shop. What was refunded is taken out, of the day of the order. */
import { type Money, sumOf, sumsOf } from '../components/decimals.ts';
import type { OrderRecord } from '../orders/order-record.ts';

/** The sales of one day. */
export interface DayOfSales {
  /** As `2026-03-01`. */
  day: string;
  orders: number;
  /** One sum per currency; none without orders. */
  totals: Money[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a time. */
export const dayOf = (time: Date, timeZone: string): string => time.toLocaleDateString('sv', { timeZone });

/** The day so many days later. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The days from one to another, both included. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: (Date.parse(last) - Date.parse(first)) / DAY_MS + 1 }, (_, index) =>
    addDays(first, index),
  );

/** The time at which a day starts, also if clocks are changed at midnight. */
export function startOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(day);
  const offsetAt = (time: number): number =>
    Date.parse(`${new Date(time).toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`) - time;
  const start = midnight - offsetAt(midnight);
  return new Date(Math.max(start, midnight - offsetAt(start)));
}

/** What the buyer pays, without what was refunded. */
export const salesOf = ({ priceSummary, balanceSummary, currency }: OrderRecord): Money => ({
  amount: sumOf([priceSummary?.total?.amount ?? '0', `-${balanceSummary?.refunded?.amount ?? '0'}`]),
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
