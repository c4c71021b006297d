import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { NotFound } from '../../../kernel/errors/failure.ts';
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
import { cartOwner, currentCartOf, deleteCart, leaveCart, newCurrentCart } from '../save-cart.ts';
import type { StoredCart } from '../stored-cart.ts';
import { calculateCart, estimateCart } from './calculate.ts';
import { changeAnyCart, changeOpenCart, showCart } from './change-cart.ts';

/** The current cart of the caller. Throws `NotFound` without one. */
function ownCart(context: Context): StoredCart {
  const cart = currentCartOf(context, cartOwner(context));
  if (!cart) throw new NotFound();
  return cart;
}

export const currentCartV2 = defineService('currentCartV2', {
  handlers: {
    createCurrentCart: (input, context) => {
      const owner = cartOwner(context);
      const before = currentCartOf(context, owner);
      if (before) leaveCart(context, before);
      const cart = newCurrentCart(context, owner);
      return changeAnyCart(context, cart, (created) => withCreation(context, created, input), fieldOf(input));
    },

    getCurrentCart: (_input, context) => showCart(context, ownCart(context)),

    updateCurrentCart: ({ cart: changes }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withUpdate(context, cart, changes)),

    deleteCurrentCart: (_input, context) => {
      deleteCart(context, ownCart(context));
      return {};
    },

    refreshCurrentCart: (_input, context) => changeOpenCart(context, ownCart(context), (cart) => cart),

    calculateCurrentCart: ({ refreshCart }, context) => calculateCart(context, ownCart(context), refreshCart),

    estimateCurrentCart: (parts, context) => estimateCart(context, ownCart(context), parts),

    addLineItemsToCurrentCart: (items, context) => {
      const owner = cartOwner(context);
      const cart = currentCartOf(context, owner) ?? newCurrentCart(context, owner);
      return changeAnyCart(context, cart, (before) => withAddedItems(context, before, items), fieldOf(items));
    },

    removeLineItemsFromCurrentCart: ({ lineItemIds }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withoutItems(cart, lineItemIds)),

    updateLineItemsInCurrentCart: ({ lineItems }, context) =>
      changeOpenCart(
        context,
        ownCart(context),
        (cart) => withLineUpdates(context, cart, lineItems),
        'lineItems',
      ),

    addCouponToCurrentCart: ({ coupon }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withCoupon(context, cart, coupon.code)),

    removeCouponFromCurrentCart: ({ couponId }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withoutCoupon(cart, couponId)),

    setDeliveryMethodForCurrentCart: ({ deliveryMethod }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withDeliveryMethod(context, cart, deliveryMethod)),

    removeDeliveryMethodFromCurrentCart: (_input, context) =>
      changeOpenCart(context, ownCart(context), withoutDeliveryMethod),

    addGiftCardToCurrentCart: ({ giftCard }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withGiftCard(context, cart, giftCard)),

    removeGiftCardFromCurrentCart: ({ giftCardId }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withoutGiftCard(cart, giftCardId)),

    updateFormSubmissionsInCurrentCart: ({ formSubmissions }, context) =>
      changeOpenCart(context, ownCart(context), (cart) => withFormSubmissions(cart, formSubmissions)),
  },
});
