/** Prices and stock that a buyer or a merchant saw last, which an order of a checkout must have. */
import type { Context } from '../../kernel/context/context.ts';
import { pricesIn } from '../carts/price-token.ts';
import { carts } from '../carts/stored-cart.ts';
import type { Quote } from '../pricing/quote.ts';
import type { CartOfV1, Viewer } from './stored.ts';

const viewerOf = ({ caller }: Context): Viewer => (caller.role === 'merchant' ? 'merchant' : 'buyer');

/**
 * Whether prices and stock are the same as the checkout last showed. For a buyer, only what the buyer was shown
 * counts; for a merchant, also what the merchant was shown.
 */
export const isAgreed = (context: Context, { seen }: CartOfV1, quoted: Quote): boolean =>
  [seen?.buyer, viewerOf(context) === 'merchant' ? seen?.merchant : undefined].includes(pricesIn(quoted));

/** The checkout with what it shows to the caller. */
export const withSeen = (context: Context, cart: CartOfV1, quoted: Quote): CartOfV1 => ({
  ...cart,
  seen: { ...cart.seen, [viewerOf(context)]: pricesIn(quoted) },
});

/** Stores what the caller is shown of a checkout. Nothing else of it changes: a read is no refresh. */
export function rememberSeen(context: Context, { id }: CartOfV1, quoted: Quote): void {
  const { db } = context;
  const stored: CartOfV1 | undefined = db.of(carts).get(id);
  const viewer = viewerOf(context);
  if (stored && stored.seen?.[viewer] !== pricesIn(quoted))
    db.write(() => db.of(carts).save(withSeen(context, stored, quoted)));
}
