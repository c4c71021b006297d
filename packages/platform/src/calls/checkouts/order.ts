/** The order of a checkout: everything that must be true for it, and what it uses up. */

import { ApplicationError } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import { orders, type StoredOrder } from '../../entities/orders.ts';
import { isAgreed, viewerOf } from '../../rules/commerce/checkout.ts';
import { completeCart, finalOf } from '../../rules/commerce/complete-cart.ts';
import { purchaseOf } from '../../rules/commerce/purchase.ts';
import { purchaseRulesOf } from '../../rules/commerce/purchase-rules.ts';
import { type Quote, quotePurchase } from '../../rules/commerce/quote.ts';
import { redeem } from '../../rules/commerce/redemption.ts';
import { cartAt } from '../../rules/commerce/save-cart.ts';
import { OutOfStock } from '../../rules/commerce/stock.ts';
import { type Placement, placeOrder } from '../../rules/orders/place.ts';

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
 * Places the order of a checkout, in one write: its stock is reserved, what it uses is redeemed, and its cart
 * is deleted. There is never a second order.
 */
export function orderFromCheckout(
  context: Context,
  { id, savePaymentMethod = false, delayCapture = false }: OrderInput,
  { isOnPage = false }: OrderOptions = {},
): PlacedOrder {
  const checkout = cartAt(context, id);
  if (checkout.completed) throw new ApplicationError(repeatedCode(context, checkout));
  const purchase = purchaseOf(checkout);
  const quoted = quotePurchase(context, purchase);
  const final = finalOf(context, checkout, quoted);
  const problem =
    lineProblem(checkout, quoted, savePaymentMethod) ??
    stockProblem(quoted) ??
    deliveryProblem(quoted) ??
    (checkout.isDemo ? 'VIOLATIONS_WITH_ERROR_SEVERITY' : violationProblem(quoted));
  if (problem) throw new ApplicationError(problem);
  if (quoted.giftCardProblem) throw new ApplicationError('REDEEM_GIFT_CARD_ERROR');
  if (final.checkout.calculationErrors) throw new ApplicationError('CALCULATION_ERROR');
  if (!isAgreed(checkout, quoted, isOnPage ? 'buyer' : viewerOf(context)))
    throw new ApplicationError('CHECKOUT_CHANGED');
  const online = quoted.calculation.payNow.total - (quoted.giftCard?.amount ?? 0n);
  if (online > 0n && !purchaseRulesOf(context).acceptsPayments)
    throw new ApplicationError('SITE_NOT_ACCEPTING_PAYMENTS');
  if (!redeem(context, id, purchase, quoted)) throw new ApplicationError('REDEEM_GIFT_CARD_ERROR');
  if (quoted.lines.some(({ item }) => item.shown.subscriptionOptionInfo)) {
    completeCart(context, checkout, { final });
    return { subscriptionId: context.ids.uuid() };
  }
  const { discounts } = quoted.calculation;
  const order = reservedOrder(context, { checkout: final.checkout, discounts, delayCapture });
  completeCart(context, checkout, { final, orderId: order.id, keepsCart: isOnPage });
  const { paymentGatewayOrderId } = order.internal;
  return { orderId: order.id, ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId }) };
}

/** The same item can be on several lines, which only the reservation adds up. */
function reservedOrder(context: Context, placement: Placement): StoredOrder {
  try {
    return placeOrder(context, placement);
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    throw new ApplicationError(error.isNothingAvailable ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK');
  }
}

const repeatedCode = ({ db }: Context, { orderId = '' }: StoredCart): string =>
  db.of(orders).get(orderId)?.status === 'INITIALIZED'
    ? 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
    : 'CHECKOUT_ALREADY_PAID';

/** Why the lines cannot be ordered together, or by this buyer. */
function lineProblem(
  { owner, giftCard }: StoredCart,
  { lines, calculation, coupon }: Quote,
  savePaymentMethod: boolean,
): string | undefined {
  const shown = lines.map(({ item }) => item.shown);
  if (shown.length === 0) return 'EMPTY_CHECKOUT';
  if (owner?.role === 'visitor' && shown.some(({ membersOnly }) => membersOnly)) return 'MEMBERS_ONLY_ITEM';
  if (shown.some(({ subscriptionOptionInfo }) => subscriptionOptionInfo)) {
    if (shown.length > 1) return 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS';
    if (calculation.totals.total === 0n) return 'SUBSCRIPTION_WITH_ZERO_TOTAL';
    if (giftCard) return 'SUBSCRIPTION_WITH_GIFT_CARD';
  }
  const giftCardLines = shown.filter(({ itemType }) => itemType?.preset === 'GIFT_CARD').length;
  if (giftCard && giftCardLines > 0) return 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD';
  if (coupon && giftCardLines === shown.length) return 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD';
  return shown.some((line) => line.savePaymentMethod) && !savePaymentMethod
    ? 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'
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

function stockProblem({ lines }: Quote): string | undefined {
  const short = lines.filter(({ availability: { status } }) => status !== 'AVAILABLE');
  if (short.length === 0) return undefined;
  const isFull = lines.every(
    ({ availability: { status } }) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND',
  );
  return isFull ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';
}

function deliveryProblem({ delivery: { isNeeded, isChosen, region, selected } }: Quote): string | undefined {
  if (!isNeeded) return undefined;
  if (!isChosen) return 'NO_SELECTED_CARRIER_SERVICE_OPTION';
  return region && !selected ? 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' : undefined;
}
