/** Gift cards, which pay for purchases from their balance. */

import type { Base } from '../../kernel/context/context.ts';
import { unique } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';
import { decimalKey } from '../../kernel/values/decimals.ts';
import { moneyOf } from '../../kernel/values/money.ts';

/** The app that provides the gift cards of the shop. */
export const GIFT_CARD_APP_ID = 'd80111c5-a0f4-47a8-b63a-65b54d774a27';

export interface StoredGiftCard {
  id: string;
  /** 8 to 20 letters, digits and hyphens. It is worth money. */
  code: string;
  /** Decimal amount in the currency of the shop. */
  balance: string;
  isDisabled?: boolean | undefined;
  /** ISO 8601. */
  expires?: string | undefined;
}

export const giftCards = defineEntity<StoredGiftCard>()({
  name: 'giftCard',
  columns: { code: unique(({ code }) => code.toUpperCase()) },
});

/** Why a gift card cannot pay: a code of the contract. */
export type GiftCardProblem =
  | 'GIFT_CARD_CODE_INVALID'
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_IS_EMPTY';

const GIFT_CARD_CODE = /^[\dA-Z-]{8,20}$/i;

/** Whether text can be the code of a gift card. */
export const isGiftCardCode = (code: string): boolean => GIFT_CARD_CODE.test(code);

/** The gift card with this code. */
export const giftCardOf = ({ db }: Pick<Base, 'db'>, code: string): StoredGiftCard | undefined =>
  db.of(giftCards).findUnique('code', code.toUpperCase());

/** Why a gift card cannot pay now. */
export function giftCardProblem(
  context: Pick<Base, 'db' | 'clock'>,
  code: string,
): GiftCardProblem | undefined {
  if (!isGiftCardCode(code)) return 'GIFT_CARD_CODE_INVALID';
  const card = giftCardOf(context, code);
  if (!card) return 'GIFT_CARD_NOT_FOUND';
  if (card.isDisabled) return 'GIFT_CARD_DISABLED';
  if (card.expires && context.clock.now() >= Date.parse(card.expires)) return 'GIFT_CARD_EXPIRED';
  return decimalKey(card.balance) === decimalKey('0') ? 'GIFT_CARD_IS_EMPTY' : undefined;
}

/** Takes an amount that a gift card has from its balance, in the write that places the order. */
export function redeemGiftCard(
  { db, settings }: Pick<Base, 'db' | 'settings'>,
  { card, amount }: { card: StoredGiftCard; amount: bigint },
): void {
  const { minor, decimal } = moneyOf(settings);
  db.of(giftCards).save({ ...card, balance: decimal(minor(card.balance) - amount) });
}

/** The code with all but its last four characters hidden. */
export const obfuscated = (code: string): string => code.slice(-4).padStart(code.length, '*');
