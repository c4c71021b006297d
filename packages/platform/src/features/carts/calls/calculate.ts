/** Calculations and estimates of a cart. */
import type { CalculateCartV2Response, EstimateCartV2Input } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { rememberSeen } from '../agreement.ts';
import { checkOpen } from '../cart-changes.ts';
import { quoteStored } from '../cart-quote.ts';
import { toSummary } from '../cart-summary.ts';
import { toCartV2 } from '../cart-v2.ts';
import { problemsOf } from '../cart-violations.ts';
import { type QuotedCart, refreshCart } from '../save-cart.ts';
import type { StoredCart } from '../stored-cart.ts';

/** Calculates everything, with a token to place the order with, and emits the event of it. */
export function calculateCart(
  context: Context,
  cart: StoredCart,
  refreshes = false,
): CalculateCartV2Response {
  checkOpen(cart);
  return context.db.write(() => {
    const { cart: current, quoted } = refreshes ? refreshCart(context, cart) : quotedCart(context, cart);
    const summary = toSummary(context, current, quoted, {
      withDelivery: true,
      withTax: true,
      problems: problemsOf(context, current, quoted, 'CHECKOUT_VALIDATIONS'),
      withToken: true,
    });
    rememberSeen(context, current, quoted);
    context.emit('wix.ecom.v2.cart_calculated', current.id, { data: summary });
    return { cart: toCartV2(context, current, quoted), summary };
  });
}

/** Calculates lines and their discounts, and what the flags ask for. The checks are of the whole cart. */
export function estimateCart(
  context: Context,
  cart: StoredCart,
  {
    refreshCart: refreshes = false,
    validationConfig = 'PRE_CHECKOUT_VALIDATIONS',
    calculateDelivery = false,
    calculateAdditionalFees = false,
    calculateTax = false,
    calculateGiftCards = false,
  }: Omit<Received<EstimateCartV2Input>, 'cartId'>,
): CalculateCartV2Response {
  checkOpen(cart);
  const whole = refreshes ? context.db.write(() => refreshCart(context, cart)) : quotedCart(context, cart);
  const current = whole.cart;
  const { giftCard, ...withoutGiftCard } = current;
  const estimated = calculateGiftCards ? current : withoutGiftCard;
  const quoted = quoteStored(context, estimated, {
    withTax: calculateTax,
    withShipping: calculateDelivery,
    withFees: calculateAdditionalFees,
  });
  const summary = toSummary(context, estimated, quoted, {
    withDelivery: calculateDelivery,
    withTax: calculateTax,
    problems: problemsOf(context, current, whole.quoted, validationConfig),
    withToken: false,
  });
  rememberSeen(context, current, whole.quoted);
  return { cart: toCartV2(context, current, whole.quoted), summary };
}

const quotedCart = (context: Context, cart: StoredCart): QuotedCart => ({
  cart,
  quoted: quoteStored(context, cart),
});
