/** Checkouts that are made from carts. */
import type { CreateCheckoutFromCurrentCartInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { updated } from '../../kernel/inputs/update.ts';
import { isAgreed } from '../carts/agreement.ts';
import { quoteStored } from '../carts/cart-quote.ts';
import { saveCart } from '../carts/save-cart.ts';
import { type CheckoutInfo, checkoutInfoOf, withCheckoutInfo } from './checkout-info.ts';
import { type CartOfV1, isCheckout } from './stored.ts';

type Input = Received<CreateCheckoutFromCurrentCartInput>;

/**
 * Makes a checkout of a current cart, which it stays as well, or updates the one that was made. At prices that were
 * shown of the cart, the checkout counts as shown: what it adds to them is what the caller chose.
 */
export function checkoutFromCart(context: Context, cart: CartOfV1, input: Input): CartOfV1 {
  const { fields, ...changed } = withCheckoutInfo(cart, updated(checkoutInfoOf(cart), changesOf(input)));
  const checkout: CartOfV1 = {
    ...changed,
    checkoutId: cart.id,
    fields: isCheckout(cart)
      ? fields
      : { ...fields, source: { ...fields.source, channelType: input.channelType } },
  };
  const isShown = isAgreed(context, cart, quoteStored(context, cart));
  return saveCart(context, checkout, { isShown }).cart;
}

/** What the request sets. */
const changesOf = ({
  shippingAddress,
  billingAddress,
  selectedShippingOption,
  email,
}: Input): CheckoutInfo => ({
  ...(email && { buyerInfo: { email } }),
  ...(billingAddress && { billingInfo: { address: billingAddress } }),
  shippingInfo: {
    ...(shippingAddress && { shippingDestination: { address: shippingAddress } }),
    ...(selectedShippingOption && { selectedCarrierServiceOption: selectedShippingOption }),
  },
});
