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
import { changeAnyCart, changeOpenCart, showCart } from './change-cart.ts';
import { completePayment } from './complete-payment.ts';

export const cartsV2 = defineService('cartsV2', {
  handlers: {
    createCart: (input, context) => {
      const { caller } = context;
      const cart: StoredCart = {
        ...newCart(context),
        ...(isShopper(caller) && { owner: { role: caller.role, id: caller.id } }),
      };
      return changeAnyCart(context, cart, (created) => withCreation(context, created, input), fieldOf(input));
    },

    getCart: ({ cartId }, context) => showCart(context, claimCart(context, cartId)),

    updateCart: ({ cartId, cart: changes }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withUpdate(context, cart, changes)),

    deleteCart: ({ cartId }, context) => {
      deleteCart(context, claimCart(context, cartId));
      return {};
    },

    refreshCart: ({ cartId }, context) => changeOpenCart(context, claimCart(context, cartId), (cart) => cart),

    calculateCart: ({ cartId, refreshCart }, context) =>
      calculateCart(context, claimCart(context, cartId), refreshCart),

    estimateCart: ({ cartId, ...parts }, context) => estimateCart(context, claimCart(context, cartId), parts),

    addLineItems: ({ cartId, ...items }, context) =>
      changeOpenCart(
        context,
        claimCart(context, cartId),
        (cart) => withAddedItems(context, cart, items),
        fieldOf(items),
      ),

    removeLineItems: ({ cartId, lineItemIds }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutItems(cart, lineItemIds)),

    updateLineItems: ({ cartId, lineItems }, context) =>
      changeOpenCart(
        context,
        claimCart(context, cartId),
        (cart) => withLineUpdates(context, cart, lineItems),
        'lineItems',
      ),

    addCoupon: ({ cartId, coupon }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withCoupon(context, cart, coupon.code)),

    removeCoupon: ({ cartId, couponId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutCoupon(cart, couponId)),

    setDeliveryMethod: ({ cartId, deliveryMethod }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) =>
        withDeliveryMethod(context, cart, deliveryMethod),
      ),

    removeDeliveryMethod: ({ cartId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), withoutDeliveryMethod),

    addGiftCard: ({ cartId, giftCard }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withGiftCard(context, cart, giftCard)),

    removeGiftCard: ({ cartId, giftCardId }, context) =>
      changeOpenCart(context, claimCart(context, cartId), (cart) => withoutGiftCard(cart, giftCardId)),

    // the contract has no code for an ordered cart here
    updateFormSubmissions: ({ cartId, formSubmissions }, context) =>
      changeAnyCart(context, claimCart(context, cartId), (cart) =>
        withFormSubmissions(cart, formSubmissions),
      ),

    getCheckoutUrl: ({ cartId, currencyCode }, context) => {
      const { id, fields } = claimCart(context, cartId);
      const url = new URL(
        fields.customCheckoutUrl?.replaceAll('{checkout_id}', id) ?? openCheckoutPage(context, id),
      );
      if (currencyCode) url.searchParams.set('currency', currencyCode);
      return { checkoutUrl: url.href };
    },

    placeOrder: ({ cartId, delayCapture, ...confirmation }, context) => {
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

    markCartAsCompleted: ({ cartId, orderId }, context) => {
      const cart = claimCart(context, cartId);
      if (cart.completed) invalid('cartId', 'VALIDATION', 'is the id of a cart that was ordered');
      const frozen = frozenCart(context, cart, quoteStored(context, cart));
      return { cart: toCartV2(context, completeCart(context, frozen, orderId ? { orderId } : {})) };
    },

    handleAsyncCheckoutCompletion: ({ token }, context) => redirectTo(completePayment(context, token)),
  },
});
