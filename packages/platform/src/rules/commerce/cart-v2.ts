/** Carts as version 2 of the contract describes them. */
import type {
  CartV2,
  CartV2Input,
  CatalogOverrideFieldsV2,
  ConvertedMoney,
  DeliveryMethod,
  ImageV2,
  ItemDiscount,
  ItemStatus,
  LineItem,
  MembershipV2,
  ModifierGroup,
  ModifierGroupV2,
} from 'storewire';
import { invalid } from '../../base/failure.ts';
import { divideHalfUp } from '../../base/money.ts';
import { present, within } from '../../base/present.ts';
import type { Received } from '../../base/received.ts';
import type { Base } from '../../context/context.ts';
import { type CartInfo, ownerId, type StoredCart } from '../../entities/carts.ts';
import { contactDetails, postalAddress } from './addresses.ts';
import type { Offer } from './delivery.ts';
import { least, most, sum } from './discounts.ts';
import { GIFT_CARD_APP_ID, giftCardOf, obfuscated } from './gift-cards.ts';
import { type CurrentLine, toOverrides } from './lines.ts';
import { memberships } from './memberships.ts';
import { type Money, moneyOf } from './prices.ts';
import { chosenMemberships, purchaseOf } from './purchase.ts';
import { type Quote, type QuoteOptions, quotePurchase } from './quote.ts';
import { discountScopeOf } from './quote-view.ts';
import { isMeant } from './quoted-delivery.ts';

/** The highest amount of version 2. Version 1 knows higher ones. */
const MAX_CONVERTED = '999999999';

/** An amount in the currency of the shop, which is also that of the buyer. */
export function converted({ decimal, minor }: Money, amount: bigint): ConvertedMoney {
  const text = decimal(least(amount, minor(MAX_CONVERTED)));
  return { amount: text, convertedAmount: text };
}

/** A calculation at the prices and the stock that the cart has stored. */
export const quoteStored = (context: Base, cart: StoredCart, options: QuoteOptions = {}): Quote =>
  quotePurchase(context, purchaseOf(cart), { ...options, isStored: true });

/** Throws a violation of the field that leads to amounts that version 2 cannot express. */
export function checkConvertible(context: Base, cart: StoredCart, field: string): void {
  const { minor } = moneyOf(context.settings);
  const { totals } = quoteStored(context, cart).calculation;
  if (most(totals.total, totals.subtotal) > minor(MAX_CONVERTED))
    invalid(field, 'DECIMAL_LTE', `leads to an amount of more than ${MAX_CONVERTED}`, {
      threshold: Number(MAX_CONVERTED),
    });
}

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

type CustomSettings = NonNullable<CartInfo['customSettings']>;

const toSettings = ({
  lockGiftCard,
  lockCouponCode,
  disabledPolicyAgreementCheckbox,
  disabledManualPayment,
}: CustomSettings): NonNullable<CartV2['settings']> =>
  present({
    lockGiftCard,
    lockCouponCode,
    policyAgreementCheckboxDisabled: disabledPolicyAgreementCheckbox,
    manualPaymentDisabled: disabledManualPayment,
  });

/** Settings of a new cart, as they are stored. */
export const fromSettings = ({
  lockGiftCard,
  lockCouponCode,
  policyAgreementCheckboxDisabled,
  manualPaymentDisabled,
}: NonNullable<CartV2Input['settings']>): CustomSettings =>
  present({
    lockGiftCard,
    lockCouponCode,
    disabledPolicyAgreementCheckbox: policyAgreementCheckboxDisabled,
    disabledManualPayment: manualPaymentDisabled,
  });

/** What each line costs after discounts on lines, in minor units. */
export function linePrices({ lines, calculation, ...quoted }: Quote): Map<string, bigint> {
  const onLines = calculation.discounts.filter(
    ({ id }) => discountScopeOf({ ...quoted, lines, calculation }, id) === 'LINE_ITEM',
  );
  return new Map(
    lines.map(({ id }, index) => [
      id,
      (calculation.lines[index]?.price ?? 0n) - sum(onLines.map((each) => each.lines.get(id) ?? 0n)),
    ]),
  );
}

/** What one piece costs after discounts on lines. */
export const unitPrice = ({ quantity }: { quantity: number }, total: bigint): bigint =>
  divideHalfUp(total, BigInt(quantity));

const STATUSES: Readonly<Record<string, ItemStatus>> = {
  AVAILABLE: 'IN_STOCK',
  PARTIALLY_AVAILABLE: 'PARTIALLY_IN_STOCK',
  NOT_AVAILABLE: 'OUT_OF_STOCK',
  NOT_FOUND: 'REMOVED_FROM_CATALOG',
};

function toLineV2(
  context: Base,
  cart: StoredCart,
  quoted: Quote,
  line: CurrentLine,
  total: bigint,
): LineItem {
  const money = moneyOf(context.settings);
  const amount = (decimal: string): ConvertedMoney => converted(money, money.minor(decimal));
  const { item, availability, overrides } = line;
  const { shown } = item;
  const requested = cart.lines.find(({ id }) => id === line.id)?.quantity ?? line.quantity;
  const discounts = lineDiscounts(money, quoted, line.id);
  const membership = membershipOn(context, cart, quoted, line);
  return {
    id: line.id,
    ...(shown.productName && { name: shown.productName }),
    quantityInfo: {
      confirmedQuantity: line.quantity,
      requestedQuantity: requested,
      ...present({ availableQuantity: availability.quantityAvailable }),
      fixedQuantity: shown.fixedQuantity,
    },
    pricing: {
      unitPrice: converted(money, unitPrice(line, total)),
      totalPrice: converted(money, total),
      ...present({ priceDescription: shown.priceDescription }),
      priceUndetermined: shown.priceUndetermined,
      breakdown: {
        fullPrice: amount(item.fullPrice),
        salePrice: amount(item.price),
        totalModifiersPrice: amount(item.modifiers ?? '0'),
      },
    },
    source: {
      ...present({
        catalogReference: line.catalogReference,
        catalogOverrideFields: overrides && toOverridesV2(overrides),
        rootCatalogItemId: shown.rootCatalogItemId,
        inventoryAppId: line.inventoryAppId,
      }),
    },
    attributes: {
      ...present({
        descriptionLines: shown.descriptionLines,
        image: shown.media && toImageV2(shown.media),
        url: shown.url,
        policies: shown.policies,
        itemType: shown.itemType,
        physicalProperties: shown.physicalProperties,
        subscriptionInfo: shown.subscriptionOptionInfo,
        serviceProperties: shown.serviceProperties,
      }),
      membersOnly: shown.membersOnly,
    },
    ...within('deliveryConfig', { deliveryProfileId: shown.deliveryProfileId }),
    ...within('taxConfig', { taxableAddress: line.taxableAddress, taxGroupId: item.taxGroupId }),
    paymentConfig: {
      savePaymentMethod: shown.savePaymentMethod,
      ...(item.deposit !== undefined && { depositAmount: amount(item.deposit) }),
      paymentOption: quoted.memberships.covered.has(line.id) ? 'MEMBERSHIP' : shown.paymentOption,
      ...(membership && { membership }),
    },
    status: STATUSES[availability.status ?? 'AVAILABLE'] ?? 'IN_STOCK',
    ...present({ extendedFields: line.extendedFields }),
    ...(shown.modifierGroups && {
      modifierGroups: shown.modifierGroups.map((group) => toGroupV2(group)),
    }),
    discounts,
    customLineItem: shown.customLineItem,
  };
}

function lineDiscounts(money: Money, quoted: Quote, lineId: string): ItemDiscount[] {
  return quoted.calculation.discounts.flatMap(({ id, lines }): ItemDiscount[] => {
    const amountOff = lines.get(lineId);
    if (!amountOff || discountScopeOf(quoted, id) !== 'LINE_ITEM') return [];
    const { name, source } = discountOf(quoted, id);
    return [{ name: { original: name, translated: name }, amountOff: converted(money, amountOff), source }];
  });
}

/** Name and source of a discount. Version 2 has no discounts that a merchant gives to one purchase. */
export function discountOf(
  { coupon, discountRules }: Quote,
  id: string,
): { name: string; source: NonNullable<ItemDiscount['source']> } {
  if (coupon?.id === id)
    return { name: coupon.name, source: { sourceType: 'COUPON', couponCode: coupon.code } };
  const rule = discountRules.find((each) => each.id === id);
  return { name: rule?.name ?? 'Discount', source: { sourceType: 'AUTOMATIC_RULE' } };
}

/** Images of version 2 have no date of expiry, no size and no focal point. */
const toImageV2 = ({
  urlExpirationDate: _date,
  sizeInBytes: _size,
  focalPoint: _point,
  ...image
}: NonNullable<CurrentLine['item']['shown']['media']>): ImageV2 => image;

const toGroupV2 = ({ modifiers, ...group }: ModifierGroup): ModifierGroupV2 => ({
  ...present(group),
  ...(modifiers && {
    modifiers: modifiers.map(({ price, ...modifier }) => ({
      ...present(modifier),
      ...(price && { price: { amount: price.amount, convertedAmount: price.amount } }),
    })),
  }),
});

function toOverridesV2(overrides: NonNullable<CurrentLine['overrides']>): CatalogOverrideFieldsV2 {
  const { productName, price, image, ...rest } = toOverrides(overrides);
  return { ...rest, ...present({ name: productName, salePrice: price, image: image && toImageV2(image) }) };
}

function membershipOn(
  { db }: Base,
  cart: StoredCart,
  { memberships: { covered } }: Quote,
  { id, quantity, futureMembership }: CurrentLine,
): MembershipV2 | undefined {
  if (futureMembership) return { futureMembership, redemptionType: 'CREDITS' };
  const chosen = chosenMemberships(cart).find(({ lineItemIds }) => lineItemIds.includes(id));
  if (!chosen) return undefined;
  const paying = covered.get(id);
  const name = (paying ?? db.of(memberships).get(chosen.id))?.name;
  return {
    existingMembership: { appId: chosen.appId, membershipId: chosen.id },
    ...(name !== undefined && { name: { original: name, translated: name } }),
    ...(paying && { redemptionCost: paying.credits ? quantity : 0 }),
    redemptionType: 'CREDITS',
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

/** What updates of a cart change. */
export type CartFields = Omit<Received<CartV2Input>, 'settings'>;

export function cartFieldsOf({ info, channelType, overrideCheckoutUrl, isDemo }: StoredCart): CartFields {
  const { shippingInfo, billingInfo, buyerInfo, customContentReference } = info;
  const { address, contactDetails: contact } = shippingInfo?.shippingDestination ?? {};
  const { firstName, lastName, phone, company, vatId } = contact ?? {};
  return {
    ...present({
      note: info.buyerNote,
      customCheckoutUrl: overrideCheckoutUrl,
      extendedFields: info.extendedFields,
      demo: isDemo,
    }),
    ...within('source', { channelType, customContentReference }),
    ...within('businessInfo', { locationId: info.businessLocationId }),
    ...within('customerInfo', { firstName, lastName, phone, company, vatId, email: buyerInfo?.email }),
    ...within('deliveryInfo', { address }),
    ...within('taxInfo', { taxExemptGroupId: info.taxExemptGroupId }),
    ...within('paymentInfo', {
      billingAddress: billingInfo?.address,
      billingContact: billingInfo?.contactDetails,
    }),
  };
}

/** The cart with what an update changed. */
export function withCartFields(
  { info, overrideCheckoutUrl: _url, isDemo: _demo, ...cart }: StoredCart,
  fields: CartFields,
): StoredCart {
  const { note, source, businessInfo, customerInfo, deliveryInfo, taxInfo, paymentInfo } = fields;
  const { firstName, lastName, phone, company, vatId, email } = customerInfo ?? {};
  const { shippingInfo, membershipOptions, customFields, customSettings, externalReference } = info;
  const destination = present({
    ...shippingInfo?.shippingDestination,
    address: deliveryInfo?.address,
    contactDetails: within('all', { firstName, lastName, phone, company, vatId }).all,
  });
  const changed: CartInfo = {
    ...present({ membershipOptions, customFields, customSettings, externalReference }),
    ...present({
      buyerNote: note,
      extendedFields: fields.extendedFields,
      businessLocationId: businessInfo?.locationId,
      customContentReference: source?.customContentReference,
      taxExemptGroupId: taxInfo?.taxExemptGroupId,
    }),
    ...within('buyerInfo', { ...info.buyerInfo, email }),
    ...within('billingInfo', {
      ...info.billingInfo,
      address: paymentInfo?.billingAddress,
      contactDetails: paymentInfo?.billingContact,
    }),
    ...within('shippingInfo', {
      ...shippingInfo,
      shippingDestination: Object.keys(destination).length > 0 ? destination : undefined,
    }),
  };
  return {
    ...cart,
    info: changed,
    channelType: source?.channelType ?? cart.channelType,
    ...present({ overrideCheckoutUrl: fields.customCheckoutUrl }),
    ...(fields.demo && { isDemo: true }),
  };
}
