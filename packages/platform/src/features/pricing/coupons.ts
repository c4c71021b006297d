/** Coupons: what they take off, when they are valid, and how often they were used. */

import type { Base } from '../../kernel/context/context.ts';
import { list, text, unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import type { Money } from '../../kernel/values/money.ts';
import { members } from '../members/stored-member.ts';
import type { Reduction } from './discounts.ts';

/** What a coupon takes off. Amounts are decimals in the currency of the shop. */
export type CouponReduction =
  | { kind: 'amount'; amount: string }
  | { kind: 'percent'; percent: string }
  | { kind: 'fixedPrice'; price: string }
  | { kind: 'buyXGetY'; buy: number; get: number }
  | { kind: 'freeShipping' };

export interface Coupon {
  id: string;
  /** What buyers type, in any case. */
  code: string;
  name: string;
  reduction: CouponReduction;
  /** Products and collections that it is valid for. Without a scope, it is valid for the whole purchase. */
  scope?: { productIds?: readonly string[]; collectionIds?: readonly string[] } | undefined;
  /** Subtotal that a purchase needs. */
  minimumSubtotal?: string | undefined;
  /** ISO 8601. */
  startDate?: string | undefined;
  endDate?: string | undefined;
  /** How often it can be used in all, and by one buyer. */
  usageLimit?: number | undefined;
  limitPerCustomer?: number | undefined;
}

export const coupons = defineEntity<Coupon>()({
  name: 'coupon',
  columns: { code: unique(({ code }) => code.toUpperCase()) },
});

/** Who buys: a visitor or member, and the email address, by which a person is known without signing in. */
export interface Customer {
  /** For example `member:` and the id. */
  key: string;
  email?: string | undefined;
}

/** One use of a coupon. Its id is that of the purchase. */
interface CouponUse {
  id: string;
  couponId: string;
  /** Key of the buyer. */
  customer: string;
  /** In lower case. */
  emails: string[];
}

export const couponUses = defineEntity<CouponUse>()({
  name: 'couponUse',
  columns: {
    couponId: text(({ couponId }) => couponId),
    customer: text(({ customer }) => customer),
    emails: list('text', ({ emails }) => emails),
  },
});

/** Why a coupon cannot be applied: a code of the contract. */
export type CouponProblem =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';

/** Why a coupon takes nothing off although it can be applied. */
export type CouponMismatch = 'ERROR_COUPON_MINIMUM_SUBTOTAL' | 'ERROR_COUPON_NOT_APPLICABLE';

/** What buyers read about a coupon that exists, after its name: `The coupon …`. */
export const COUPON_TEXTS: Readonly<
  Record<Exclude<CouponProblem, 'ERROR_COUPON_DOES_NOT_EXIST'> | CouponMismatch, string>
> = {
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'is not valid yet',
  ERROR_COUPON_HAS_EXPIRED: 'has expired',
  ERROR_COUPON_USAGE_EXCEEDED: 'has been used up',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'has been used up by this buyer',
  ERROR_COUPON_MINIMUM_SUBTOTAL: 'needs a higher subtotal',
  ERROR_COUPON_NOT_APPLICABLE: 'is for other items than those in the cart',
};

/** Why a coupon takes nothing off, for buyers. */
export const couponText = (problem: CouponProblem | CouponMismatch): string =>
  problem === 'ERROR_COUPON_DOES_NOT_EXIST'
    ? 'There is no coupon with this code. Check the code.'
    : `The coupon ${COUPON_TEXTS[problem]}`;

/** The coupon with this code. */
export const couponOf = ({ db }: Pick<Base, 'db'>, code: string): Coupon | undefined =>
  db.of(coupons).findUnique('code', code.toUpperCase());

/** Why a buyer cannot use a coupon now. */
export function couponProblem(
  { db, clock }: Pick<Base, 'db' | 'clock'>,
  coupon: Coupon | undefined,
  customer: Customer,
): CouponProblem | undefined {
  if (!coupon) return 'ERROR_COUPON_DOES_NOT_EXIST';
  const { id, startDate, endDate, usageLimit = Infinity, limitPerCustomer = Infinity } = coupon;
  const now = clock.now();
  if (startDate && now < Date.parse(startDate)) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET';
  if (endDate && now >= Date.parse(endDate)) return 'ERROR_COUPON_HAS_EXPIRED';
  const uses = (where: object): number => db.of(couponUses).count({ where: { couponId: id, ...where } });
  if (uses({}) >= usageLimit) return 'ERROR_COUPON_USAGE_EXCEEDED';
  const own = [{ customer: customer.key }, { emails: { $hasSome: emailsOf(db, customer) } }];
  if (uses({ $or: own }) >= limitPerCustomer) return 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';
  return undefined;
}

/**
 * Records the use of a coupon, in the write that places the order and after
 * `couponProblem`, so that no limit is exceeded.
 */
export const useCoupon = (
  { db }: Pick<Base, 'db'>,
  purchaseId: string,
  { id: couponId }: Coupon,
  customer: Customer,
): void =>
  void db
    .of(couponUses)
    .save({ id: purchaseId, couponId, customer: customer.key, emails: emailsOf(db, customer) });

/** The addresses of a buyer: the one of the purchase, and that of the account. */
function emailsOf(db: Base['db'], { key, email }: Customer): string[] {
  const [role, id = ''] = key.split(':');
  const loginEmail = role === 'member' ? db.of(members).get(id)?.loginEmail : undefined;
  return [...new Set([email, loginEmail].flatMap((each) => each?.toLowerCase() ?? []))];
}

/** The reduction of a coupon in minor units. */
export function reductionOfCoupon({ minor }: Money, reduction: CouponReduction): Reduction {
  switch (reduction.kind) {
    case 'amount':
      return { kind: 'amount', amount: minor(reduction.amount) };
    case 'fixedPrice':
      return { kind: 'fixedPrice', price: minor(reduction.price) };
    default:
      return reduction;
  }
}

/**
 * Whether a coupon or a rule is valid for an item. Items of no catalog are
 * in the scope of those without one only.
 */
export function isInScope(
  { scope }: Pick<Coupon, 'scope'>,
  { productId, collectionIds = [] }: { productId?: string | undefined; collectionIds?: readonly string[] },
): boolean {
  if (!scope) return true;
  const isListed = productId !== undefined && scope.productIds?.includes(productId);
  return isListed || collectionIds.some((id) => scope.collectionIds?.includes(id));
}
