/** How uses of version 1 are written in version 2: what the contract does not say. */

/** A replacement for a person to write, with what to know about it. */
export interface ByHand {
  see: string;
}

const byHand = (see: string): ByHand => ({ see });

const STOCK = 'a quantity above the stock fails with INSUFFICIENT_INVENTORY, version 1 lowered it';

/** Calls whose replacement means the same for the same input, with what a shop still has to handle. */
export const SAME_CALLS: ReadonlyMap<string, string | undefined> = new Map([
  ['getCurrentCart', 'without a cart, the 404 has no code'],
  ['deleteCurrentCart', undefined],
  ['addToCurrentCart', STOCK],
  ['removeCurrentCartLineItems', undefined],
  ['updateCurrentCartLineItemsQuantity', STOCK],
  ['getCheckoutUrl', undefined],
  ['addToCheckout', STOCK],
  ['removeCheckoutLineItems', 'at most 100 lines a request, version 1 took 300'],
  ['updateCheckoutLineItemsQuantity', STOCK],
]);

/** Of these, the calls that lowered a quantity to the stock. */
export const LOWERING_CALLS: ReadonlySet<string> = new Set(
  [...SAME_CALLS.keys()].filter((name) => SAME_CALLS.get(name) === STOCK),
);

/** The call whose result a redirect session took, and what gives that id now. */
export const CHECKOUT_OF_CART = { name: 'createCheckoutFromCurrentCart', instead: 'getCurrentCart' };

/** What to do about the other calls. */
export const OTHER_CALLS: ReadonlyMap<string, string> = new Map([
  [
    'createCheckoutFromCurrentCart',
    'a cart is its own checkout: store addresses, e-mail and delivery method in the cart, and use its id',
  ],
  ['updateCurrentCart', 'cartInfo is cart with other properties; coupon and lines have calls of their own'],
  [
    'estimateCurrentCartTotals',
    'flags only, each false by default; addresses and delivery method are stored in the cart first',
  ],
  ['removeCurrentCartCoupon', 'needs coupons[].id of the cart'],
  ['createCheckout', 'checkoutInfo is cart with other properties'],
  ['getCheckout', 'does not read prices again, and has no totals: calculateCartV2 has them'],
  ['getCheckoutByCartId', 'the cart has the id of its checkout; calculateCartV2 has the totals'],
  [
    'updateCheckout',
    'checkout is cart with other properties; coupon, gift card, delivery method and lines have calls of their own',
  ],
  ['removeCheckoutCoupon', 'needs coupons[].id of the cart'],
  ['removeCheckoutGiftCard', 'needs paymentInfo.giftCards[].id of the cart'],
  ['removeOverrideCheckoutUrl', 'cart: { customCheckoutUrl: null }'],
  [
    'createOrderFromCheckout',
    'with the priceVerificationToken of calculateCartV2; subscriptionId has no successor',
  ],
  ['markCheckoutCompleted', 'returns the cart'],
]);

/** Hand-written exports of the client for version 1, and what replaces them. */
export const HAND_WRITTEN: ReadonlyMap<string, string | undefined> = new Map([
  ['useCartV1', 'useCart'],
  ['CartV1Config', 'CartConfig'],
  ['CartV1State', 'CartState'],
  ['CartV1Item', 'CatalogItemInput'],
  ['CartV1ChangeResult', 'CartChangeResult'],
  ['ReducedQuantity', undefined],
]);

/** Types by their name in version 2. Those of inputs and responses are in the contract. */
export const TYPES: ReadonlyMap<string, string> = new Map([
  ['Cart', 'CartV2'],
  ['CartInput', 'CartV2Input'],
  ['CartLineItem', 'LineItem'],
  ['CartCoupon', 'Coupon'],
  ['CartBuyerInfo', 'CustomerInfo'],
  ['CartSelectedShippingOption', 'DeliveryMethod'],
  ['Checkout', 'CartV2'],
  ['CheckoutInput', 'CartV2Input'],
  ['CheckoutLineItem', 'LineItem'],
  ['CheckoutBuyerInfo', 'CustomerInfo'],
  ['CheckoutShippingInfo', 'DeliveryInfo'],
  ['CheckoutCustomSettings', 'CartSettings'],
  ['CheckoutCustomContentReference', 'CustomContentReference'],
  ['CheckoutExternalReference', 'ExternalReference'],
  ['CatalogOverrideFields', 'CatalogOverrideFieldsV2'],
  ['CatalogOverrideFieldsInput', 'CatalogOverrideFieldsV2Input'],
  ['CustomLineItem', 'CustomItemInput'],
  ['ItemAvailabilityInfo', 'ItemQuantityInfo'],
  ['ItemAvailabilityStatus', 'ItemStatus'],
  ['ItemModifier', 'ItemModifierV2'],
  ['ModifierGroup', 'ModifierGroupV2'],
  ['LineItemQuantityUpdate', 'LineItemUpdate'],
]);

type Fields = Readonly<Record<string, string | ByHand>>;

const CART: Fields = {
  buyerNote: 'note',
  buyerLanguage: 'customerInfo.languageCode',
  siteLanguage: 'businessInfo.languageCode',
  currency: 'businessInfo.currencyCode',
  conversionCurrency: 'customerInfo.currencyCode',
  paymentCurrency: 'paymentInfo.currencyCode',
  weightUnit: 'deliveryInfo.weightUnit',
  businessLocationId: 'businessInfo.locationId',
  buyerInfo: 'customerInfo',
  appliedDiscounts: byHand('coupons; amounts in summary.discounts of calculateCartV2'),
};

const LINE: Fields = {
  quantity: 'quantityInfo.confirmedQuantity',
  fixedQuantity: 'quantityInfo.fixedQuantity',
  productName: 'name',
  catalogReference: 'source.catalogReference',
  rootCatalogItemId: 'source.rootCatalogItemId',
  catalogOverrideFields: 'source.catalogOverrideFields',
  price: 'pricing.unitPrice',
  lineItemPrice: 'pricing.totalPrice',
  fullPrice: 'pricing.breakdown.fullPrice',
  priceBeforeDiscounts: 'pricing.breakdown.salePrice',
  modifiersTotalPrice: 'pricing.breakdown.totalModifiersPrice',
  priceDescription: 'pricing.priceDescription',
  priceUndetermined: 'pricing.priceUndetermined',
  availability: byHand('status, quantityInfo'),
  taxableAddress: 'taxConfig.taxableAddress',
  url: 'attributes.url',
  descriptionLines: 'attributes.descriptionLines',
  physicalProperties: 'attributes.physicalProperties',
  itemType: 'attributes.itemType',
  serviceProperties: 'attributes.serviceProperties',
  policies: 'attributes.policies',
  membersOnly: 'attributes.membersOnly',
  subscriptionOptionInfo: 'attributes.subscriptionInfo',
  paymentOption: 'paymentConfig.paymentOption',
  depositAmount: 'paymentConfig.depositAmount',
  savePaymentMethod: 'paymentConfig.savePaymentMethod',
  consentRequiredPaymentPolicy: 'paymentConfig.consentRequiredPaymentPolicy',
  deliveryProfileId: 'deliveryConfig.deliveryProfileId',
};

const OF_CHECKOUT: Fields = { id: 'cartId' };

/** Properties of the types of version 1 that have another name, place or meaning. All others are unchanged or gone. */
export const FIELDS: Readonly<Record<string, Fields>> = {
  Cart: {
    ...CART,
    checkoutId: byHand('id, also before a checkout'),
    taxIncludedInPrices: 'taxInfo.pricesIncludeTax',
    contactInfo: byHand('deliveryInfo.address; names and phone in customerInfo'),
    overrideCheckoutUrl: 'customCheckoutUrl',
    selectedShippingOption: byHand('deliveryInfo.method, carrierId is its appId'),
  },
  CartLineItem: {
    ...LINE,
    image: 'attributes.image',
    taxGroupId: 'taxConfig.taxGroupId',
    selectedMembership: byHand('paymentConfig.membership'),
  },
  Checkout: {
    ...CART,
    cartId: byHand('id'),
    taxIncludedInPrice: 'taxInfo.pricesIncludeTax',
    taxExemptGroupId: 'taxInfo.taxExemptGroupId',
    completed: 'orderPlaced',
    channelType: 'source.channelType',
    createdBy: 'source.createdBy',
    customContentReference: 'source.customContentReference',
    externalReference: byHand('source.externalReferences[]'),
    customSettings: byHand('settings, with other names'),
    billingInfo: byHand('paymentInfo.billingAddress and billingContact'),
    shippingInfo: byHand('deliveryInfo; options of totals.calculateTotals'),
    giftCard: byHand('paymentInfo.giftCards[]; amounts in summary.paymentSummary.giftCards'),
    priceSummary: byHand('summary.priceSummary of calculateCartV2, with other meanings'),
    taxSummary: byHand('summary.taxSummary of calculateCartV2'),
    additionalFees: byHand('summary.additionalFees of calculateCartV2'),
    violations: byHand('summary.violations of calculateCartV2'),
    calculationErrors: byHand('summary.violations of calculateCartV2'),
    payNow: byHand('summary.paymentSummary.payNow, one amount'),
    payLater: byHand('summary.paymentSummary.payLater, one amount'),
    payAfterFreeTrial: byHand('summary.paymentSummary.payAfterFreeTrial, one amount'),
    membershipOptions: byHand('paymentConfig.membership of each line'),
  },
  CheckoutLineItem: {
    ...LINE,
    media: 'attributes.image',
    discount: byHand('discounts[]'),
    taxDetails: byHand('summary.taxSummary.lineItemTaxes of calculateCartV2'),
    totalPriceBeforeTax: byHand('summary.lineItems[].totalPrice of calculateCartV2'),
    totalPriceAfterTax: byHand('summary.lineItems[].totalPrice of calculateCartV2'),
  },
  CheckoutResponse: { checkout: 'cart' },
  CheckoutShippingInfo: {
    carrierServiceOptions: byHand('shippingInfo of totals.calculateTotals'),
    selectedCarrierServiceOption: byHand('deliveryInfo.method; its price in summary.deliverySummary.price'),
    shippingDestination: byHand('deliveryInfo.address; names and phone in customerInfo'),
  },
  EstimateCurrentCartTotalsResponse: {
    calculatedLineItems: byHand('summary.lineItems'),
    priceSummary: byHand('summary.priceSummary, with other meanings'),
    taxSummary: byHand('summary.taxSummary'),
    shippingInfo: byHand('summary.deliverySummary; options of totals.calculateTotals'),
    giftCard: byHand('summary.paymentSummary.giftCards'),
    appliedDiscounts: byHand('summary.discounts'),
    additionalFees: byHand('summary.additionalFees'),
    payNow: byHand('summary.paymentSummary.payNow, one amount'),
    payLater: byHand('summary.paymentSummary.payLater, one amount'),
    violations: byHand('summary.violations'),
    calculationErrors: byHand('summary.violations'),
    currency: byHand('cart.businessInfo.currencyCode'),
    weightUnit: byHand('cart.deliveryInfo.weightUnit'),
    membershipOptions: byHand('paymentConfig.membership of each line'),
  },
  ItemAvailabilityInfo: {
    status: byHand('status of the line, with other values'),
    quantityAvailable: byHand('quantityInfo.availableQuantity of the line'),
  },
  AddToCurrentCartInput: {
    lineItems: 'catalogItems',
    customLineItems: byHand('customItems, with other properties'),
    businessLocationId: byHand('businessInfo.locationId of the cart'),
  },
  AddToCheckoutInput: {
    ...OF_CHECKOUT,
    lineItems: 'catalogItems',
    customLineItems: byHand('customItems, with other properties'),
  },
  RemoveCheckoutLineItemsInput: OF_CHECKOUT,
  UpdateCheckoutLineItemsQuantityInput: OF_CHECKOUT,
  GetCheckoutUrlInput: OF_CHECKOUT,
  LineItemQuantityUpdate: { id: 'lineItemId', quantity: 'quantity.newQuantity' },
};

/** Error codes of version 1, and what version 2 fails with. */
export const CODES: ReadonlyMap<string, string> = new Map([
  ['CHECKOUT_IS_COMPLETE', 'CART_ALREADY_ORDERED'],
  ['CHECKOUT_ALREADY_PAID', 'CART_ALREADY_ORDERED'],
  ['CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS', 'PAYMENT_ALREADY_IN_PROGRESS'],
  ['PAYMENT_ERROR', 'INVALID_PAYMENT_STATUS'],
  ['PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE', 'UNAVAILABLE_PAYMENT_METHOD'],
  ['REDEEM_GIFT_CARD_ERROR', 'GIFT_CARD_REDEEM_ERROR'],
  ['PARTIAL_OUT_OF_STOCK', 'LINE_ITEMS_OUT_OF_STOCK'],
  ['FULL_OUT_OF_STOCK', 'LINE_ITEMS_OUT_OF_STOCK'],
  ['EMPTY_CHECKOUT', 'EMPTY_CART'],
  ['CHECKOUT_CHANGED', 'CART_PRICES_OUT_OF_SYNC, INVALID_PRICE_VERIFICATION_TOKEN'],
  ['NO_SELECTED_CARRIER_SERVICE_OPTION', 'MISSING_DELIVERY_METHOD'],
  ['SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE', 'DELIVERY_METHOD_NO_LONGER_AVAILABLE'],
  ['SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND', 'DELIVERY_METHOD_NOT_FOUND'],
  ['INVALID_SELECTED_CARRIER_SERVICE_OPTION', 'DELIVERY_METHOD_NOT_FOUND'],
  ['NO_SAVE_PAYMENT_METHOD_CONFIRMATION', 'UNCONFIRMED_SAVE_PAYMENT_METHOD'],
  ['SUBSCRIPTION_WITH_GIFT_CARD', 'CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD'],
  ['GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', 'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD'],
  ['COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD', 'CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD'],
  ['GIFT_CARD_NOT_FOUND', 'INVALID_GIFT_CARD_CODE'],
  ['GIFT_CARD_CODE_INVALID', 'INVALID_GIFT_CARD_CODE'],
  ['GIFT_CARD_IS_EMPTY', 'INVALID_GIFT_CARD_STATUS'],
  ['GIFT_CARD_DISABLED', 'INVALID_GIFT_CARD_STATUS'],
  ['GIFT_CARD_EXPIRED', 'INVALID_GIFT_CARD_STATUS'],
  ['ERROR_COUPON_DOES_NOT_EXIST', 'INVALID_COUPON_CODE'],
  ['ERROR_COUPON_USAGE_EXCEEDED', 'INVALID_COUPON_STATUS'],
  ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'INVALID_COUPON_STATUS'],
  ['ERROR_COUPON_IS_NOT_ACTIVE_YET', 'INVALID_COUPON_STATUS'],
  ['ERROR_COUPON_HAS_EXPIRED', 'INVALID_COUPON_STATUS'],
]);
