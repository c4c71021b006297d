/** What prevents the order of a cart, or deserves a warning, as version 2 of the contract describes it. */

import type {
  CartSummary,
  InvalidCouponStatusErrorData,
  InvalidGiftCardStatusErrorData,
  ValidationsConfig,
  ViolationV2,
} from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { type COUPON_TEXTS, couponOf, couponText } from '../pricing/coupons.ts';
import { obfuscated } from '../pricing/gift-cards.ts';
import type { CurrentLine } from '../pricing/lines.ts';
import type { Quote } from '../pricing/quote.ts';
import { converted } from './cart-quote.ts';
import type { StoredCart } from './stored-cart.ts';

/** How much is checked: nothing, what a cart page can correct, or everything that an order needs. */
export type Checks = ValidationsConfig;

/** What a summary says about problems. Checks are of the whole cart, also if a summary has only parts of it. */
export const problemsOf = (
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  checks: Checks,
): Pick<CartSummary, 'violations' | 'spiViolations'> => ({
  violations: cartViolations(context, cart, quoted, checks),
  spiViolations: checks === 'SKIP_VALIDATIONS' ? [] : quoted.problems.remarks,
});

export function cartViolations(
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  checks: Checks,
): ViolationV2[] {
  if (checks === 'SKIP_VALIDATIONS') return [];
  return [
    ...ruleViolations(context, quoted),
    ...couponViolations(context, cart, quoted),
    ...giftCardViolations(cart, quoted),
    ...membershipViolations(quoted),
    ...(cart.fields.demo ? demoViolations(cart, quoted) : []),
    ...(checks === 'CHECKOUT_VALIDATIONS' ? orderViolations(cart, quoted) : []),
  ].slice(0, MAX_VIOLATIONS);
}

const MAX_VIOLATIONS = 100;

const error = (
  code: ViolationV2['code'],
  scope: ViolationV2['scope'],
  description: string,
  data: Partial<ViolationV2> = {},
): ViolationV2 => ({ ...data, scope, code, description, severity: 'ERROR' });

function ruleViolations({ settings }: Base, { lines, problems }: Quote): ViolationV2[] {
  const money = moneyOf(settings);
  const { belowMinimum, unavailable, forMembers, remarks } = problems;
  return [
    ...(unavailable.length > 0
      ? [
          error('LINE_ITEMS_OUT_OF_STOCK', 'LINE_ITEM', 'Lines are sold out', {
            lineItemsOutOfStockData: {
              lineItemIds: unavailable,
              allLineItemsOutOfStock: unavailable.length === lines.length,
            },
          }),
        ]
      : []),
    ...(forMembers.length > 0
      ? [
          error('MEMBERS_ONLY_ITEM', 'LINE_ITEM', 'Lines are for members: sign in to buy them', {
            membersOnlyItemData: { lineItemIds: forMembers },
          }),
        ]
      : []),
    ...(belowMinimum
      ? [
          error('SUBTOTAL_BELOW_ORDER_MINIMUM', 'GLOBAL', 'The subtotal is below the minimum of an order', {
            subtotalBelowOrderMinimumData: {
              minimumOrderSubtotal: converted(money, belowMinimum.minimum),
              remainingAmount: converted(money, belowMinimum.missing),
            },
          }),
        ]
      : []),
    ...remarks.map(
      ({ severity, description, target }): ViolationV2 => ({
        customValidationData: { target },
        scope: target.lineItem ? 'LINE_ITEM' : 'GLOBAL',
        code: 'CUSTOM_VALIDATION',
        description,
        severity,
      }),
    ),
  ];
}

function couponViolations(context: Base, { coupon }: StoredCart, quoted: Quote): ViolationV2[] {
  const problem = couponFailure(context, coupon?.code, quoted);
  if (problem?.code === 'INVALID_COUPON_CODE')
    return [
      error('INVALID_COUPON_CODE', 'DISCOUNT', problem.description, {
        invalidCouponCodeData: problem.data,
      }),
    ];
  if (problem)
    return [
      error('INVALID_COUPON_STATUS', 'DISCOUNT', problem.description, {
        invalidCouponStatusData: problem.data,
      }),
    ];
  return quoted.coupon && quoted.lines.length > 0 && quoted.lines.every(isGiftCard)
    ? [
        error(
          'CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD',
          'DISCOUNT',
          'A coupon takes nothing off a gift card',
        ),
      ]
    : [];
}

const COUPON_REASONS: Readonly<Record<keyof typeof COUPON_TEXTS, InvalidCouponStatusErrorData['reason']>> = {
  ERROR_COUPON_IS_NOT_ACTIVE_YET: 'INACTIVE',
  ERROR_COUPON_HAS_EXPIRED: 'EXPIRED',
  ERROR_COUPON_USAGE_EXCEEDED: 'MAX_USAGE_EXCEEDED',
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: 'MAX_USAGE_PER_CUSTOMER_EXCEEDED',
  ERROR_COUPON_MINIMUM_SUBTOTAL: 'MIN_SUBTOTAL_NOT_REACHED',
  ERROR_COUPON_NOT_APPLICABLE: 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS',
};

/** A code of version 2, with its data and a text for buyers. */
export type CouponFailure = { description: string } & (
  | { code: 'INVALID_COUPON_CODE'; data: { couponCode: string } }
  | { code: 'INVALID_COUPON_STATUS'; data: InvalidCouponStatusErrorData }
);

/** Why the coupon of a quote takes nothing off. */
export function couponFailure(
  context: Base,
  couponCode: string | undefined,
  { couponProblem }: Pick<Quote, 'couponProblem'>,
): CouponFailure | undefined {
  if (couponCode === undefined || !couponProblem) return undefined;
  const description = couponText(couponProblem);
  if (couponProblem === 'ERROR_COUPON_DOES_NOT_EXIST')
    return { code: 'INVALID_COUPON_CODE', data: { couponCode }, description };
  const money = moneyOf(context.settings);
  const minimum = couponOf(context, couponCode)?.minimumSubtotal;
  return {
    code: 'INVALID_COUPON_STATUS',
    description,
    data: {
      ...(couponProblem === 'ERROR_COUPON_MINIMUM_SUBTOTAL' &&
        minimum !== undefined && {
          minSubtotalNotReachedDetails: { requiredMinimumSubtotal: converted(money, money.minor(minimum)) },
        }),
      couponCode,
      reason: COUPON_REASONS[couponProblem],
    },
  };
}

const GIFT_CARD_REASONS: Readonly<Record<string, InvalidGiftCardStatusErrorData['reason']>> = {
  GIFT_CARD_DISABLED: 'DISABLED',
  GIFT_CARD_EXPIRED: 'EXPIRED',
  GIFT_CARD_IS_EMPTY: 'EMPTY_BALANCE',
};

/** A code of version 2, with its data. */
export type GiftCardFailure =
  | { code: 'INVALID_GIFT_CARD_CODE'; data: { giftCardCode: string } }
  | { code: 'INVALID_GIFT_CARD_STATUS'; data: InvalidGiftCardStatusErrorData };

/** Why a gift card cannot pay, with the code as it should be shown. */
export function giftCardFailure(
  giftCardCode: string,
  problem: Quote['giftCardProblem'],
): GiftCardFailure | undefined {
  if (!problem) return undefined;
  const reason = GIFT_CARD_REASONS[problem];
  return reason
    ? { code: 'INVALID_GIFT_CARD_STATUS', data: { giftCardCode, reason } }
    : { code: 'INVALID_GIFT_CARD_CODE', data: { giftCardCode } };
}

function giftCardViolations({ giftCard }: StoredCart, quoted: Quote): ViolationV2[] {
  if (!giftCard) return [];
  const { id: giftCardId, code } = giftCard;
  // events contain violations, and the code is worth money
  const problem = giftCardFailure(obfuscated(code), quoted.giftCardProblem);
  if (problem?.code === 'INVALID_GIFT_CARD_CODE')
    return [
      error('INVALID_GIFT_CARD_CODE', 'GIFT_CARD', 'No gift card has this code', {
        invalidGiftCardCodeData: { ...problem.data, giftCardId },
      }),
    ];
  if (problem)
    return [
      error('INVALID_GIFT_CARD_STATUS', 'GIFT_CARD', 'The gift card cannot be used now', {
        invalidGiftCardStatusData: { ...problem.data, giftCardId },
      }),
    ];
  return quoted.lines.some(isGiftCard)
    ? [
        error(
          'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
          'GIFT_CARD',
          'A gift card cannot pay for a gift card',
        ),
      ]
    : [];
}

export const isGiftCard = ({ item }: CurrentLine): boolean => item.shown.itemType?.preset === 'GIFT_CARD';

export const isSubscription = ({ item }: CurrentLine): boolean =>
  item.shown.subscriptionOptionInfo !== undefined;

const membershipViolations = ({ memberships: { problems } }: Quote): ViolationV2[] =>
  problems.map(({ id, reason }) =>
    error('INVALID_MEMBERSHIP_STATUS', 'MEMBERSHIP', 'The membership cannot pay for a line', {
      invalidMembershipStatusData: { membershipId: id, reason },
    }),
  );

function demoViolations(cart: StoredCart, { lines, memberships }: Quote): ViolationV2[] {
  const found: [boolean, ViolationV2['code'], ViolationV2['scope'], string][] = [
    [
      lines.some(isSubscription),
      'SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART',
      'LINE_ITEM',
      'a subscription',
    ],
    [lines.some(isGiftCard), 'GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART', 'LINE_ITEM', 'a gift card'],
    [
      cart.giftCard !== undefined,
      'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'GIFT_CARD',
      'a payment by gift card',
    ],
    [
      memberships.covered.size > 0,
      'MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART',
      'MEMBERSHIP',
      'a payment by membership',
    ],
  ];
  return found
    .filter(([isFound]) => isFound)
    .map(([, code, scope, what]) => error(code, scope, `A demo cart cannot have ${what}`));
}

/** What only an order needs. */
function orderViolations(cart: StoredCart, { lines, delivery }: Quote): ViolationV2[] {
  if (lines.length === 0) return [error('EMPTY_CART', 'GLOBAL', 'The cart has no lines')];
  const problem = deliveryFailure(cart, { delivery });
  return problem ? [error(problem, 'DELIVERY', DELIVERY_TEXTS[problem])] : [];
}

const DELIVERY_TEXTS = {
  MISSING_DELIVERY_ADDRESS: 'The order needs a delivery address',
  MISSING_DELIVERY_METHOD: 'The order needs a delivery method',
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: 'The chosen delivery method is no longer offered',
} as const;

/** What the delivery of an order lacks: a code of version 2. */
export function deliveryFailure(
  { fields }: StoredCart,
  { delivery: { isNeeded, isChosen, selected } }: Pick<Quote, 'delivery'>,
): keyof typeof DELIVERY_TEXTS | undefined {
  if (!isNeeded) return undefined;
  if (!fields.deliveryInfo?.address?.country) return 'MISSING_DELIVERY_ADDRESS';
  if (!isChosen) return 'MISSING_DELIVERY_METHOD';
  return selected ? undefined : 'DELIVERY_METHOD_NO_LONGER_AVAILABLE';
}
