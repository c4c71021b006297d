/** What lines and means of payment must be for an order, with the codes of an order at the prices of the moment and of version 2. */

import type { Quote } from '../pricing/quote.ts';
import { isGiftCard, isSubscription } from './cart-violations.ts';
import type { StoredCart } from './stored-cart.ts';

type Shown = Quote['lines'][number]['item']['shown'];

interface Ordered {
  shown: readonly Shown[];
  subscriptions: readonly Shown[];
  giftCardLines: number;
  total: bigint;
  hasCoupon: boolean;
  paysByGiftCard: boolean;
  savesPaymentMethod: boolean;
}

/** A condition without a code is none of that kind of order. */
interface Condition {
  isBroken: (ordered: Ordered) => boolean;
  now?: string;
  v2?: string;
}

const CONDITIONS: readonly Condition[] = [
  {
    isBroken: ({ subscriptions, shown }) => subscriptions.length > 0 && shown.length > 1,
    now: 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS',
  },
  {
    isBroken: ({ subscriptions, total }) => subscriptions.length > 0 && total === 0n,
    now: 'SUBSCRIPTION_WITH_ZERO_TOTAL',
  },
  {
    isBroken: ({ shown, savesPaymentMethod }) =>
      shown.some(({ savePaymentMethod }) => savePaymentMethod) && !savesPaymentMethod,
    now: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
    v2: 'UNCONFIRMED_SAVE_PAYMENT_METHOD',
  },
  {
    isBroken: ({ paysByGiftCard, giftCardLines }) => paysByGiftCard && giftCardLines > 0,
    now: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    v2: 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  },
  {
    isBroken: ({ hasCoupon, giftCardLines, shown }) => hasCoupon && giftCardLines === shown.length,
    now: 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    v2: 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD',
  },
  {
    isBroken: ({ paysByGiftCard, subscriptions }) => paysByGiftCard && subscriptions.length > 0,
    now: 'SUBSCRIPTION_WITH_GIFT_CARD',
    v2: 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD',
  },
  {
    isBroken: ({ subscriptions }) =>
      subscriptions.some(
        ({ subscriptionOptionInfo }) =>
          subscriptionOptionInfo?.subscriptionSettings?.frequency === 'UNDEFINED',
      ),
    v2: 'SUBSCRIPTION_WITH_INVALID_FREQUENCY',
  },
  {
    isBroken: ({ subscriptions }) =>
      subscriptions.some(
        ({ subscriptionOptionInfo, physicalProperties }) =>
          physicalProperties?.shippable && subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod,
      ),
    v2: 'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION',
  },
];

/** The code of the first condition that a purchase does not meet. */
export function brokenCondition(
  order: 'now' | 'v2',
  { giftCard }: StoredCart,
  { lines, coupon, calculation }: Quote,
  savesPaymentMethod: boolean,
): string | undefined {
  const ordered: Ordered = {
    shown: lines.map(({ item }) => item.shown),
    subscriptions: lines.filter(isSubscription).map(({ item }) => item.shown),
    giftCardLines: lines.filter(isGiftCard).length,
    total: calculation.totals.total,
    hasCoupon: coupon !== undefined,
    paysByGiftCard: giftCard !== undefined,
    savesPaymentMethod,
  };
  return CONDITIONS.find((condition) => condition[order] && condition.isBroken(ordered))?.[order];
}

/** Whether no piece at all is left of any line. */
export const isNothingAvailable = (lines: readonly Pick<Quote['lines'][number], 'availability'>[]): boolean =>
  lines.every(({ availability: { status } }) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND');
