/** The order of a cart at the prices of the moment: everything that must be true for it, and what it uses up. */

import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { orders } from '../orders/stored-order.ts';
import { type Quote, quotePurchase } from '../pricing/quote.ts';
import { isAgreed, viewerOf } from './agreement.ts';
import { isSubscription } from './cart-violations.ts';
import { completeCart, finalOf } from './complete-cart.ts';
import { orderCart, redeemUses } from './order-cart.ts';
import { brokenCondition, isNothingAvailable } from './order-conditions.ts';
import { purchaseOf } from './purchase.ts';
import { cartAt } from './save-cart.ts';
import type { StoredCart } from './stored-cart.ts';

/** The result of placing an order. The platform has no subscriptions, so that one is an id only. */
export interface PlacedOrder {
  orderId?: string;
  subscriptionId?: string;
  paymentGatewayOrderId?: string;
}

interface OrderInput {
  id: string;
  savePaymentMethod?: boolean | undefined;
  delayCapture?: boolean | undefined;
}

interface OrderOptions {
  /**
   * On a page, the buyer orders, also by the link of a merchant, and keeps the cart until a card is taken.
   */
  isOnPage?: boolean;
}

/**
 * Places the order of a cart at the prices that were last shown, in one write: its stock is reserved, what it uses is
 * redeemed, and the cart is completed. There is never a second order.
 */
export function orderNow(
  context: Context,
  { id, savePaymentMethod = false, delayCapture = false }: OrderInput,
  { isOnPage = false }: OrderOptions = {},
): PlacedOrder {
  const cart = cartAt(context, id);
  if (cart.completed) throw new ApplicationError(repeatedCode(context, cart));
  const quoted = quotePurchase(context, purchaseOf(cart));
  const final = finalOf(context, cart, quoted);
  const problem =
    lineProblem(cart, quoted) ??
    brokenCondition('now', cart, quoted, savePaymentMethod) ??
    stockProblem(quoted) ??
    deliveryProblem(quoted) ??
    (cart.isDemo ? 'VIOLATIONS_WITH_ERROR_SEVERITY' : violationProblem(quoted));
  if (problem) throw new ApplicationError(problem);
  if (quoted.giftCardProblem) throw new ApplicationError('REDEEM_GIFT_CARD_ERROR');
  if (final.checkout.calculationErrors) throw new ApplicationError('CALCULATION_ERROR');
  if (!isAgreed(cart, quoted, isOnPage ? 'buyer' : viewerOf(context)))
    throw new ApplicationError('CHECKOUT_CHANGED');
  redeemUses(context, cart, quoted, new ApplicationError('REDEEM_GIFT_CARD_ERROR'));
  if (quoted.lines.some(isSubscription)) {
    completeCart(context, cart, { final });
    return { subscriptionId: context.ids.uuid() };
  }
  return orderCart(context, cart, quoted, {
    final,
    delayCapture,
    keepsCart: isOnPage,
    refuse: (error) => new ApplicationError(outOfStockCode(error.isNothingAvailable)),
  });
}

const outOfStockCode = (isNothingLeft: boolean): string =>
  isNothingLeft ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';

const repeatedCode = ({ db }: Context, { orderId = '' }: StoredCart): string =>
  db.of(orders).get(orderId)?.status === 'INITIALIZED'
    ? 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
    : 'CHECKOUT_ALREADY_PAID';

/** Why this buyer cannot order the lines. */
function lineProblem({ owner }: StoredCart, { lines }: Quote): string | undefined {
  if (lines.length === 0) return 'EMPTY_CHECKOUT';
  return owner?.role === 'visitor' && lines.some(({ item }) => item.shown.membersOnly)
    ? 'MEMBERS_ONLY_ITEM'
    : undefined;
}

const violationProblem = ({
  problems: { belowMinimum, unavailable, forMembers, remarks },
}: Quote): string | undefined =>
  belowMinimum ||
  unavailable.length + forMembers.length > 0 ||
  remarks.some(({ severity }) => severity === 'ERROR')
    ? 'VIOLATIONS_WITH_ERROR_SEVERITY'
    : undefined;

const stockProblem = ({ lines }: Quote): string | undefined =>
  lines.some(({ availability: { status } }) => status !== 'AVAILABLE')
    ? outOfStockCode(isNothingAvailable(lines))
    : undefined;

function deliveryProblem({ delivery: { isNeeded, isChosen, region, selected } }: Quote): string | undefined {
  if (!isNeeded) return undefined;
  if (!isChosen) return 'NO_SELECTED_CARRIER_SERVICE_OPTION';
  return region && !selected ? 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' : undefined;
}
