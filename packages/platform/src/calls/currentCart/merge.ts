import { updated } from '../../base/update.ts';
import type { Context } from '../../context/context.ts';
import { cartOf, deleteCart, newCart, saveCart } from '../../rules/commerce/cart.ts';
import { mergeLines } from '../../rules/commerce/lines.ts';

/**
 * Merges the cart of a visitor into that of the member who signed in: lines are added, and the coupon of the
 * visitor takes precedence. Note, address and other choices of the member stay. The checkout of the visitor's
 * cart stays with the visitor. Call it in the write that signs the member in.
 */
export function mergeCarts(
  context: Context,
  { visitorId, memberId }: { visitorId: string; memberId: string },
): void {
  const owner = { role: 'member', id: memberId } as const;
  const from = cartOf(context, { role: 'visitor', id: visitorId });
  if (!from) return;
  const cart = cartOf(context, owner) ?? newCart(context, owner);
  const couponCode = from.couponCode ?? cart.couponCode;
  deleteCart(context, from.id);
  saveCart(context, {
    ...cart,
    lines: mergeLines(context, cart.lines, from.lines),
    info: updated(from.info, cart.info),
    ...(couponCode !== undefined && { couponCode }),
  });
}
