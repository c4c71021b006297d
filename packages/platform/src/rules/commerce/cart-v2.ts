/** Carts as version 2 of the contract describes them. */
import type { CartV2, DeliveryMethod } from 'storewire';
import { present } from '../../base/present.ts';
import type { Base } from '../../context/context.ts';
import { type CartInfo, ownerId, type StoredCart } from '../../entities/carts.ts';
import { contactDetails, postalAddress } from './addresses.ts';
import { toSettings } from './cart-fields.ts';
import { toLineV2 } from './cart-line-view.ts';
import { converted, linePrices, quoteStored } from './cart-quote.ts';
import type { Offer } from './delivery.ts';
import { sum } from './discounts.ts';
import { GIFT_CARD_APP_ID, giftCardOf, obfuscated } from './gift-cards.ts';
import { moneyOf } from './prices.ts';
import type { Quote } from './quote.ts';
import { isMeant } from './quoted-delivery.ts';

/** A cart with the prices of its last change, or of its order. */
export function toCartV2(context: Base, cart: StoredCart): CartV2 {
  if (!cart.final)
    return openCartV2(context, cart, quoteStored(context, cart, { withTax: false, withFees: false }));
  return {
    ...cart.final.cart,
    revision: String(cart.revision),
    updatedDate: cart.updatedDate,
    orderPlaced: true,
    ...present({ orderId: cart.orderId }),
    currentCart: cart.isCurrent,
  };
}

/** A cart with the prices of a quote. */
export function openCartV2(context: Base, cart: StoredCart, quoted: Quote): CartV2 {
  const { currency, language, taxIncludedInPrices, weightUnit } = context.settings;
  const money = moneyOf(context.settings);
  const { info, owner, createdBy, giftCard } = cart;
  const { billingInfo, shippingInfo, extendedFields, customSettings } = info;
  const method = methodOf(quoted, shippingInfo?.selectedCarrierServiceOption);
  const buyer = shippingInfo?.shippingDestination?.contactDetails;
  const card = giftCard && giftCardOf(context, giftCard.code);
  const ownership = owner
    ? ownerId(owner)
    : !cart.isOpen && createdBy.userId
      ? { userId: createdBy.userId }
      : { openAccess: cart.isOpen ?? false };
  const prices = linePrices(quoted);
  return {
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: String(cart.revision),
    lineItems: quoted.lines.map((line) => toLineV2(context, cart, quoted, line, prices.get(line.id) ?? 0n)),
    subtotal: converted(money, sum([...prices.values()])),
    ...present({ note: info.buyerNote }),
    coupons: cart.coupon ? [cart.coupon] : [],
    source: {
      channelType: cart.channelType,
      externalReferences: (
        cart.externalReferences ?? (info.externalReference ? [info.externalReference] : [])
      ).map((reference) => ({ appId: '', ...reference })),
      createdBy,
      ...(info.customContentReference && {
        customContentReference: { appId: '', componentId: '', ...info.customContentReference },
      }),
    },
    businessInfo: {
      ...present({ locationId: info.businessLocationId }),
      languageCode: language,
      currencyCode: currency,
    },
    customerInfo: {
      ...ownership,
      ...(buyer && contactDetails(buyer)),
      ...present({ email: info.buyerInfo?.email, contactId: cart.contactId }),
      languageCode: cart.language ?? language,
      currencyCode: currency,
    },
    deliveryInfo: {
      ...(shippingInfo?.shippingDestination?.address && {
        address: postalAddress(shippingInfo.shippingDestination.address),
      }),
      ...(method && { method }),
      weightUnit,
    },
    taxInfo: {
      pricesIncludeTax: taxIncludedInPrices,
      ...present({ taxExemptGroupId: info.taxExemptGroupId }),
    },
    paymentInfo: {
      giftCards: giftCard
        ? [
            {
              id: giftCard.id,
              obfuscatedCode: obfuscated(giftCard.code),
              appId: GIFT_CARD_APP_ID,
              ...present({ externalId: card?.id }),
              ...(giftCard.amount !== undefined && {
                requestedRedeemAmount: converted(money, money.minor(giftCard.amount)),
              }),
            },
          ]
        : [],
      currencyCode: currency,
      ...(billingInfo?.address && { billingAddress: postalAddress(billingInfo.address) }),
      ...(billingInfo?.contactDetails && { billingContact: contactDetails(billingInfo.contactDetails) }),
    },
    orderPlaced: false,
    purchaseFlowId: cart.purchaseFlowId,
    ...(customSettings && { settings: toSettings(customSettings) }),
    ...present({ customCheckoutUrl: cart.overrideCheckoutUrl, extendedFields }),
    currentCart: cart.isCurrent,
    demo: cart.isDemo ?? false,
  };
}

type Option = NonNullable<CartInfo['shippingInfo']>['selectedCarrierServiceOption'];

/** The chosen delivery method. It has a title only as long as it is offered. */
function methodOf({ delivery }: Quote, option: Option): DeliveryMethod | undefined {
  if (option?.code === undefined) return undefined;
  const offer = delivery.all.find((each) => isMeant(each, option));
  return offer
    ? methodOfOffer(offer)
    : { code: option.code, ...present({ appId: option.carrierId }), pickup: false };
}

export const methodOfOffer = ({ code, carrierId, option }: Offer): DeliveryMethod => ({
  code,
  appId: carrierId,
  title: { original: option.title, translated: option.title },
  pickup: option.pickup !== undefined,
});
