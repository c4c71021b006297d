/** What a merchant changes without a call of the contract. Each function is one write. */

import type { Context } from '../../kernel/context/context.ts';
import { invalid } from '../../kernel/errors/failure.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { type Coupon, couponOf, coupons } from './coupons.ts';
import { giftCardOf, giftCards, isGiftCardCode, type StoredGiftCard } from './gift-cards.ts';
import { memberships, type StoredMembership } from './memberships.ts';
import { type PurchaseRules, updatePurchaseRules } from './purchase-rules.ts';
import { type TaxSettings, taxSettingsOf, updateTaxSettings } from './tax-settings.ts';

/** A new item, or changes to the one with this id. */
type Given<T extends { id: string }> = Omit<T, 'id'> & { id?: string };

/** Creates or replaces a coupon. Uses count on. */
export const saveCoupon = (context: Context, coupon: Given<Coupon>): Coupon =>
  context.db.write(() => {
    const id = coupon.id ?? context.ids.uuid();
    const same = couponOf(context, coupon.code);
    if (coupon.code === '' || (same && same.id !== id))
      invalid('code', 'VALIDATION', 'is empty or that of another coupon');
    return context.db.of(coupons).save({ ...coupon, id });
  });

export const listCoupons = ({ db }: Context): Coupon[] =>
  db.of(coupons).all({ sort: [{ fieldName: 'code' }] });

/** Creates or replaces a gift card. */
export const saveGiftCard = (context: Context, card: Given<StoredGiftCard>): StoredGiftCard =>
  context.db.write(() => {
    const id = card.id ?? context.ids.uuid();
    const same = giftCardOf(context, card.code);
    if (!isGiftCardCode(card.code) || (same && same.id !== id))
      invalid(
        'code',
        'VALIDATION',
        'is not 8 to 20 letters, digits or hyphens, or that of another gift card',
      );
    const { minor, decimal } = moneyOf(context.settings);
    if (minor(card.balance) < 0n) invalid('balance', 'DECIMAL_GTE', 'must be at least 0', { threshold: 0 });
    return context.db.of(giftCards).save({ ...card, id, balance: decimal(minor(card.balance)) });
  });

export const listGiftCards = ({ db }: Context): StoredGiftCard[] =>
  db.of(giftCards).all({ sort: [{ fieldName: 'code' }] });

/** Creates or replaces a membership of a member. */
export const saveMembership = ({ db, ids }: Context, membership: Given<StoredMembership>): StoredMembership =>
  db.write(() => db.of(memberships).save({ ...membership, id: membership.id ?? ids.uuid() }));

/** Changes tax settings. Absent properties stay. */
export const configureTax = (context: Context, changes: Partial<TaxSettings>): TaxSettings =>
  context.db.write(() => {
    const { groups, productGroups } = { ...taxSettingsOf(context), ...changes };
    for (const [productId, groupId] of Object.entries(productGroups))
      if (!groups.some(({ id }) => id === groupId))
        invalid(`productGroups.${productId}`, 'VALIDATION', 'is the id of no tax group');
    return updateTaxSettings(context, changes);
  });

/** Changes payment, minimum, fees and remarks. Absent properties stay. */
export const configurePurchases = (context: Context, changes: Partial<PurchaseRules>): PurchaseRules =>
  context.db.write(() => updatePurchaseRules(context, changes));
