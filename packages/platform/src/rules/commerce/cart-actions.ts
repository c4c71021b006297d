/** What a merchant sees of carts, and does with them, by the admin API. */
import type { CartSummary, CartV2 } from 'storewire';
import { Conflict, NotFound } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import { carts, type StoredCart } from '../../entities/carts.ts';
import { converted, quoteStored } from './cart-quote.ts';
import { toSummary } from './cart-summary.ts';
import { toCartV2 } from './cart-v2.ts';
import { problemsOf } from './cart-violations.ts';
import { openCheckoutOf } from './checkouts.ts';
import { moneyOf } from './prices.ts';
import { cartWithId, deleteCart, saveCart } from './save-cart.ts';

/** What a cart is now. `by id`: only the calls by id find it. */
export type CartState = 'current' | 'current and checkout' | 'checkout' | 'ordered' | 'by id';

/** A cart as a list shows it. */
export interface ListedCart {
  id: string;
  state: CartState;
  /** Such as `visitor` and the id. */
  owner: string;
  lines: number;
  /** Decimal amount in the currency of the shop. */
  total: string;
  revision: string;
  updatedDate: string;
}

/** The carts that changed last, current ones and others. */
export function listCarts(
  context: Context,
  position: { limit: number; offset: number },
): { carts: ListedCart[]; total: number } {
  const { items, total } = context.db
    .of(carts)
    .pageByOffset({ sort: [{ fieldName: 'updatedDate', order: 'DESC' }] }, position);
  return { carts: items.map((cart) => toListed(context, cart)), total };
}

const toListed = (context: Context, cart: StoredCart): ListedCart => ({
  id: cart.id,
  state: stateOf(cart),
  owner: ownerOf(cart),
  lines: cart.lines.length,
  total: totalOf(context, cart),
  revision: String(cart.revision),
  updatedDate: cart.updatedDate,
});

function stateOf({ id, checkoutId, completed, isCurrent }: StoredCart): CartState {
  if (completed) return 'ordered';
  if (checkoutId === id) return isCurrent ? 'current and checkout' : 'checkout';
  return isCurrent ? 'current' : 'by id';
}

function ownerOf({ owner, isOpen }: StoredCart): string {
  if (owner) return `${owner.role} ${owner.id}`;
  return isOpen ? 'the first shopper who opens it' : 'the shop';
}

function totalOf(context: Context, cart: StoredCart): string {
  if (cart.final) return cart.final.checkout.priceSummary?.total?.amount ?? '0';
  return converted(moneyOf(context.settings), quoteStored(context, cart).calculation.totals.total).amount;
}

/** A cart in the form of version 2, with the summary of its calculation unless it was ordered. */
export function cartDetails(
  context: Context,
  { id }: { id: string },
): Pick<ListedCart, 'state' | 'owner' | 'total'> & { cart: CartV2; summary?: CartSummary } {
  const cart = found(context, id);
  const { state, owner, total } = toListed(context, cart);
  if (cart.completed) return { cart: toCartV2(context, cart), state, owner, total };
  const quoted = quoteStored(context, cart);
  const summary = toSummary(context, cart, quoted, {
    withDelivery: true,
    withTax: true,
    problems: problemsOf(context, cart, quoted, 'CHECKOUT_VALIDATIONS'),
    withToken: false,
  });
  return { cart: toCartV2(context, cart, quoted), state, owner, total, summary };
}

/** Takes prices and stock of the catalog. */
export const refreshCart = (context: Context, { id }: { id: string }): CartV2 =>
  context.db.write(() => {
    const cart = found(context, id);
    if (cart.completed) throw new Conflict('The cart was ordered');
    return saveCart(context, cart).shown.v2;
  });

/** Deletes a cart, as the call of version 2 does. */
export const removeCart = (context: Context, { id }: { id: string }): void =>
  context.db.write(() => deleteCart(context, found(context, id)));

/** The cart with this id. Reading it changes no owner. */
function found({ db }: Context, id: string): StoredCart {
  const cart = db.of(carts).get(id);
  if (!cart) throw new NotFound();
  return cart;
}

/** A reduction that a merchant gives: an amount, or for checkouts also a percentage. */
interface GivenReduction {
  amount?: string;
  percentage?: number;
}

/** Replaces the merchant discounts of a cart. */
export const discountCart = (
  context: Context,
  { cartId, discounts }: { cartId: string; discounts: readonly Pick<GivenReduction, 'amount'>[] },
): void =>
  context.db.write(() => {
    const cart = cartWithId(context, cartId) ?? context.db.of(carts).get(cartId);
    if (!cart || cart.completed) throw new NotFound();
    saveCart(context, { ...cart, merchantDiscounts: withIds(context, discounts) });
  });

/** Replaces the merchant discounts of a checkout. */
export const discountCheckout = (
  context: Context,
  { checkoutId, discounts }: { checkoutId: string; discounts: readonly GivenReduction[] },
): void =>
  context.db.write(() => {
    const checkout = openCheckoutOf(context, checkoutId);
    saveCart(context, { ...checkout, merchantDiscounts: withIds(context, discounts) });
  });

const withIds = ({ ids }: Context, discounts: readonly GivenReduction[]) =>
  discounts.map((discount) => ({ ...discount, id: ids.uuid() }));
