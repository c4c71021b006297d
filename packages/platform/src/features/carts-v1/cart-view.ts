/** Carts as version 1 of the contract describes them. */

import type { Cart, CartInput } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { type Money, moneyOf } from '../../kernel/values/money.ts';
import { present, presentIn } from '../../kernel/values/present.ts';
import { purchaseOf } from '../carts/purchase.ts';
import { ownerId, type StoredCart } from '../carts/stored-cart.ts';
import { completeAddress } from '../pricing/addresses.ts';
import { couponOf } from '../pricing/coupons.ts';
import { toLineItem } from '../pricing/line-view.ts';
import { type CurrentLine, confirmedLine, subtotalOf } from '../pricing/lines.ts';
import type { Purchase } from '../pricing/quote.ts';
import { checkoutInfoOf, withCheckoutInfo } from './checkout-info.ts';
import type { CartOfV1 } from './stored.ts';

/** A cart at the prices and the stock that it has. */
export function toCart(context: Base, cart: CartOfV1): Cart {
  const { currency, language, taxIncludedInPrices, weightUnit } = context.settings;
  const money = moneyOf(context.settings);
  const {
    buyerInfo,
    contactInfo,
    selectedShippingOption: { code, carrierId } = {},
    ...info
  } = cartInfoOf(cart);
  const coupon = cart.coupon && couponOf(context, cart.coupon.code);
  const lines = cart.lines.map(confirmedLine);
  return {
    ...info,
    ...(cart.cartId !== undefined && { id: cart.cartId }),
    lineItems: lines.map((line) => toCartLine(money, line)),
    buyerInfo: {
      ...buyerInfo,
      ...(cart.owner && ownerId(cart.owner)),
    },
    ...(contactInfo && { contactInfo: completeAddress(contactInfo) }),
    // an update can name a carrier alone
    ...(code !== undefined && { selectedShippingOption: { code, ...present({ carrierId }) } }),
    currency,
    conversionCurrency: currency,
    paymentCurrency: currency,
    buyerLanguage: language,
    siteLanguage: language,
    taxIncludedInPrices,
    weightUnit,
    subtotal: money.convertedPrice(subtotalOf(money, lines)),
    appliedDiscounts: [
      ...(coupon ? [{ coupon: { id: coupon.id, code: coupon.code } }] : []),
      ...cart.merchantDiscounts.map(({ amount }) => ({
        merchantDiscount: { amount: money.convertedPrice(money.minor(amount)) },
      })),
    ],
    ...(cart.checkoutId !== undefined && { checkoutId: cart.checkoutId }),
    purchaseFlowId: cart.purchaseFlowId,
    revision: String(cart.revision),
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
  };
}

function toCartLine(money: Money, line: CurrentLine): Cart['lineItems'][number] {
  const { media, ...shown } = toLineItem(money, line, false);
  const { selectedMembership, item } = line;
  return {
    ...shown,
    id: line.id,
    ...(media && { image: media }),
    ...(selectedMembership && { selectedMembership }),
    ...(item.taxGroupId !== undefined && { taxGroupId: item.taxGroupId }),
  };
}

/** What updates of a cart change. */
export function cartInfoOf(cart: CartOfV1): Received<CartInput> {
  const { buyerNote, buyerInfo, shippingInfo, extendedFields, businessLocationId } = checkoutInfoOf(cart);
  return present({
    buyerNote,
    ...presentIn('buyerInfo', { ...buyerInfo, contactId: cart.buyerContactId }),
    contactInfo: shippingInfo?.shippingDestination,
    overrideCheckoutUrl: cart.fields.customCheckoutUrl,
    selectedShippingOption: cart.deliveryMethod,
    extendedFields,
    businessLocationId,
  });
}

/** The cart with what an update changed. */
export function withCartInfo(
  { buyerContactId: _contact, ...cart }: CartOfV1,
  { buyerInfo = {}, contactInfo, overrideCheckoutUrl, selectedShippingOption, ...info }: Received<CartInput>,
): CartOfV1 {
  const { buyerNote: _note, buyerInfo: _buyer, shippingInfo: _shipping, ...rest } = checkoutInfoOf(cart);
  const { extendedFields: _fields, businessLocationId: _location, ...kept } = rest;
  const { customCheckoutUrl: _url, ...fields } = cart.fields;
  const { contactId: buyerContactId, ...buyer } = buyerInfo;
  const changed = withCheckoutInfo(
    { ...cart, fields: { ...fields, ...present({ customCheckoutUrl: overrideCheckoutUrl }) } },
    {
      ...kept,
      ...present(info),
      ...presentIn('buyerInfo', buyer),
      ...presentIn('shippingInfo', {
        shippingDestination: contactInfo,
        selectedCarrierServiceOption: selectedShippingOption,
      }),
    },
  );
  return { ...changed, ...present({ buyerContactId }) };
}

/** What an estimate of version 1 needs to know of a cart: its address is also that of the payer. */
export function cartPurchase(cart: StoredCart): Purchase {
  const purchase = purchaseOf(cart);
  return { ...purchase, billingAddress: purchase.billingAddress ?? purchase.shippingAddress };
}
