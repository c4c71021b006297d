/** Checkouts as version 1 of the contract describes them. */
import type { Checkout } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { present } from '../../kernel/values/present.ts';
import { readCart } from '../carts/price-cart.ts';
import type { PricedCart } from '../pricing/priced-cart.ts';
import type { CartOfV1 } from './stored.ts';

/** A checkout for its viewer, with the prices that its order is to have. */
export const readCheckout = (context: Context, cart: CartOfV1): Checkout =>
  toCheckout(cart, readCart(context, cart));

/** A cart as a checkout, at its prices. */
export function toCheckout(cart: CartOfV1, priced: PricedCart): Checkout {
  const { customSettings, customContentReference, externalReference } = cart.info;
  const { businessLocationId, taxExemptGroupId } = cart.info;
  const { currency } = priced;
  return {
    ...priced,
    ...present({ businessLocationId, taxExemptGroupId, cartId: cart.cartId }),
    ...(customSettings && { customSettings: { ...DEFAULT_SETTINGS, ...customSettings } }),
    ...(customContentReference && {
      customContentReference: { appId: '', componentId: '', ...customContentReference },
    }),
    ...(externalReference && { externalReference: { appId: '', ...externalReference } }),
    conversionCurrency: currency,
    paymentCurrency: currency,
    completed: cart.completed,
  };
}

const DEFAULT_SETTINGS = {
  lockGiftCard: false,
  lockCouponCode: false,
  disabledPolicyAgreementCheckbox: false,
  disabledManualPayment: false,
};
