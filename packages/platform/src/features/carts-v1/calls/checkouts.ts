import type { Checkout, CheckoutInput } from 'storewire';
import { defineService } from '../../../kernel/calls/service.ts';
import { checkUrl } from '../../../kernel/context/allow-list.ts';
import { isShopper } from '../../../kernel/context/caller.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../../kernel/errors/failure.ts';
import type { Received } from '../../../kernel/inputs/received.ts';
import { pathsOf, updated } from '../../../kernel/inputs/update.ts';
import { present } from '../../../kernel/values/present.ts';
import { quoteStored } from '../../carts/cart-quote.ts';
import { openCheckoutPage } from '../../carts/checkout-page.ts';
import { completeCart, frozenCart } from '../../carts/placing/complete-cart.ts';
import { purchaseOf } from '../../carts/purchase.ts';
import { claimCart, currentCartOf, newCart, saveCart } from '../../carts/save-cart.ts';
import type { StoredCart } from '../../carts/stored-cart.ts';
import { couponOf, couponProblem } from '../../pricing/coupons.ts';
import { giftCardProblem } from '../../pricing/gift-cards.ts';
import { purchaseRulesOf } from '../../pricing/purchase-rules.ts';
import { quotePurchase } from '../../pricing/quote.ts';
import { isChosenOffer } from '../../pricing/quoted-delivery.ts';
import { type CheckoutInfo, checkoutInfoOf, withCheckoutInfo } from '../checkout-info.ts';
import { showCheckout } from '../checkout-view.ts';
import { checkoutAt, checkoutOfCart, openCheckoutOf } from '../checkouts.ts';
import { withAddedLines, withoutLines, withQuantities } from '../lines.ts';
import { shownOf } from '../listener.ts';
import { orderCheckout } from '../order-checkout.ts';
import type { CartOfV1 } from '../stored.ts';

export const checkoutsService = defineService('checkouts', {
  handlers: {
    createCheckout: (input, context) => {
      if (!purchaseRulesOf(context).acceptsPayments) throw new ApplicationError('SITE_MUST_ACCEPT_PAYMENTS');
      const { checkoutInfo = {}, channelType, lineItems, customLineItems } = input;
      const lines = withAddedLines(context, [], { lineItems, customLineItems });
      if (lines.length === 0) invalid('lineItems', 'MIN_SIZE', 'must have a line', { threshold: 1 });
      const { cartId, ...info } = updated<Received<CheckoutInput>>({}, checkoutInfo);
      const owner = isShopper(context.caller) ? context.caller : undefined;
      // carts of others are not linked: their checkouts would empty them
      const own = owner && currentCartOf(context, owner);
      const cart = own?.cartId === cartId ? own : undefined;
      const checkout: StoredCart = {
        ...newCart(context),
        fields: { source: { channelType } },
        ...(owner && { owner: { role: owner.role, id: owner.id } }),
        lines,
        ...(cart && { purchaseFlowId: cart.purchaseFlowId, ...present({ cartId: cart.cartId }) }),
      };
      return {
        checkout: saved(context, withCodes(context, withCheckoutInfo(checkout, info), input, checkoutInfo)),
      };
    },

    getCheckout: ({ id }, context) => ({ checkout: showCheckout(context, checkoutAt(context, id)) }),

    getCheckoutByCartId: ({ id }, context) => ({
      checkout: showCheckout(context, checkoutOfCart(context, id)),
    }),

    getCheckoutUrl: ({ id }, context) => {
      const { customCheckoutUrl } = claimCart(context, id).fields;
      return { checkoutUrl: customCheckoutUrl ?? openCheckoutPage(context, id) };
    },

    updateCheckout: (input, context) => {
      const { id, checkout: changes, fieldMask, lineItems, customLineItems } = input;
      const before = openCheckoutOf(context, id);
      checkHasChange(input);
      const { cartId: _cart, customSettings: _settings, externalReference: _reference, ...allowed } = changes;
      const info = checkoutInfoOf(before);
      const { customSettings, externalReference } = info;
      const changed = {
        ...updated(info, allowed, pathsOf(fieldMask)),
        // a mask does not clear them either
        ...(customSettings && { customSettings }),
        ...(externalReference && { externalReference }),
      };
      if (info.buyerInfo?.email && !changed.buyerInfo?.email)
        invalid('checkout.buyerInfo.email', 'REQUIRED_FIELD', 'cannot be removed');
      const checkout = withCheckoutInfo(before, changed);
      const lines = withAddedLines(context, checkout.lines, { lineItems, customLineItems });
      return {
        checkout: saved(context, withCodes(context, { ...checkout, lines }, input, allowed)),
      };
    },

    removeCheckoutCoupon: ({ id }, context) => {
      const { coupon: _removed, ...checkout } = openCheckoutOf(context, id);
      return { checkout: saved(context, checkout) };
    },

    removeCheckoutGiftCard: ({ id }, context) => {
      const { giftCard: _removed, ...checkout } = openCheckoutOf(context, id);
      return { checkout: saved(context, checkout) };
    },

    removeOverrideCheckoutUrl: ({ id }, context) => {
      const checkout = openCheckoutOf(context, id);
      const { customCheckoutUrl: _removed, ...fields } = checkout.fields;
      return { checkout: saved(context, { ...checkout, fields }) };
    },

    addToCheckout: ({ id, lineItems, customLineItems }, context) => {
      const checkout = checkoutAt(context, id);
      if (checkout.completed) throw new ApplicationError('CHECKOUT_IS_COMPLETE');
      const lines = withAddedLines(context, checkout.lines, { lineItems, customLineItems });
      return { checkout: saved(context, { ...checkout, lines }) };
    },

    removeCheckoutLineItems: ({ id, lineItemIds }, context) => {
      const checkout = openCheckoutOf(context, id);
      return {
        checkout: saved(context, { ...checkout, lines: withoutLines(checkout.lines, lineItemIds) }),
      };
    },

    updateCheckoutLineItemsQuantity: ({ id, lineItems }, context) => {
      const checkout = openCheckoutOf(context, id);
      const lines = withQuantities(context, checkout.lines, lineItems);
      return { checkout: saved(context, { ...checkout, lines }) };
    },

    createOrderFromCheckout: (input, context) => orderCheckout(context, input),

    markCheckoutCompleted: ({ id }, context) => {
      const checkout = openCheckoutOf(context, id);
      completeCart(context, frozenCart(context, checkout, quoteStored(context, checkout)));
      return {};
    },
  },
});

/** Saves a checkout and returns it as the contract describes it. A cart of version 2 becomes one. */
function saved(context: Context, cart: StoredCart): Checkout {
  const checkout: CartOfV1 = { ...cart, checkoutId: cart.id };
  const { cart: saved } = saveCart(context, checkout, { isShown: true });
  return shownOf(saved).checkout ?? showCheckout(context, saved);
}

interface Codes {
  couponCode?: string | null | undefined;
  giftCardCode?: string | null | undefined;
  giftCardRedeemAmount?: string | null | undefined;
  overrideCheckoutUrl?: string | null | undefined;
}

function checkHasChange({
  checkout,
  id: _id,
  fieldMask: _mask,
  ...rest
}: Codes & { checkout: object; id: string; fieldMask?: unknown }): void {
  const hasChange = Object.keys(checkout).length > 0 || Object.values(rest).some((value) => value != null);
  if (!hasChange) invalid('checkout', 'REQUIRED_FIELD', 'must have a change');
}

/**
 * A checkout with the codes of a request. They are checked, as is a delivery option that the request chooses.
 */
function withCodes(
  context: Context,
  checkout: StoredCart,
  { couponCode, giftCardCode, giftCardRedeemAmount, overrideCheckoutUrl }: Codes,
  { shippingInfo }: Received<CheckoutInput>,
): StoredCart {
  const result = { ...checkout };
  if (couponCode) {
    const { customer } = purchaseOf(checkout);
    const problem = couponProblem(context, couponOf(context, couponCode), customer);
    if (problem) throw new ApplicationError(problem);
    result.coupon = { id: context.ids.uuid(), code: couponCode };
  }
  if (giftCardCode) {
    const isOther = checkout.giftCard && checkout.giftCard.code.toUpperCase() !== giftCardCode.toUpperCase();
    if (isOther) invalid('giftCardCode', 'FIELD_NOT_ALLOWED', 'is a second gift card: remove the first one');
    const problem = giftCardProblem(context, giftCardCode);
    if (problem) throw new ApplicationError(problem);
    result.giftCard = { id: context.ids.uuid(), code: giftCardCode };
  }
  if (giftCardRedeemAmount && result.giftCard)
    result.giftCard = { ...result.giftCard, amount: giftCardRedeemAmount };
  checkUrl(context, 'overrideCheckoutUrl', overrideCheckoutUrl);
  if (overrideCheckoutUrl) result.fields = { ...result.fields, customCheckoutUrl: overrideCheckoutUrl };
  if (shippingInfo?.selectedCarrierServiceOption?.code) checkOption(context, result);
  checkReferences(checkoutInfoOf(result));
  return result;
}

/** Responses need ids that requests may leave out. */
function checkReferences({ externalReference, customContentReference }: CheckoutInfo): void {
  const ids = {
    ...(externalReference && { 'externalReference.appId': externalReference.appId }),
    ...(customContentReference && {
      'customContentReference.appId': customContentReference.appId,
      'customContentReference.componentId': customContentReference.componentId,
    }),
  };
  for (const [name, id] of Object.entries(ids))
    if (!id) invalid(`checkout.${name}`, 'REQUIRED_FIELD', 'must be present');
}

/** Without a destination, no option can be checked yet. */
function checkOption(context: Context, checkout: StoredCart): void {
  const purchase = purchaseOf(checkout);
  if (!purchase.shippingAddress?.country) return;
  const { delivery } = quotePurchase(context, purchase);
  if (!delivery.isNeeded) throw new ApplicationError('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  const meant = delivery.all.find((offer) => isChosenOffer(offer, purchase.option));
  if (!meant) throw new ApplicationError('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
  if (!meant.isOffered) throw new ApplicationError('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
}
