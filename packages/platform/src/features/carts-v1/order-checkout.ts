/** The order of a checkout, at the prices of the moment: the codes of version 1. */
import type { CreateOrderFromCheckoutInput, CreateOrderFromCheckoutResponse } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { isAgreed } from '../carts/agreement.ts';
import { quoteStored } from '../carts/cart-quote.ts';
import { isSubscription } from '../carts/cart-violations.ts';
import { brokenConditions, isNothingAvailable } from '../carts/placing/check-cart.ts';
import { completeCart, frozenCart } from '../carts/placing/complete-cart.ts';
import { placeOrder, redeemUses } from '../carts/placing/place-order.ts';
import { orders, type StoredOrder } from '../orders/stored-order.ts';
import type { Quote } from '../pricing/quote.ts';
import { OutOfStock } from '../stock/stock.ts';
import { errorsOf } from './checkout-view.ts';
import { checkoutAt } from './checkouts.ts';
import type { CartOfV1 } from './stored.ts';

/**
 * Places the order of a checkout at the prices that were last shown, in one write. There is never a second order. The
 * platform has no subscriptions, so that one is an id only.
 */
export function orderCheckout(
  context: Context,
  { id, savePaymentMethod = false, delayCapture = false }: Received<CreateOrderFromCheckoutInput>,
): CreateOrderFromCheckoutResponse {
  const cart = checkoutAt(context, id);
  if (cart.completed) throw new ApplicationError(repeatedCode(context, cart));
  const quoted = quoteStored(context, cart);
  const problem = problemOf(context, cart, quoted, savePaymentMethod);
  if (problem) throw new ApplicationError(problem);
  if (quoted.lines.some(isSubscription)) {
    const frozen = frozenCart(context, cart, quoted);
    redeemUses(context, cart, quoted);
    completeCart(context, frozen);
    return { subscriptionId: context.ids.uuid() };
  }
  const order = placed(() => placeOrder(context, cart, quoted, { delayCapture }));
  const { paymentGatewayOrderId } = order.internal;
  return { orderId: order.id, ...(paymentGatewayOrderId !== undefined && { paymentGatewayOrderId }) };
}

function placed(place: () => StoredOrder): StoredOrder {
  try {
    return place();
  } catch (error) {
    throw error instanceof OutOfStock
      ? new ApplicationError(outOfStockCode(error.isNothingAvailable))
      : error;
  }
}

const outOfStockCode = (isNothingLeft: boolean): string =>
  isNothingLeft ? 'FULL_OUT_OF_STOCK' : 'PARTIAL_OUT_OF_STOCK';

const repeatedCode = ({ db }: Context, { orderId = '' }: CartOfV1): string =>
  db.of(orders).get(orderId)?.status === 'INITIALIZED'
    ? 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
    : 'CHECKOUT_ALREADY_PAID';

/** The first reason why a checkout cannot be ordered. */
const problemOf = (
  context: Context,
  cart: CartOfV1,
  quoted: Quote,
  savesPaymentMethod: boolean,
): string | undefined =>
  lineProblem(quoted) ??
  conditionProblem(cart, quoted, savesPaymentMethod) ??
  stockProblem(quoted) ??
  deliveryProblem(quoted) ??
  (cart.fields.demo ? 'VIOLATIONS_WITH_ERROR_SEVERITY' : violationProblem(quoted)) ??
  (quoted.giftCardProblem && 'REDEEM_GIFT_CARD_ERROR') ??
  (errorsOf(cart, quoted) && 'CALCULATION_ERROR') ??
  (isAgreed(context, cart, quoted) ? undefined : 'CHECKOUT_CHANGED');

/** Why this buyer cannot order the lines. */
function lineProblem({ lines, problems: { forMembers } }: Quote): string | undefined {
  if (lines.length === 0) return 'EMPTY_CHECKOUT';
  return forMembers.length > 0 ? 'MEMBERS_ONLY_ITEM' : undefined;
}

/** Codes of version 1 by those of version 2. It has none for other conditions. */
const CONDITION_CODES: Readonly<Record<string, string>> = {
  UNCONFIRMED_SAVE_PAYMENT_METHOD: 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION',
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
  CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: 'SUBSCRIPTION_WITH_GIFT_CARD',
};

function conditionProblem(cart: CartOfV1, quoted: Quote, savesPaymentMethod: boolean): string | undefined {
  const { lines, calculation } = quoted;
  const hasSubscription = lines.some(isSubscription);
  if (hasSubscription && lines.length > 1) return 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS';
  if (hasSubscription && calculation.totals.total === 0n) return 'SUBSCRIPTION_WITH_ZERO_TOTAL';
  const broken = brokenConditions(cart, quoted, savesPaymentMethod);
  return broken.flatMap((code) => CONDITION_CODES[code] ?? [])[0];
}

const violationProblem = ({ problems: { belowMinimum, remarks } }: Quote): string | undefined =>
  belowMinimum || remarks.some(({ severity }) => severity === 'ERROR')
    ? 'VIOLATIONS_WITH_ERROR_SEVERITY'
    : undefined;

/** A line is ordered with as many pieces as there are. */
const stockProblem = ({ lines, problems: { unavailable } }: Quote): string | undefined =>
  unavailable.length > 0 ? outOfStockCode(isNothingAvailable(lines)) : undefined;

function deliveryProblem({ delivery: { isNeeded, isChosen, region, selected } }: Quote): string | undefined {
  if (!isNeeded) return undefined;
  if (!isChosen) return 'NO_SELECTED_CARRIER_SERVICE_OPTION';
  return region && !selected ? 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE' : undefined;
}
