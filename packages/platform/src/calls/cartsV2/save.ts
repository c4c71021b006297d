/** What the calls of both services have in common. */
import type { CartV2 } from 'storewire';
import { ApplicationError } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import type { GivenItems } from '../../rules/commerce/cart-lines.ts';
import { checkConvertible, toCartV2 } from '../../rules/commerce/cart-v2.ts';
import { saveCart } from '../../rules/commerce/save-cart.ts';

/** Saves a changed cart. Throws a violation for amounts that version 2 cannot express. */
export function savedCart(context: Context, cart: StoredCart): CartV2 {
  const saved = saveCart(context, cart);
  checkConvertible(context, saved);
  return toCartV2(context, saved);
}

export function checkHasItems({ catalogItems = [], customItems = [] }: GivenItems): void {
  if (catalogItems.length === 0 && customItems.length === 0)
    throw new ApplicationError('NO_LINE_ITEMS_TO_ADD');
}
