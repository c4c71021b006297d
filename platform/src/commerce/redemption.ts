/** What a placed order uses up: its coupon, gift card, memberships and time slot. */
import type { Context } from '../context.ts';
import { defineEntity } from '../data/entity.ts';
import { couponUses, useCoupon } from './coupons.ts';
import { bookSlot, slotBookings } from './delivery.ts';
import { giftCards, redeemGiftCard } from './gift-cards.ts';
import { memberships, redeemMemberships } from './memberships.ts';
import { moneyOf } from './prices.ts';
import type { PurchaseState, Quote } from './quote.ts';

/** What was taken for one checkout. */
interface Redemption {
  /** Id of the checkout. */
  id: string;
  giftCard?: { id: string; amount: string };
  credits: { id: string; count: number }[];
}

export const redemptions = defineEntity<Redemption>()({ name: 'redemption', columns: {} });

/** Redeems everything that a checkout uses, in the write that places its order. Returns false if the gift card cannot pay its part. */
export function redeem(
  context: Context,
  checkoutId: string,
  { customer }: Pick<PurchaseState, 'customer'>,
  { coupon, giftCard, lines, memberships: { covered }, delivery: { selected } }: Quote,
): boolean {
  const money = moneyOf(context.settings);
  if (giftCard && !redeemGiftCard(context, money, giftCard.card, giftCard.amount)) return false;
  if (coupon) useCoupon(context, checkoutId, coupon, customer);
  redeemMemberships(context, lines, covered);
  if (selected) bookSlot(context, checkoutId, selected);
  const credits = lines.flatMap(({ id, quantity }) => {
    const membership = covered.get(id);
    return membership?.credits ? [{ id: membership.id, count: quantity }] : [];
  });
  context.db.of(redemptions).save({
    id: checkoutId,
    ...(giftCard && { giftCard: { id: giftCard.card.id, amount: money.decimal(giftCard.amount) } }),
    credits,
  });
  return true;
}

/** Returns everything that a checkout used, for an order that ends without payment. Calling it again has no effect. Call it in writes only. */
export function returnRedeemed(context: Context, checkoutId: string): void {
  const { giftCard } = context.db.of(redemptions).get(checkoutId) ?? {};
  returnUses(context, checkoutId);
  if (giftCard) returnToGiftCard(context, giftCard);
  context.db.of(redemptions).delete(checkoutId);
}

/**
 * Returns the use of the coupon, the time slot and the credits of memberships, for an order that is canceled. What a gift card paid returns with a refund. Calling it again
 * has no effect. Call it in writes only.
 */
export function returnUses({ db }: Pick<Context, 'db'>, checkoutId: string): void {
  const redemption = db.of(redemptions).get(checkoutId);
  if (!redemption) return;
  db.of(redemptions).save({ ...redemption, credits: [] });
  db.of(couponUses).delete(checkoutId);
  db.of(slotBookings).delete(checkoutId);
  for (const { id, count } of redemption.credits) {
    const membership = db.of(memberships).get(id);
    if (membership?.credits)
      db.of(memberships).save({
        ...membership,
        credits: { ...membership.credits, remaining: membership.credits.remaining + count },
      });
  }
}

/** Returns an amount to a gift card, for example of a refund. Call it in writes only. */
export function returnToGiftCard(context: Context, { id, amount }: { id: string; amount: string }): void {
  const card = context.db.of(giftCards).get(id);
  if (!card) return;
  const { minor, decimal } = moneyOf(context.settings);
  context.db.of(giftCards).save({ ...card, balance: decimal(minor(card.balance) + minor(amount)) });
}
