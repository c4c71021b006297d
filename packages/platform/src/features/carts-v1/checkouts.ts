/** Finds checkouts of version 1, which are at the prices and the stock of the moment. */

import type { Context } from '../../kernel/context/context.ts';
import { invalid, NotFound } from '../../kernel/errors/failure.ts';
import { claimCart, isVisibleCart, refreshed } from '../carts/save-cart.ts';
import { carts } from '../carts/stored-cart.ts';
import { type CartOfV1, isCheckout } from './stored.ts';

/** The checkout that was made from a cart: the open one, which may follow completed ones. */
export function checkoutOfCart(context: Context, cartId: string): CartOfV1 {
  const visible = context.db
    .of(carts)
    .all({ where: { cartId } })
    .filter((each) => isCheckout(each) && isVisibleCart(context, each));
  const checkout = visible.find(({ completed }) => !completed) ?? visible[0];
  if (!checkout) throw new NotFound();
  return refreshed(context, checkout);
}

/** The checkout with this id, at the prices and the stock of the moment. Throws `NotFound` if it is of another caller. */
export const checkoutAt = (context: Context, id: string): CartOfV1 =>
  refreshed(context, claimCart(context, id));

/** A checkout that is to be changed. */
export function openCheckoutOf(context: Context, id: string): CartOfV1 {
  const checkout = checkoutAt(context, id);
  if (checkout.completed) invalid('id', 'VALIDATION', 'is the id of a completed checkout');
  return checkout;
}
