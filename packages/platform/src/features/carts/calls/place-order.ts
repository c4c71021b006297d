/** The order of a cart in version 2. */
import type { PlaceOrderResponse, PlaceOrderV2Input } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { orders } from '../../orders/stored-order.ts';
import { lineItemOf } from '../../pricing/line-item.ts';
import type { Quote } from '../../pricing/quote.ts';
import { toCalculationErrors } from '../../pricing/quote-view.ts';
import { checkOpen } from '../cart-changes.ts';
import { quoteStored } from '../cart-quote.ts';
import { priceToken } from '../cart-summary.ts';
import { cartViolations, deliveryFailure } from '../cart-violations.ts';
import { finalOf } from '../complete-cart.ts';
import { orderCart, redeemUses } from '../order-cart.ts';
import { brokenCondition, isNothingAvailable } from '../order-conditions.ts';
import type { StoredCart } from '../stored-cart.ts';

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
  const broken = brokenCondition('v2', cart, quoted, savePaymentMethod);
  if (broken) throw new ApplicationError(broken);
  checkDelivery(cart, quoted);
  checkProblems(context, cart, quoted);
  if (typeof priceVerificationToken === 'string') checkPrices(context, cart, quoted, priceVerificationToken);
  const final = finalOf(context, cart, quoted);
  redeemUses(
    context,
    cart,
    quoted,
    new ApplicationError('GIFT_CARD_REDEEM_ERROR', { error: 'The balance is too low' }),
  );
  const placed = orderCart(context, cart, quoted, {
    final,
    delayCapture,
    refuse: (error) =>
      outOfStock(
        quoted.lines.map(({ id }) => id),
        error.isNothingAvailable,
      ),
  });
  return { ...placed, completed: placed.paymentGatewayOrderId === undefined };
}

function checkNotOrdered(context: Context, cart: StoredCart): void {
  if (context.db.of(orders).get(cart.orderId ?? '')?.paymentStatus === 'PENDING')
    throw new ApplicationError('PAYMENT_ALREADY_IN_PROGRESS');
  checkOpen(cart);
}

/** The stock is that of the moment, for as many pieces as the cart has confirmed. */
function checkLines(context: Context, { lines, problems }: Quote): void {
  if (lines.length === 0) throw new ApplicationError('EMPTY_CART');
  const current = lines.map((line) => ({ ...line, ...lineItemOf(context, line) }));
  const short = current.filter(
    ({ id, availability: { status } }) => status !== 'AVAILABLE' || problems.unavailable.includes(id),
  );
  if (short.length > 0)
    throw outOfStock(
      short.map(({ id }) => id),
      isNothingAvailable(current),
    );
  if (problems.forMembers.length > 0)
    throw new ApplicationError('MEMBERS_ONLY_ITEM', { lineItemIds: problems.forMembers });
}

const outOfStock = (lineItemIds: readonly string[], allLineItemsOutOfStock: boolean): ApplicationError =>
  new ApplicationError('LINE_ITEMS_OUT_OF_STOCK', { lineItemIds, allLineItemsOutOfStock });

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
