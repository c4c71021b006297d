/** What a calculation needs to know of a cart. */

import { confirmedLine } from '../pricing/lines.ts';
import type { ChosenMembership } from '../pricing/memberships.ts';
import type { Purchase } from '../pricing/quote.ts';
import { type StoredCart, shopperOf } from './stored-cart.ts';

/** A purchase of as many pieces as there were when the cart last changed. */
export function purchaseOf(cart: StoredCart): Purchase {
  const { fields, coupon, merchantDiscounts, giftCard } = cart;
  const owner = shopperOf(cart);
  return {
    lines: cart.lines.map(confirmedLine),
    couponCode: coupon?.code,
    merchantDiscounts,
    giftCard,
    shippingAddress: fields.deliveryInfo?.address,
    billingAddress: fields.paymentInfo?.billingAddress,
    option: cart.deliveryMethod,
    memberships: chosenMemberships(cart),
    memberId: owner?.role === 'member' ? owner.id : undefined,
    customer: {
      key: owner ? `${owner.role}:${owner.id}` : cart.id,
      email: fields.customerInfo?.email ?? undefined,
    },
    taxExemptGroupId: fields.taxInfo?.taxExemptGroupId,
  };
}

/** The memberships that should pay for lines. */
export const chosenMemberships = ({ lines }: Pick<StoredCart, 'lines'>): ChosenMembership[] =>
  lines.flatMap(({ id, selectedMembership }) =>
    selectedMembership ? [{ ...selectedMembership, lineItemIds: [id] }] : [],
  );
