/** The order of a cart in version 2. */
import type { PlaceOrderResponse, PlaceOrderV2Input } from 'storewire';
import { ApplicationError } from '../../base/failure.ts';
import type { Received } from '../../base/received.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import { orders, type StoredOrder } from '../../entities/orders.ts';
import { checkOpen } from '../../rules/commerce/cart-changes.ts';
import { quoteStored } from '../../rules/commerce/cart-quote.ts';
import { priceToken } from '../../rules/commerce/cart-summary.ts';
import {
  cartViolations,
  deliveryFailure,
  isGiftCard,
  isSubscription,
} from '../../rules/commerce/cart-violations.ts';
import { completeCart, finalOf } from '../../rules/commerce/complete-cart.ts';
import { lineItemOf } from '../../rules/commerce/line-item.ts';
import { purchaseOf } from '../../rules/commerce/purchase.ts';
import { purchaseRulesOf } from '../../rules/commerce/purchase-rules.ts';
import type { Quote } from '../../rules/commerce/quote.ts';
import { toCalculationErrors } from '../../rules/commerce/quote-view.ts';
import { redeem } from '../../rules/commerce/redemption.ts';
import { OutOfStock } from '../../rules/commerce/stock.ts';
import { type Placement, placeOrder } from '../../rules/orders/place.ts';

/**
 * Places the order of a cart at the prices that the cart has stored, in one write: its stock is reserved, and
 * what it uses is redeemed. There is never a second order.
 */
export function placeCartOrder(
  context: Context,
  cart: StoredCart,
  {
    priceVerificationToken,
    savePaymentMethod = false,
    delayCapture = false,
  }: Omit<Received<PlaceOrderV2Input>, 'cartId'>,
): PlaceOrderResponse {
  checkNotOrdered(context, cart);
  if (cart.isDemo) throw new ApplicationError('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART');
  const quoted = quoteStored(context, cart);
  checkLines(context, quoted);
  checkPayment(cart, quoted, savePaymentMethod);
  checkDelivery(cart, quoted);
  checkProblems(context, cart, quoted);
  if (typeof priceVerificationToken === 'string') checkPrices(context, cart, quoted, priceVerificationToken);
  const online = quoted.calculation.payNow.total - (quoted.giftCard?.amount ?? 0n);
  if (online > 0n && !purchaseRulesOf(context).acceptsPayments)
    throw new ApplicationError('SITE_NOT_ACCEPTING_PAYMENTS');
  const final = finalOf(context, cart, quoted);
  if (!redeem(context, cart.id, purchaseOf(cart), quoted))
    throw new ApplicationError('GIFT_CARD_REDEEM_ERROR', { error: 'The balance is too low' });
  const order = reservedOrder(context, {
    checkout: final.checkout,
    discounts: quoted.calculation.discounts,
    delayCapture,
  });
  completeCart(context, cart, { final, orderId: order.id });
  const { paymentGatewayOrderId } = order.internal;
  return {
    orderId: order.id,
    ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId }),
    completed: paymentGatewayOrderId === undefined,
  };
}

function checkNotOrdered(context: Context, cart: StoredCart): void {
  if (context.db.of(orders).get(cart.orderId ?? '')?.paymentStatus === 'PENDING')
    throw new ApplicationError('PAYMENT_ALREADY_IN_PROGRESS');
  checkOpen(cart);
}

/** The stock is that of the moment, for as many pieces as the cart has confirmed. */
function checkLines(context: Context, { lines, problems }: Quote): void {
  if (lines.length === 0) throw new ApplicationError('EMPTY_CART');
  const statuses = lines.map((line) => lineItemOf(context, line).availability.status);
  const short = lines.filter(
    ({ id }, index) => statuses[index] !== 'AVAILABLE' || problems.unavailable.includes(id),
  );
  if (short.length > 0)
    throw outOfStock(
      short.map(({ id }) => id),
      statuses.every((status) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND'),
    );
  if (problems.forMembers.length > 0)
    throw new ApplicationError('MEMBERS_ONLY_ITEM', { lineItemIds: problems.forMembers });
}

const outOfStock = (lineItemIds: readonly string[], allLineItemsOutOfStock: boolean): ApplicationError =>
  new ApplicationError('LINE_ITEMS_OUT_OF_STOCK', { lineItemIds, allLineItemsOutOfStock });

/** What the means of payment do not allow. */
function checkPayment({ giftCard }: StoredCart, { lines, coupon }: Quote, savePaymentMethod: boolean): void {
  const subscriptions = lines.filter(isSubscription).map(({ item }) => item.shown);
  const found: [boolean, string][] = [
    [
      lines.some(({ item }) => item.shown.savePaymentMethod) && !savePaymentMethod,
      'UNCONFIRMED_SAVE_PAYMENT_METHOD',
    ],
    [giftCard !== undefined && lines.some(isGiftCard), 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'],
    [coupon !== undefined && lines.every(isGiftCard), 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'],
    [giftCard !== undefined && subscriptions.length > 0, 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD'],
    [
      subscriptions.some(
        ({ subscriptionOptionInfo }) =>
          subscriptionOptionInfo?.subscriptionSettings?.frequency === 'UNDEFINED',
      ),
      'SUBSCRIPTION_WITH_INVALID_FREQUENCY',
    ],
    [
      subscriptions.some(
        ({ subscriptionOptionInfo, physicalProperties }) =>
          physicalProperties?.shippable && subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod,
      ),
      'SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION',
    ],
  ];
  const [code] = found.flatMap(([isFound, each]) => (isFound ? [each] : []));
  if (code !== undefined) throw new ApplicationError(code);
}

function checkDelivery(cart: StoredCart, quoted: Quote): void {
  const failure = deliveryFailure(cart, quoted);
  if (failure === 'DELIVERY_METHOD_NO_LONGER_AVAILABLE' && quoted.delivery.isOutside)
    throw new ApplicationError('CALCULATION_ERROR');
  if (failure) throw new ApplicationError(failure);
}

function checkProblems(context: Context, cart: StoredCart, quoted: Quote): void {
  const [membership] = quoted.memberships.problems;
  if (membership) throw new ApplicationError('INVALID_MEMBERSHIP', { message: membership.reason });
  if (quoted.giftCardProblem)
    throw new ApplicationError('GIFT_CARD_REDEEM_ERROR', { error: quoted.giftCardProblem });
  const objections = quoted.problems.remarks.filter(({ severity }) => severity === 'ERROR');
  if (objections.length > 0)
    throw new ApplicationError('VIOLATIONS_WITH_ERROR_SEVERITY', {
      violationsList: { violations: objections },
    });
  const violations = cartViolations(context, cart, quoted, 'CHECKOUT_VALIDATIONS').filter(
    ({ severity }) => severity === 'ERROR',
  );
  if (violations.length > 0) throw new ApplicationError('INVALID_CART', { violations });
  if (toCalculationErrors(quoted, [])) throw new ApplicationError('CALCULATION_ERROR');
}

/** The token represents what the cart has stored, which the catalog can have left behind. */
function checkPrices(context: Context, cart: StoredCart, quoted: Quote, token: string): void {
  if (token !== priceToken(cart, quoted))
    throw new ApplicationError('INVALID_PRICE_VERIFICATION_TOKEN', { token });
  if (quoted.lines.some((line) => lineItemOf(context, line).item.price !== line.item.price))
    throw new ApplicationError('CART_PRICES_OUT_OF_SYNC');
}

/** The same item can be on several lines, which only the reservation adds up. */
function reservedOrder(context: Context, placement: Placement): StoredOrder {
  try {
    return placeOrder(context, placement);
  } catch (error) {
    if (!(error instanceof OutOfStock)) throw error;
    throw outOfStock(
      placement.checkout.lineItems.flatMap(({ id }) => id ?? []),
      error.isNothingAvailable,
    );
  }
}
