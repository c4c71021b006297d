/** Finds, saves and deletes carts. Each change of one is an event. */
import { isDeepStrictEqual } from 'node:util';
import { parseAccept } from 'hono/utils/accept';
import type { CartV2 } from 'storewire';
import { createdBy, isShopper } from '../../kernel/context/caller.ts';
import type { Base, Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import { contactOf } from '../members/contacts.ts';
import { refreshedLines } from '../pricing/line-item.ts';
import type { Quote } from '../pricing/quote.ts';
import { withSeen } from './agreement.ts';
import { type CartListener, cartListeners, isKept } from './cart-listeners.ts';
import { quoteStored } from './cart-quote.ts';
import { toCartV2 } from './cart-v2.ts';
import { type CartOwner, carts, type StoredCart } from './stored-cart.ts';

/** The caller as the owner of a cart. */
export function cartOwner({ caller }: Context): CartOwner {
  if (caller.role === 'anonymous') throw new TypeError('An anonymous caller has no cart');
  return { role: caller.role, id: caller.id };
}

export const currentCartOf = ({ db }: Pick<Base, 'db'>, { role, id }: CartOwner): StoredCart | undefined =>
  db.of(carts).findUnique('currentOf', `${role}:${id}`);

/** Whether a caller may read and change a cart: its owner, and merchants. */
export const isVisibleCart = ({ caller }: Context, { owner }: StoredCart): boolean =>
  caller.role === 'merchant' ||
  (isShopper(caller) && owner !== undefined && owner.role === caller.role && owner.id === caller.id);

/**
 * The cart with this id, for a caller who opens it: the first shopper who opens a cart without an owner becomes its
 * owner. Throws `NotFound` unless it is the caller's then, or the caller is a merchant.
 */
export function claimCart(context: Context, id: string): StoredCart {
  const { db, caller } = context;
  const cart = db.of(carts).get(id);
  if (cart?.isOpen && isShopper(caller)) {
    const { isOpen: _open, ...claimed } = cart;
    return db.write(
      () => changeCart(context, { ...claimed, owner: { role: caller.role, id: caller.id } }).cart,
    );
  }
  if (!cart || !isVisibleCart(context, cart)) throw new NotFound();
  return cart;
}

/** A new cart, which is stored by `saveCart`. */
export function newCart({ ids, clock, caller }: Context): StoredCart {
  return {
    id: ids.uuid(),
    isCurrent: false,
    createdBy: createdBy(caller),
    lines: [],
    fields: { source: { channelType: 'WEB' } },
    merchantDiscounts: [],
    purchaseFlowId: ids.uuid(),
    revision: 0,
    completed: false,
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
  };
}

/** A new cart that becomes the current one of its owner. */
export const newCurrentCart = (context: Context, owner: CartOwner): StoredCart => ({
  ...newCart(context),
  owner,
  isCurrent: true,
});

/** A cart at the prices and the stock that are saved. */
export interface QuotedCart {
  cart: StoredCart;
  quoted: Quote;
}

/** A cart that was saved, and what its event and the response show of it. */
export interface SavedCart extends QuotedCart {
  shown: CartV2;
}

/** A cart with the items and the stock of the moment. A completed cart stays as it was ordered. */
export const refreshed = (context: Base, cart: StoredCart): StoredCart =>
  cart.completed ? cart : { ...cart, lines: refreshedLines(context, cart.lines) };

/**
 * Changes a cart at the prices and the stock of the moment, and saves it. Its catalog items are read once, here. Call
 * it in writes only.
 */
export const changeCart = (
  context: Context,
  cart: StoredCart,
  change: (cart: StoredCart) => StoredCart = (same) => same,
  options?: SaveOptions,
): SavedCart => saveCart(context, change(refreshed(context, cart)), options);

/** Saves a cart with the prices and the stock of the moment, if they differ. Call it in writes only. */
export function refreshCart(context: Context, cart: StoredCart): QuotedCart {
  const current = refreshed(context, cart);
  return isDeepStrictEqual(current, cart)
    ? { cart, quoted: quoteStored(context, cart) }
    : saveCart(context, current);
}

interface SaveOptions {
  /** Whether the buyer changed it on the hosted page. */
  isOnPage?: boolean;
  /** Whether the response shows it to the caller. */
  isShown?: boolean;
}

/** Saves a cart as it is, and emits its events. Call it in writes only. */
export function saveCart(
  context: Context,
  cart: StoredCart,
  { isOnPage = false, isShown = false }: SaveOptions = {},
): SavedCart {
  const { db, emit } = context;
  const before = db.of(carts).get(cart.id);
  let changed = nextRevision(context, cart);
  const announcements: ReturnType<CartListener['saving']>['saved'][] = [];
  for (const listener of cartListeners) {
    const saving = listener.saving(context, changed, { isOnPage });
    changed = saving.cart;
    announcements.push(saving.saved);
  }
  const quoted = quoteStored(context, changed);
  const saved = db.of(carts).save(isShown ? withSeen(context, changed, quoted) : changed);
  const shown = toCartV2(context, saved, quoted);
  emit(before ? 'wix.ecom.v2.cart_updated' : 'wix.ecom.v2.cart_created', saved.id, { entity: shown });
  for (const announce of announcements) announce?.(saved, before, quoted);
  return { cart: saved, quoted, shown };
}

function nextRevision(context: Context, cart: StoredCart): StoredCart {
  const { caller, clock } = context;
  const email = cart.fields.customerInfo?.email;
  const language = isShopper(caller) ? preferredLanguage(context.header('accept-language')) : undefined;
  const { contactId: _before, ...kept } = cart;
  return {
    ...kept,
    ...(language && { language }),
    ...(email && { contactId: contactOf(context, email).id }),
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  };
}

/** The language that a header `Accept-Language` prefers, among those with a code of ISO 639-1. */
const preferredLanguage = (header: string | undefined): string | undefined =>
  parseAccept(header ?? '')
    .toSorted((one, other) => other.q - one.q)
    .map(({ type }) => /^[a-z]{2}(?=-|$)/i.exec(type)?.[0].toLowerCase())
    .find(Boolean);

export function deleteCart(context: Context, cart: StoredCart): void {
  const { db, emit } = context;
  if (!db.of(carts).delete(cart.id)) return;
  emit('wix.ecom.v2.cart_deleted', cart.id, { entity: toCartV2(context, cart) });
  if (cart.isCurrent) announceLeft(context, cart);
}

/** Ends a current cart. It stays if it was ordered. */
export function leaveCart(context: Context, cart: StoredCart): void {
  if (!cart.completed && !isKept(cart)) {
    deleteCart(context, cart);
    return;
  }
  keepCart(context, cart);
  announceLeft(context, cart);
}

/** Tells listeners that a cart is no longer the current one. */
export function announceLeft(context: Context, cart: StoredCart): void {
  for (const listener of cartListeners) listener.left(context, cart);
}

/** Keeps a current cart as one that is not current. */
function keepCart(context: Context, cart: StoredCart): void {
  const { db, clock, emit } = context;
  const kept = db.of(carts).save({
    ...cart,
    isCurrent: false,
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  });
  emit('wix.ecom.v2.cart_updated', cart.id, { entity: toCartV2(context, kept) });
}

/**
 * Replaces a current cart by an open copy, for a purchase that can still be paid after its card was declined. To
 * listeners, the copy is the same cart, without what they keep of the purchase.
 */
export function continueCart(context: Context, cart: StoredCart): void {
  const { db, emit, ids } = context;
  const { orderId: _order, final: _final, seen: _seen, ...entries } = cart;
  keepCart(context, cart);
  let open: StoredCart = { ...entries, id: ids.uuid(), completed: false };
  for (const listener of cartListeners) open = listener.reopening(open);
  const copy = db.of(carts).save(open);
  emit('wix.ecom.v2.cart_created', copy.id, { entity: toCartV2(context, copy) });
}
