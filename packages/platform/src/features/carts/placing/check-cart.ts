/** What prevents the order of a cart at the prices that it has stored. */
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { orders } from '../../orders/stored-order.ts';
import { calculationErrors } from '../../pricing/calculation-errors.ts';
import { refreshedLines } from '../../pricing/line-item.ts';
import { askedLine, type CurrentLine } from '../../pricing/lines.ts';
import { linesForMembers } from '../../pricing/purchase-rules.ts';
import type { Quote } from '../../pricing/quote.ts';
import { isAgreed } from '../agreement.ts';
import { checkOpen } from '../cart-changes.ts';
import { cartViolations, deliveryFailure, isGiftCard, isSubscription } from '../cart-violations.ts';
import { priceToken } from '../price-token.ts';
import { purchaseOf } from '../purchase.ts';
import type { StoredCart } from '../stored-cart.ts';

/** What the buyer says about the order. */
export interface Confirmation {
  /** Of a calculation, whose prices the buyer has seen. Default: prices that a response showed last. */
  priceVerificationToken?: string | null | undefined;
  savePaymentMethod?: boolean | undefined;
}

/** Throws if a cart has an order. */
export function checkNotOrdered(context: Context, cart: StoredCart): void {
  if (context.db.of(orders).get(cart.orderId ?? '')?.paymentStatus === 'PENDING')
    throw new ApplicationError('PAYMENT_ALREADY_IN_PROGRESS');
  checkOpen(cart);
}

/** Throws the first reason why a cart cannot be ordered at the prices of a quote. */
export function checkCart(
  context: Context,
  cart: StoredCart,
  quoted: Quote,
  { priceVerificationToken, savePaymentMethod = false }: Confirmation = {},
): void {
  if (cart.fields.demo) throw new ApplicationError('PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART');
  const current = refreshedLines(context, quoted.lines).map(askedLine);
  checkLines(cart, quoted, current);
  const [broken] = brokenConditions(cart, quoted, savePaymentMethod);
  if (broken) throw new ApplicationError(broken);
  checkDelivery(cart, quoted);
  checkProblems(context, cart, quoted);
  if (typeof priceVerificationToken !== 'string') {
    if (!isAgreed(context, cart, quoted)) throw new ApplicationError('CART_PRICES_OUT_OF_SYNC');
    return;
  }
  if (priceVerificationToken !== priceToken(cart, quoted))
    throw new ApplicationError('INVALID_PRICE_VERIFICATION_TOKEN', { token: priceVerificationToken });
  // the catalog can have left behind what the cart has stored
  if (current.some(({ item }, index) => item.price !== quoted.lines[index]?.item.price))
    throw new ApplicationError('CART_PRICES_OUT_OF_SYNC');
}

/** Stock, and who may buy a line, must be as the cart has them and as they are at this moment. */
function checkLines(cart: StoredCart, { lines, problems }: Quote, current: readonly CurrentLine[]): void {
  if (lines.length === 0) throw new ApplicationError('EMPTY_CART');
  const short = current.filter(
    ({ id, availability: { status } }) => status !== 'AVAILABLE' || problems.unavailable.includes(id),
  );
  if (short.length > 0) throw outOfStock(short, isNothingAvailable(current));
  const forMembers = new Set([...problems.forMembers, ...linesForMembers(current, purchaseOf(cart))]);
  if (forMembers.size > 0) throw new ApplicationError('MEMBERS_ONLY_ITEM', { lineItemIds: [...forMembers] });
}

/** The error for lines of which there are not enough pieces. */
export const outOfStock = (
  lines: readonly { id: string }[],
  allLineItemsOutOfStock: boolean,
): ApplicationError =>
  new ApplicationError('LINE_ITEMS_OUT_OF_STOCK', {
    lineItemIds: lines.map(({ id }) => id),
    allLineItemsOutOfStock,
  });

/** Whether no piece at all is left of any line. */
export const isNothingAvailable = (lines: readonly Pick<CurrentLine, 'availability'>[]): boolean =>
  lines.every(({ availability: { status } }) => status === 'NOT_AVAILABLE' || status === 'NOT_FOUND');

/** The codes of what lines and means of payment are and an order cannot have. */
export function brokenConditions(
  { giftCard }: StoredCart,
  { lines, coupon }: Quote,
  savesPaymentMethod: boolean,
): string[] {
  const giftCardLines = lines.filter(isGiftCard).length;
  const subscriptions = lines.filter(isSubscription).map(({ item }) => item.shown);
  const savesCard = lines.some(({ item }) => item.shown.savePaymentMethod);
  const conditions: Record<string, boolean> = {
    UNCONFIRMED_SAVE_PAYMENT_METHOD: savesCard && !savesPaymentMethod,
    CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: giftCard !== undefined && giftCardLines > 0,
    CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD: coupon !== undefined && giftCardLines === lines.length,
    CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD: giftCard !== undefined && subscriptions.length > 0,
    SUBSCRIPTION_WITH_INVALID_FREQUENCY: subscriptions.some(
      ({ subscriptionOptionInfo }) => subscriptionOptionInfo?.subscriptionSettings?.frequency === 'UNDEFINED',
    ),
    SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION: subscriptions.some(
      ({ subscriptionOptionInfo, physicalProperties }) =>
        physicalProperties?.shippable && subscriptionOptionInfo?.subscriptionSettings?.freeTrialPeriod,
    ),
  };
  return Object.keys(conditions).filter((code) => conditions[code]);
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
  if (calculationErrors(quoted)) throw new ApplicationError('CALCULATION_ERROR');
}

/** Whether an order needs nothing more: also what only the hosted page asks for. */
export function isReady(context: Context, cart: StoredCart, quoted: Quote): boolean {
  const { customerInfo, paymentInfo } = cart.fields;
  const hasBill = quoted.calculation.totals.total === 0n || paymentInfo?.billingAddress !== undefined;
  return (
    Boolean(customerInfo?.email) &&
    hasBill &&
    !calculationErrors(quoted) &&
    cartViolations(context, cart, quoted, 'CHECKOUT_VALIDATIONS').every(
      ({ severity }) => severity !== 'ERROR',
    )
  );
}
