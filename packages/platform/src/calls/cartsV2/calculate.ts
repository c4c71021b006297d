/** Calculations and estimates of a cart. */
import { isDeepStrictEqual } from 'node:util';
import type { CalculateCartResponse, EstimateCartV2Input } from 'storewire';
import type { Received } from '../../base/received.ts';
import type { Context } from '../../context/context.ts';
import type { StoredCart } from '../../entities/carts.ts';
import { checkOpen } from '../../rules/commerce/cart-changes.ts';
import { quoteStored } from '../../rules/commerce/cart-quote.ts';
import { toSummary } from '../../rules/commerce/cart-summary.ts';
import { toCartV2 } from '../../rules/commerce/cart-v2.ts';
import { problemsOf } from '../../rules/commerce/cart-violations.ts';
import { refreshedLines } from '../../rules/commerce/lines.ts';
import { saveCart } from '../../rules/commerce/save-cart.ts';

/** Calculates everything, with a token to place the order with, and emits the event of it. */
export function calculateCart(context: Context, cart: StoredCart, refreshes = false): CalculateCartResponse {
  checkOpen(cart);
  return context.db.write(() => {
    const current = refreshes ? refreshedCart(context, cart) : cart;
    const quoted = quoteStored(context, current);
    const summary = toSummary(context, current, quoted, {
      withDelivery: true,
      withTax: true,
      problems: problemsOf(context, current, quoted, 'CHECKOUT_VALIDATIONS'),
      withToken: true,
    });
    context.emit('wix.ecom.v2.cart_calculated', current.id, { data: summary });
    return { cart: toCartV2(context, current), summary };
  });
}

/** Calculates lines and their discounts, and what the flags ask for. The checks are of the whole cart. */
export function estimateCart(
  context: Context,
  cart: StoredCart,
  {
    refreshCart = false,
    validationConfig = 'PRE_CHECKOUT_VALIDATIONS',
    calculateDelivery = false,
    calculateAdditionalFees = false,
    calculateTax = false,
    calculateGiftCards = false,
  }: Omit<Received<EstimateCartV2Input>, 'cartId'>,
): CalculateCartResponse {
  checkOpen(cart);
  const current = refreshCart ? context.db.write(() => refreshedCart(context, cart)) : cart;
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
    problems: problemsOf(context, current, quoteStored(context, current), validationConfig),
    withToken: false,
  });
  return { cart: toCartV2(context, current), summary };
}

/** The cart at the prices and the stock of the moment. It is saved if they differ. */
function refreshedCart(context: Context, cart: StoredCart): StoredCart {
  const lines = refreshedLines(context, cart.lines);
  return isDeepStrictEqual(lines, cart.lines) ? cart : saveCart(context, cart);
}
