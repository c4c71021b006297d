/** How the order of a cart is placed once its version finds nothing that prevents it. */

import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { placeOrder } from '../orders/place-order.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { purchaseRulesOf } from '../pricing/purchase-rules.ts';
import type { Quote } from '../pricing/quote.ts';
import { redeem } from '../pricing/redemption.ts';
import { OutOfStock } from '../stock/stock.ts';
import { completeCart } from './complete-cart.ts';
import { purchaseOf } from './purchase.ts';
import type { FinalCart, StoredCart } from './stored-cart.ts';

/** Redeems what a cart uses. Throws if the shop accepts no payments, or `refusal` if the gift card cannot pay. */
export function redeemUses(
  context: Context,
  cart: StoredCart,
  quoted: Quote,
  refusal: ApplicationError,
): void {
  const online = quoted.calculation.payNow.total - (quoted.giftCard?.amount ?? 0n);
  if (online > 0n && !purchaseRulesOf(context).acceptsPayments)
    throw new ApplicationError('SITE_NOT_ACCEPTING_PAYMENTS');
  if (!redeem(context, cart.id, purchaseOf(cart), quoted)) throw refusal;
}

/**
 * Places the order of a cart and completes the cart, which it keeps as the current one if `keepsCart`. The same
 * item can be on several lines, which only the reservation of stock adds up: it throws what `refuse` returns.
 */
export function orderCart(
  context: Context,
  cart: StoredCart,
  quoted: Quote,
  {
    final,
    refuse,
    delayCapture,
    keepsCart = false,
  }: {
    final: FinalCart;
    refuse: (error: OutOfStock) => ApplicationError;
    delayCapture: boolean;
    keepsCart?: boolean;
  },
): { orderId: string; paymentGatewayOrderId?: string } {
  const order = reservedOrder(
    () =>
      placeOrder(context, {
        cart: final.checkout,
        discounts: quoted.calculation.discounts,
        delayCapture,
      }),
    refuse,
  );
  completeCart(context, cart, { final, orderId: order.id, keepsCart });
  const { paymentGatewayOrderId } = order.internal;
  return { orderId: order.id, ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId }) };
}

function reservedOrder(
  place: () => StoredOrder,
  refuse: (error: OutOfStock) => ApplicationError,
): StoredOrder {
  try {
    return place();
  } catch (error) {
    throw error instanceof OutOfStock ? refuse(error) : error;
  }
}
