/** Prices and stock that a buyer or a merchant saw last, which an order at the prices of the moment must have. */
import type { Context } from '../../kernel/context/context.ts';
import type { Quote } from '../pricing/quote.ts';
import type { StoredCart, Viewer } from './stored-cart.ts';

export const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/**
 * Whether prices and stock are the same as the cart last showed. For a buyer, only what the buyer was shown
 * counts; for a merchant, also what the merchant was shown.
 */
export const isAgreed = ({ seen }: StoredCart, quoted: Quote, viewer: Viewer): boolean =>
  [seen.buyer, viewer === 'merchant' ? seen.merchant : undefined].includes(seenIn(quoted));

/** The cart with what it shows to a viewer. */
export const withSeen = (cart: StoredCart, quoted: Quote, viewer: Viewer): StoredCart => ({
  ...cart,
  seen: { ...cart.seen, [viewer]: seenIn(quoted) },
});

/** What is agreed to: the amounts in all, now and by gift card, quantities and availability. */
export const seenIn = ({ calculation: { totals, payNow }, giftCard, lines }: Quote): string =>
  [
    totals.total,
    payNow.total,
    giftCard?.amount,
    ...lines.map(({ id, quantity, availability }) => `${id}:${quantity}:${availability.status}`),
  ].join(' ');
