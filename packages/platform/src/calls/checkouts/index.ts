import type { CheckoutInput } from 'storewire';
import { ApplicationError, invalid } from '../../base/failure.ts';
import type { Received } from '../../base/received.ts';
import { updated } from '../../base/update.ts';
import { createdBy, isShopper } from '../../context/caller.ts';
import type { Context } from '../../context/context.ts';
import { carts } from '../../entities/carts.ts';
import { checkouts, type StoredCheckout } from '../../entities/checkouts.ts';
import {
  checkoutOf,
  checkoutOfCart,
  checkoutPurchase,
  completeCheckout,
  openCheckoutOf,
  readCheckout,
  saveCheckout,
} from '../../rules/commerce/checkout.ts';
import { couponOf, couponProblem } from '../../rules/commerce/coupons.ts';
import { giftCardProblem } from '../../rules/commerce/gift-cards.ts';
import { addLines, withoutLines, withQuantities } from '../../rules/commerce/lines.ts';
import { purchaseRulesOf } from '../../rules/commerce/purchase-rules.ts';
import { quotePurchase } from '../../rules/commerce/quote.ts';
import { isMeant } from '../../rules/commerce/quoted-delivery.ts';
import { checkUrl } from '../../rules/identity/allow-list.ts';
import { pageUrl, startVisit } from '../../rules/identity/visits.ts';
import { defineService } from '../shared/service.ts';
import { orderFromCheckout } from './order.ts';

export const checkoutsService = defineService('checkouts', {
  entities: [checkouts],
  handlers: {
    createCheckout: (input, context) => {
      if (!purchaseRulesOf(context).acceptsPayments) throw new ApplicationError('SITE_MUST_ACCEPT_PAYMENTS');
      const { checkoutInfo = {}, channelType, lineItems, customLineItems } = input;
      const lines = addLines(context, [], { lineItems, customLineItems });
      if (lines.length === 0) invalid('lineItems', 'MIN_SIZE', 'must have a line', { threshold: 1 });
      const { caller, ids, clock, db } = context;
      const { cartId, ...info } = updated<Received<CheckoutInput>>({}, checkoutInfo);
      const cart = cartId ? db.of(carts).get(cartId) : undefined;
      const owner = isShopper(caller) ? caller : undefined;
      // carts of others are not linked: their checkouts would empty them
      const isOwn = cart && owner && cart.owner.role === owner.role && cart.owner.id === owner.id;
      const checkout: StoredCheckout = {
        id: ids.uuid(),
        ...(owner && { owner: { role: owner.role, id: owner.id } }),
        createdBy: createdBy(caller),
        lines,
        info,
        channelType,
        merchantDiscounts: [],
        ...(isOwn && { cartId: cart.id }),
        purchaseFlowId: isOwn ? cart.purchaseFlowId : ids.uuid(),
        completed: false,
        seen: {},
        createdDate: clock.iso(),
        updatedDate: clock.iso(),
      };
      return { checkout: saveCheckout(context, withCodes(context, checkout, input, checkoutInfo)) };
    },

    getCheckout: ({ id }, context) => ({ checkout: readCheckout(context, checkoutOf(context, id)) }),

    getCheckoutByCartId: ({ id }, context) => ({
      checkout: readCheckout(context, checkoutOfCart(context, id)),
    }),

    getCheckoutUrl: ({ id }, context) => {
      const { overrideCheckoutUrl } = checkoutOf(context, id);
      if (overrideCheckoutUrl !== undefined) return { checkoutUrl: overrideCheckoutUrl };
      // a read for callers: the page acts for them, as that of a redirect session
      const session = context.db.write(() =>
        startVisit(context, {
          purpose: 'ecomCheckout',
          caller: context.caller,
          parameters: { checkoutId: id },
          callbacks: {},
        }),
      );
      return { checkoutUrl: pageUrl(context, '/checkout', { checkoutId: id, session }) };
    },

    updateCheckout: (input, context) => {
      const { id, checkout: changes, fieldMask, lineItems, customLineItems } = input;
      const before = openCheckoutOf(context, id);
      checkHasChange(input);
      const { cartId: _cart, customSettings: _settings, externalReference: _reference, ...allowed } = changes;
      const { customSettings, externalReference } = before.info;
      const info = {
        ...updated(before.info, allowed, fieldMask),
        // a mask does not clear them either
        ...(customSettings && { customSettings }),
        ...(externalReference && { externalReference }),
      };
      if (before.info.buyerInfo?.email && !info.buyerInfo?.email)
        invalid('checkout.buyerInfo.email', 'REQUIRED_FIELD', 'cannot be removed');
      const lines = addLines(context, before.lines, { lineItems, customLineItems });
      return {
        checkout: saveCheckout(context, withCodes(context, { ...before, info, lines }, input, allowed)),
      };
    },

    removeCheckoutCoupon: ({ id }, context) => {
      const { couponCode: _removed, ...checkout } = openCheckoutOf(context, id);
      return { checkout: saveCheckout(context, checkout) };
    },

    removeCheckoutGiftCard: ({ id }, context) => {
      const { giftCard: _removed, ...checkout } = openCheckoutOf(context, id);
      return { checkout: saveCheckout(context, checkout) };
    },

    removeOverrideCheckoutUrl: ({ id }, context) => {
      const { overrideCheckoutUrl: _removed, ...checkout } = openCheckoutOf(context, id);
      return { checkout: saveCheckout(context, checkout) };
    },

    addToCheckout: ({ id, lineItems, customLineItems }, context) => {
      const checkout = checkoutOf(context, id);
      if (checkout.completed) throw new ApplicationError('CHECKOUT_IS_COMPLETE');
      const lines = addLines(context, checkout.lines, { lineItems, customLineItems });
      return { checkout: saveCheckout(context, { ...checkout, lines }) };
    },

    removeCheckoutLineItems: ({ id, lineItemIds }, context) => {
      const checkout = openCheckoutOf(context, id);
      return {
        checkout: saveCheckout(context, { ...checkout, lines: withoutLines(checkout.lines, lineItemIds) }),
      };
    },

    updateCheckoutLineItemsQuantity: ({ id, lineItems }, context) => {
      const checkout = openCheckoutOf(context, id);
      const lines = withQuantities(context, checkout.lines, lineItems);
      return { checkout: saveCheckout(context, { ...checkout, lines }) };
    },

    createOrderFromCheckout: (input, context) => orderFromCheckout(context, input),

    markCheckoutCompleted: ({ id }, context) => {
      const checkout = openCheckoutOf(context, id);
      completeCheckout(context, checkout, { view: readCheckout(context, checkout) });
      return {};
    },
  },
});

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
  checkout: StoredCheckout,
  { couponCode, giftCardCode, giftCardRedeemAmount, overrideCheckoutUrl }: Codes,
  { shippingInfo }: Received<CheckoutInput>,
): StoredCheckout {
  const result = { ...checkout };
  if (couponCode) {
    const { customer } = checkoutPurchase(checkout);
    const problem = couponProblem(context, couponOf(context, couponCode), customer);
    if (problem) throw new ApplicationError(problem);
    result.couponCode = couponCode;
  }
  if (giftCardCode) {
    const isOther = checkout.giftCard && checkout.giftCard.code.toUpperCase() !== giftCardCode.toUpperCase();
    if (isOther) invalid('giftCardCode', 'FIELD_NOT_ALLOWED', 'is a second gift card: remove the first one');
    const problem = giftCardProblem(context, giftCardCode);
    if (problem) throw new ApplicationError(problem);
    result.giftCard = { code: giftCardCode };
  }
  if (giftCardRedeemAmount && result.giftCard)
    result.giftCard = { ...result.giftCard, amount: giftCardRedeemAmount };
  checkUrl(context, 'overrideCheckoutUrl', overrideCheckoutUrl);
  if (overrideCheckoutUrl) result.overrideCheckoutUrl = overrideCheckoutUrl;
  if (shippingInfo?.selectedCarrierServiceOption?.code) checkOption(context, result);
  checkReferences(result.info);
  return result;
}

/** Responses need ids that requests may leave out. */
function checkReferences({ externalReference, customContentReference }: StoredCheckout['info']): void {
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
function checkOption(context: Context, checkout: StoredCheckout): void {
  const purchase = checkoutPurchase(checkout);
  if (!purchase.shippingAddress?.country) return;
  const { delivery } = quotePurchase(context, purchase);
  if (!delivery.isNeeded) throw new ApplicationError('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
  const meant = delivery.all.find((offer) => isMeant(offer, purchase.option));
  if (!meant) throw new ApplicationError('SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND');
  if (!meant.isOffered) throw new ApplicationError('INVALID_SELECTED_CARRIER_SERVICE_OPTION');
}
