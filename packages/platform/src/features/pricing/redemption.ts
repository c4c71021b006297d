/** What a placed order uses up: its coupon, gift card, memberships and time slot. */

import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { type Customer, couponProblem, coupons, couponUses, useCoupon } from './coupons.ts';
import { bookSlot, bookSlotAgain, slotBookings } from './delivery.ts';
import { giftCards, redeemGiftCard } from './gift-cards.ts';
import { memberships, redeemMemberships } from './memberships.ts';
import type { Purchase, Quote } from './quote.ts';

/** What was taken for one checkout. What its gift card paid is a payment of the order. */
interface Redemption {
  /** Id of the checkout. */
  id: string;
  coupon?: { id: string; customer: Customer };
  slot?: string;
  /** What memberships pay lines with, unless it was returned. Those without credits have a count of 0. */
  credits: { lineItemId: string; id: string; count: number }[];
}

export const redemptions = defineEntity<Redemption>()({
  name: 'redemption',
  columns: {},
  required: ['credits'],
});

/** Redeems everything that a checkout uses. Call it in the write that calculates the quote and places the order. */
export function redeem(
  context: Context,
  checkoutId: string,
  { customer }: Pick<Purchase, 'customer'>,
  { coupon, giftCard, lines, memberships: { covered }, delivery: { selected } }: Quote,
): void {
  if (giftCard) redeemGiftCard(context, giftCard);
  if (coupon) useCoupon(context, checkoutId, coupon, customer);
  redeemMemberships(context, lines, covered);
  const slot = selected && bookSlot(context, checkoutId, selected);
  const credits = lines.flatMap(({ id: lineItemId, quantity }) => {
    const membership = covered.get(lineItemId);
    return membership ? [{ lineItemId, id: membership.id, count: membership.credits ? quantity : 0 }] : [];
  });
  context.db.of(redemptions).save({
    id: checkoutId,
    ...(coupon && { coupon: { id: coupon.id, customer } }),
    ...(slot !== undefined && { slot }),
    credits,
  });
}

/**
 * Returns the use of the coupon, the time slot and the credits of memberships, for an order that is canceled
 * or not paid. Calling it again has no effect. Call it in writes only.
 */
export function returnUses({ db }: Pick<Context, 'db'>, checkoutId: string): void {
  const redemption = db.of(redemptions).get(checkoutId);
  if (!redemption) return;
  db.of(couponUses).delete(checkoutId);
  db.of(slotBookings).delete(checkoutId);
  for (const { lineItemId } of redemption.credits) returnCredits({ db }, { checkoutId, lineItemId });
}

/**
 * Returns the credits that a membership has paid a line with. Returns false, and changes nothing, if they were returned
 * before. Call it in writes only.
 */
export function returnCredits(
  { db }: Pick<Context, 'db'>,
  { checkoutId, lineItemId }: { checkoutId: string; lineItemId: string },
): boolean {
  const redemption = db.of(redemptions).get(checkoutId);
  const used = redemption?.credits.find((each) => each.lineItemId === lineItemId);
  if (!redemption || !used) return false;
  db.of(redemptions).save({ ...redemption, credits: redemption.credits.filter((each) => each !== used) });
  const membership = db.of(memberships).get(used.id);
  if (membership?.credits)
    db.of(memberships).save({
      ...membership,
      credits: { ...membership.credits, remaining: membership.credits.remaining + used.count },
    });
  return true;
}

/**
 * Takes the coupon and the time slot that `returnUses` returned, for an order that is paid late. Credits
 * of memberships stay returned: the buyer pays for their lines. Throws a `Conflict` if something is gone.
 * Call it in writes only.
 */
export function redeemAgain(context: Context, checkoutId: string): void {
  const { db } = context;
  const { coupon, slot } = db.of(redemptions).get(checkoutId) ?? {};
  if (coupon && !db.of(couponUses).get(checkoutId)) {
    const found = db.of(coupons).get(coupon.id);
    if (!found || couponProblem(context, found, coupon.customer))
      throw new Conflict('The coupon of the order can no longer be used');
    useCoupon(context, checkoutId, found, coupon.customer);
  }
  if (slot !== undefined && !db.of(slotBookings).get(checkoutId) && !bookSlotAgain(context, checkoutId, slot))
    throw new Conflict('The time slot of the order is no longer free');
}

/**
 * Returns an amount of an order to a gift card, for example of a refund. Returns false, and changes nothing, if the shop
 * has another currency than the order: gift cards are in that of the shop. Call it in writes only.
 */
export function returnToGiftCard(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  { id, amount, currency }: { id: string; amount: string; currency: string },
): boolean {
  if (currency !== settings.currency) return false;
  const card = db.of(giftCards).get(id);
  const { minor, decimal } = moneyOf(settings);
  if (card) db.of(giftCards).save({ ...card, balance: decimal(minor(card.balance) + minor(amount)) });
  return true;
}
