/** Finds, saves and deletes carts. Each change of one is an event of every version that shows it. */
import type { Cart, CartV2, Checkout } from 'storewire';
import { createdBy, isShopper } from '../../kernel/context/caller.ts';
import type { Base, Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import { preferredLanguage } from '../../kernel/values/language.ts';
import { contactOf } from '../members/contacts.ts';
import { refreshedLines } from '../pricing/lines.ts';
import { type Quote, quotePurchase } from '../pricing/quote.ts';
import { quoteStored } from './cart-quote.ts';
import { toCart } from './cart-v1.ts';
import { toCartV2 } from './cart-v2.ts';
import { seenIn, toCheckout, viewerOf } from './checkout-v1.ts';
import { purchaseOf } from './purchase.ts';
import { type CartOwner, carts, type StoredCart } from './stored-cart.ts';

/** The caller as the owner of a cart. */
export function cartOwner({ caller }: Context): CartOwner {
  if (caller.role === 'anonymous') throw new TypeError('An anonymous caller has no cart');
  return { role: caller.role, id: caller.id };
}

/** The current cart of an owner. */
export const currentCartOf = ({ db }: Pick<Base, 'db'>, { role, id }: CartOwner): StoredCart | undefined =>
  db.of(carts).findUnique('currentOf', `${role}:${id}`);

/** The cart that version 1 knows by this id. */
export const cartWithId = ({ db }: Pick<Base, 'db'>, cartId: string): StoredCart | undefined =>
  db
    .of(carts)
    .all({ where: { cartId } })
    .find(({ isCurrent }) => isCurrent);

/** Whether a caller may read and change a cart: its owner, and merchants. */
export const isVisibleCart = ({ caller }: Context, { owner }: StoredCart): boolean =>
  caller.role === 'merchant' ||
  (isShopper(caller) && owner !== undefined && owner.role === caller.role && owner.id === caller.id);

/**
 * The cart or checkout with this id. Throws `NotFound` unless it is the caller's, or the caller is a merchant.
 * The first shopper who opens a cart without an owner becomes its owner.
 */
export function cartAt(context: Context, id: string): StoredCart {
  const { db, caller } = context;
  const cart = db.of(carts).get(id);
  if (cart?.isOpen && isShopper(caller)) {
    const { isOpen: _open, ...claimed } = cart;
    return db.write(
      () => saveCart(context, { ...claimed, owner: { role: caller.role, id: caller.id } }).cart,
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
    info: {},
    channelType: 'WEB',
    merchantDiscounts: [],
    purchaseFlowId: ids.uuid(),
    revision: 0,
    completed: false,
    seen: {},
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
  };
}

/** A new cart that becomes the current one of its owner. */
export const newCurrentCart = (context: Context, owner: CartOwner): StoredCart => ({
  ...newCart(context),
  owner,
  isCurrent: true,
  cartId: context.ids.uuid(),
});

/** A cart that was saved, and what its events and the response show of it. */
export interface SavedCart {
  cart: StoredCart;
  /** At the prices and the stock that were saved. */
  quoted: Quote;
  shown: ShownCart;
}

interface ShownCart {
  v2: CartV2;
  /** The current cart of version 1. */
  v1?: Cart;
  /** The open checkout of version 1. */
  checkout?: Checkout;
}

/** Saves a change of a cart, with prices and stock of the moment, and emits its events. Call it in writes only. */
export function saveCart(context: Context, cart: StoredCart): SavedCart {
  const { db } = context;
  const before = db.of(carts).get(cart.id);
  const changed = changedCart(context, cart);
  const isCheckout = changed.checkoutId === changed.id && !changed.completed;
  // a checkout asks for more pieces than there are, of which a cart of version 2 has confirmed some
  const ofCheckout = isCheckout ? quotePurchase(context, purchaseOf(changed)) : undefined;
  const saved = db.of(carts).save({
    ...changed,
    ...(ofCheckout && { seen: { ...cart.seen, [viewerOf(context)]: seenIn(ofCheckout) } }),
  });
  const quoted = quoteStored(context, saved);
  const shown: ShownCart = {
    v2: toCartV2(context, saved, quoted),
    ...(saved.isCurrent && saved.cartId !== undefined && { v1: toCart(context, saved) }),
    ...(ofCheckout && { checkout: toCheckout(context, saved, ofCheckout) }),
  };
  announce(context, before, saved, shown);
  return { cart: saved, quoted, shown };
}

function changedCart(context: Context, cart: StoredCart): StoredCart {
  const { caller, clock } = context;
  const email = cart.info.buyerInfo?.email;
  const language = isShopper(caller) ? preferredLanguage(context.header('accept-language')) : undefined;
  const { contactId: _before, ...kept } = cart;
  return {
    ...kept,
    lines: cart.completed ? cart.lines : refreshedLines(context, cart.lines),
    ...(language && { language }),
    ...(email && { contactId: contactOf(context, email).id }),
    revision: cart.revision + 1,
    updatedDate: clock.iso(),
  };
}

/** Emits what each version shows of a change. */
function announce(
  { emit }: Context,
  before: StoredCart | undefined,
  { id, cartId }: StoredCart,
  { v2, v1, checkout }: ShownCart,
): void {
  emit(before ? 'wix.ecom.v2.cart_updated' : 'wix.ecom.v2.cart_created', id, { entity: v2 });
  if (v1 && cartId !== undefined)
    emit(before?.isCurrent ? 'wix.ecom.v1.cart_updated' : 'wix.ecom.v1.cart_created', cartId, { entity: v1 });
  if (checkout)
    emit(before?.checkoutId === id ? 'wix.ecom.v1.checkout_updated' : 'wix.ecom.v1.checkout_created', id, {
      entity: checkout,
    });
}

/** Deletes a cart. */
export function deleteCart(context: Context, cart: StoredCart): void {
  const { db, emit } = context;
  if (!db.of(carts).delete(cart.id)) return;
  emit('wix.ecom.v2.cart_deleted', cart.id, { entity: toCartV2(context, cart) });
  if (cart.isCurrent && cart.cartId !== undefined) emit('wix.ecom.v1.cart_deleted', cart.cartId, {});
}

/** Ends a current cart. It stays as a checkout if version 1 made one of it, or if it was ordered. */
export function leaveCart(context: Context, cart: StoredCart): void {
  if (cart.checkoutId !== cart.id && !cart.completed) {
    deleteCart(context, cart);
    return;
  }
  keepCart(context, cart);
  if (cart.cartId !== undefined) context.emit('wix.ecom.v1.cart_deleted', cart.cartId, {});
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
 * Replaces a current cart by an open copy, for a purchase that can still be paid after its card was declined.
 * Version 1 sees no change of the cart.
 */
export function continueCart(context: Context, cart: StoredCart): void {
  const { db, emit, ids } = context;
  const { orderId: _order, final: _final, ...entries } = cart;
  keepCart(context, cart);
  const copy = db.of(carts).save({ ...entries, id: ids.uuid(), completed: false, seen: {} });
  emit('wix.ecom.v2.cart_created', copy.id, { entity: toCartV2(context, copy) });
}
