/** What the calls of both services have in common. */
import type { CartV2 } from 'storewire';
import { ApplicationError } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import type { GivenItems } from '../../rules/commerce/cart-lines.ts';
import { toCartV2 } from '../../rules/commerce/cart-v2.ts';
import { saveCart } from '../../rules/commerce/save-cart.ts';

/** Saves a changed cart and returns it as the contract describes it. */
export const savedCart = (context: Context, cart: StoredCart): CartV2 =>
  toCartV2(context, saveCart(context, cart));

export function checkHasItems({ catalogItems = [], customItems = [] }: GivenItems): void {
  if (catalogItems.length === 0 && customItems.length === 0)
    throw new ApplicationError('NO_LINE_ITEMS_TO_ADD');
}
