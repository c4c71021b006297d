import type { Cart } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, InvalidInput, invalid } from '../../../kernel/errors/failure.ts';
import { pathsOf, updated } from '../../../kernel/inputs/update.ts';
import { rememberSeen } from '../../carts/agreement.ts';
import { quoteStored } from '../../carts/cart-quote.ts';
import {
  cartOwner,
  currentCartOf,
  leaveCart,
  newCurrentCart,
  refreshed,
  saveCart,
} from '../../carts/save-cart.ts';
import type { StoredCart } from '../../carts/stored-cart.ts';
import { COUPON_TEXTS, couponOf, couponProblem } from '../../pricing/coupons.ts';
import { toEstimate } from '../../pricing/estimate.ts';
import type { ChosenMembership } from '../../pricing/memberships.ts';
import { quotePurchase } from '../../pricing/quote.ts';
import { cartInfoOf, cartPurchase, toCart, withCartInfo } from '../cart-view.ts';
import { violationsOf } from '../checkout-view.ts';
import { checkoutFromCart } from '../from-cart.ts';
import { withAddedLines, withoutLines, withQuantities } from '../lines.ts';
import { shownOf } from '../listener.ts';

export const currentCart = defineService('currentCart', {
  handlers: {
    getCurrentCart: (_input, context) => ({ cart: shown(context, ownCart(context)) }),

    deleteCurrentCart: (_input, context) => {
      leaveCart(context, ownCart(context));
      return {};
    },

    updateCurrentCart: (
      { cartInfo, cartFieldmask, couponCode, lineItems, customLineItems, merchantDiscounts },
      context,
    ) => {
      const cart = ownCart(context);
      checkUrl(context, 'cartInfo.overrideCheckoutUrl', cartInfo?.overrideCheckoutUrl);
      const changed: StoredCart = {
        ...(cartInfo
          ? withCartInfo(cart, updated(cartInfoOf(cart), cartInfo, pathsOf(cartFieldmask)))
          : cart),
        lines: withAddedLines(context, cart.lines, { lineItems, customLineItems }),
        ...(merchantDiscounts && {
          merchantDiscounts: merchantDiscounts.map(({ amount }) => ({
            id: context.ids.uuid(),
            amount: amount.amount,
          })),
        }),
      };
      if (couponCode === null) delete changed.coupon;
      else if (couponCode !== undefined) {
        checkCoupon(context, changed, couponCode);
        changed.coupon = { id: context.ids.uuid(), code: couponCode };
      }
      return { cart: saved(context, changed) };
    },

    addToCurrentCart: ({ lineItems = [], customLineItems = [], businessLocationId }, context) => {
      if (lineItems.length + customLineItems.length === 0)
        invalid('lineItems', 'MIN_SIZE', 'must have a line', { threshold: 1 });
      const cart = momentaryCart(context) ?? newCurrentCart(context, cartOwner(context));
      return {
        cart: saved(context, {
          ...cart,
          lines: withAddedLines(context, cart.lines, { lineItems, customLineItems }),
          fields: businessLocationId
            ? updated(cart.fields, { businessInfo: { locationId: businessLocationId } })
            : cart.fields,
        }),
      };
    },

    removeCurrentCartLineItems: ({ lineItemIds }, context) => {
      const cart = ownCart(context);
      return { cart: saved(context, { ...cart, lines: withoutLines(cart.lines, lineItemIds) }) };
    },

    updateCurrentCartLineItemsQuantity: ({ lineItems }, context) => {
      const cart = ownCart(context);
      return { cart: saved(context, { ...cart, lines: withQuantities(context, cart.lines, lineItems) }) };
    },

    removeCurrentCartCoupon: (_input, context) => {
      const { coupon: _removed, ...cart } = ownCart(context);
      return { cart: saved(context, cart) };
    },

    estimateCurrentCartTotals: (input, context) => {
      const cart = ownCart(context);
      const purchase = cartPurchase(cart);
      const { selectedMemberships, shippingAddress, billingAddress, selectedShippingOption } = input;
      const chosen = selectedMemberships?.memberships?.map(
        ({ id = '', appId = '', lineItemIds = [] }): ChosenMembership => ({ id, appId, lineItemIds }),
      );
      const option = selectedShippingOption ?? purchase.option;
      const quoted = quotePurchase(
        context,
        {
          ...purchase,
          option,
          ...(shippingAddress && { shippingAddress }),
          ...(billingAddress && { billingAddress }),
          ...(chosen && { memberships: chosen }),
        },
        {
          withTax: input.calculateTax ?? true,
          withShipping: input.calculateShipping ?? true,
          withFees: input.calculateAdditionalFees ?? true,
          fallsBack: true,
        },
      );
      return {
        cart: shown(context, cart),
        ...toEstimate(context, quoted, option, selectedMemberships?.memberships ?? []),
        violations: violationsOf(context, quoted),
        weightUnit: context.settings.weightUnit,
        currency: context.settings.currency,
      };
    },

    createCheckoutFromCurrentCart: (input, context) => {
      const cart = ownCart(context);
      if (cart.lines.length === 0)
        invalid('cart.lineItems', 'MIN_SIZE', 'must have a line', { threshold: 1 });
      return { checkoutId: checkoutFromCart(context, cart, input).id };
    },
  },
});

/** Saves a cart and returns it as the contract describes it. */
function saved(context: Context, cart: StoredCart): Cart {
  const { cart: saved } = saveCart(context, cart, { isShown: true });
  return shownOf(saved).cart ?? toCart(context, saved);
}

/** Shows a cart, and remembers the prices that the caller sees. */
function shown(context: Context, cart: StoredCart): Cart {
  rememberSeen(context, cart, quoteStored(context, cart));
  return toCart(context, cart);
}

/** The cart of the caller, at the prices and the stock of the moment. */
function momentaryCart(context: Context): StoredCart | undefined {
  const cart = currentCartOf(context, cartOwner(context));
  return cart && refreshed(context, cart);
}

/** The cart of the caller, who must have one. */
function ownCart(context: Context): StoredCart {
  const cart = momentaryCart(context);
  if (!cart) throw new ApplicationError('OWNED_CART_NOT_FOUND');
  return cart;
}

/** The calls of the cart have no codes for coupons, unlike those of checkouts: a violation names the code. */
function checkCoupon(context: Context, cart: StoredCart, code: string): void {
  const { customer } = cartPurchase(cart);
  const problem = couponProblem(context, couponOf(context, code), customer);
  if (problem)
    throw new InvalidInput([
      {
        field: 'couponCode',
        description:
          problem === 'ERROR_COUPON_DOES_NOT_EXIST'
            ? 'is not the code of a coupon'
            : `is the code of a coupon that ${COUPON_TEXTS[problem]}`,
        violatedRule: 'OTHER',
        ruleName: problem,
        data: {},
      },
    ]);
}
