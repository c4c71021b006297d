// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as T from './types.ts';

/**
 * How far the notification of a back-in-stock request is.
 *
 * - `UNSPECIFIED`: No status is known.
 * - `RECEIVED`: The buyer waits, and no message has been sent.
 * - `PROCESSING`: The item is back and the message is being sent.
 * - `NOTIFICATION_SENT`: The message was sent, or the request was marked as notified.
 * - `FAILED`: The message could not be delivered.
 */
export const BackInStockStatusValues = ["UNSPECIFIED", "RECEIVED", "PROCESSING", "NOTIFICATION_SENT", "FAILED"] as const satisfies readonly T.BackInStockStatus[];

/**
 * Direction of sorting. A call that gets none sorts ascending.
 *
 * - `ASC`: Smallest number, earliest date or first letter first.
 * - `DESC`: Largest number, latest date or last letter first.
 */
export const SortOrderValues = ["ASC", "DESC"] as const satisfies readonly T.SortOrder[];

/**
 * What back-in-stock requests can be sorted by.
 *
 * - `id`: Id of the request.
 * - `contactId`: Contact of the person who waits.
 * - `status`: Status of the notification.
 * - `autoNotified`: Whether the platform sent the message by itself.
 * - `createdDate`: When the request was made.
 * - `itemUrl`: Page of the item.
 */
export const BackInStockSortFieldValues = ["id", "contactId", "status", "autoNotified", "createdDate", "itemUrl"] as const satisfies readonly T.BackInStockSortField[];

/**
 * Kind of the rule that a value of the input breaks.
 *
 * - `VALIDATION`: A rule without a kind of its own; the description says which.
 * - `OTHER`: A rule that `ruleName` names.
 * - `MAX`: The number is larger than `threshold`.
 * - `MIN`: The number is smaller than `threshold`.
 * - `MAX_LENGTH`: The text has more characters than `threshold`.
 * - `MIN_LENGTH`: The text has fewer characters than `threshold`.
 * - `MAX_SIZE`: The list has more items than `threshold`, or the object more properties.
 * - `MIN_SIZE`: The list has fewer items than `threshold`, or the object fewer properties.
 * - `FORMAT`: The text does not have the expected format, such as that of a UUID.
 * - `DECIMAL_LTE`: The decimal must be less than or equal to `threshold`.
 * - `DECIMAL_GTE`: The decimal must be greater than or equal to `threshold`.
 * - `DECIMAL_LT`: The decimal must be less than `threshold`.
 * - `DECIMAL_GT`: The decimal must be greater than `threshold`.
 * - `DECIMAL_MAX_SCALE`: The decimal has more digits after the point than allowed.
 * - `INVALID_ENUM_VALUE`: The value is not one of the enumeration.
 * - `REQUIRED_FIELD`: A required property is missing, or all of several of which one is required.
 * - `FIELD_NOT_ALLOWED`: The property must not be set here, or not by this caller.
 * - `ONE_OF_ALIGNMENT`: Properties are set of which only one is allowed.
 * - `EXACT_LENGTH`: The text must have exactly the given number of characters.
 * - `EXACT_SIZE`: The list must have exactly the given number of items.
 * - `REQUIRED_ONE_OF_FIELD`: None of several properties is set, of which one is required.
 */
export const ValidationRuleValues = ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"] as const satisfies readonly T.ValidationRule[];

/**
 * Size of the logo on the checkout page.
 *
 * - `SMALL`: The smallest size.
 * - `MEDIUM`: The size between the two others.
 * - `LARGE`: The largest size.
 */
export const LogoSizeValues = ["SMALL", "MEDIUM", "LARGE"] as const satisfies readonly T.LogoSize[];

/**
 * Position of the logo in the header of the checkout page.
 *
 * - `SIDE`: At the side where reading starts, which is the left in English.
 * - `CENTER`: In the middle.
 */
export const LogoAlignmentValues = ["SIDE", "CENTER"] as const satisfies readonly T.LogoAlignment[];

/**
 * Form of the link from the checkout page back to the shop.
 *
 * - `TEXT`: Words.
 * - `ICON`: An icon.
 */
export const ContinueShoppingDisplayTypeValues = ["TEXT", "ICON"] as const satisfies readonly T.ContinueShoppingDisplayType[];

/**
 * Shape of the buttons for express payment.
 *
 * - `RECTANGLE`: Square corners.
 * - `PILL`: Round ends.
 */
export const ExpressButtonsCornerRadiusValues = ["RECTANGLE", "PILL"] as const satisfies readonly T.ExpressButtonsCornerRadius[];

/**
 * How much the billing form of the checkout page asks for.
 *
 * - `All_FIELDS`: Every field of an address. The spelling is that of the platform.
 * - `MINIMUM_REQUIRED_FIELDS`: Only the fields that the payment needs.
 */
export const CheckoutBillingFieldsValues = ["All_FIELDS", "MINIMUM_REQUIRED_FIELDS"] as const satisfies readonly T.CheckoutBillingFields[];

/**
 * Kind of a tax number.
 *
 * - `UNSPECIFIED`: Any other tax number, such as a VAT id.
 * - `CPF`: The number of a person in Brazil.
 * - `CNPJ`: The number of a company in Brazil.
 */
export const TaxIdTypeValues = ["UNSPECIFIED", "CPF", "CNPJ"] as const satisfies readonly T.TaxIdType[];

/**
 * What a carrier charges for in addition to the delivery price.
 *
 * - `HANDLING_FEE`: Packing and handling.
 * - `INSURANCE`: Insurance against loss and damage in transit.
 */
export const CarrierChargeTypeValues = ["HANDLING_FEE", "INSURANCE"] as const satisfies readonly T.CarrierChargeType[];

/**
 * How a chosen option of a line is shown.
 *
 * - `UNRECOGNISED`: A kind that this version does not know.
 * - `PLAIN_TEXT`: As words, such as the size.
 * - `COLOR`: As a color swatch.
 */
export const DescriptionLineTypeValues = ["UNRECOGNISED", "PLAIN_TEXT", "COLOR"] as const satisfies readonly T.DescriptionLineType[];

/**
 * When and with what a line is paid.
 *
 * - `FULL_PAYMENT_ONLINE`: In full at checkout.
 * - `FULL_PAYMENT_OFFLINE`: In full later, outside the shop.
 * - `MEMBERSHIP`: By a membership of the buyer at checkout.
 * - `DEPOSIT_ONLINE`: A deposit at checkout, the rest later.
 * - `MEMBERSHIP_OFFLINE`: By a membership that staff redeem by hand.
 * - `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: By a membership at checkout; what it does not cover is paid later.
 */
export const PaymentOptionTypeValues = ["FULL_PAYMENT_ONLINE", "FULL_PAYMENT_OFFLINE", "MEMBERSHIP", "DEPOSIT_ONLINE", "MEMBERSHIP_OFFLINE", "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER"] as const satisfies readonly T.PaymentOptionType[];

/**
 * Whose address decides the tax of a line.
 *
 * - `BUSINESS`: The address of the seller.
 * - `BILLING`: The address of the payer.
 * - `SHIPPING`: The address of the recipient.
 */
export const TaxableAddressTypeValues = ["BUSINESS", "BILLING", "SHIPPING"] as const satisfies readonly T.TaxableAddressType[];

/**
 * Kind of an item that the platform knows. It decides, for example, whether a line is shipped.
 *
 * - `UNRECOGNISED`: A kind that this version does not know.
 * - `PHYSICAL`: Goods that are shipped or picked up.
 * - `DIGITAL`: A file that the buyer downloads after payment.
 * - `GIFT_CARD`: A gift card of the shop.
 * - `SERVICE`: A service, such as a booked session or a plan.
 * - `CUSTOM_AMOUNT_ITEM`: An amount of money that is not tied to goods.
 */
export const ItemTypePresetValues = ["UNRECOGNISED", "PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE", "CUSTOM_AMOUNT_ITEM"] as const satisfies readonly T.ItemTypePreset[];

/**
 * Unit of a billing period. With an interval it gives the period: `MONTH` with 3 is a quarter.
 *
 * - `UNDEFINED`: The unit is not known.
 * - `DAY`: Days.
 * - `WEEK`: Weeks.
 * - `MONTH`: Months.
 * - `YEAR`: Years.
 */
export const SubscriptionFrequencyValues = ["UNDEFINED", "DAY", "WEEK", "MONTH", "YEAR"] as const satisfies readonly T.SubscriptionFrequency[];

/**
 * Kind of a file that is sold as a digital product.
 *
 * - `UNSPECIFIED`: The kind is not known.
 * - `SECURE_PICTURE`: An image.
 * - `SECURE_VIDEO`: A video.
 * - `SECURE_DOCUMENT`: A document, such as a PDF.
 * - `SECURE_MUSIC`: An audio file.
 * - `SECURE_ARCHIVE`: An archive, such as a ZIP file.
 * - `SECURE_RAW`: A file of any other kind.
 */
export const SecureFileTypeValues = ["UNSPECIFIED", "SECURE_PICTURE", "SECURE_VIDEO", "SECURE_DOCUMENT", "SECURE_MUSIC", "SECURE_ARCHIVE", "SECURE_RAW"] as const satisfies readonly T.SecureFileType[];

/**
 * Where a sale was made.
 *
 * - `UNSPECIFIED`: The channel is not known.
 * - `WEB`: The site.
 * - `POS`: The point of sale, a till in a shop.
 * - `EBAY`: The marketplace eBay.
 * - `AMAZON`: The marketplace Amazon.
 * - `OTHER_PLATFORM`: An app or a platform without a value of its own.
 * - `WIX_APP_STORE`: The mobile app of the platform for merchants.
 * - `WIX_INVOICES`: An invoice of the platform.
 * - `BACKOFFICE_MERCHANT`: The back office, where staff enter an order.
 * - `WISH`: The marketplace Wish.
 * - `CLASS_PASS`: ClassPass, a service that sells places in classes.
 * - `GLOBAL_E`: Global-E, a service that sells across borders.
 * - `FACEBOOK`: The shop on Facebook.
 * - `ETSY`: The marketplace Etsy.
 * - `TIKTOK`: The shop on TikTok.
 * - `FAIRE_COM`: The wholesale marketplace Faire.
 * - `PAYPAL_AGENTIC_CHECKOUT`: An AI agent that pays with PayPal.
 * - `STRIPE_AGENTIC_CHECKOUT`: An AI agent that pays with Stripe.
 */
export const ChannelTypeValues = ["UNSPECIFIED", "WEB", "POS", "EBAY", "AMAZON", "OTHER_PLATFORM", "WIX_APP_STORE", "WIX_INVOICES", "BACKOFFICE_MERCHANT", "WISH", "CLASS_PASS", "GLOBAL_E", "FACEBOOK", "ETSY", "TIKTOK", "FAIRE_COM", "PAYPAL_AGENTIC_CHECKOUT", "STRIPE_AGENTIC_CHECKOUT"] as const satisfies readonly T.ChannelType[];

/**
 * Level of the authority that levies a tax.
 *
 * - `UNDEFINED`: The level is not known.
 * - `COUNTRY`: A country.
 * - `STATE`: A state or province.
 * - `COUNTY`: A county.
 * - `CITY`: A city.
 * - `SPECIAL`: A district that exists for this tax alone, such as one for transit.
 */
export const JurisdictionTypeValues = ["UNDEFINED", "COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"] as const satisfies readonly T.JurisdictionType[];

/**
 * Whether the catalog can deliver the quantity of a line.
 *
 * - `AVAILABLE`: In full.
 * - `NOT_FOUND`: The item is no longer in the catalog.
 * - `NOT_AVAILABLE`: The item is sold out or hidden.
 * - `PARTIALLY_AVAILABLE`: Fewer pieces than the line has, because the stock fell after it was added.
 */
export const ItemAvailabilityStatusValues = ["AVAILABLE", "NOT_FOUND", "NOT_AVAILABLE", "PARTIALLY_AVAILABLE"] as const satisfies readonly T.ItemAvailabilityStatus[];

/**
 * Where the buyer collects the order.
 *
 * - `STORE_PICKUP`: At the shop.
 * - `PICKUP_POINT`: At a pickup point of a carrier.
 */
export const PickupMethodValues = ["STORE_PICKUP", "PICKUP_POINT"] as const satisfies readonly T.PickupMethod[];

/**
 * What a discount is taken off.
 *
 * - `GLOBAL`: The subtotal of the whole purchase.
 * - `SPECIFIC_ITEMS`: The lines that the discount names.
 * - `SHIPPING`: The price of the delivery.
 */
export const DiscountTypeValues = ["GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"] as const satisfies readonly T.DiscountType[];

/**
 * Unit of weight that the shop uses.
 *
 * - `UNSPECIFIED_WEIGHT_UNIT`: The unit is not known.
 * - `KG`: Kilogram.
 * - `LB`: Pound.
 */
export const WeightUnitValues = ["UNSPECIFIED_WEIGHT_UNIT", "KG", "LB"] as const satisfies readonly T.WeightUnit[];

/**
 * Why a tax rate was taken from the settings of the shop.
 *
 * - `GLOBAL_SETTING_TO_MANUAL`: The merchant sets all tax rates by hand.
 * - `REGION_SETTING_TO_MANUAL`: The merchant sets the rates of this region by hand.
 */
export const ManualCalculationReasonValues = ["GLOBAL_SETTING_TO_MANUAL", "REGION_SETTING_TO_MANUAL"] as const satisfies readonly T.ManualCalculationReason[];

/**
 * Why a tax rate of the settings replaced that of the tax service.
 *
 * - `AUTO_TAX_FAILED`: The tax service gave no rate.
 * - `AUTO_TAX_DEACTIVATED`: The tax service is switched off for the site.
 */
export const FallbackReasonValues = ["AUTO_TAX_FAILED", "AUTO_TAX_DEACTIVATED"] as const satisfies readonly T.FallbackReason[];

/**
 * Where a tax rate comes from.
 *
 * - `NO_TAX_COLLECTED`: No tax is due.
 * - `MANUAL_RATE`: The settings of the shop.
 * - `AUTO_RATE`: The tax service.
 * - `FALLBACK_RATE`: The settings of the shop, because the tax service gave no rate.
 */
export const RateTypeValues = ["NO_TAX_COLLECTED", "MANUAL_RATE", "AUTO_RATE", "FALLBACK_RATE"] as const satisfies readonly T.RateType[];

/**
 * Where an additional fee comes from.
 *
 * - `UNKNOWN_ADDITIONAL_FEE_SOURCE`: The source is not known.
 * - `SERVICE_PLUGIN`: An app of the site that adds fees.
 * - `ITEM`: The item itself.
 * - `MANUAL`: The merchant, by hand.
 * - `SHIPPING`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export const AdditionalFeeSourceValues = ["UNKNOWN_ADDITIONAL_FEE_SOURCE", "SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"] as const satisfies readonly T.AdditionalFeeSource[];

/**
 * Whether a violation prevents the order.
 *
 * - `WARNING`: It is shown to the buyer, and the order can be placed.
 * - `ERROR`: The order cannot be placed until it is solved.
 */
export const ViolationSeverityValues = ["WARNING", "ERROR"] as const satisfies readonly T.ViolationSeverity[];

/**
 * Place on the checkout page for the message of a violation that concerns no line.
 *
 * - `OTHER_DEFAULT`: The default place. There is no other one.
 */
export const NameInOtherValues = ["OTHER_DEFAULT"] as const satisfies readonly T.NameInOther[];

/**
 * Place in a line for the message of a violation.
 *
 * - `LINE_ITEM_DEFAULT`: The default place. There is no other one.
 */
export const NameInLineItemValues = ["LINE_ITEM_DEFAULT"] as const satisfies readonly T.NameInLineItem[];

/**
 * What would solve a violation.
 *
 * - `UNKNOWN_SUGGESTED_FIX`: The app that reports the violation suggests nothing.
 * - `REMOVE_LINE_ITEM`: Removing the line.
 */
export const SuggestedFixValues = ["UNKNOWN_SUGGESTED_FIX", "REMOVE_LINE_ITEM"] as const satisfies readonly T.SuggestedFix[];

/**
 * What paying with a membership uses up.
 *
 * - `CREDITS`: Points of a balance.
 * - `SESSIONS`: Visits, such as places in a class.
 */
export const RedemptionTypeValues = ["CREDITS", "SESSIONS"] as const satisfies readonly T.RedemptionType[];

/**
 * Whether the catalog can deliver the quantity of a line.
 *
 * - `IN_STOCK`: In full.
 * - `PARTIALLY_IN_STOCK`: Fewer pieces than the line has.
 * - `OUT_OF_STOCK`: The item is sold out.
 * - `REMOVED_FROM_CATALOG`: The item is no longer sold.
 */
export const ItemStatusValues = ["IN_STOCK", "PARTIALLY_IN_STOCK", "OUT_OF_STOCK", "REMOVED_FROM_CATALOG"] as const satisfies readonly T.ItemStatus[];

/**
 * Where a discount comes from.
 *
 * - `AUTOMATIC_RULE`: A discount rule of the shop whose conditions the cart meets.
 * - `COUPON`: A coupon whose code the buyer entered.
 */
export const DiscountSourceTypeValues = ["AUTOMATIC_RULE", "COUPON"] as const satisfies readonly T.DiscountSourceType[];

/**
 * What a discount is taken off.
 *
 * - `UNKNOWN_DISCOUNT_SCOPE`: A placeholder that no response has.
 * - `CART_SUBTOTAL`: The subtotal of the cart.
 * - `LINE_ITEM`: Single lines.
 * - `DELIVERY`: The price of the delivery.
 */
export const DiscountScopeValues = ["UNKNOWN_DISCOUNT_SCOPE", "CART_SUBTOTAL", "LINE_ITEM", "DELIVERY"] as const satisfies readonly T.DiscountScope[];

/**
 * Where an additional fee comes from.
 *
 * - `UNKNOWN_ADDITIONAL_FEE_SOURCE`: A placeholder that no response has.
 * - `SERVICE_PLUGIN`: An app of the site that adds fees.
 * - `LINE_ITEM`: The item itself.
 * - `DELIVERY`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export const AdditionalFeeSourceV2Values = ["UNKNOWN_ADDITIONAL_FEE_SOURCE", "SERVICE_PLUGIN", "LINE_ITEM", "DELIVERY", "PLATFORM"] as const satisfies readonly T.AdditionalFeeSourceV2[];

/**
 * Why a coupon cannot be used.
 *
 * - `UNKNOWN_INVALID_COUPON_REASON`: None of the other reasons.
 * - `EXPIRED`: Its last day is over.
 * - `DISABLED`: The shop has switched it off.
 * - `INACTIVE`: It starts at a later date.
 * - `MAX_USAGE_EXCEEDED`: It has been used as often as allowed.
 * - `MAX_USAGE_PER_CUSTOMER_EXCEEDED`: This buyer has used it as often as one buyer may.
 * - `NOT_APPLICABLE_TO_SUBSCRIPTIONS`: It does not reduce the price of subscriptions.
 * - `NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS`: It is for other items than those in the cart.
 * - `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`: The cart has fewer pieces than it requires.
 * - `MIN_SUBTOTAL_NOT_REACHED`: The subtotal is lower than it requires.
 */
export const InvalidCouponReasonValues = ["UNKNOWN_INVALID_COUPON_REASON", "EXPIRED", "DISABLED", "INACTIVE", "MAX_USAGE_EXCEEDED", "MAX_USAGE_PER_CUSTOMER_EXCEEDED", "NOT_APPLICABLE_TO_SUBSCRIPTIONS", "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS", "MIN_LINE_ITEM_QUANTITY_NOT_REACHED", "MIN_SUBTOTAL_NOT_REACHED"] as const satisfies readonly T.InvalidCouponReason[];

/**
 * Why a gift card cannot be used.
 *
 * - `UNKNOWN_INVALID_GIFT_CARD_REASON`: None of the other reasons.
 * - `EXPIRED`: Its last day is over.
 * - `DISABLED`: The shop has switched it off.
 * - `EMPTY_BALANCE`: Its balance is zero.
 */
export const InvalidGiftCardReasonValues = ["UNKNOWN_INVALID_GIFT_CARD_REASON", "EXPIRED", "DISABLED", "EMPTY_BALANCE"] as const satisfies readonly T.InvalidGiftCardReason[];

/**
 * Why a membership cannot pay.
 *
 * - `UNKNOWN_INVALID_MEMBERSHIP_REASON`: None of the other reasons.
 * - `INSUFFICIENT_FUNDS`: Too few credits or sessions are left.
 * - `MEMBERSHIP_NOT_FOUND`: The buyer has no such membership.
 * - `NOT_APPLICABLE_TO_LINE_ITEMS`: It does not pay for these items.
 * - `LINE_ITEM_NOT_FOUND`: The line that it should pay for is not in the cart.
 */
export const InvalidMembershipReasonValues = ["UNKNOWN_INVALID_MEMBERSHIP_REASON", "INSUFFICIENT_FUNDS", "MEMBERSHIP_NOT_FOUND", "NOT_APPLICABLE_TO_LINE_ITEMS", "LINE_ITEM_NOT_FOUND"] as const satisfies readonly T.InvalidMembershipReason[];

/**
 * Which part of a cart has the problem.
 *
 * - `GLOBAL`: The cart as a whole.
 * - `LINE_ITEM`: One or more lines.
 * - `DISCOUNT`: A coupon or another discount.
 * - `DELIVERY`: The address or the delivery method.
 * - `TAX`: The calculation of tax.
 * - `MEMBERSHIP`: A membership that should pay.
 * - `GIFT_CARD`: The gift card.
 */
export const ViolationScopeValues = ["GLOBAL", "LINE_ITEM", "DISCOUNT", "DELIVERY", "TAX", "MEMBERSHIP", "GIFT_CARD"] as const satisfies readonly T.ViolationScope[];

/**
 * What is wrong with a cart.
 *
 * - `GENERAL_CODE`: No code of its own; the description says what is wrong.
 * - `CUSTOM_VALIDATION`: A validating app of the site rejects the cart.
 * - `EMPTY_CART`: The cart has no lines.
 * - `LINE_ITEMS_OUT_OF_STOCK`: Some or all lines are sold out.
 * - `MEMBERS_ONLY_ITEM`: A line is for members, and the buyer is not signed in.
 * - `INVALID_COUPON_CODE`: No coupon has this code.
 * - `INVALID_COUPON_STATUS`: The coupon cannot be used now; the data has the reason.
 * - `CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD`: A coupon cannot reduce the price of a gift card.
 * - `MISSING_DELIVERY_ADDRESS`: A line has to be shipped, and there is no address.
 * - `MISSING_DELIVERY_METHOD`: A line has to be delivered, and no method is chosen.
 * - `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: The chosen method is not offered any more.
 * - `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: The chosen method does not deliver every line.
 * - `INVALID_GIFT_CARD_CODE`: No gift card has this code.
 * - `INVALID_GIFT_CARD_STATUS`: The gift card cannot be used now; the data has the reason.
 * - `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: A gift card cannot be bought with a gift card.
 * - `SUBTOTAL_BELOW_ORDER_MINIMUM`: The subtotal is lower than the smallest order that the shop accepts.
 * - `INVALID_MEMBERSHIP_STATUS`: A membership cannot pay; the data has the reason.
 * - `INVALID_POSTAL_CODE`: The country has no such postal code.
 * - `INVALID_SUBDIVISION`: The country has no such state or region.
 * - `SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart accepts no subscription.
 * - `GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart accepts no gift card as an item.
 * - `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart cannot be paid with a gift card.
 * - `MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: A demo cart cannot be paid with a membership.
 */
export const ViolationCodeValues = ["GENERAL_CODE", "CUSTOM_VALIDATION", "EMPTY_CART", "LINE_ITEMS_OUT_OF_STOCK", "MEMBERS_ONLY_ITEM", "INVALID_COUPON_CODE", "INVALID_COUPON_STATUS", "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD", "MISSING_DELIVERY_ADDRESS", "MISSING_DELIVERY_METHOD", "DELIVERY_METHOD_NO_LONGER_AVAILABLE", "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS", "INVALID_GIFT_CARD_CODE", "INVALID_GIFT_CARD_STATUS", "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", "SUBTOTAL_BELOW_ORDER_MINIMUM", "INVALID_MEMBERSHIP_STATUS", "INVALID_POSTAL_CODE", "INVALID_SUBDIVISION", "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART", "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"] as const satisfies readonly T.ViolationCode[];

/**
 * Which checks of validating apps run.
 *
 * - `SKIP_VALIDATIONS`: No checks run.
 * - `PRE_CHECKOUT_VALIDATIONS`: The checks for a cart page run.
 * - `CHECKOUT_VALIDATIONS`: The checks for a checkout page run.
 */
export const ValidationsConfigValues = ["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"] as const satisfies readonly T.ValidationsConfig[];

/**
 * How far the payment of a whole order is.
 *
 * - `UNSPECIFIED`: The status is not known.
 * - `NOT_PAID`: No payment has been made.
 * - `PAID`: The total is paid, or nothing was due.
 * - `PARTIALLY_REFUNDED`: A part of what was paid has been returned to the buyer.
 * - `FULLY_REFUNDED`: All that was paid has been returned to the buyer.
 * - `PENDING`: The payment provider has not confirmed the payment yet.
 * - `PARTIALLY_PAID`: A part of the total is paid, such as a deposit.
 * - `PENDING_MERCHANT`: The merchant must act, for example capture an authorized payment.
 * - `CANCELED`: The payment was canceled.
 * - `DECLINED`: The payment provider rejected the payment.
 */
export const OrderPaymentStatusValues = ["UNSPECIFIED", "NOT_PAID", "PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED", "PENDING", "PARTIALLY_PAID", "PENDING_MERCHANT", "CANCELED", "DECLINED"] as const satisfies readonly T.OrderPaymentStatus[];

/**
 * How much of an order has been shipped or picked up.
 *
 * - `NOT_FULFILLED`: No piece has been shipped or picked up.
 * - `FULFILLED`: Every piece has been shipped or picked up.
 * - `PARTIALLY_FULFILLED`: Some pieces have been shipped or picked up.
 */
export const OrderFulfillmentStatusValues = ["NOT_FULFILLED", "FULFILLED", "PARTIALLY_FULFILLED"] as const satisfies readonly T.OrderFulfillmentStatus[];

/**
 * Status of an order as a whole.
 *
 * - `INITIALIZED`: The order exists, but its payment has not been confirmed; no search returns it.
 * - `APPROVED`: The order is paid, costs nothing, or is to be paid offline. The shop can fulfill it.
 * - `CANCELED`: The merchant has canceled the order.
 * - `PENDING`: The order waits for a review, and cannot be changed or canceled.
 * - `REJECTED`: The review has rejected the order, and it cannot be changed or canceled.
 */
export const OrderStatusValues = ["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"] as const satisfies readonly T.OrderStatus[];

/**
 * Why the merchant gave a discount.
 *
 * - `UNSPECIFIED`: No reason is known.
 * - `EXCHANGED_ITEMS`: The buyer exchanged items for others.
 * - `BILLING_ADJUSTMENT`: The merchant corrected the amount.
 */
export const OrderDiscountReasonValues = ["UNSPECIFIED", "EXCHANGED_ITEMS", "BILLING_ADJUSTMENT"] as const satisfies readonly T.OrderDiscountReason[];

/**
 * How the quantity of a line changed.
 *
 * - `QUANTITY_INCREASED`: The line has more pieces than before.
 * - `QUANTITY_DECREASED`: The line has fewer pieces than before.
 */
export const LineItemQuantityChangeTypeValues = ["QUANTITY_INCREASED", "QUANTITY_DECREASED"] as const satisfies readonly T.LineItemQuantityChangeType[];

/**
 * Kind of an activity in its old form. It knows `CUSTOM_ACTIVITY`, which the current form does not.
 *
 * - `ORDER_REFUNDED`: The order was refunded.
 * - `ORDER_PLACED`: The order was placed.
 * - `ORDER_PAID`: The order was paid in full.
 * - `ORDER_FULFILLED`: Every line was shipped or picked up.
 * - `ORDER_NOT_FULFILLED`: The order was set back to not fulfilled.
 * - `ORDER_CANCELED`: The order was canceled.
 * - `DOWNLOAD_LINK_SENT`: The buyer got a mail with the links to digital files.
 * - `TRACKING_NUMBER_ADDED`: A tracking number was added to a shipment.
 * - `TRACKING_NUMBER_EDITED`: The tracking number of a shipment was changed.
 * - `TRACKING_LINK_ADDED`: A tracking link was added to a shipment.
 * - `SHIPPING_CONFIRMATION_EMAIL_SENT`: The buyer got a mail that the order was shipped.
 * - `INVOICE_ADDED`: An invoice was added to the order.
 * - `INVOICE_REMOVED`: An invoice was removed from the order.
 * - `INVOICE_SENT`: The buyer got an invoice by mail.
 * - `FULFILLER_EMAIL_SENT`: The company that ships the order got a mail about it.
 * - `SHIPPING_ADDRESS_EDITED`: The shipping address was changed.
 * - `EMAIL_EDITED`: The e-mail address of the buyer was changed.
 * - `PICKUP_READY_EMAIL_SENT`: The buyer got a mail that the order can be picked up.
 * - `CUSTOM_ACTIVITY`: An activity that an app added.
 * - `MERCHANT_COMMENT`: The merchant wrote a note.
 * - `ORDER_PARTIALLY_PAID`: A part of the order was paid.
 * - `DRAFT_ORDER_CHANGES_APPLIED`: The merchant changed lines, discounts or fees of the order.
 * - `SAVED_PAYMENT_METHOD`: The payment method of the buyer was saved for later payments.
 * - `AUTHORIZED_PAYMENT_CREATED`: A payment was authorized: the amount is reserved, not charged.
 * - `AUTHORIZED_PAYMENT_CAPTURED`: An authorized payment was charged.
 * - `AUTHORIZED_PAYMENT_VOIDED`: An authorized payment was released without a charge.
 * - `REFUND_INITIATED`: A refund was started.
 * - `PAYMENT_REFUNDED`: A payment was refunded.
 * - `PAYMENT_REFUND_FAILED`: A refund of a payment failed.
 * - `REFUNDED_AS_STORE_CREDIT`: The buyer got the refund as store credit.
 * - `PAYMENT_PENDING`: A payment waits for the payment provider.
 * - `PAYMENT_CANCELED`: A payment was canceled.
 * - `PAYMENT_DECLINED`: The payment provider rejected a payment.
 * - `ORDER_PENDING`: The order went into a review.
 * - `ORDER_REJECTED`: The review rejected the order.
 * - `RECEIPT_CREATED`: A receipt was made for a payment.
 * - `RECEIPT_SENT`: The buyer got a receipt by mail.
 * - `CHARGEBACK_CREATED`: The bank of the buyer took a payment back.
 * - `CHARGEBACK_REVERSED`: A chargeback was decided for the merchant, who has the money again.
 */
export const OrderActivityLegacyTypeValues = ["ORDER_REFUNDED", "ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "CUSTOM_ACTIVITY", "MERCHANT_COMMENT", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED"] as const satisfies readonly T.OrderActivityLegacyType[];

/**
 * Kind of an activity, an entry in the history of an order.
 *
 * - `ORDER_PLACED`: The order was placed.
 * - `ORDER_PAID`: The order was paid in full.
 * - `ORDER_FULFILLED`: Every line was shipped or picked up.
 * - `ORDER_NOT_FULFILLED`: The order was set back to not fulfilled.
 * - `ORDER_CANCELED`: The order was canceled.
 * - `DOWNLOAD_LINK_SENT`: The buyer got a mail with the links to digital files.
 * - `TRACKING_NUMBER_ADDED`: A tracking number was added to a shipment.
 * - `TRACKING_NUMBER_EDITED`: The tracking number of a shipment was changed.
 * - `TRACKING_LINK_ADDED`: A tracking link was added to a shipment.
 * - `SHIPPING_CONFIRMATION_EMAIL_SENT`: The buyer got a mail that the order was shipped.
 * - `INVOICE_ADDED`: An invoice was added to the order.
 * - `INVOICE_REMOVED`: An invoice was removed from the order.
 * - `INVOICE_SENT`: The buyer got an invoice by mail.
 * - `FULFILLER_EMAIL_SENT`: The company that ships the order got a mail about it.
 * - `SHIPPING_ADDRESS_EDITED`: The shipping address was changed.
 * - `EMAIL_EDITED`: The e-mail address of the buyer was changed.
 * - `PICKUP_READY_EMAIL_SENT`: The buyer got a mail that the order can be picked up.
 * - `MERCHANT_COMMENT`: The merchant wrote a note.
 * - `ORDER_PARTIALLY_PAID`: A part of the order was paid.
 * - `DRAFT_ORDER_CHANGES_APPLIED`: The merchant changed lines, discounts or fees of the order.
 * - `SAVED_PAYMENT_METHOD`: The payment method of the buyer was saved for later payments.
 * - `AUTHORIZED_PAYMENT_CREATED`: A payment was authorized: the amount is reserved, not charged.
 * - `AUTHORIZED_PAYMENT_CAPTURED`: An authorized payment was charged.
 * - `AUTHORIZED_PAYMENT_VOIDED`: An authorized payment was released without a charge.
 * - `REFUND_INITIATED`: A refund was started.
 * - `PAYMENT_REFUNDED`: A payment was refunded.
 * - `PAYMENT_REFUND_FAILED`: A refund of a payment failed.
 * - `REFUNDED_AS_STORE_CREDIT`: The buyer got the refund as store credit.
 * - `PAYMENT_PENDING`: A payment waits for the payment provider.
 * - `PAYMENT_CANCELED`: A payment was canceled.
 * - `PAYMENT_DECLINED`: The payment provider rejected a payment.
 * - `ORDER_PENDING`: The order went into a review.
 * - `ORDER_REJECTED`: The review rejected the order.
 * - `RECEIPT_CREATED`: A receipt was made for a payment.
 * - `RECEIPT_SENT`: The buyer got a receipt by mail.
 * - `CHARGEBACK_CREATED`: The bank of the buyer took a payment back.
 * - `CHARGEBACK_REVERSED`: A chargeback was decided for the merchant, who has the money again.
 * - `ORDER_REFUNDED`: The order was refunded.
 */
export const OrderActivityTypeValues = ["ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "MERCHANT_COMMENT", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED", "ORDER_REFUNDED"] as const satisfies readonly T.OrderActivityType[];

/**
 * Advertisement that an order is credited to.
 *
 * - `UNSPECIFIED`: None is known.
 * - `FACEBOOK_ADS`: An advertisement on Facebook.
 */
export const OrderAttributionSourceValues = ["UNSPECIFIED", "FACEBOOK_ADS"] as const satisfies readonly T.OrderAttributionSource[];

/**
 * Where an additional fee of an order comes from.
 *
 * - `SERVICE_PLUGIN`: An app of the site that adds fees at checkout.
 * - `ITEM`: The item itself.
 * - `MANUAL`: The merchant, by hand.
 * - `SHIPPING`: The delivery option.
 * - `PLATFORM`: The platform.
 */
export const OrderAdditionalFeeSourceValues = ["SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"] as const satisfies readonly T.OrderAdditionalFeeSource[];

/**
 * Who pays a fee of the platform.
 *
 * - `PASS_ON`: The buyer, on top of the total.
 * - `ABSORBED`: The merchant, out of the payment.
 */
export const PlatformFeeChargeTypeValues = ["PASS_ON", "ABSORBED"] as const satisfies readonly T.PlatformFeeChargeType[];

/**
 * Unit of volume, weight, length or area that a base price refers to.
 *
 * - `UNSPECIFIED`: The unit is not known.
 * - `ML`: Millilitre.
 * - `CL`: Centilitre.
 * - `L`: Litre.
 * - `CBM`: Cubic metre.
 * - `MG`: Milligram.
 * - `G`: Gram.
 * - `KG`: Kilogram.
 * - `MM`: Millimetre.
 * - `CM`: Centimetre.
 * - `M`: Metre.
 * - `SQM`: Square metre.
 * - `OZ`: Ounce.
 * - `LB`: Pound.
 * - `FLOZ`: Fluid ounce.
 * - `PT`: Pint.
 * - `QT`: Quart.
 * - `GAL`: Gallon.
 * - `IN`: Inch.
 * - `FT`: Foot.
 * - `YD`: Yard.
 * - `SQFT`: Square foot.
 */
export const MeasurementUnitValues = ["UNSPECIFIED", "ML", "CL", "L", "CBM", "MG", "G", "KG", "MM", "CM", "M", "SQM", "OZ", "LB", "FLOZ", "PT", "QT", "GAL", "IN", "FT", "YD", "SQFT"] as const satisfies readonly T.MeasurementUnit[];

/**
 * What orders can be sorted by.
 *
 * - `number`: Number that buyers see.
 * - `status`: Status of the order.
 * - `createdDate`: When the order was placed.
 * - `updatedDate`: When the order last changed.
 * - `buyerInfo.email`: E-mail address of the buyer.
 * - `billingInfo.contactDetails.fullName`: Name on the bill.
 * - `paymentStatus`: Status of the payment.
 * - `fulfillmentStatus`: Status of shipping and pickup.
 */
export const OrderSortFieldValues = ["number", "status", "createdDate", "updatedDate", "buyerInfo.email", "billingInfo.contactDetails.fullName", "paymentStatus", "fulfillmentStatus"] as const satisfies readonly T.OrderSortField[];

/**
 * What happens to an authorized payment when its delay is over.
 *
 * - `VOID`: The reserved amount is released, and the buyer pays nothing.
 * - `CAPTURE`: The buyer is charged.
 */
export const DelayedCaptureActionValues = ["VOID", "CAPTURE"] as const satisfies readonly T.DelayedCaptureAction[];

/**
 * Unit of the delay before an authorized payment is captured or voided.
 *
 * - `MINUTES`: The delay is a number of minutes.
 * - `HOURS`: The delay is a number of hours.
 * - `DAYS`: The delay is a number of days.
 */
export const DelayedCaptureDurationUnitValues = ["MINUTES", "HOURS", "DAYS"] as const satisfies readonly T.DelayedCaptureDurationUnit[];

/**
 * Whether a payment can be collected for an order. Only `COLLECTABLE` allows it; every other value is a reason.
 *
 * - `UNKNOWN`: The reason is not known.
 * - `COLLECTABLE`: An amount is due, and can be collected.
 * - `NONCOLLECTABLE_ORDER_IS_CANCELLED`: The order is canceled.
 * - `NONCOLLECTABLE_ORDER_IS_PAID`: The order is paid in full.
 * - `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`: There is no payment method to collect with.
 * - `NONCOLLECTABLE_ORDER_IS_PENDING`: The order waits for a review.
 * - `NONCOLLECTABLE_ORDER_IS_REJECTED`: A review has rejected the order.
 * - `NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS`: The order has a subscription, which is billed by itself.
 * - `NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS`: A payment of the order has a chargeback.
 * - `NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED`: The billing cycle of the subscription is over.
 * - `NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION`: The order has a subscription of a kind that cannot be collected.
 * - `NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED`: Only the whole amount can be collected, not a part of it.
 * - `NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD`: Another name of `NONCOLLECTABLE_MISSING_PAYMENT_METHOD`.
 */
export const PaymentCollectabilityStatusValues = ["UNKNOWN", "COLLECTABLE", "NONCOLLECTABLE_ORDER_IS_CANCELLED", "NONCOLLECTABLE_ORDER_IS_PAID", "NONCOLLECTABLE_MISSING_PAYMENT_METHOD", "NONCOLLECTABLE_ORDER_IS_PENDING", "NONCOLLECTABLE_ORDER_IS_REJECTED", "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS", "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS", "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED", "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION", "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED", "NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD"] as const satisfies readonly T.PaymentCollectabilityStatus[];

/**
 * How far a payment in money is. The status of the payment itself has replaced it.
 *
 * - `UNDEFINED`: The status is not known.
 * - `APPROVED`: The payment was made.
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `PENDING_MERCHANT`: The merchant must confirm it.
 * - `CANCELED`: It was canceled before it was made.
 * - `DECLINED`: The payment provider rejected it.
 * - `REFUNDED`: It was returned to the buyer in full.
 * - `PARTIALLY_REFUNDED`: A part of it was returned to the buyer.
 * - `AUTHORIZED`: The amount is reserved, but not charged.
 * - `VOIDED`: The reserved amount was released without a charge.
 */
export const TransactionStatusValues = ["UNDEFINED", "APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"] as const satisfies readonly T.TransactionStatus[];

/**
 * How far the capture or the void of an authorized payment is.
 *
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `SUCCEEDED`: It was done.
 * - `FAILED`: It could not be done.
 */
export const AuthorizationActionStatusValues = ["PENDING", "SUCCEEDED", "FAILED"] as const satisfies readonly T.AuthorizationActionStatus[];

/**
 * Why an authorized payment was voided.
 *
 * - `MANUAL`: A user of the site or an app asked for it.
 * - `SCHEDULED`: The delay of the payment was over.
 */
export const PaymentActionReasonValues = ["MANUAL", "SCHEDULED"] as const satisfies readonly T.PaymentActionReason[];

/**
 * State of a chargeback, a payment that the bank of the buyer takes back.
 *
 * - `APPROVED`: The amount was taken back from the merchant.
 * - `REVERSED`: The merchant has the amount again.
 */
export const ChargebackStatusValues = ["APPROVED", "REVERSED"] as const satisfies readonly T.ChargebackStatus[];

/**
 * Method of a payment that the merchant records by hand.
 *
 * - `CASH`: Notes and coins.
 * - `BANK_TRANSFER`: A bank transfer.
 * - `CHECK`: A paper check.
 */
export const PredefinedPaymentMethodValues = ["CASH", "BANK_TRANSFER", "CHECK"] as const satisfies readonly T.PredefinedPaymentMethod[];

/**
 * State of a payment with a membership. Deprecated together with the property that contains it.
 *
 * - `CHARGED`: The credits or sessions were taken from the membership.
 * - `CHARGE_FAILED`: The membership could not pay.
 * - `CHARGE_PENDING`: The app that provides the membership has not confirmed it yet.
 * - `VOIDED`: The credits or sessions were given back.
 */
export const MembershipPaymentStatusValues = ["CHARGED", "CHARGE_FAILED", "CHARGE_PENDING", "VOIDED"] as const satisfies readonly T.MembershipPaymentStatus[];

/**
 * Why a payment was canceled.
 *
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 * - `EXPIRED`: It was not completed in time.
 */
export const PaymentCanceledReasonValues = ["OTHER_PAYMENT_FAILURE", "EXPIRED"] as const satisfies readonly T.PaymentCanceledReason[];

/**
 * Why an authorized payment was released without a charge.
 *
 * - `MERCHANT_REQUEST`: The merchant asked for it.
 * - `OTHER_PAYMENT_FAILURE`: Another payment of the same order failed.
 */
export const PaymentVoidedReasonValues = ["MERCHANT_REQUEST", "OTHER_PAYMENT_FAILURE"] as const satisfies readonly T.PaymentVoidedReason[];

/**
 * Why a payment cannot be refunded.
 *
 * - `NONE`: It can be refunded.
 * - `ALREADY_REFUNDED`: It was refunded in full.
 * - `PROVIDER_IS_DOWN`: The payment provider does not respond. Try again later.
 * - `INTERNAL_ERROR`: The platform failed. Try again later.
 * - `NOT_PAID`: It was never made.
 * - `ACCESS_DENIED`: The merchant lacks a permission that the refund needs.
 * - `ZERO_PRICE`: Its amount is zero.
 * - `DISABLED_BY_PROVIDER`: The payment provider offers no refund of it.
 * - `PENDING_REFUND`: A refund of it is in progress.
 * - `FORBIDDEN`: The caller may not refund it.
 * - `TRANSACTION_NOT_FOUND`: The payment provider does not know it.
 * - `ORDER_IS_PENDING`: The order waits for a review.
 * - `ORDER_IS_REJECTED`: A review has rejected the order.
 */
export const RefundDisabledReasonValues = ["NONE", "ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "INTERNAL_ERROR", "NOT_PAID", "ACCESS_DENIED", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED"] as const satisfies readonly T.RefundDisabledReason[];

/**
 * How far a payment is.
 *
 * - `APPROVED`: The payment was made.
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `PENDING_MERCHANT`: The merchant must confirm it.
 * - `CANCELED`: It was canceled before it was made.
 * - `DECLINED`: The payment provider rejected it.
 * - `REFUNDED`: It was returned to the buyer in full.
 * - `PARTIALLY_REFUNDED`: A part of it was returned to the buyer.
 * - `AUTHORIZED`: The amount is reserved, but not charged.
 * - `VOIDED`: The reserved amount was released without a charge.
 */
export const OrderPaymentTransactionStatusValues = ["APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"] as const satisfies readonly T.OrderPaymentTransactionStatus[];

/**
 * How far a refund of one payment is.
 *
 * - `PENDING`: The payment provider has not confirmed it yet.
 * - `SUCCEEDED`: The buyer has the amount again.
 * - `FAILED`: It could not be done.
 * - `SCHEDULED`: It will be tried at a later time.
 * - `STARTED`: It was sent to the payment provider.
 */
export const RefundStatusValues = ["PENDING", "SUCCEEDED", "FAILED", "SCHEDULED", "STARTED"] as const satisfies readonly T.RefundStatus[];

/**
 * What an algorithm starts from.
 *
 * - `UNSPECIFIED`: The type is not known.
 * - `RELATED_ITEMS`: The items that the request names, such as the one on the page.
 * - `GLOBAL`: No items. It recommends the same to every buyer, such as the best sellers.
 */
export const RecommendationAlgorithmTypeValues = ["UNSPECIFIED", "RELATED_ITEMS", "GLOBAL"] as const satisfies readonly T.RecommendationAlgorithmType[];

/**
 * Who wrote a review.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `MEMBER`: A signed-in member.
 * - `VISITOR`: A visitor without an account.
 */
export const ReviewAuthorTypeValues = ["UNKNOWN", "MEMBER", "VISITOR"] as const satisfies readonly T.ReviewAuthorType[];

/**
 * Whether a reply to a review is shown.
 *
 * - `UNKNOWN`: No moderator has decided.
 * - `APPROVED`: It is shown.
 * - `REJECTED`: It is hidden.
 */
export const ReviewReplyModerationStatusValues = ["UNKNOWN", "APPROVED", "REJECTED"] as const satisfies readonly T.ReviewReplyModerationStatus[];

/**
 * Whether a review is shown in the shop.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `APPROVED`: It is public.
 * - `IN_MODERATION`: It is hidden and waits for a decision of the merchant.
 * - `REJECTED`: It stays hidden.
 * - `SUBMITTED`: It has just arrived.
 */
export const ReviewModerationStatusValues = ["UNKNOWN", "APPROVED", "IN_MODERATION", "REJECTED", "SUBMITTED"] as const satisfies readonly T.ReviewModerationStatus[];

/**
 * What a moderator decided about a review.
 *
 * - `UNKNOWN_MODERATION_STATUS`: Nothing yet.
 * - `APPROVED`: The review is shown.
 * - `REJECTED`: The review is hidden.
 */
export const ReviewModerationDecisionValues = ["UNKNOWN_MODERATION_STATUS", "APPROVED", "REJECTED"] as const satisfies readonly T.ReviewModerationDecision[];

/**
 * How a review came to the site.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `ORGANIC`: Its author wrote it on the site.
 * - `APP`: An app added it on behalf of its author, such as an import from another shop.
 */
export const ReviewOriginTypeValues = ["UNKNOWN", "ORGANIC", "APP"] as const satisfies readonly T.ReviewOriginType[];

/**
 * What led the author to write a review.
 *
 * - `UNKNOWN_SOURCE_TYPE`: None of the others, or not known.
 * - `REVIEW_REQUEST`: A message that asked for a review.
 * - `REQUEST_LINK`: A link to the review form.
 */
export const ReviewSourceTypeValues = ["UNKNOWN_SOURCE_TYPE", "REVIEW_REQUEST", "REQUEST_LINK"] as const satisfies readonly T.ReviewSourceType[];

/**
 * Kind of an identity, who did or wrote something.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `ANONYMOUS_VISITOR`: A visitor who is not signed in.
 * - `MEMBER`: A signed-in member of the site.
 * - `WIX_USER`: A user of the platform, such as the owner of the site or staff.
 * - `APP`: An app.
 */
export const IdentityTypeValues = ["UNKNOWN", "ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"] as const satisfies readonly T.IdentityType[];

/**
 * What reviews can be sorted by.
 *
 * - `content.rating`: Stars, from 1 to 5.
 * - `createdDate`: When the review was received.
 * - `helpfulness`: How many more buyers found it helpful than not.
 * - `origin.type`: How it came to the site.
 * - `relevanceScore`: How relevant the platform rates it.
 * - `verified`: Whether its author is known to have bought the product.
 */
export const ReviewSortFieldValues = ["content.rating", "createdDate", "helpfulness", "origin.type", "relevanceScore", "verified"] as const satisfies readonly T.ReviewSortField[];

/**
 * Kind of a media item of a product. Values are in lower case.
 *
 * - `unspecified_media_item_type`: The kind is not known.
 * - `image`: A picture.
 * - `video`: A video.
 * - `audio`: A sound file. Product pages do not show it.
 * - `document`: A document. Product pages do not show it.
 * - `zip`: An archive. Product pages do not show it.
 */
export const ProductMediaItemTypeValues = ["unspecified_media_item_type", "image", "video", "audio", "document", "zip"] as const satisfies readonly T.ProductMediaItemType[];

/**
 * What collections can be sorted by.
 *
 * - `id`: Id of the collection.
 * - `name`: Name that buyers see.
 */
export const CollectionSortFieldValues = ["id", "name"] as const satisfies readonly T.CollectionSortField[];

/**
 * How a product reaches the buyer. Values are in lower case.
 *
 * - `unspecified_product_type`: The type is not known.
 * - `physical`: It is shipped or picked up.
 * - `digital`: It is downloaded.
 */
export const ProductTypeValues = ["unspecified_product_type", "physical", "digital"] as const satisfies readonly T.ProductType[];

/**
 * Unit of length.
 *
 * - `UNKNOWN_DIMENSIONS_UNIT`: The unit is not known.
 * - `MM`: Millimetre.
 * - `CM`: Centimetre.
 * - `M`: Metre.
 * - `IN`: Inch.
 * - `FT`: Foot.
 * - `YD`: Yard.
 */
export const DimensionsUnitValues = ["UNKNOWN_DIMENSIONS_UNIT", "MM", "CM", "M", "IN", "FT", "YD"] as const satisfies readonly T.DimensionsUnit[];

/**
 * How the discount of a product is calculated.
 *
 * - `UNDEFINED`: The type was not given.
 * - `NONE`: There is no discount.
 * - `AMOUNT`: A fixed amount of money is taken off.
 * - `PERCENT`: A percentage of the price is taken off.
 */
export const ProductDiscountTypeValues = ["UNDEFINED", "NONE", "AMOUNT", "PERCENT"] as const satisfies readonly T.ProductDiscountType[];

/**
 * Which variants of a product can be bought.
 *
 * - `IN_STOCK`: All variants.
 * - `OUT_OF_STOCK`: No variant.
 * - `PARTIALLY_OUT_OF_STOCK`: Some variants.
 */
export const InventoryStatusValues = ["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"] as const satisfies readonly T.InventoryStatus[];

/**
 * How the choices of an option are shown. Values are in lower case.
 *
 * - `unspecified_option_type`: The type is not known.
 * - `drop_down`: As a list of words, such as sizes.
 * - `color`: As color swatches.
 */
export const ProductOptionTypeValues = ["unspecified_option_type", "drop_down", "color"] as const satisfies readonly T.ProductOptionType[];

/**
 * What store variants can be sorted by.
 *
 * - `id`: Product id and variant id joined by a hyphen.
 * - `variantId`: Id of the variant within its product.
 * - `productName`: Name of the product.
 */
export const StoreVariantSortFieldValues = ["id", "variantId", "productName"] as const satisfies readonly T.StoreVariantSortField[];

/**
 * What products can be sorted by.
 *
 * - `id`: Id of the product.
 * - `name`: Name that buyers see.
 * - `sku`: Stock keeping unit.
 * - `slug`: Last part of the URL of the product page.
 * - `price`: Price before discount.
 * - `numericId`: Ascending number of the product.
 * - `productType`: Whether it is shipped or downloaded.
 * - `lastUpdated`: When the product last changed.
 * - `createdDate`: When the product was created.
 */
export const ProductSortFieldValues = ["id", "name", "sku", "slug", "price", "numericId", "productType", "lastUpdated", "createdDate"] as const satisfies readonly T.ProductSortField[];

/**
 * Whether others can see the profile of an identity.
 *
 * - `UNDEFINED`: No choice was made.
 * - `PUBLIC`: Everybody can see it.
 * - `PRIVATE`: Others cannot see it.
 */
export const IdentityPrivacyStatusValues = ["UNDEFINED", "PUBLIC", "PRIVATE"] as const satisfies readonly T.IdentityPrivacyStatus[];

/**
 * What an e-mail address is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `MAIN`: The address to write to first.
 * - `HOME`: Private mail.
 * - `WORK`: Mail at work.
 */
export const EmailTagValues = ["UNTAGGED", "MAIN", "HOME", "WORK"] as const satisfies readonly T.EmailTag[];

/**
 * What a telephone number is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `MAIN`: The number to call first.
 * - `HOME`: The number at home.
 * - `MOBILE`: A mobile telephone.
 * - `WORK`: The number at work.
 * - `FAX`: A fax machine.
 */
export const PhoneTagValues = ["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"] as const satisfies readonly T.PhoneTag[];

/**
 * What a postal address is used for.
 *
 * - `UNTAGGED`: Not said; the default.
 * - `HOME`: The address at home.
 * - `WORK`: The address at work.
 * - `BILLING`: The address on bills.
 * - `SHIPPING`: The address that orders are sent to.
 */
export const AddressTagValues = ["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"] as const satisfies readonly T.AddressTag[];

/**
 * Kind of proof in a sign-in.
 *
 * - `PASSWORD`: A password.
 * - `SMS`: A code by text message.
 * - `CALL`: A code by telephone call.
 * - `EMAIL`: A code by e-mail.
 * - `TOTP`: A code of an authenticator app.
 * - `PUSH`: A push message that the person confirms.
 * - `WEBAUTHN`: A security key or a passkey.
 * - `RECOVERY_CODE`: A code that was issued in advance, for when the other factors are lost.
 */
export const FactorTypeValues = ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"] as const satisfies readonly T.FactorType[];

/**
 * Whether the person can use a second factor.
 *
 * - `ENABLED`: The person has switched it on.
 * - `REQUIRE_ACTIVATION`: It has to be set up first.
 * - `REQUIRE_REENROLL`: It has to be set up again first.
 * - `ENABLED_BY_RULE`: A rule of the site requires it.
 * - `DISABLED_BY_RULE`: A rule of the site forbids it.
 */
export const MfaFactorStatusValues = ["ENABLED", "REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "ENABLED_BY_RULE", "DISABLED_BY_RULE"] as const satisfies readonly T.MfaFactorStatus[];

/**
 * Why a sign-in asks for a second factor.
 *
 * - `USER_SETTINGS`: The person has switched it on.
 * - `HIGH_RISK_LOGIN`: The platform rates this sign-in as risky.
 */
export const MfaReasonValues = ["USER_SETTINGS", "HIGH_RISK_LOGIN"] as const satisfies readonly T.MfaReason[];

/**
 * State of a sign-in or registration.
 *
 * - `UNKNOWN_STATE`: A state that the platform does not name.
 * - `SUCCESS`: Signed in. The response has a session token.
 * - `REQUIRE_OWNER_APPROVAL`: The site owner must approve the new member first.
 * - `REQUIRE_EMAIL_VERIFICATION`: A code was sent by e-mail. The response has a state token to verify it with.
 * - `STATUS_CHECK`: The platform has to check the account. No source says what follows.
 * - `REQUIRE_FIRST_FACTOR`: The first factor, such as the password, must be given.
 * - `REQUIRE_MISSING_FIELDS`: Required fields of the profile are missing.
 * - `REQUIRE_MFA`: A second factor must be chosen.
 * - `MFA_CHALLENGE`: The code of the chosen second factor must be given.
 */
export const AuthenticationStateValues = ["UNKNOWN_STATE", "SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "REQUIRE_FIRST_FACTOR", "REQUIRE_MISSING_FIELDS", "REQUIRE_MFA", "MFA_CHALLENGE"] as const satisfies readonly T.AuthenticationState[];

/**
 * Why mail to an address does not arrive.
 *
 * - `UNKNOWN_REASON`: The reason is not known.
 * - `EMAIL_ADDRESS_BOUNCED`: The mail server of the recipient returned a message.
 * - `EMAIL_DOMAIN_MISSING_DNS_RECORDS`: The domain has no DNS records for mail.
 * - `EMAIL_DOMAIN_FORMAT_INVALID`: The domain is malformed.
 * - `EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED`: The platform sends no mail to the domain.
 */
export const EmailStatusReasonValues = ["UNKNOWN_REASON", "EMAIL_ADDRESS_BOUNCED", "EMAIL_DOMAIN_MISSING_DNS_RECORDS", "EMAIL_DOMAIN_FORMAT_INVALID", "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED"] as const satisfies readonly T.EmailStatusReason[];

/**
 * Whether an identity can sign in.
 *
 * - `UNKNOWN_STATUS`: The status is not known.
 * - `PENDING`: It cannot sign in yet; the reasons say why.
 * - `ACTIVE`: It can sign in.
 * - `DELETED`: The account was deleted.
 * - `BLOCKED`: The site owner has blocked it.
 * - `OFFLINE`: The account has been disconnected from the site.
 */
export const IdentityStatusValues = ["UNKNOWN_STATUS", "PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"] as const satisfies readonly T.IdentityStatus[];

/**
 * What a pending identity waits for.
 *
 * - `UNKNOWN_REASON`: The reason is not known.
 * - `PENDING_ADMIN_APPROVAL_REQUIRED`: The approval of the site owner.
 * - `PENDING_EMAIL_VERIFICATION_REQUIRED`: The code of the verification mail.
 * - `PENDING_REQUIRED_FIELDS_MISSING`: Required fields of the profile.
 */
export const IdentityPendingReasonValues = ["UNKNOWN_REASON", "PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED", "PENDING_REQUIRED_FIELDS_MISSING"] as const satisfies readonly T.IdentityPendingReason[];

/**
 * Whether a factor of an identity can be used.
 *
 * - `INACTIVE`: It cannot be used.
 * - `ACTIVE`: It can be used.
 * - `REQUIRE_REENROLL`: It can be used after it has been set up again.
 */
export const FactorStatusValues = ["INACTIVE", "ACTIVE", "REQUIRE_REENROLL"] as const satisfies readonly T.FactorStatus[];

/**
 * What a sign-in belongs to.
 *
 * - `UNKNOWN_TENANT_TYPE`: The type is not known.
 * - `ACCOUNT`: An account of the platform.
 * - `SITE`: A site. Its members sign in to it.
 * - `ROOT`: The platform itself.
 */
export const TenantTypeValues = ["UNKNOWN_TENANT_TYPE", "ACCOUNT", "SITE", "ROOT"] as const satisfies readonly T.TenantType[];

/**
 * What a verification proves.
 *
 * - `EMAIL`: That the person receives mail at the address.
 */
export const VerificationTargetValues = ["EMAIL"] as const satisfies readonly T.VerificationTarget[];

/**
 * Who a token was issued to.
 *
 * - `UNKNOWN`: The platform does not know.
 * - `USER`: A user of the platform, such as the owner of the site.
 * - `VISITOR`: An anonymous visitor.
 * - `MEMBER`: A signed-in member.
 * - `APP`: An app.
 */
export const TokenInfoSubjectTypeValues = ["UNKNOWN", "USER", "VISITOR", "MEMBER", "APP"] as const satisfies readonly T.TokenInfoSubjectType[];

/**
 * What a browser does with a download.
 *
 * - `ATTACHMENT`: It saves the file.
 * - `INLINE`: It shows the file in the page.
 */
export const ContentDispositionValues = ["ATTACHMENT", "INLINE"] as const satisfies readonly T.ContentDisposition[];

/**
 * Kind of a file.
 *
 * - `UNKNOWN`: The kind is not known.
 * - `IMAGE`: A picture.
 * - `VIDEO`: A video.
 * - `AUDIO`: A sound file.
 * - `DOCUMENT`: A document, such as a PDF.
 * - `VECTOR`: A vector image, such as an SVG file.
 * - `ARCHIVE`: An archive, such as a ZIP file.
 * - `MODEL3D`: A three-dimensional model.
 * - `OTHER`: Any other file, which is stored unchanged.
 * - `ICON`: An icon.
 */
export const FileMediaTypeValues = ["UNKNOWN", "IMAGE", "VIDEO", "AUDIO", "DOCUMENT", "VECTOR", "ARCHIVE", "MODEL3D", "OTHER", "ICON"] as const satisfies readonly T.FileMediaType[];

/**
 * Whether a new file is ready. The events file-ready and file-failed report changes.
 *
 * - `FAILED`: The file could not be processed, and cannot be used.
 * - `READY`: The file can be used.
 * - `PENDING`: The file is being processed.
 */
export const FileOperationStatusValues = ["FAILED", "READY", "PENDING"] as const satisfies readonly T.FileOperationStatus[];

/**
 * Whether a file is in the trash bin.
 *
 * - `OK`: It is in use.
 * - `DELETED`: It is in the trash bin.
 */
export const FileStateValues = ["OK", "DELETED"] as const satisfies readonly T.FileState[];

/**
 * Part of the platform that a file was added for. No source explains the values: the texts are assumed from their names.
 *
 * - `NO_NAMESPACE`: The media manager, where the files of a site are by default.
 * - `OTHERS`: A part without a value of its own.
 * - `WIX_VIDEO`: The app for videos.
 * - `WIX_MUSIC`: The app for music.
 * - `ALBUMS_AND_ART_STORE`: The app that sells art and photo albums.
 * - `WIX_ECOM`: The store.
 * - `PHOTO_SHARE_APP`: The app for sharing photos.
 * - `SHARING_APP`: The app for sharing files.
 * - `CHAT`: The chat of the site.
 * - `LOGO_BUILDER`: The tool that draws logos.
 * - `ALBUMS_OLD`: The former app for photo albums.
 * - `CHAT_MOBILE`: The chat of the mobile app.
 * - `WIX_FORMS`: The app for forms.
 * - `WIX_LEGENDS`: A service of the platform that no source explains.
 * - `PORTFOLIO`: The app for portfolios.
 * - `LOGOS`: The logos of the site.
 */
export const NamespaceValues = ["NO_NAMESPACE", "OTHERS", "WIX_VIDEO", "WIX_MUSIC", "ALBUMS_AND_ART_STORE", "WIX_ECOM", "PHOTO_SHARE_APP", "SHARING_APP", "CHAT", "LOGO_BUILDER", "ALBUMS_OLD", "CHAT_MOBILE", "WIX_FORMS", "WIX_LEGENDS", "PORTFOLIO", "LOGOS"] as const satisfies readonly T.Namespace[];

/**
 * Protocol of an upload in several parts.
 *
 * - `TUS`: The open protocol tus, which resumes an interrupted upload.
 */
export const UploadProtocolValues = ["TUS"] as const satisfies readonly T.UploadProtocol[];

/**
 * What files can be sorted by.
 *
 * - `displayName`: Name in the media manager.
 * - `sizeInBytes`: Size of the file.
 * - `updatedDate`: When the file last changed.
 */
export const FileSortFieldValues = ["displayName", "sizeInBytes", "updatedDate"] as const satisfies readonly T.FileSortField[];

/**
 * A tree of folders, at every depth. The folder `media-root`, by contrast, is only the top level of the site files.
 *
 * - `MEDIA_ROOT`: The site files.
 * - `TRASH_ROOT`: The trash bin.
 * - `VISITOR_UPLOADS_ROOT`: What visitors uploaded.
 */
export const FileRootFolderValues = ["MEDIA_ROOT", "TRASH_ROOT", "VISITOR_UPLOADS_ROOT"] as const satisfies readonly T.FileRootFolder[];

/**
 * Format of a video stream.
 *
 * - `UNKNOWN`: The format is not known.
 * - `HLS`: HTTP Live Streaming, which Safari plays without a library.
 * - `DASH`: MPEG-DASH, which needs a player library in browsers.
 */
export const StreamFormatValues = ["UNKNOWN", "HLS", "DASH"] as const satisfies readonly T.StreamFormat[];

/**
 * Whether a member may sign in.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `PENDING`: The site owner must approve the member first.
 * - `APPROVED`: The member may sign in.
 * - `BLOCKED`: The site owner has blocked the member.
 * - `OFFLINE`: The account has been disconnected permanently.
 */
export const MemberStatusValues = ["UNKNOWN", "PENDING", "APPROVED", "BLOCKED", "OFFLINE"] as const satisfies readonly T.MemberStatus[];

/**
 * Who can see the profile of a member.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `PRIVATE`: Neither visitors nor other members; the default.
 * - `PUBLIC`: Everybody.
 */
export const MemberPrivacyStatusValues = ["UNKNOWN", "PRIVATE", "PUBLIC"] as const satisfies readonly T.MemberPrivacyStatus[];

/**
 * Whether a member may take part in the community.
 *
 * - `UNKNOWN`: The response does not reveal the status.
 * - `ACTIVE`: The member may post, comment and like.
 * - `MUTED`: The member may sign in and read only.
 */
export const MemberActivityStatusValues = ["UNKNOWN", "ACTIVE", "MUTED"] as const satisfies readonly T.MemberActivityStatus[];

/**
 * How much of a member a response has.
 *
 * - `PUBLIC`: Id, contact id, the two dates of the record and the profile, with every status as `UNKNOWN`; the default.
 * - `EXTENDED`: What `PUBLIC` has, with the login e-mail address and the real statuses.
 * - `FULL`: Everything.
 */
export const MemberFieldSetValues = ["PUBLIC", "EXTENDED", "FULL"] as const satisfies readonly T.MemberFieldSet[];

/**
 * What members can be sorted by.
 *
 * - `profile.nickname`: Name that others see.
 * - `contact.firstName`: Given name.
 * - `contact.lastName`: Family name.
 * - `createdDate`: When the member was created.
 * - `updatedDate`: When the member last changed.
 * - `lastLoginDate`: When the member last signed in.
 */
export const MemberSortFieldValues = ["profile.nickname", "contact.firstName", "contact.lastName", "createdDate", "updatedDate", "lastLoginDate"] as const satisfies readonly T.MemberSortField[];

/**
 * Where a booked session takes place.
 *
 * - `UNDEFINED`: No location is given.
 * - `OWNER_BUSINESS`: At a location of the business.
 * - `OWNER_CUSTOM`: At a place that the business has set for the service.
 * - `CUSTOM`: At a place that is agreed with the customer.
 */
export const BookingLocationTypeValues = ["UNDEFINED", "OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"] as const satisfies readonly T.BookingLocationType[];

/**
 * What the platform shows to a person who comes to sign in.
 *
 * - `login`: Always the sign-in page.
 * - `none`: No page. If no member is signed in, the response is an error.
 * - `consent`: The question for consent, even if it was given before.
 * - `select_account`: A choice of accounts.
 */
export const AuthorizationPromptValues = ["login", "none", "consent", "select_account"] as const satisfies readonly T.AuthorizationPrompt[];

/**
 * How the response of an authorization request comes back.
 *
 * - `fragment`: In the fragment of the redirect URI, after `#`.
 * - `query`: In the query of the redirect URI, after `?`.
 * - `web_message`: As a message of a hidden frame to its parent window.
 */
export const AuthorizationResponseModeValues = ["fragment", "query", "web_message"] as const satisfies readonly T.AuthorizationResponseMode[];

/**
 * Version of the store catalog that an event comes from.
 *
 * - `V1_CATALOG`: The first version, which this contract describes.
 * - `V3_CATALOG`: The third version.
 * - `STORES_NOT_INSTALLED`: The site has no store.
 */
export const CatalogVersionValues = ["V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED"] as const satisfies readonly T.CatalogVersion[];
