/** What discounts take off lines and delivery, in minor units. */
import { exact, percentOf } from '../../kernel/values/money.ts';

/** How a discount is calculated. */
export type Reduction =
  | { kind: 'amount'; amount: bigint }
  | { kind: 'percent'; percent: string | number }
  /** Each piece costs this much, unless it costs less. */
  | { kind: 'fixedPrice'; price: bigint }
  /** Of each group of `buy` and `get` pieces, the cheapest `get` are free. */
  | { kind: 'buyXGetY'; buy: number; get: number }
  | { kind: 'freeShipping' };

/** A reduction, and what it reduces. */
export interface ScopedReduction {
  id: string;
  reduction: Reduction;
  /** The lines in its scope. */
  lineIds: readonly string[];
}

/** What a discount is calculated on. */
export interface DiscountableLine {
  id: string;
  quantity: number;
  /** Price of one piece. */
  price: bigint;
}

/** What one discount takes off. */
export interface DiscountAmounts {
  id: string;
  /** Lines and delivery together. */
  amount: bigint;
  lines: ReadonlyMap<string, bigint>;
  shipping: bigint;
}

/**
 * Applies discounts in their order. Each is calculated on the prices of its lines, and
 * capped at what the ones before it left.
 */
export function applyDiscounts(
  lines: readonly DiscountableLine[],
  discounts: readonly ScopedReduction[],
  shipping: bigint,
): DiscountAmounts[] {
  const left = new Map(lines.map(({ id, quantity, price }) => [id, price * BigInt(quantity)]));
  let shippingLeft = shipping;
  return discounts.map(({ id, reduction, lineIds }) => {
    const scope = lines.filter((line) => lineIds.includes(line.id));
    const off = perLineReduction(scope, reduction, left);
    for (const [line, amount] of off) left.set(line, (left.get(line) ?? 0n) - amount);
    const offShipping = reduction.kind === 'freeShipping' ? shippingLeft : 0n;
    shippingLeft -= offShipping;
    return { id, lines: off, shipping: offShipping, amount: sum([...off.values()]) + offShipping };
  });
}

function perLineReduction(
  scope: readonly DiscountableLine[],
  reduction: Reduction,
  left: ReadonlyMap<string, bigint>,
): Map<string, bigint> {
  const leftOf = ({ id }: DiscountableLine): bigint => left.get(id) ?? 0n;
  const perLine = (amountOf: (line: DiscountableLine) => bigint): Map<string, bigint> =>
    new Map(scope.map((line) => [line.id, min(amountOf(line), leftOf(line))]));
  const together = (amount: bigint): Map<string, bigint> => {
    const weights = scope.map(leftOf);
    const shares = allocate(min(amount, sum(weights)), weights);
    return new Map(scope.map(({ id }, index) => [id, shares[index] ?? 0n]));
  };
  switch (reduction.kind) {
    case 'amount':
      return together(reduction.amount);
    case 'percent':
      return together(
        percentOf(sum(scope.map(({ price, quantity }) => price * BigInt(quantity))), reduction.percent),
      );
    case 'fixedPrice':
      return perLine(({ price, quantity }) => max(price - reduction.price, 0n) * BigInt(quantity));
    case 'buyXGetY': {
      const free = freePieces(scope, reduction);
      return perLine(({ id, price }) => price * BigInt(free.get(id) ?? 0));
    }
    case 'freeShipping':
      return new Map();
  }
}

/** How many pieces of each line are free: the cheapest ones. */
function freePieces(
  scope: readonly DiscountableLine[],
  { buy, get }: { buy: number; get: number },
): Map<string, number> {
  const pieces = scope.reduce((total, { quantity }) => total + quantity, 0);
  let free = Math.floor(pieces / (buy + get)) * get;
  const cheapest = scope.toSorted((one, other) => (one.price < other.price ? -1 : 1));
  return new Map(
    cheapest.map(({ id, quantity }) => {
      const count = Math.min(free, quantity);
      free -= count;
      return [id, count];
    }),
  );
}

/**
 * Splits an amount in proportion to weights, by largest remainder: the shares add up to the amount, and no
 * share exceeds its weight unless the amount exceeds the sum of the weights.
 */
export function allocate(amount: bigint, weights: readonly bigint[]): bigint[] {
  const total = sum(weights);
  if (total === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / total);
  const remainders = weights.map((weight, index) => ({ index, remainder: (amount * weight) % total }));
  const largest = remainders.toSorted((one, other) =>
    one.remainder === other.remainder ? one.index - other.index : one.remainder > other.remainder ? -1 : 1,
  );
  const missing = Number(amount - sum(shares));
  for (const { index } of largest.slice(0, missing)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
}

export const sum = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((total, amount) => total + amount, 0n);
export const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);
export const max = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Decimals as whole numbers of one scale, for proportions. */
export function toCommonScale(values: readonly string[]): { digits: bigint[]; scale: number } {
  const parts = values.map(exact);
  const scale = Math.max(0, ...parts.map((part) => part.scale));
  return { digits: parts.map((part) => part.digits * 10n ** BigInt(scale - part.scale)), scale };
}
