import { redirectTo } from '../../../kernel/calls/redirect.ts';
import { defineService } from '../../../kernel/calls/service.ts';
import { isShopper } from '../../../kernel/context/caller.ts';
import { invalid } from '../../../kernel/errors/failure.ts';
import { present } from '../../../kernel/values/present.ts';
import {
  withCoupon,
  withCreation,
  withDeliveryMethod,
  withFormSubmissions,
  withGiftCard,
  withoutCoupon,
  withoutDeliveryMethod,
  withoutGiftCard,
  withUpdate,
} from '../cart-changes.ts';
import { fieldOf, withAddedItems, withLineUpdates, withoutItems } from '../cart-lines.ts';
import { quoteStored } from '../cart-quote.ts';
import { toCartV2 } from '../cart-v2.ts';
import { openCheckoutPage } from '../checkout-page.ts';
import { completeCart, frozenCart } from '../placing/complete-cart.ts';
import { orderCart } from '../placing/place-order.ts';
import { claimCart, deleteCart, newCart } from '../save-cart.ts';
import type { StoredCart } from '../stored-cart.ts';
import { calculateCart, estimateCart } from './calculate.ts';
import { changeAnyCart, changeOpenCart } from './change-cart.ts';
import { completePayment } from './complete-payment.ts';

export const cartsV2 = defineService('cartsV2', {
  handlers: {
    createCartV2: (input, context) => {
      const { caller } = context;
      const cart: StoredCart = {
        ...newCart(context),
        ...(isShopper(caller) && { owner: { role: caller.role, id: caller.id } }),
      };
      return changeAnyCart(context, cart, (created) => withCreation(context, created, input), fieldOf(input));
    },

    getCartV2: ({ cartId }, context) => ({ cart: toCartV2(context, claimCart(context, cartId)) }),

    updateCartV2: ({ cartId, cart: changes }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withUpdate(context, cart, changes)),

    deleteCartV2: ({ cartId }, context) => {
      deleteCart(context, claimCart(context, cartId));
      return {};
    },

    refreshCartV2: ({ cartId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => cart),

    calculateCartV2: ({ cartId, refreshCart }, context) =>
      calculateCart(context, claimCart(context, cartId), refreshCart),

    estimateCartV2: ({ cartId, ...parts }, context) =>
      estimateCart(context, claimCart(context, cartId), parts),

    addLineItemsV2: ({ cartId, ...items }, context) =>
      changeOpenCart(
        context,
        claimCart(context, cartId),
        (cart) => withAddedItems(context, cart, items),
        fieldOf(items),
      ),

    removeLineItemsV2: ({ cartId, lineItemIds }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutItems(cart, lineItemIds)),

    updateLineItemsV2: ({ cartId, lineItems }, context) =>
      changeOpenCart(
        context,
        claimCart(context, cartId),
        (cart) => withLineUpdates(context, cart, lineItems),
        'lineItems',
      ),

    addCouponV2: ({ cartId, coupon }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withCoupon(context, cart, coupon.code)),

    removeCouponV2: ({ cartId, couponId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutCoupon(cart, couponId)),

    setDeliveryMethodV2: ({ cartId, deliveryMethod }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) =>
        withDeliveryMethod(context, cart, deliveryMethod),
      ),

    removeDeliveryMethodV2: ({ cartId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), withoutDeliveryMethod),

    addGiftCardV2: ({ cartId, giftCard }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withGiftCard(context, cart, giftCard)),

    removeGiftCardV2: ({ cartId, giftCardId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutGiftCard(cart, giftCardId)),

    // the contract has no code for an ordered cart here
    updateFormSubmissionsV2: ({ cartId, formSubmissions }, context) =>
      changeAnyCart(context, claimCart(context, cartId), (cart) =>
        withFormSubmissions(cart, formSubmissions),
      ),

    getCheckoutUrlV2: ({ cartId, currencyCode }, context) => {
      const { id, fields } = claimCart(context, cartId);
      const url = new URL(
        fields.customCheckoutUrl?.replaceAll('{checkout_id}', id) ?? openCheckoutPage(context, id),
      );
      if (currencyCode) url.searchParams.set('currency', currencyCode);
      return { checkoutUrl: url.href };
    },

    placeOrderV2: ({ cartId, delayCapture, ...confirmation }, context) => {
      const { id: orderId, internal } = orderCart(context, claimCart(context, cartId), confirmation, {
        delayCapture,
      });
      const { paymentGatewayOrderId } = internal;
      return {
        orderId,
        ...present({ paymentGatewayOrderId }),
        completed: paymentGatewayOrderId === undefined,
      };
    },

    markCartAsCompletedV2: ({ cartId, orderId }, context) => {
      const cart = claimCart(context, cartId);
      if (cart.completed) invalid('cartId', 'VALIDATION', 'is the id of a cart that was ordered');
      const frozen = frozenCart(context, cart, quoteStored(context, cart));
      return { cart: toCartV2(context, completeCart(context, frozen, orderId ? { orderId } : {})) };
    },

    handleAsyncCheckoutCompletionV2: ({ token }, context) => redirectTo(completePayment(context, token)),
  },
});
