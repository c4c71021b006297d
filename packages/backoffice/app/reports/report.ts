/** What a shop has sold in a range of days, compared to as many days before. */
import { compareMoney, type OrderLineItem, subtractMoney } from 'storewire';
import { addDays, dayOf, daysFrom } from '../components/days.ts';
import { inPercent, isZero, sumOf } from '../components/decimals.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { piecesLeft, priceOfPieces } from '../orders/refund-sum.ts';
import { type DayOfSales, salesByDay, salesOf } from './sales.ts';

/** Days of the shop, both included. */
export interface Range {
  first: string;
  last: string;
}

/** Longer ranges are not read. */
export const MAX_DAYS = 366;

export interface Sales {
  orders: number;
  amount: string;
  days: DayOfSales[];
}

/** A product with how many pieces were sold, and for how much. */
export interface ProductSales {
  /** Without one, the product is not of the catalog. */
  id: string | undefined;
  name: string;
  pieces: number;
  amount: string;
}

/** The sales in one currency. */
export interface Report {
  currency: string;
  now: Sales;
  before: Sales;
  /** Those that have sold for the most first. */
  products: ProductSales[];
}

/** What is wrong with a range; undefined if nothing. */
export function problemOf({ first, last }: Range): string | undefined {
  if (!first || !last) return 'Enter both days.';
  if (first > last) return 'The first day is after the last one.';
  return daysFrom(first, last).length > MAX_DAYS ? `Choose at most ${MAX_DAYS} days.` : undefined;
}

/** As many days, which end the day before. */
export const rangeBefore = ({ first, last }: Range): Range => ({
  first: addDays(first, -daysFrom(first, last).length),
  last: addDays(first, -1),
});

/** One report per currency, since amounts of two have no sum. */
export function reportsOf(orders: readonly OrderRecord[], range: Range, timeZone: string): Report[] {
  const before = rangeBefore(range);
  return [...Map.groupBy(orders, ({ currency }) => currency ?? '')].map(([currency, ofCurrency]) => {
    const inRange = ordersIn(ofCurrency, range, timeZone);
    return {
      currency,
      now: salesIn(inRange, range, timeZone),
      before: salesIn(ordersIn(ofCurrency, before, timeZone), before, timeZone),
      products: productsOf(inRange, currency),
    };
  });
}

const ordersIn = (orders: readonly OrderRecord[], { first, last }: Range, timeZone: string): OrderRecord[] =>
  orders.filter(({ createdDate }) => {
    const day = dayOf(new Date(createdDate ?? 0), timeZone);
    return day >= first && day <= last;
  });

const salesIn = (orders: readonly OrderRecord[], { first, last }: Range, timeZone: string): Sales => ({
  orders: orders.length,
  amount: sumOf(orders.map((order) => salesOf(order).amount)),
  days: salesByDay(orders, daysFrom(first, last), timeZone),
});

function productsOf(orders: readonly OrderRecord[], currency: string): ProductSales[] {
  const lines = orders.flatMap(({ lineItems }) => lineItems);
  const byProduct = Map.groupBy(lines, ({ catalogReference, productName }) =>
    keyOf(catalogReference, productName),
  );
  return [...byProduct.values()]
    .map((ofProduct) => ({
      id: ofProduct[0]?.catalogReference?.catalogItemId,
      name: ofProduct[0]?.productName.original ?? '',
      pieces: ofProduct.reduce((pieces, line) => pieces + piecesLeft(line), 0),
      // what was not refunded
      amount: sumOf(ofProduct.map((line) => priceOfPieces(line, piecesLeft(line), currency))),
    }))
    .toSorted((one, other) => compareMoney(other.amount, one.amount));
}

const keyOf = (
  reference: OrderLineItem['catalogReference'],
  { original }: OrderLineItem['productName'],
): string => reference?.catalogItemId ?? `name ${original}`;

/** By how many percent it has changed, such as `+12%`; nothing if there was nothing before. */
export function changeText(now: string, before: string): string {
  if (isZero(before)) return '';
  const percent = inPercent(subtractMoney(now, before), before).toFixed(0);
  return `${percent.startsWith('-') ? '' : '+'}${percent}%`;
}
