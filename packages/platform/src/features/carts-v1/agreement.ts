/** Prices and stock that version 1 showed last, which an order of a checkout must have. */
import type { Context } from '../../kernel/context/context.ts';
import { priceToken } from '../carts/price-token.ts';
import { carts } from '../carts/stored-cart.ts';
import type { Quote } from '../pricing/quote.ts';
import type { CartOfV1, Viewer } from './stored.ts';

const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/**
 * Whether prices and stock are the same as version 1 last showed. For a buyer, only what the buyer was shown counts; for
 * a merchant, also what the merchant was shown.
 */
export const isAgreed = (context: Context, cart: CartOfV1, quoted: Quote): boolean =>
  [cart.seen?.buyer, viewerOf(context) === 'merchant' ? cart.seen?.merchant : undefined].includes(
    priceToken(cart, quoted),
  );

/** Stores the prices that the caller is shown. Nothing else of a cart changes: a read is no refresh. */
export function rememberSeen(context: Context, { id }: CartOfV1, quoted: Quote): void {
  const { db } = context;
  const stored: CartOfV1 | undefined = db.of(carts).get(id);
  if (!stored || stored.completed) return;
  const viewer = viewerOf(context);
  const token = priceToken(stored, quoted);
  if (stored.seen?.[viewer] === token) return;
  const seen: CartOfV1 = { ...stored, seen: { ...stored.seen, [viewer]: token } };
  db.write(() => db.of(carts).save(seen));
}
