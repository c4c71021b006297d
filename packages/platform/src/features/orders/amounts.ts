/** The amounts of an order that is changed: each total stays the sum of its parts. */

import type { OrderAppliedDiscount, OrderLineItem, OrderPriceSummary, OrderTaxInfo, Price } from 'storewire';
import { divideHalfUp, type Money } from '../../kernel/values/money.ts';
import { optional } from '../../kernel/values/present.ts';
import { allocate, max, sum } from '../pricing/discounts.ts';
import { taxKey } from './from-cart.ts';
import type { StoredOrder } from './stored-order.ts';

/** What is added to the sums of an order, in minor units. */
interface Differences {
  subtotal?: bigint;
  discount?: bigint;
  tax?: bigint;
  totalAdditionalFees?: bigint;
}

/**
 * The sums of an order with differences, which its total follows. A merchant can record an order without
 * subtotal and tax: they stay out.
 */
export function withSums(
  { priceSummary: sums = {}, taxIncludedInPrices }: StoredOrder,
  { minor, price }: Money,
  { subtotal = 0n, discount = 0n, tax = 0n, totalAdditionalFees = 0n }: Differences,
): OrderPriceSummary {
  const plus = (before: Price | undefined, difference: bigint): Price => price(minor(before) + difference);
  const taxOnTop = sums.tax && !taxIncludedInPrices ? tax : 0n;
  return {
    ...sums,
    ...(sums.subtotal && { subtotal: plus(sums.subtotal, subtotal) }),
    ...(sums.tax && { tax: plus(sums.tax, tax) }),
    discount: plus(sums.discount, discount),
    totalAdditionalFees: plus(sums.totalAdditionalFees, totalAdditionalFees),
    total: plus(sums.total, subtotal - discount + totalAdditionalFees + taxOnTop),
  };
}

/** The amounts of a line in minor units, and what each discount of the order takes off it. */
interface LineAmounts {
  price: bigint;
  discount: bigint;
  discounts: bigint[];
  beforeTax: bigint;
  tax: bigint;
  afterTax: bigint;
}

/** The order with another quantity of a line, whose amounts change in proportion. 0 removes the line. */
export function withQuantityOf(
  order: StoredOrder,
  line: OrderLineItem,
  quantity: number,
  money: Money,
): StoredOrder {
  const before = amountsOf(order, line, money);
  const after = scaled(before, { quantity, of: line.quantity, isTaxIncluded: order.taxIncludedInPrices });
  const next = withAmounts(line, { quantity, before, after }, money);
  return {
    ...order,
    lineItems: order.lineItems.flatMap((each) => (each !== line ? each : quantity > 0 ? next : [])),
    appliedDiscounts: order.appliedDiscounts.map((discount, index) =>
      withLineDiscount(discount, next, after.discounts[index] ?? 0n, money),
    ),
    ...(order.taxInfo && {
      taxInfo: withLineTax(order.taxInfo, [line, before.tax], [next, after.tax], money),
    }),
    priceSummary: withSums(order, money, {
      subtotal: after.price - before.price,
      discount: after.discount - before.discount,
      tax: after.tax - before.tax,
    }),
  };
}

function amountsOf(
  { appliedDiscounts, taxIncludedInPrices }: StoredOrder,
  { id, lineItemPrice, totalDiscount, taxInfo, taxDetails }: OrderLineItem,
  { minor }: Money,
): LineAmounts {
  const discounts = appliedDiscounts.map(({ lineItemDiscounts = [] }) =>
    minor(lineItemDiscounts.find((each) => each.id === id)?.totalDiscount),
  );
  const discount = totalDiscount ? minor(totalDiscount) : sum(discounts);
  const tax = minor(taxInfo?.taxAmount ?? taxDetails?.totalTax);
  return { discounts, ...withTax(minor(lineItemPrice), discount, tax, taxIncludedInPrices) };
}

function withTax(
  price: bigint,
  discount: bigint,
  tax: bigint,
  isTaxIncluded: boolean,
): Omit<LineAmounts, 'discounts'> {
  const due = price - discount;
  const beforeTax = isTaxIncluded ? due - tax : due;
  return { price, discount, beforeTax, tax, afterTax: beforeTax + tax };
}

/** The amounts for another quantity, rounded half up. The tax changes with what it is taken of. */
function scaled(
  before: LineAmounts,
  { quantity, of, isTaxIncluded }: { quantity: number; of: number; isTaxIncluded: boolean },
): LineAmounts {
  const share = (amount: bigint): bigint => divideHalfUp(amount * BigInt(quantity), BigInt(of));
  const price = share(before.price);
  const discount = share(before.discount);
  const due = before.price - before.discount;
  const tax = due === 0n ? 0n : divideHalfUp(before.tax * (price - discount), due);
  return {
    discounts: allocate(discount, before.discounts),
    ...withTax(price, discount, tax, isTaxIncluded),
  };
}

/** The line with other amounts, as far as it has them. */
function withAmounts(
  line: OrderLineItem,
  { quantity, before, after }: { quantity: number; before: LineAmounts; after: LineAmounts },
  { minor, price }: Money,
): OrderLineItem {
  const { totalDiscount, totalPriceBeforeTax, totalPriceAfterTax, taxInfo, taxDetails } = line;
  // the net price is not rounded a second time
  const partOfNet = (part: Price): Price =>
    price(
      minor(part) === before.beforeTax
        ? after.beforeTax
        : divideHalfUp(minor(part) * BigInt(quantity), BigInt(line.quantity)),
    );
  const { taxBreakdown = [] } = taxInfo ?? {};
  const taxes = allocate(
    after.tax,
    taxBreakdown.map(({ taxAmount }) => minor(taxAmount)),
  );
  return {
    ...line,
    quantity,
    lineItemPrice: price(after.price),
    ...optional('totalDiscount', totalDiscount, () => price(after.discount)),
    ...optional('totalPriceBeforeTax', totalPriceBeforeTax, () => price(after.beforeTax)),
    ...optional('totalPriceAfterTax', totalPriceAfterTax, () => price(after.afterTax)),
    ...optional('taxDetails', taxDetails, ({ taxableAmount, totalTax, ...details }) => ({
      ...details,
      ...optional('taxableAmount', taxableAmount, partOfNet),
      ...optional('totalTax', totalTax, () => price(after.tax)),
    })),
    ...optional('taxInfo', taxInfo, ({ taxAmount, taxableAmount, ...info }) => ({
      ...info,
      ...optional('taxAmount', taxAmount, () => price(after.tax)),
      ...optional('taxableAmount', taxableAmount, partOfNet),
      ...optional('taxBreakdown', info.taxBreakdown, (parts) =>
        parts.map((part, index) => ({
          ...part,
          ...optional('taxAmount', part.taxAmount, () => price(taxes[index] ?? 0n)),
          ...optional('taxableAmount', part.taxableAmount, partOfNet),
          ...optional('nonTaxableAmount', part.nonTaxableAmount, partOfNet),
        })),
      ),
    })),
  };
}

/** The discount when it takes another amount off a line. */
function withLineDiscount(
  discount: OrderAppliedDiscount,
  line: OrderLineItem,
  off: bigint,
  { minor, price }: Money,
): OrderAppliedDiscount {
  const { coupon, merchantDiscount, discountRule, lineItemIds, lineItemDiscounts } = discount;
  const part = lineItemDiscounts?.find(({ id }) => id === line.id);
  const less = part ? minor(part.totalDiscount) - off : 0n;
  const reduced = <Kind extends { amount?: Price }>(kind: Kind): Kind =>
    kind.amount ? { ...kind, amount: price(max(minor(kind.amount) - less, 0n)) } : kind;
  const isKept = (id: string | undefined): boolean => id !== line.id || line.quantity > 0;
  return {
    ...discount,
    ...optional('coupon', coupon, reduced),
    ...optional('merchantDiscount', merchantDiscount, reduced),
    ...optional('discountRule', discountRule, reduced),
    ...optional('lineItemIds', lineItemIds, (ids) => ids.filter(isKept)),
    ...optional('lineItemDiscounts', lineItemDiscounts, (parts) =>
      parts
        .filter(({ id }) => isKept(id))
        .map((each) => (each === part ? { ...each, totalDiscount: price(off) } : each)),
    ),
  };
}

/** The tax of an order when that of a line changes. A line without a breakdown shares that of the order. */
function withLineTax(
  { taxBreakdown, totalTax, ...info }: OrderTaxInfo,
  before: readonly [line: OrderLineItem, tax: bigint],
  after: readonly [line: OrderLineItem, tax: bigint],
  { minor, price }: Money,
): OrderTaxInfo {
  const known = taxBreakdown.map(({ aggregatedTaxAmount }) => minor(aggregatedTaxAmount));
  const taxesOf = ([{ taxInfo }, tax]: typeof before): bigint[] => {
    const parts = taxInfo?.taxBreakdown ?? [];
    if (parts.length === 0) return allocate(tax, known);
    return taxBreakdown.map((each) =>
      sum(parts.filter((part) => taxKey(part) === taxKey(each)).map((part) => minor(part.taxAmount))),
    );
  };
  const [taxesBefore, taxesAfter] = [taxesOf(before), taxesOf(after)];
  return {
    ...info,
    ...optional('totalTax', totalTax, (each) => price(max(minor(each) + after[1] - before[1], 0n))),
    taxBreakdown: taxBreakdown.map((each, index) => ({
      ...each,
      ...optional('aggregatedTaxAmount', each.aggregatedTaxAmount, (amount) =>
        price(max(minor(amount) + (taxesAfter[index] ?? 0n) - (taxesBefore[index] ?? 0n), 0n)),
      ),
    })),
  };
}
