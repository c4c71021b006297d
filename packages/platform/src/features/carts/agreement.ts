/** Prices and stock that responses showed last, which an order must have. */
import type { Context } from '../../kernel/context/context.ts';
import type { Quote } from '../pricing/quote.ts';
import { priceToken } from './price-token.ts';
import { carts, type StoredCart, type Viewer } from './stored-cart.ts';

const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/**
 * Whether prices and stock are the same as were last shown. For a buyer, only what the buyer was shown counts; for a
 * merchant, also what the merchant was shown.
 */
export const isAgreed = (context: Context, cart: StoredCart, quoted: Quote): boolean =>
  [cart.seen?.buyer, viewerOf(context) === 'merchant' ? cart.seen?.merchant : undefined].includes(
    priceToken(cart, quoted),
  );

/** The cart with the prices that the caller is shown. */
export function withSeen(context: Context, cart: StoredCart, quoted: Quote): StoredCart {
  const viewer = viewerOf(context);
  const token = priceToken(cart, quoted);
  return cart.seen?.[viewer] === token ? cart : { ...cart, seen: { ...cart.seen, [viewer]: token } };
}

/** Stores the prices that the caller is shown. Nothing else of a cart changes: a read is no refresh. */
export function rememberSeen(context: Context, { id }: StoredCart, quoted: Quote): void {
  const { db } = context;
  const stored = db.of(carts).get(id);
  if (!stored || stored.completed) return;
  const seen = withSeen(context, stored, quoted);
  if (seen !== stored) db.write(() => db.of(carts).save(seen));
}
