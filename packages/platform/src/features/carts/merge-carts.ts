import type { Context } from '../../kernel/context/context.ts';
import { InvalidInput } from '../../kernel/errors/failure.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import { mergeLines } from '../pricing/lines.ts';
import { changeCart, currentCartOf, leaveCart, newCurrentCart, refreshed } from './save-cart.ts';
import type { CartFields } from './stored-cart.ts';

/**
 * Merges the cart of a visitor into that of the member who signed in: lines are added, and the coupon of the
 * visitor takes precedence. Note, address, gift card and other choices of the member stay. The checkout of the
 * visitor's cart stays with the visitor. Call it in the write that signs the member in.
 */
export function mergeCarts(context: Context, ids: { visitorId: string; memberId: string }): void {
  try {
    context.db.write(() => merge(context, ids));
  } catch (error) {
    // together they are worth more than amounts can express: both stay as they are
    if (!(error instanceof InvalidInput)) throw error;
  }
}

function merge(context: Context, { visitorId, memberId }: { visitorId: string; memberId: string }): void {
  const owner = { role: 'member', id: memberId } as const;
  const from = currentCartOf(context, { role: 'visitor', id: visitorId });
  if (!from) return;
  const cart = currentCartOf(context, owner) ?? {
    ...newCurrentCart(context, owner),
    createdBy: { memberId },
  };
  const coupon = from.coupon ?? cart.coupon;
  const giftCard = cart.giftCard ?? from.giftCard;
  const deliveryMethod = cart.deliveryMethod ?? from.deliveryMethod;
  const customFields = cart.customFields ?? from.customFields;
  leaveCart(context, from);
  const { lines } = refreshed(context, from);
  changeCart(context, cart, (before) => ({
    ...before,
    lines: mergeLines(before.lines, lines),
    fields: mergedFields(from.fields, before.fields),
    ...present({ coupon, giftCard, deliveryMethod, customFields }),
  }));
}

/** What the member has, and else what the visitor has. An address and a name are each taken as a whole. */
function mergedFields({ demo: _preview, ...visitor }: CartFields, member: CartFields): CartFields {
  const { email: ofVisitor, ...visitorName } = visitor.customerInfo ?? {};
  const { email = ofVisitor, ...name } = member.customerInfo ?? {};
  return {
    ...visitor,
    ...member,
    ...presentIn('source', { ...visitor.source, ...member.source }),
    ...presentIn('customerInfo', { ...(Object.keys(name).length > 0 ? name : visitorName), email }),
    ...presentIn('deliveryInfo', { ...visitor.deliveryInfo, ...member.deliveryInfo }),
    ...presentIn('paymentInfo', { ...visitor.paymentInfo, ...member.paymentInfo }),
  };
}
