import type { EstimateCurrentCartTotalsResponse } from 'storewire';
import { ApplicationError, InvalidInput, invalid, NotFound } from '../../base/failure.ts';
import { updated } from '../../base/update.ts';
import type { Context } from '../../context/context.ts';
import { carts, type StoredCart } from '../../entities/carts.ts';
import {
  cartOf,
  cartOwner,
  cartPurchase,
  deleteCart,
  newCart,
  saveCart,
  toCart,
} from '../../rules/commerce/cart.ts';
import { couponOf, couponProblem, coupons, couponUses } from '../../rules/commerce/coupons.ts';
import { slotBookings } from '../../rules/commerce/delivery.ts';
import { giftCards } from '../../rules/commerce/gift-cards.ts';
import { addLines, toLineItem, withoutLines, withQuantities } from '../../rules/commerce/lines.ts';
import { type ChosenMembership, memberships } from '../../rules/commerce/memberships.ts';
import { moneyOf, toTaxDetails } from '../../rules/commerce/prices.ts';
import { type Quote, quotePurchase } from '../../rules/commerce/quote.ts';
import { toCarrierOptions, toQuoteView, toSelectedOption } from '../../rules/commerce/quote-view.ts';
import { redemptions } from '../../rules/commerce/redemption.ts';
import { checkUrl } from '../../rules/identity/allow-list.ts';
import { checkoutFromCart } from '../checkouts/from-cart.ts';
import { defineService } from '../shared/service.ts';

export const currentCart = defineService('currentCart', {
  entities: [carts, coupons, couponUses, giftCards, memberships, redemptions, slotBookings],
  handlers: {
    getCurrentCart: (_input, context) => ({ cart: toCart(context, ownCart(context)) }),

    deleteCurrentCart: (_input, context) => {
      deleteCart(context, ownCart(context).id);
      return {};
    },

    updateCurrentCart: (
      { cartInfo, cartFieldmask, couponCode, lineItems, customLineItems, merchantDiscounts },
      context,
    ) => {
      const cart = cartOf(context, cartOwner(context)) ?? notFound();
      checkUrl(context, 'cartInfo.overrideCheckoutUrl', cartInfo?.overrideCheckoutUrl);
      const changed: StoredCart = {
        ...cart,
        info: cartInfo ? updated(cart.info, cartInfo, cartFieldmask) : cart.info,
        lines: addLines(context, cart.lines, { lineItems, customLineItems }),
        ...(merchantDiscounts && {
          merchantDiscounts: merchantDiscounts.map(({ amount }) => ({
            id: context.ids.uuid(),
            amount: amount.amount,
          })),
        }),
      };
      if (couponCode === null) delete changed.couponCode;
      else if (couponCode !== undefined) {
        checkCoupon(context, changed, couponCode);
        changed.couponCode = couponCode;
      }
      return { cart: saveCart(context, changed) };
    },

    addToCurrentCart: ({ lineItems, customLineItems, businessLocationId }, context) => {
      const owner = cartOwner(context);
      const cart = cartOf(context, owner) ?? newCart(context, owner);
      return {
        cart: saveCart(context, {
          ...cart,
          lines: addLines(context, cart.lines, { lineItems, customLineItems }),
          info: updated(cart.info, { businessLocationId }),
        }),
      };
    },

    removeCurrentCartLineItems: ({ lineItemIds }, context) => {
      const cart = ownCart(context);
      return { cart: saveCart(context, { ...cart, lines: withoutLines(cart.lines, lineItemIds) }) };
    },

    updateCurrentCartLineItemsQuantity: ({ lineItems }, context) => {
      const cart = ownCart(context);
      return { cart: saveCart(context, { ...cart, lines: withQuantities(context, cart.lines, lineItems) }) };
    },

    removeCurrentCartCoupon: (_input, context) => {
      const { couponCode: _removed, ...cart } = ownCart(context);
      return { cart: saveCart(context, cart) };
    },

    estimateCurrentCartTotals: (input, context) => {
      const cart = cartOf(context, cartOwner(context)) ?? notFound();
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
      const selected = toSelectedOption(context.settings, quoted, option);
      const { region, isOutside } = quoted.delivery;
      return {
        cart: toCart(context, cart),
        calculatedLineItems: calculatedLines(context, quoted),
        ...toQuoteView(context.settings, quoted),
        ...((region || isOutside) && {
          shippingInfo: {
            ...(region && { region: { id: region.id, name: region.name } }),
            ...(selected && { selectedCarrierServiceOption: selected }),
            carrierServiceOptions: toCarrierOptions(context.settings, quoted),
          },
        }),
        membershipOptions: {
          eligibleMemberships: quoted.memberships.eligible,
          invalidMemberships: quoted.memberships.invalid,
          selectedMemberships: selectedMemberships?.memberships ?? [],
        },
        weightUnit: context.settings.weightUnit,
        currency: context.settings.currency,
      };
    },

    createCheckoutFromCurrentCart: (input, context) => {
      const cart = ownCart(context);
      if (cart.lines.length === 0)
        invalid('cart.lineItems', 'MIN_SIZE', 'must have a line', { threshold: 1 });
      const { id: checkoutId } = checkoutFromCart(context, cart, input);
      if (cart.checkoutId !== checkoutId) saveCart(context, { ...cart, checkoutId });
      return { checkoutId };
    },
  },
});

/** The cart of the caller, who must have one. */
function ownCart(context: Context): StoredCart {
  const cart = cartOf(context, cartOwner(context));
  if (!cart) throw new ApplicationError('OWNED_CART_NOT_FOUND');
  return cart;
}

/** The contract has no code for a missing cart in two of the calls. */
function notFound(): never {
  throw new NotFound();
}

/** The calls of the cart have no codes for coupons, unlike those of checkouts: a violation names the code. */
function checkCoupon(context: Context, cart: StoredCart, code: string): void {
  const { customer } = cartPurchase(cart);
  const problem = couponProblem(context, couponOf(context, code), customer);
  if (problem)
    throw new InvalidInput([
      {
        field: 'couponCode',
        description: 'is not a coupon that the buyer can use now',
        violatedRule: 'OTHER',
        ruleName: problem,
        data: {},
      },
    ]);
}

function calculatedLines(
  { settings }: Context,
  { lines, calculation, memberships: { covered } }: Quote,
): NonNullable<EstimateCurrentCartTotalsResponse['calculatedLineItems']> {
  const money = moneyOf(settings);
  return lines.map((line, index) => {
    const { price, priceBeforeDiscounts, lineItemPrice, fullPrice, depositAmount, ...shown } = toLineItem(
      money,
      line,
      covered.has(line.id),
    );
    const calculated = calculation.lines[index];
    return {
      lineItemId: line.id,
      paymentOption: shown.paymentOption,
      ...(line.taxableAddress && { taxableAddress: line.taxableAddress }),
      pricesBreakdown: {
        price,
        priceBeforeDiscounts,
        lineItemPrice,
        fullPrice,
        ...(depositAmount && { depositAmount }),
        ...(shown.modifiersTotalPrice && { modifiers: shown.modifiersTotalPrice }),
        ...(calculated && {
          totalPriceAfterTax: money.price(calculated.afterTax),
          totalPriceBeforeTax: money.price(calculated.beforeTax),
          totalDiscount: money.price(calculated.discount),
          taxDetails: toTaxDetails(money, calculated),
        }),
      },
    };
  });
}
