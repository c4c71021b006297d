/** The totals of a purchase, which tests calculate on their own: exactly, as fractions of whole numbers of minor units. */

/** What is bought: the sums of its lines, what is taken off, and what is added. */
export interface PricedPurchase {
  lines: readonly bigint[];
  /** An amount that a discount rule takes off. */
  rule?: bigint;
  /** Percentage that a coupon takes off. */
  percent?: bigint;
  delivery?: bigint;
  fee?: bigint;
  /** Rate of tax in percent. */
  rate?: bigint;
  isTaxIncluded?: boolean;
}

/** Rounded half up. */
export const divided = (one: bigint, other: bigint): bigint => (2n * one + other) / (2n * other);
export const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, each) => total + each, 0n);
export const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Shares of an amount by largest remainder, as the platform documents it. */
function shared(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = sum(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  const order = weights
    .map((weight, index) => ({ index, rest: (amount * weight) % all }))
    .toSorted((one, other) =>
      one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1,
    );
  for (const { index } of order.slice(0, Number(amount - sum(shares))))
    shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

const minus = (amounts: readonly bigint[], others: readonly bigint[]): bigint[] =>
  amounts.map((amount, index) => amount - (others[index] ?? 0n));

/** The totals, and the functions that give the tax of an amount and what of it comes on top. */
export function totalsOf({
  lines,
  rule = 0n,
  percent = 0n,
  delivery = 0n,
  fee = 0n,
  rate = 0n,
  isTaxIncluded = true,
}: PricedPurchase) {
  const subtotal = sum(lines);
  const left = minus(lines, shared(least(rule, subtotal), lines));
  const byCoupon = least(divided(subtotal * percent, 100n), sum(left));
  const due = minus(left, shared(byCoupon, left));
  const taxOf = (amount: bigint): bigint =>
    isTaxIncluded ? amount - divided(amount * 100n, 100n + rate) : divided(amount * rate, 100n);
  const onTop = (amount: bigint): bigint => (isTaxIncluded ? 0n : taxOf(amount));
  return {
    subtotal,
    discounts: [subtotal - sum(left), byCoupon],
    discount: subtotal - sum(due),
    /** What is due of each line, without tax on top. */
    due,
    tax: sum([...due, delivery, fee].map(taxOf)),
    total: sum([...due, delivery, fee].map((amount) => amount + onTop(amount))),
    taxOf,
    onTop,
  };
}
