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
  const { info, coupon, merchantDiscounts, giftCard } = cart;
  const owner = shopperOf(cart);
  return {
    lines,
    couponCode: coupon?.code,
    merchantDiscounts,
    giftCard,
    shippingAddress: info.shippingInfo?.shippingDestination?.address,
    billingAddress: info.billingInfo?.address,
    option: info.shippingInfo?.selectedCarrierServiceOption,
    memberships: chosenMemberships(cart),
    memberId: owner?.role === 'member' ? owner.id : undefined,
    customer: {
      key: owner ? `${owner.role}:${owner.id}` : cart.id,
      email: info.buyerInfo?.email ?? undefined,
    },
    taxExemptGroupId: info.taxExemptGroupId,
  };
}

/** The memberships that should pay. The list of a checkout takes precedence over those of lines. */
export const chosenMemberships = ({ info, lines }: StoredCart): readonly ChosenMembership[] =>
  info.membershipOptions?.selectedMemberships?.memberships ??
  lines.flatMap(({ id, selectedMembership }) =>
    selectedMembership ? [{ ...selectedMembership, lineItemIds: [id] }] : [],
  );
