/** Checkouts that are made from carts. */
import type { CreateCheckoutFromCurrentCartInput } from 'storewire';
import type { Received } from '../../base/received.ts';
import { updated } from '../../base/update.ts';
import type { Context } from '../../context/context.ts';
import { ownerId, type StoredCart } from '../../entities/carts.ts';
import { checkouts, type StoredCheckout } from '../../entities/checkouts.ts';
import { saveCheckout } from '../../rules/commerce/checkout.ts';

/**
 * Creates the checkout of a cart, or brings it up to date with the cart. Returns the stored checkout. A
 * completed one, whose payment was declined, is followed by another with the same entries.
 */
export function checkoutFromCart(
  context: Context,
  cart: StoredCart,
  input: Received<CreateCheckoutFromCurrentCartInput>,
): StoredCheckout {
  const { db, ids, clock } = context;
  const last = cart.checkoutId === undefined ? undefined : db.of(checkouts).get(cart.checkoutId);
  const before = last?.completed ? undefined : last;
  const { owner, info } = cart;
  const created: StoredCheckout = {
    id: ids.uuid(),
    ...(owner.role !== 'merchant' && { owner }),
    createdBy: ownerId(owner),
    lines: [],
    info: last?.info ?? {},
    channelType: input.channelType,
    merchantDiscounts: [],
    cartId: cart.id,
    purchaseFlowId: cart.purchaseFlowId,
    completed: false,
    seen: {},
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
  };
  const { couponCode: _coupon, overrideCheckoutUrl: _url, ...current } = before ?? created;
  const checkout: StoredCheckout = {
    ...current,
    lines: cart.lines,
    merchantDiscounts: cart.merchantDiscounts,
    info: updated(current.info, changesOf(cart, input)),
    ...(cart.couponCode !== undefined && { couponCode: cart.couponCode }),
    ...(info.overrideCheckoutUrl && { overrideCheckoutUrl: info.overrideCheckoutUrl }),
  };
  saveCheckout(context, checkout);
  return checkout;
}

function changesOf(
  { lines, info }: StoredCart,
  {
    shippingAddress,
    billingAddress,
    selectedShippingOption,
    email,
  }: Received<CreateCheckoutFromCurrentCartInput>,
): StoredCheckout['info'] {
  const { buyerNote, extendedFields, businessLocationId, contactInfo, buyerInfo } = info;
  const option = selectedShippingOption ?? info.selectedShippingOption;
  const address = email ?? buyerInfo?.email;
  const memberships = lines.flatMap(({ id, selectedMembership }) =>
    selectedMembership ? [{ ...selectedMembership, lineItemIds: [id] }] : [],
  );
  const destination = shippingAddress ? { ...contactInfo, address: shippingAddress } : contactInfo;
  return {
    ...(buyerNote && { buyerNote }),
    ...(extendedFields && { extendedFields }),
    ...(businessLocationId && { businessLocationId }),
    ...(address && { buyerInfo: { email: address } }),
    ...(billingAddress && { billingInfo: { address: billingAddress } }),
    shippingInfo: {
      ...(destination && { shippingDestination: destination }),
      ...(option && { selectedCarrierServiceOption: option }),
    },
    ...(memberships.length > 0 && { membershipOptions: { selectedMemberships: { memberships } } }),
  };
}
