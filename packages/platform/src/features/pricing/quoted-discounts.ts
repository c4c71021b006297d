/** The discounts of one purchase: those of rules, then its coupon, then those of the merchant. */

import type { DiscountType } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import {
  type Coupon,
  type CouponMismatch,
  type CouponProblem,
  type Customer,
  couponOf,
  couponProblem,
  isInScope,
  reductionOfCoupon,
} from './coupons.ts';
import type { DiscountAmounts, ScopedReduction } from './discounts.ts';
import { type CurrentLine, subtotalOf } from './lines.ts';
import { type DiscountRule, purchaseRulesOf } from './purchase-rules.ts';
import type { MerchantReduction } from './stored-line.ts';

/** What a purchase says about its discounts. */
interface DiscountedPurchase {
  couponCode?: string | undefined;
  merchantDiscounts: readonly MerchantReduction[];
  customer: Customer;
}

/** What is shown of a discount. */
interface ShownDiscount {
  name: string;
  type: DiscountType;
  /** What it takes its amount off, in the words of version 2. */
  scope: 'CART_SUBTOTAL' | 'LINE_ITEM' | 'DELIVERY';
  origin: { kind: 'rule' } | { kind: 'coupon'; code: string } | { kind: 'merchant' };
}

/** A discount with what it takes off. */
export type QuotedDiscount = DiscountAmounts & ShownDiscount;

/** The coupon of a purchase if it takes something off, or why it does not. */
export interface QuotedCoupon {
  coupon: Coupon | undefined;
  couponProblem: CouponProblem | CouponMismatch | undefined;
}

/** The discounts of a purchase, in the order in which they apply. */
export function discountsFor(
  context: Base,
  purchase: DiscountedPurchase,
  lines: readonly CurrentLine[],
): QuotedCoupon & { discounts: (ScopedReduction & ShownDiscount)[] } {
  const money = moneyOf(context.settings);
  const subtotal = subtotalOf(money, lines);
  const quoted = couponFor(context, purchase, lines);
  const rules = purchaseRulesOf(context).discounts.filter(
    ({ minimumSubtotal = '0' }) => subtotal >= money.minor(minimumSubtotal),
  );
  return {
    ...quoted,
    discounts: [
      ...rules
        .map((rule) => discountOfRule(money, rule, lines, { kind: 'rule' }))
        .filter(({ lineIds }) => lineIds.length > 0),
      ...(quoted.coupon
        ? [discountOfRule(money, quoted.coupon, lines, { kind: 'coupon', code: quoted.coupon.code })]
        : []),
      ...purchase.merchantDiscounts.map((discount) => discountOfMerchant(money, discount, lines)),
    ],
  };
}

/** The coupon of a purchase. */
export function couponFor(
  context: Base,
  { couponCode, customer }: DiscountedPurchase,
  lines: readonly CurrentLine[],
): QuotedCoupon {
  if (couponCode === undefined) return { coupon: undefined, couponProblem: undefined };
  const coupon = couponOf(context, couponCode);
  const problem =
    couponProblem(context, coupon, customer) ??
    (coupon && couponMismatch(moneyOf(context.settings), coupon, lines));
  return { coupon: problem ? undefined : coupon, couponProblem: problem };
}

function couponMismatch(
  money: Money,
  coupon: Coupon,
  lines: readonly CurrentLine[],
): CouponMismatch | undefined {
  const { minimumSubtotal } = coupon;
  if (minimumSubtotal !== undefined && subtotalOf(money, lines) < money.minor(minimumSubtotal))
    return 'ERROR_COUPON_MINIMUM_SUBTOTAL';
  return lines.some(({ item }) => isInScope(coupon, item)) ? undefined : 'ERROR_COUPON_NOT_APPLICABLE';
}

function discountOfRule(
  money: Money,
  rule: DiscountRule,
  lines: readonly CurrentLine[],
  origin: ShownDiscount['origin'],
): ScopedReduction & ShownDiscount {
  const { id, name, reduction, scope } = rule;
  return {
    id,
    reduction: reductionOfCoupon(money, reduction),
    lineIds: lines.filter(({ item }) => isInScope(rule, item)).map((line) => line.id),
    name,
    ...(reduction.kind === 'freeShipping'
      ? { type: 'SHIPPING', scope: 'DELIVERY' }
      : scope
        ? { type: 'SPECIFIC_ITEMS', scope: 'LINE_ITEM' }
        : WHOLE_PURCHASE),
    origin,
  };
}

const WHOLE_PURCHASE = { type: 'GLOBAL', scope: 'CART_SUBTOTAL' } as const;

/** Discounts that a merchant gives to one purchase have no name. */
const discountOfMerchant = (
  { minor }: Money,
  { id, amount }: MerchantReduction,
  lines: readonly CurrentLine[],
): ScopedReduction & ShownDiscount => ({
  id,
  reduction: { kind: 'amount', amount: minor(amount) },
  lineIds: lines.map((line) => line.id),
  name: 'Discount',
  ...WHOLE_PURCHASE,
  origin: { kind: 'merchant' },
});

/** The discounts with what they take off. */
export const quotedDiscounts = (
  discounts: readonly (ScopedReduction & ShownDiscount)[],
  amounts: readonly DiscountAmounts[],
): QuotedDiscount[] =>
  amounts.flatMap((amount, index) => {
    const shown = discounts[index];
    return shown ? [{ ...shown, ...amount }] : [];
  });
