/** Checkouts that are made from carts. */
import type { CreateCheckoutFromCurrentCartInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { saveCart } from '../carts/save-cart.ts';
import type { CartInfo } from '../carts/stored-cart.ts';
import { type CartOfV1, isCheckout } from './stored.ts';

/** Makes a checkout of a current cart, which it stays as well, or updates the one that was made. */
export function checkoutFromCart(
  context: Context,
  cart: CartOfV1,
  input: Received<CreateCheckoutFromCurrentCartInput>,
): CartOfV1 {
  const checkout: CartOfV1 = {
    ...cart,
    checkoutId: cart.id,
    channelType: isCheckout(cart) ? cart.channelType : input.channelType,
    info: updated<CartInfo>(cart.info, changesOf(cart, input)),
  };
  return saveCart(context, checkout).cart;
}

/** What the request sets, and the memberships of lines, which checkouts list. */
function changesOf(
  { lines }: CartOfV1,
  {
    shippingAddress,
    billingAddress,
    selectedShippingOption,
    email,
  }: Received<CreateCheckoutFromCurrentCartInput>,
): CartInfo {
  const memberships = lines.flatMap(({ id, selectedMembership }) =>
    selectedMembership ? [{ ...selectedMembership, lineItemIds: [id] }] : [],
  );
  return {
    ...(email && { buyerInfo: { email } }),
    ...(billingAddress && { billingInfo: { address: billingAddress } }),
    shippingInfo: {
      ...(shippingAddress && { shippingDestination: { address: shippingAddress } }),
      ...(selectedShippingOption && { selectedCarrierServiceOption: selectedShippingOption }),
    },
    ...(memberships.length > 0 && { membershipOptions: { selectedMemberships: { memberships } } }),
  };
}
