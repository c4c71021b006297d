/** What a calculation needs to know of a cart. */

import { askedLine, type CurrentLine, confirmedLine } from '../pricing/lines.ts';
import type { ChosenMembership } from '../pricing/memberships.ts';
import type { Purchase } from '../pricing/quote.ts';
import { type StoredCart, shopperOf } from './stored-cart.ts';

/** A purchase of all pieces that were asked for. */
export const purchaseOf = (cart: StoredCart): Purchase => purchaseWith(cart, cart.lines.map(askedLine));

/** A purchase of as many pieces as there were when the cart last changed. */
export const confirmedPurchase = (cart: StoredCart): Purchase =>
  purchaseWith(cart, cart.lines.map(confirmedLine));

function purchaseWith(cart: StoredCart, lines: readonly CurrentLine[]): Purchase {
  const { fields, coupon, merchantDiscounts, giftCard } = cart;
  const owner = shopperOf(cart);
  return {
    lines,
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
