/** Carts as version 2 of the contract describes them. */

import type { CartV2, DeliveryMethod } from 'storewire';
import type { Base } from '../../kernel/context/context.ts';
import { moneyOf } from '../../kernel/values/money.ts';
import { present } from '../../kernel/values/present.ts';
import { contactDetails, postalAddress } from '../pricing/addresses.ts';
import type { Offer } from '../pricing/delivery.ts';
import { sum } from '../pricing/discounts.ts';
import { GIFT_CARD_APP_ID, giftCardOf, obfuscated } from '../pricing/gift-cards.ts';
import type { Quote } from '../pricing/quote.ts';
import { type ChosenOption, isChosenOffer } from '../pricing/quoted-delivery.ts';
import { toLineV2 } from './cart-line-view.ts';
import { converted, linePrices, quoteStored } from './cart-quote.ts';
import { channelOf, ownerId, type StoredCart } from './stored-cart.ts';

/** A cart with the prices of its last change, or of its order. */
export function toCartV2(context: Base, cart: StoredCart, quoted?: Quote): CartV2 {
  if (!cart.final)
    return openCartV2(
      context,
      cart,
      quoted ?? quoteStored(context, cart, { withTax: false, withFees: false }),
    );
  return {
    ...cart.final,
    revision: String(cart.revision),
    updatedDate: cart.updatedDate,
    orderPlaced: true,
    ...present({ orderId: cart.orderId }),
    currentCart: cart.isCurrent,
  };
}

/** A cart with the prices of a quote. */
export function openCartV2(context: Base, cart: StoredCart, quoted: Quote): CartV2 {
  const { currency, language, taxIncludedInPrices } = context.settings;
  const { fields } = cart;
  const prices = linePrices(quoted);
  return {
    id: cart.id,
    createdDate: cart.createdDate,
    updatedDate: cart.updatedDate,
    revision: String(cart.revision),
    lineItems: quoted.lines.map((line) => toLineV2(context, cart, quoted, line, prices.get(line.id) ?? 0n)),
    subtotal: converted(moneyOf(context.settings), sum([...prices.values()])),
    ...present({ note: fields.note }),
    coupons: cart.coupon ? [cart.coupon] : [],
    source: sourceOf(cart),
    businessInfo: {
      ...present({ locationId: fields.businessInfo?.locationId }),
      languageCode: language,
      currencyCode: currency,
    },
    customerInfo: customerOf(context, cart),
    deliveryInfo: deliveryOf(context, cart, quoted),
    taxInfo: {
      pricesIncludeTax: taxIncludedInPrices,
      ...present({ taxExemptGroupId: fields.taxInfo?.taxExemptGroupId }),
    },
    paymentInfo: paymentOf(context, cart),
    orderPlaced: false,
    purchaseFlowId: cart.purchaseFlowId,
    ...present({
      settings: fields.settings,
      customCheckoutUrl: fields.customCheckoutUrl,
      extendedFields: fields.extendedFields,
    }),
    currentCart: cart.isCurrent,
    demo: fields.demo ?? false,
  };
}

function sourceOf(cart: StoredCart): CartV2['source'] {
  const { externalReferences = [], customContentReference } = cart.fields.source ?? {};
  return {
    channelType: channelOf(cart),
    externalReferences: externalReferences.map((reference) => ({ appId: '', ...reference })),
    createdBy: cart.createdBy,
    ...(customContentReference && {
      customContentReference: { appId: '', componentId: '', ...customContentReference },
    }),
  };
}

function customerOf({ settings }: Base, cart: StoredCart): CartV2['customerInfo'] {
  const { fields, contactId, language = settings.language } = cart;
  const { email, openAccess: _access, ...contact } = fields.customerInfo ?? {};
  return {
    ...ownershipOf(cart),
    ...contactDetails(contact),
    ...present({ email, contactId }),
    languageCode: language,
    currencyCode: settings.currency,
  };
}

function ownershipOf({ owner, isOpen = false, createdBy }: StoredCart): Partial<CartV2['customerInfo']> {
  if (owner) return ownerId(owner);
  return !isOpen && createdBy.userId ? { userId: createdBy.userId } : { openAccess: isOpen };
}

function deliveryOf({ settings }: Base, cart: StoredCart, quoted: Quote): CartV2['deliveryInfo'] {
  const address = cart.fields.deliveryInfo?.address;
  const method = methodOf(quoted, cart.deliveryMethod);
  return {
    ...(address && { address: postalAddress(address) }),
    ...(method && { method }),
    weightUnit: settings.weightUnit,
  };
}

function paymentOf(context: Base, { fields, giftCard }: StoredCart): CartV2['paymentInfo'] {
  const { billingAddress, billingContact } = fields.paymentInfo ?? {};
  return {
    giftCards: giftCard ? [toGiftCard(context, giftCard)] : [],
    currencyCode: context.settings.currency,
    ...(billingAddress && { billingAddress: postalAddress(billingAddress) }),
    ...(billingContact && { billingContact: contactDetails(billingContact) }),
  };
}

type PaidGiftCard = NonNullable<NonNullable<CartV2['paymentInfo']>['giftCards']>[number];

function toGiftCard(context: Base, { id, code, amount }: NonNullable<StoredCart['giftCard']>): PaidGiftCard {
  const money = moneyOf(context.settings);
  return {
    id,
    obfuscatedCode: obfuscated(code),
    appId: GIFT_CARD_APP_ID,
    ...present({ externalId: giftCardOf(context, code)?.id }),
    ...(amount !== undefined && { requestedRedeemAmount: converted(money, money.minor(amount)) }),
  };
}

/** The chosen delivery method. It has a title only as long as it is offered. */
function methodOf({ delivery }: Quote, option: ChosenOption | undefined): DeliveryMethod | undefined {
  if (option?.code === undefined) return undefined;
  const offer = delivery.all.find((each) => isChosenOffer(each, option));
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
