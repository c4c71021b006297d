/**
 * The one calculation of estimates, checkouts and orders. It is pure, and all amounts are
 * minor units of the currency of the shop.
 */

import { divideHalfUp } from '../../kernel/values/money.ts';
import { applyDiscounts, type DiscountAmounts, min, type ScopedReduction, sum } from './discounts.ts';
import { type TaxedPrice, type TaxRate, taxed } from './tax.ts';

/** A line to be priced. */
export interface PricedLine {
  id: string;
  quantity: number;
  /** Price of one piece, after reductions of the catalog. */
  price: bigint;
  rates: readonly TaxRate[];
  /**
   * How it is paid: when the order is placed, later, after a free trial, by a membership, or a
   * deposit per piece now and the rest later.
   */
  paid: 'now' | 'later' | 'afterTrial' | 'membership' | { deposit: bigint };
}

/** Delivery, or a fee. */
export interface Charge {
  price: bigint;
  rates: readonly TaxRate[];
}

/** What a calculation is made of. */
export interface CalculationInput {
  lines: readonly PricedLine[];
  /** They apply in this order. */
  discounts: readonly ScopedReduction[];
  shipping?: Charge | undefined;
  fees: readonly Charge[];
  /** Whether prices include tax. */
  isTaxIncluded: boolean;
}

/** The totals of the contract's `PriceSummary`. */
export interface Totals {
  subtotal: bigint;
  shipping: bigint;
  additionalFees: bigint;
  discount: bigint;
  tax: bigint;
  total: bigint;
}

export interface Calculation {
  lines: (TaxedPrice & { id: string })[];
  shipping: TaxedPrice | undefined;
  fees: TaxedPrice[];
  discounts: DiscountAmounts[];
  /** What the tax is calculated from: everything that has a rate. */
  taxable: bigint;
  totals: Totals;
  /** What `payLater`, `afterTrial` and `byMembership` leave: it is due when the order is placed. */
  payNow: Totals;
  payLater: Totals;
  /** What falls due when free trials end. */
  afterTrial: Totals;
  byMembership: Totals;
}

/** Calculates a purchase: discounts, then tax, then totals. Each total is the sum of its parts. */
export function calculate({
  lines,
  discounts,
  shipping,
  fees,
  isTaxIncluded,
}: CalculationInput): Calculation {
  const applied = applyDiscounts(lines, discounts, shipping?.price ?? 0n);
  const taxedLines = lines.map(({ id, quantity, price, rates }) => {
    const discount = sum(applied.map((each) => each.lines.get(id) ?? 0n));
    return { id, ...taxed(price * BigInt(quantity), discount, rates, isTaxIncluded) };
  });
  const offShipping = sum(applied.map((each) => each.shipping));
  const taxedShipping = shipping && taxed(shipping.price, offShipping, shipping.rates, isTaxIncluded);
  const taxedFees = fees.map(({ price, rates }) => taxed(price, 0n, rates, isTaxIncluded));
  const charges = { lines: taxedLines, shipping: taxedShipping, fees: taxedFees };
  const parts = [...taxedLines, ...(taxedShipping ? [taxedShipping] : []), ...taxedFees];
  const totals = totalsOf(charges, isTaxIncluded);
  const payLater = laterOf(lines, charges, isTaxIncluded);
  const paidAs = (paid: PricedLine['paid']): Totals =>
    totalsOf(
      {
        lines: taxedLines.filter((_, index) => lines[index]?.paid === paid),
        shipping: undefined,
        fees: [],
      },
      isTaxIncluded,
    );
  const [byMembership, afterTrial] = [paidAs('membership'), paidAs('afterTrial')];
  return {
    ...charges,
    discounts: applied,
    taxable: sum(parts.map(({ taxes, beforeTax }) => (taxes.length > 0 ? beforeTax : 0n))),
    totals,
    payNow: difference(difference(difference(totals, payLater), byMembership), afterTrial),
    payLater,
    afterTrial,
    byMembership,
  };
}

type Charges = Pick<Calculation, 'lines' | 'fees' | 'shipping'>;

function totalsOf({ lines, shipping, fees }: Charges, isTaxIncluded: boolean): Totals {
  const parts = [...lines, ...(shipping ? [shipping] : []), ...fees];
  return withTotal(
    {
      subtotal: sum(lines.map(({ price }) => price)),
      shipping: shipping?.price ?? 0n,
      additionalFees: sum(fees.map(({ price }) => price)),
      discount: sum(parts.map(({ discount }) => discount)),
      tax: sum(parts.map(({ tax }) => tax)),
    },
    isTaxIncluded,
  );
}

const withTotal = (parts: Omit<Totals, 'total'>, isTaxIncluded: boolean): Totals => ({
  ...parts,
  total:
    parts.subtotal -
    parts.discount +
    parts.shipping +
    parts.additionalFees +
    (isTaxIncluded ? 0n : parts.tax),
});

/**
 * What is due later: lines paid later, and the rest after deposits. Delivery and
 * fees are due later only if all lines are.
 */
function laterOf(lines: readonly PricedLine[], charges: Charges, isTaxIncluded: boolean): Totals {
  const isAllLater = lines.length > 0 && lines.every(({ paid }) => paid === 'later');
  const later = charges.lines.map((line, index) => {
    const { quantity = 1, paid = 'now' } = lines[index] ?? {};
    return dueLater(line, quantity, paid);
  });
  return totalsOf(
    {
      lines: later,
      shipping: isAllLater ? charges.shipping : undefined,
      fees: isAllLater ? charges.fees : [],
    },
    isTaxIncluded,
  );
}

/**
 * The part of a line that is due later. A deposit is at most the price after
 * discounts, and contains its share of the tax.
 */
function dueLater(
  line: Calculation['lines'][number],
  quantity: number,
  paid: PricedLine['paid'],
): Calculation['lines'][number] {
  if (paid === 'later') return line;
  if (typeof paid === 'string') return { ...line, price: 0n, discount: 0n, tax: 0n };
  const due = line.price - line.discount;
  const now = min(paid.deposit * BigInt(quantity), due);
  const taxNow = due === 0n ? line.tax : divideHalfUp(line.tax * now, due);
  return { ...line, price: line.price - now, tax: line.tax - taxNow };
}

function difference(one: Totals, other: Totals): Totals {
  return {
    subtotal: one.subtotal - other.subtotal,
    shipping: one.shipping - other.shipping,
    additionalFees: one.additionalFees - other.additionalFees,
    discount: one.discount - other.discount,
    tax: one.tax - other.tax,
    total: one.total - other.total,
  };
}
