// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as T from './types.ts';

/** How far a notification is: wished for (RECEIVED), being sent (PROCESSING), sent or marked as sent (NOTIFICATION_SENT), or not deliverable (FAILED). UNSPECIFIED is a placeholder. */
export const BackInStockStatusValues = ["UNSPECIFIED", "RECEIVED", "PROCESSING", "NOTIFICATION_SENT", "FAILED"] as const satisfies readonly T.BackInStockStatus[];

/** `ASC` smallest, earliest or first letter first; `DESC` the other way round. Without one, a call sorts ascending. */
export const SortOrderValues = ["ASC", "DESC"] as const satisfies readonly T.SortOrder[];

/** What back-in-stock requests can be sorted by. */
export const BackInStockSortFieldValues = ["id", "contactId", "status", "autoNotified", "createdDate", "itemUrl"] as const satisfies readonly T.BackInStockSortField[];

/** Kind of a broken rule. The DECIMAL values are about decimal strings, SIZE is about lists and LENGTH about texts. VALIDATION is a rule without a kind of its own, OTHER one that `ruleName` names. */
export const ValidationRuleValues = ["VALIDATION", "OTHER", "MAX", "MIN", "MAX_LENGTH", "MIN_LENGTH", "MAX_SIZE", "MIN_SIZE", "FORMAT", "DECIMAL_LTE", "DECIMAL_GTE", "DECIMAL_LT", "DECIMAL_GT", "DECIMAL_MAX_SCALE", "INVALID_ENUM_VALUE", "REQUIRED_FIELD", "FIELD_NOT_ALLOWED", "ONE_OF_ALIGNMENT", "EXACT_LENGTH", "EXACT_SIZE", "REQUIRED_ONE_OF_FIELD"] as const satisfies readonly T.ValidationRule[];

/** How large the logo is shown. */
export const LogoSizeValues = ["SMALL", "MEDIUM", "LARGE"] as const satisfies readonly T.LogoSize[];

/** Position of the logo in the header: at the side where reading starts (SIDE) or in the middle (CENTER). */
export const LogoAlignmentValues = ["SIDE", "CENTER"] as const satisfies readonly T.LogoAlignment[];

/** Whether the link back to the shop is words (TEXT) or a picture (ICON). */
export const ContinueShoppingDisplayTypeValues = ["TEXT", "ICON"] as const satisfies readonly T.ContinueShoppingDisplayType[];

/** Shape of the buttons for express payment: square corners (RECTANGLE) or round ends (PILL). */
export const ExpressButtonsCornerRadiusValues = ["RECTANGLE", "PILL"] as const satisfies readonly T.ExpressButtonsCornerRadius[];

/** How much the billing form asks for: everything (All_FIELDS) or only what payment needs (MINIMUM_REQUIRED_FIELDS). */
export const CheckoutBillingFieldsValues = ["All_FIELDS", "MINIMUM_REQUIRED_FIELDS"] as const satisfies readonly T.CheckoutBillingFields[];

/** Level of the authority a tax belongs to. `SPECIAL` is a district drawn for this tax alone. */
export const JurisdictionTypeValues = ["UNDEFINED", "COUNTRY", "STATE", "COUNTY", "CITY", "SPECIAL"] as const satisfies readonly T.JurisdictionType[];

/** Whether an option is shown as words (PLAIN_TEXT) or as a colour (COLOR). UNRECOGNISED represents a kind that this version does not know. */
export const DescriptionLineTypeValues = ["UNRECOGNISED", "PLAIN_TEXT", "COLOR"] as const satisfies readonly T.DescriptionLineType[];

/** Whether the catalog can deliver the quantity of a line: `AVAILABLE` in full, `PARTIALLY_AVAILABLE` fewer pieces, because the stock fell after the line was added, `NOT_AVAILABLE` sold out or hidden, `NOT_FOUND` no longer in the catalog. */
export const ItemAvailabilityStatusValues = ["AVAILABLE", "NOT_FOUND", "NOT_AVAILABLE", "PARTIALLY_AVAILABLE"] as const satisfies readonly T.ItemAvailabilityStatus[];

/** Kind of an item that the platform knows. CUSTOM_AMOUNT_ITEM is a free amount; UNRECOGNISED represents a kind that this version does not know. */
export const ItemTypePresetValues = ["UNRECOGNISED", "PHYSICAL", "DIGITAL", "GIFT_CARD", "SERVICE", "CUSTOM_AMOUNT_ITEM"] as const satisfies readonly T.ItemTypePreset[];

/** Unit of a billing period. Together with an interval it gives the period: `MONTH` with 3 is a quarter. */
export const SubscriptionFrequencyValues = ["UNDEFINED", "DAY", "WEEK", "MONTH", "YEAR"] as const satisfies readonly T.SubscriptionFrequency[];

/** Kind of a file that is sold. SECURE_RAW is a file of any other kind. */
export const SecureFileTypeValues = ["UNSPECIFIED", "SECURE_PICTURE", "SECURE_VIDEO", "SECURE_DOCUMENT", "SECURE_MUSIC", "SECURE_ARCHIVE", "SECURE_RAW"] as const satisfies readonly T.SecureFileType[];

/** How a line is paid. `FULL_PAYMENT_ONLINE`: in full at checkout. `FULL_PAYMENT_OFFLINE`: in full later, outside the shop. `MEMBERSHIP`: by a membership at checkout. `DEPOSIT_ONLINE`: a deposit at checkout, the rest later. `MEMBERSHIP_OFFLINE`: by a membership that staff redeem by hand. `MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER`: by a membership at checkout, what it does not cover later. */
export const PaymentOptionTypeValues = ["FULL_PAYMENT_ONLINE", "FULL_PAYMENT_OFFLINE", "MEMBERSHIP", "DEPOSIT_ONLINE", "MEMBERSHIP_OFFLINE", "MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER"] as const satisfies readonly T.PaymentOptionType[];

/** Whose address decides the tax of a line: the seller (BUSINESS), the payer (BILLING) or the recipient (SHIPPING). */
export const TaxableAddressTypeValues = ["BUSINESS", "BILLING", "SHIPPING"] as const satisfies readonly T.TaxableAddressType[];

/** Kind of a tax number: CPF for a person and CNPJ for a company in Brazil, UNSPECIFIED for any other. */
export const TaxIdTypeValues = ["UNSPECIFIED", "CPF", "CNPJ"] as const satisfies readonly T.TaxIdType[];

/** Where the buyer collects: `STORE_PICKUP` at the shop, `PICKUP_POINT` at a point of a carrier. */
export const PickupMethodValues = ["STORE_PICKUP", "PICKUP_POINT"] as const satisfies readonly T.PickupMethod[];

/** Why a carrier asks for more than the delivery price: HANDLING_FEE for packing and handling, INSURANCE for cover in transit. */
export const CarrierChargeTypeValues = ["HANDLING_FEE", "INSURANCE"] as const satisfies readonly T.CarrierChargeType[];

/** What a discount is taken off: `GLOBAL` the whole purchase, `SPECIFIC_ITEMS` the listed lines, `SHIPPING` the delivery. */
export const DiscountTypeValues = ["GLOBAL", "SPECIFIC_ITEMS", "SHIPPING"] as const satisfies readonly T.DiscountType[];

/** Unit of weight of the shop, kilogram or pound. */
export const WeightUnitValues = ["UNSPECIFIED_WEIGHT_UNIT", "KG", "LB"] as const satisfies readonly T.WeightUnit[];

/** Why a tax rate set by hand was used: the whole site asks for it (GLOBAL_SETTING_TO_MANUAL) or the region does (REGION_SETTING_TO_MANUAL). */
export const ManualCalculationReasonValues = ["GLOBAL_SETTING_TO_MANUAL", "REGION_SETTING_TO_MANUAL"] as const satisfies readonly T.ManualCalculationReason[];

/** Why a fallback rate was used: automatic tax failed (AUTO_TAX_FAILED) or is switched off (AUTO_TAX_DEACTIVATED). */
export const FallbackReasonValues = ["AUTO_TAX_FAILED", "AUTO_TAX_DEACTIVATED"] as const satisfies readonly T.FallbackReason[];

/** How a tax rate was found: no tax is due (NO_TAX_COLLECTED), set by hand (MANUAL_RATE), by the tax service (AUTO_RATE) or by hand because the service gave none (FALLBACK_RATE). */
export const RateTypeValues = ["NO_TAX_COLLECTED", "MANUAL_RATE", "AUTO_RATE", "FALLBACK_RATE"] as const satisfies readonly T.RateType[];

/** Where a sale happened: `WEB` the site, `POS` a till, `BACKOFFICE_MERCHANT` entered by staff, `OTHER_PLATFORM` an app the list does not know; the rest name marketplaces, social networks and assistants. */
export const ChannelTypeValues = ["UNSPECIFIED", "WEB", "POS", "EBAY", "AMAZON", "OTHER_PLATFORM", "WIX_APP_STORE", "WIX_INVOICES", "BACKOFFICE_MERCHANT", "WISH", "CLASS_PASS", "GLOBAL_E", "FACEBOOK", "ETSY", "TIKTOK", "FAIRE_COM", "PAYPAL_AGENTIC_CHECKOUT", "STRIPE_AGENTIC_CHECKOUT"] as const satisfies readonly T.ChannelType[];

/** Where an additional fee comes from: a fee plugin of the site (SERVICE_PLUGIN), the item itself (ITEM), the merchant by hand (MANUAL), the delivery option (SHIPPING) or the platform (PLATFORM). */
export const AdditionalFeeSourceValues = ["UNKNOWN_ADDITIONAL_FEE_SOURCE", "SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"] as const satisfies readonly T.AdditionalFeeSource[];

/** How grave a violation is: WARNING is shown and lets the order pass, ERROR blocks it. */
export const ViolationSeverityValues = ["WARNING", "ERROR"] as const satisfies readonly T.ViolationSeverity[];

/** Place on the checkout page where the message of a general violation belongs. There is one place so far. */
export const NameInOtherValues = ["OTHER_DEFAULT"] as const satisfies readonly T.NameInOther[];

/** Where in a line the message of a violation is shown. Has one value so far. */
export const NameInLineItemValues = ["LINE_ITEM_DEFAULT"] as const satisfies readonly T.NameInLineItem[];

/** What would clear a violation. REMOVE_LINE_ITEM: take the line out. UNKNOWN_SUGGESTED_FIX: nothing to suggest. */
export const SuggestedFixValues = ["UNKNOWN_SUGGESTED_FIX", "REMOVE_LINE_ITEM"] as const satisfies readonly T.SuggestedFix[];

/** What a membership is used up in: `CREDITS` points of a balance, `SESSIONS` visits, such as places in a class. */
export const RedemptionTypeValues = ["CREDITS", "SESSIONS"] as const satisfies readonly T.RedemptionType[];

/** Whether the catalog can deliver a line: `IN_STOCK` in full, `PARTIALLY_IN_STOCK` fewer pieces than asked for, `OUT_OF_STOCK` sold out, `REMOVED_FROM_CATALOG` the item is no longer sold. */
export const ItemStatusValues = ["IN_STOCK", "PARTIALLY_IN_STOCK", "OUT_OF_STOCK", "REMOVED_FROM_CATALOG"] as const satisfies readonly T.ItemStatus[];

/** Where a discount comes from: `AUTOMATIC_RULE` a rule of the shop that the cart meets, `COUPON` a code that the buyer typed. */
export const DiscountSourceTypeValues = ["AUTOMATIC_RULE", "COUPON"] as const satisfies readonly T.DiscountSourceType[];

/** What a discount is taken off: `CART_SUBTOTAL` the subtotal of the cart, `LINE_ITEM` single lines, `DELIVERY` the price of the delivery. `UNKNOWN_DISCOUNT_SCOPE` is not used. */
export const DiscountScopeValues = ["UNKNOWN_DISCOUNT_SCOPE", "CART_SUBTOTAL", "LINE_ITEM", "DELIVERY"] as const satisfies readonly T.DiscountScope[];

/** Where an additional fee comes from: `SERVICE_PLUGIN` a fee plugin of the site, `LINE_ITEM` the item itself, `DELIVERY` the delivery option, `PLATFORM` the platform. `UNKNOWN_ADDITIONAL_FEE_SOURCE` is not used. */
export const AdditionalFeeSourceV2Values = ["UNKNOWN_ADDITIONAL_FEE_SOURCE", "SERVICE_PLUGIN", "LINE_ITEM", "DELIVERY", "PLATFORM"] as const satisfies readonly T.AdditionalFeeSourceV2[];

/** Why a coupon cannot be used. `EXPIRED`: its last day is over. `DISABLED`: the shop has switched it off. `INACTIVE`: it starts at a later date. `MAX_USAGE_EXCEEDED`: it has been used as often as it may be. `MAX_USAGE_PER_CUSTOMER_EXCEEDED`: this buyer has used it as often as one buyer may. `NOT_APPLICABLE_TO_SUBSCRIPTIONS`: it takes nothing off subscriptions. `NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS`: it is for other items than those in the cart. `MIN_LINE_ITEM_QUANTITY_NOT_REACHED`: the cart has fewer pieces than it asks for. `MIN_SUBTOTAL_NOT_REACHED`: the subtotal is lower than it asks for. `UNKNOWN_INVALID_COUPON_REASON`: none of these. */
export const InvalidCouponReasonValues = ["UNKNOWN_INVALID_COUPON_REASON", "EXPIRED", "DISABLED", "INACTIVE", "MAX_USAGE_EXCEEDED", "MAX_USAGE_PER_CUSTOMER_EXCEEDED", "NOT_APPLICABLE_TO_SUBSCRIPTIONS", "NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS", "MIN_LINE_ITEM_QUANTITY_NOT_REACHED", "MIN_SUBTOTAL_NOT_REACHED"] as const satisfies readonly T.InvalidCouponReason[];

/** Why a gift card cannot be used. `EXPIRED`: its last day is over. `DISABLED`: the shop has switched it off. `EMPTY_BALANCE`: nothing is left on it. `UNKNOWN_INVALID_GIFT_CARD_REASON`: none of these. */
export const InvalidGiftCardReasonValues = ["UNKNOWN_INVALID_GIFT_CARD_REASON", "EXPIRED", "DISABLED", "EMPTY_BALANCE"] as const satisfies readonly T.InvalidGiftCardReason[];

/** Why a membership cannot pay. `INSUFFICIENT_FUNDS`: too few credits or sessions are left. `MEMBERSHIP_NOT_FOUND`: the buyer has no such membership. `NOT_APPLICABLE_TO_LINE_ITEMS`: it does not pay for these items. `LINE_ITEM_NOT_FOUND`: the line it should pay for is not in the cart. `UNKNOWN_INVALID_MEMBERSHIP_REASON`: none of these. */
export const InvalidMembershipReasonValues = ["UNKNOWN_INVALID_MEMBERSHIP_REASON", "INSUFFICIENT_FUNDS", "MEMBERSHIP_NOT_FOUND", "NOT_APPLICABLE_TO_LINE_ITEMS", "LINE_ITEM_NOT_FOUND"] as const satisfies readonly T.InvalidMembershipReason[];

/** Which part of a cart has a problem: `GLOBAL` the cart as a whole, `LINE_ITEM` one or more lines, `DISCOUNT` a coupon or discount, `DELIVERY` address or delivery method, `TAX` the calculation of tax, `MEMBERSHIP` a membership that should pay, `GIFT_CARD` the gift card. */
export const ViolationScopeValues = ["GLOBAL", "LINE_ITEM", "DISCOUNT", "DELIVERY", "TAX", "MEMBERSHIP", "GIFT_CARD"] as const satisfies readonly T.ViolationScope[];

/** What is wrong with a cart. `GENERAL_CODE`: no code of its own, read the description. `CUSTOM_VALIDATION`: a validating app of the site objects. `EMPTY_CART`: the cart has no lines. `LINE_ITEMS_OUT_OF_STOCK`: some or all lines are sold out. `MEMBERS_ONLY_ITEM`: a line is for members and the buyer is not signed in. `INVALID_COUPON_CODE`: no coupon has this code. `INVALID_COUPON_STATUS`: the coupon cannot be used now, for the reason in the data. `CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD`: a coupon takes nothing off a gift card. `MISSING_DELIVERY_ADDRESS`: a line has to be shipped and there is no address. `MISSING_DELIVERY_METHOD`: a line has to be delivered and no method is chosen. `DELIVERY_METHOD_NO_LONGER_AVAILABLE`: the chosen method is not offered any more. `DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS`: the chosen method does not deliver every line. `INVALID_GIFT_CARD_CODE`: no gift card has this code. `INVALID_GIFT_CARD_STATUS`: the gift card cannot be used now, for the reason in the data. `CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD`: a gift card cannot be bought with a gift card. `SUBTOTAL_BELOW_ORDER_MINIMUM`: the shop accepts orders from an amount that the cart does not reach. `INVALID_MEMBERSHIP_STATUS`: a membership cannot pay, for the reason in the data. `INVALID_POSTAL_CODE`: the postal code does not exist in the country. `INVALID_SUBDIVISION`: the state or region does not exist in the country. `SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART`, `GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART`, `GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`, `MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART`: a demo cart accepts no subscription, no gift card as an item, no payment by gift card and no payment by membership. */
export const ViolationCodeValues = ["GENERAL_CODE", "CUSTOM_VALIDATION", "EMPTY_CART", "LINE_ITEMS_OUT_OF_STOCK", "MEMBERS_ONLY_ITEM", "INVALID_COUPON_CODE", "INVALID_COUPON_STATUS", "CANNOT_APPLY_COUPON_DISCOUNT_WHEN_PURCHASING_GIFT_CARD", "MISSING_DELIVERY_ADDRESS", "MISSING_DELIVERY_METHOD", "DELIVERY_METHOD_NO_LONGER_AVAILABLE", "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS", "INVALID_GIFT_CARD_CODE", "INVALID_GIFT_CARD_STATUS", "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD", "SUBTOTAL_BELOW_ORDER_MINIMUM", "INVALID_MEMBERSHIP_STATUS", "INVALID_POSTAL_CODE", "INVALID_SUBDIVISION", "SUBSCRIPTION_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_ITEM_NOT_SUPPORTED_ON_DEMO_CART", "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART", "MEMBERSHIP_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART"] as const satisfies readonly T.ViolationCode[];

/** Which checks of validating apps run: `SKIP_VALIDATIONS` none, `PRE_CHECKOUT_VALIDATIONS` those for a cart page, `CHECKOUT_VALIDATIONS` those for a checkout page. */
export const ValidationsConfigValues = ["SKIP_VALIDATIONS", "PRE_CHECKOUT_VALIDATIONS", "CHECKOUT_VALIDATIONS"] as const satisfies readonly T.ValidationsConfig[];

/** How far the payment of a whole order has come. `PENDING` waits for the payment provider, `PENDING_MERCHANT` for the merchant; `CANCELED` and `DECLINED` mean the payment did not go through. */
export const OrderPaymentStatusValues = ["UNSPECIFIED", "NOT_PAID", "PAID", "PARTIALLY_REFUNDED", "FULLY_REFUNDED", "PENDING", "PARTIALLY_PAID", "PENDING_MERCHANT", "CANCELED", "DECLINED"] as const satisfies readonly T.OrderPaymentStatus[];

/** How much of an order has been shipped or picked up. */
export const OrderFulfillmentStatusValues = ["NOT_FULFILLED", "FULFILLED", "PARTIALLY_FULFILLED"] as const satisfies readonly T.OrderFulfillmentStatus[];

/** Status of an order as a whole. `INITIALIZED`: made, but its payment has not arrived; no search shows it. `APPROVED`: paid, free of charge or to be paid offline. `PENDING` and `REJECTED`: under review or rejected by it; such orders cannot be changed or canceled. `CANCELED`: canceled. */
export const OrderStatusValues = ["INITIALIZED", "APPROVED", "CANCELED", "PENDING", "REJECTED"] as const satisfies readonly T.OrderStatus[];

/** Why the merchant gave a discount. `UNSPECIFIED`: no reason is known. */
export const OrderDiscountReasonValues = ["UNSPECIFIED", "EXCHANGED_ITEMS", "BILLING_ADJUSTMENT"] as const satisfies readonly T.OrderDiscountReason[];

/** Which way the quantity of a line went. */
export const LineItemQuantityChangeTypeValues = ["QUANTITY_INCREASED", "QUANTITY_DECREASED"] as const satisfies readonly T.LineItemQuantityChangeType[];

/** Kind of an activity in its old form. It knows `CUSTOM_ACTIVITY`, which the current form does not; otherwise both hold the same values. */
export const OrderActivityLegacyTypeValues = ["ORDER_REFUNDED", "ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "CUSTOM_ACTIVITY", "MERCHANT_COMMENT", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED"] as const satisfies readonly T.OrderActivityLegacyType[];

/** Kind of an activity: something that happened to the order, its payment, its delivery, its papers, or a note of the merchant. */
export const OrderActivityTypeValues = ["ORDER_PLACED", "ORDER_PAID", "ORDER_FULFILLED", "ORDER_NOT_FULFILLED", "ORDER_CANCELED", "DOWNLOAD_LINK_SENT", "TRACKING_NUMBER_ADDED", "TRACKING_NUMBER_EDITED", "TRACKING_LINK_ADDED", "SHIPPING_CONFIRMATION_EMAIL_SENT", "INVOICE_ADDED", "INVOICE_REMOVED", "INVOICE_SENT", "FULFILLER_EMAIL_SENT", "SHIPPING_ADDRESS_EDITED", "EMAIL_EDITED", "PICKUP_READY_EMAIL_SENT", "MERCHANT_COMMENT", "ORDER_PARTIALLY_PAID", "DRAFT_ORDER_CHANGES_APPLIED", "SAVED_PAYMENT_METHOD", "AUTHORIZED_PAYMENT_CREATED", "AUTHORIZED_PAYMENT_CAPTURED", "AUTHORIZED_PAYMENT_VOIDED", "REFUND_INITIATED", "PAYMENT_REFUNDED", "PAYMENT_REFUND_FAILED", "REFUNDED_AS_STORE_CREDIT", "PAYMENT_PENDING", "PAYMENT_CANCELED", "PAYMENT_DECLINED", "ORDER_PENDING", "ORDER_REJECTED", "RECEIPT_CREATED", "RECEIPT_SENT", "CHARGEBACK_CREATED", "CHARGEBACK_REVERSED", "ORDER_REFUNDED"] as const satisfies readonly T.OrderActivityType[];

/** Advertisement an order is credited to. `UNSPECIFIED`: none is known. */
export const OrderAttributionSourceValues = ["UNSPECIFIED", "FACEBOOK_ADS"] as const satisfies readonly T.OrderAttributionSource[];

/** What brought a fee about: an app at checkout (`SERVICE_PLUGIN`), a line itself (`ITEM`), the merchant by hand (`MANUAL`), the delivery (`SHIPPING`) or the platform (`PLATFORM`). */
export const OrderAdditionalFeeSourceValues = ["SERVICE_PLUGIN", "ITEM", "MANUAL", "SHIPPING", "PLATFORM"] as const satisfies readonly T.OrderAdditionalFeeSource[];

/** Who bears a fee of the platform: the buyer (`PASS_ON`) or the merchant (`ABSORBED`). */
export const PlatformFeeChargeTypeValues = ["PASS_ON", "ABSORBED"] as const satisfies readonly T.PlatformFeeChargeType[];

/** Unit of volume, weight, length or area that a base price refers to, metric and imperial. `CBM` is the cubic, `SQM` the square metre; `FLOZ`, `PT`, `QT` and `GAL` are fluid ounce, pint, quart and gallon. */
export const MeasurementUnitValues = ["UNSPECIFIED", "ML", "CL", "L", "CBM", "MG", "G", "KG", "MM", "CM", "M", "SQM", "OZ", "LB", "FLOZ", "PT", "QT", "GAL", "IN", "FT", "YD", "SQFT"] as const satisfies readonly T.MeasurementUnit[];

/** What orders can be sorted by. */
export const OrderSortFieldValues = ["number", "status", "createdDate", "updatedDate", "buyerInfo.email", "billingInfo.contactDetails.fullName", "paymentStatus", "fulfillmentStatus"] as const satisfies readonly T.OrderSortField[];

/** What happens to an authorized payment when its time is up: `VOID` releases the money, `CAPTURE` charges it. */
export const DelayedCaptureActionValues = ["VOID", "CAPTURE"] as const satisfies readonly T.DelayedCaptureAction[];

/** Unit of a delay before an authorized payment is captured or voided. */
export const DelayedCaptureDurationUnitValues = ["MINUTES", "HOURS", "DAYS"] as const satisfies readonly T.DelayedCaptureDurationUnit[];

/** Whether money can be collected for an order. Only `COLLECTABLE` allows it; every other value states the reason. */
export const PaymentCollectabilityStatusValues = ["UNKNOWN", "COLLECTABLE", "NONCOLLECTABLE_ORDER_IS_CANCELLED", "NONCOLLECTABLE_ORDER_IS_PAID", "NONCOLLECTABLE_MISSING_PAYMENT_METHOD", "NONCOLLECTABLE_ORDER_IS_PENDING", "NONCOLLECTABLE_ORDER_IS_REJECTED", "NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS", "NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS", "NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED", "NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION", "NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED", "NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD"] as const satisfies readonly T.PaymentCollectabilityStatus[];

/** How far a payment with money has come. Superseded by the status of the payment itself. */
export const TransactionStatusValues = ["UNDEFINED", "APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"] as const satisfies readonly T.TransactionStatus[];

/** How far the capture or the void of an authorized payment has come. `PENDING` is still with the payment provider. */
export const AuthorizationActionStatusValues = ["PENDING", "SUCCEEDED", "FAILED"] as const satisfies readonly T.AuthorizationActionStatus[];

/** Why an authorized payment was voided: by hand, or because its time was up. */
export const PaymentActionReasonValues = ["MANUAL", "SCHEDULED"] as const satisfies readonly T.PaymentActionReason[];

/** State of a chargeback. `APPROVED`: the money was taken back from the merchant. `REVERSED`: the merchant has it again. */
export const ChargebackStatusValues = ["APPROVED", "REVERSED"] as const satisfies readonly T.ChargebackStatus[];

/** A listed name for a payment taken by hand. */
export const PredefinedPaymentMethodValues = ["CASH", "BANK_TRANSFER", "CHECK"] as const satisfies readonly T.PredefinedPaymentMethod[];

/** State of a payment made with a membership of the buyer. Deprecated together with the property that contains it. */
export const MembershipPaymentStatusValues = ["CHARGED", "CHARGE_FAILED", "CHARGE_PENDING", "VOIDED"] as const satisfies readonly T.MembershipPaymentStatus[];

/** Why a payment was canceled. `EXPIRED`: it was not completed in time. */
export const PaymentCanceledReasonValues = ["OTHER_PAYMENT_FAILURE", "EXPIRED"] as const satisfies readonly T.PaymentCanceledReason[];

/** Why an authorized payment was released without a charge. */
export const PaymentVoidedReasonValues = ["MERCHANT_REQUEST", "OTHER_PAYMENT_FAILURE"] as const satisfies readonly T.PaymentVoidedReason[];

/** Why a payment cannot be refunded. `NONE`: it can be refunded. `PROVIDER_IS_DOWN` and `INTERNAL_ERROR` pass with time; `ACCESS_DENIED` and `FORBIDDEN` are about rights; `TRANSACTION_NOT_FOUND` means the payment provider does not know the payment; the others name the state of the payment or the order. */
export const RefundDisabledReasonValues = ["NONE", "ALREADY_REFUNDED", "PROVIDER_IS_DOWN", "INTERNAL_ERROR", "NOT_PAID", "ACCESS_DENIED", "ZERO_PRICE", "DISABLED_BY_PROVIDER", "PENDING_REFUND", "FORBIDDEN", "TRANSACTION_NOT_FOUND", "ORDER_IS_PENDING", "ORDER_IS_REJECTED"] as const satisfies readonly T.RefundDisabledReason[];

/** How far a payment has come. `PENDING` waits for the provider, `PENDING_MERCHANT` for the shop; `AUTHORIZED` is reserved but not captured; `VOIDED` was reserved and then released. */
export const OrderPaymentTransactionStatusValues = ["APPROVED", "PENDING", "PENDING_MERCHANT", "CANCELED", "DECLINED", "REFUNDED", "PARTIALLY_REFUNDED", "AUTHORIZED", "VOIDED"] as const satisfies readonly T.OrderPaymentTransactionStatus[];

/** How far a refund to one payment has come. `SCHEDULED` will be tried later, `STARTED` has been passed on, `PENDING` waits for the payment provider. */
export const RefundStatusValues = ["PENDING", "SUCCEEDED", "FAILED", "SCHEDULED", "STARTED"] as const satisfies readonly T.RefundStatus[];

/** What an algorithm starts from: `RELATED_ITEMS` the items given, `GLOBAL` nothing, as in a list of best sellers. */
export const RecommendationAlgorithmTypeValues = ["UNSPECIFIED", "RELATED_ITEMS", "GLOBAL"] as const satisfies readonly T.RecommendationAlgorithmType[];

/** Who wrote a review: MEMBER for a signed-in member, VISITOR for anybody else. UNKNOWN if the platform does not know. */
export const ReviewAuthorTypeValues = ["UNKNOWN", "MEMBER", "VISITOR"] as const satisfies readonly T.ReviewAuthorType[];

/** Whether a reply is shown: APPROVED is, REJECTED is not, UNKNOWN has not been looked at. */
export const ReviewReplyModerationStatusValues = ["UNKNOWN", "APPROVED", "REJECTED"] as const satisfies readonly T.ReviewReplyModerationStatus[];

/** Status of a review on its way to the shop page. SUBMITTED has just arrived, IN_MODERATION waits for a decision, APPROVED is public, REJECTED stays hidden. UNKNOWN if the platform does not know. */
export const ReviewModerationStatusValues = ["UNKNOWN", "APPROVED", "IN_MODERATION", "REJECTED", "SUBMITTED"] as const satisfies readonly T.ReviewModerationStatus[];

/** What a moderator decided about a review. UNKNOWN_MODERATION_STATUS before a decision. */
export const ReviewModerationDecisionValues = ["UNKNOWN_MODERATION_STATUS", "APPROVED", "REJECTED"] as const satisfies readonly T.ReviewModerationDecision[];

/** How a review came to the site: ORGANIC was written on it, APP was brought in by an app on behalf of its author. UNKNOWN if the platform does not know. */
export const ReviewOriginTypeValues = ["UNKNOWN", "ORGANIC", "APP"] as const satisfies readonly T.ReviewOriginType[];

/** What led the author to the review: REVIEW_REQUEST for a message that asked for one, REQUEST_LINK for a link that was passed on. UNKNOWN_SOURCE_TYPE for neither. */
export const ReviewSourceTypeValues = ["UNKNOWN_SOURCE_TYPE", "REVIEW_REQUEST", "REQUEST_LINK"] as const satisfies readonly T.ReviewSourceType[];

/** Kind of an identity: an anonymous visitor, a member, a user of the site itself (`WIX_USER`, such as the owner) or an app. */
export const IdentityTypeValues = ["UNKNOWN", "ANONYMOUS_VISITOR", "MEMBER", "WIX_USER", "APP"] as const satisfies readonly T.IdentityType[];

/** What reviews can be sorted by. */
export const ReviewSortFieldValues = ["content.rating", "createdDate", "helpfulness", "origin.type", "relevanceScore", "verified"] as const satisfies readonly T.ReviewSortField[];

/** Kind of a medium. Lower case on the wire. Products show pictures and videos; the other kinds are named by the platform only. */
export const ProductMediaItemTypeValues = ["unspecified_media_item_type", "image", "video", "audio", "document", "zip"] as const satisfies readonly T.ProductMediaItemType[];

/** What collections can be sorted by. */
export const CollectionSortFieldValues = ["id", "name"] as const satisfies readonly T.CollectionSortField[];

/** Whether a product is delivered (`physical`) or downloaded (`digital`). Lower case on the wire. */
export const ProductTypeValues = ["unspecified_product_type", "physical", "digital"] as const satisfies readonly T.ProductType[];

/** Unit of length: millimetres, centimetres, metres, inches, feet or yards. */
export const DimensionsUnitValues = ["UNKNOWN_DIMENSIONS_UNIT", "MM", "CM", "M", "IN", "FT", "YD"] as const satisfies readonly T.DimensionsUnit[];

/** How much of a product can be bought: everything, nothing, or some variants only (`PARTIALLY_OUT_OF_STOCK`). */
export const InventoryStatusValues = ["IN_STOCK", "OUT_OF_STOCK", "PARTIALLY_OUT_OF_STOCK"] as const satisfies readonly T.InventoryStatus[];

/** How an option is shown: as a list (`drop_down`) or as colour swatches (`color`). Lower case on the wire. */
export const ProductOptionTypeValues = ["unspecified_option_type", "drop_down", "color"] as const satisfies readonly T.ProductOptionType[];

/** `AMOUNT` takes off a sum of money, `PERCENT` a percentage, `NONE` nothing. `UNDEFINED` means that the type was not given. */
export const ProductDiscountTypeValues = ["UNDEFINED", "NONE", "AMOUNT", "PERCENT"] as const satisfies readonly T.ProductDiscountType[];

/** What store variants can be sorted by. */
export const StoreVariantSortFieldValues = ["id", "variantId", "productName"] as const satisfies readonly T.StoreVariantSortField[];

/** What products can be sorted by. */
export const ProductSortFieldValues = ["id", "name", "sku", "slug", "price", "numericId", "productType", "lastUpdated", "createdDate"] as const satisfies readonly T.ProductSortField[];

/** Whether other visitors can see the profile. `UNDEFINED` if no choice was made. */
export const IdentityPrivacyStatusValues = ["UNDEFINED", "PUBLIC", "PRIVATE"] as const satisfies readonly T.IdentityPrivacyStatus[];

/** What an e-mail address is for. `UNTAGGED` by default. */
export const EmailTagValues = ["UNTAGGED", "MAIN", "HOME", "WORK"] as const satisfies readonly T.EmailTag[];

/** What a telephone number is for. `UNTAGGED` by default. */
export const PhoneTagValues = ["UNTAGGED", "MAIN", "HOME", "MOBILE", "WORK", "FAX"] as const satisfies readonly T.PhoneTag[];

/** What a postal address is for. `UNTAGGED` by default. */
export const AddressTagValues = ["UNTAGGED", "HOME", "WORK", "BILLING", "SHIPPING"] as const satisfies readonly T.AddressTag[];

/** Kind of proof: a password, a code by text message, call or e-mail, an authenticator app (`TOTP`), a push message, a security key (`WEBAUTHN`) or a recovery code. */
export const FactorTypeValues = ["PASSWORD", "SMS", "CALL", "EMAIL", "TOTP", "PUSH", "WEBAUTHN", "RECOVERY_CODE"] as const satisfies readonly T.FactorType[];

/** Whether a second factor is open to the person: switched on by the person (`ENABLED`) or by a rule of the site (`ENABLED_BY_RULE`), still to be set up (`REQUIRE_ACTIVATION`), to be set up anew (`REQUIRE_REENROLL`) or closed by a rule (`DISABLED_BY_RULE`). */
export const MfaFactorStatusValues = ["ENABLED", "REQUIRE_ACTIVATION", "REQUIRE_REENROLL", "ENABLED_BY_RULE", "DISABLED_BY_RULE"] as const satisfies readonly T.MfaFactorStatus[];

/** Why a second factor is asked for: the person switched it on (`USER_SETTINGS`), or the sign-in looks risky. */
export const MfaReasonValues = ["USER_SETTINGS", "HIGH_RISK_LOGIN"] as const satisfies readonly T.MfaReason[];

/** The state of a sign-in or registration. `SUCCESS` comes with a session token, `REQUIRE_EMAIL_VERIFICATION` with a state token; the other states require another step or an approval. */
export const AuthenticationStateValues = ["UNKNOWN_STATE", "SUCCESS", "REQUIRE_OWNER_APPROVAL", "REQUIRE_EMAIL_VERIFICATION", "STATUS_CHECK", "REQUIRE_FIRST_FACTOR", "REQUIRE_MISSING_FIELDS", "REQUIRE_MFA", "MFA_CHALLENGE"] as const satisfies readonly T.AuthenticationState[];

/** Why mail to an address does not arrive: it bounced, or its domain has no DNS records, is malformed or is permanently blocked. */
export const EmailStatusReasonValues = ["UNKNOWN_REASON", "EMAIL_ADDRESS_BOUNCED", "EMAIL_DOMAIN_MISSING_DNS_RECORDS", "EMAIL_DOMAIN_FORMAT_INVALID", "EMAIL_DOMAIN_PERMANENTLY_BLACKLISTED"] as const satisfies readonly T.EmailStatusReason[];

/** Standing of an identity. `PENDING` cannot sign in yet; its reasons say why. `BLOCKED` and `DELETED` can no longer sign in. */
export const IdentityStatusValues = ["UNKNOWN_STATUS", "PENDING", "ACTIVE", "DELETED", "BLOCKED", "OFFLINE"] as const satisfies readonly T.IdentityStatus[];

/** What a pending identity waits for: the site owner, the code from the verification mail, or required profile fields. */
export const IdentityPendingReasonValues = ["UNKNOWN_REASON", "PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED", "PENDING_REQUIRED_FIELDS_MISSING"] as const satisfies readonly T.IdentityPendingReason[];

/** Whether a factor of an identity can be used: `REQUIRE_REENROLL` means that it has to be set up anew first. */
export const FactorStatusValues = ["INACTIVE", "ACTIVE", "REQUIRE_REENROLL"] as const satisfies readonly T.FactorStatus[];

/** What a sign-in belongs to. Members of a site sign in to `SITE`; the others are the platform's own accounts. */
export const TenantTypeValues = ["UNKNOWN_TENANT_TYPE", "ACCOUNT", "SITE", "ROOT"] as const satisfies readonly T.TenantType[];

/** What a verification proves: only possession of an e-mail address. */
export const VerificationTargetValues = ["EMAIL"] as const satisfies readonly T.VerificationTarget[];

/** Who a token was issued to. `USER` is a person of the platform itself, for example the site owner. */
export const TokenInfoSubjectTypeValues = ["UNKNOWN", "USER", "VISITOR", "MEMBER", "APP"] as const satisfies readonly T.TokenInfoSubjectType[];

/** What a browser does with a download: save it (`ATTACHMENT`) or show it (`INLINE`). */
export const ContentDispositionValues = ["ATTACHMENT", "INLINE"] as const satisfies readonly T.ContentDisposition[];

/** Kind of a file. `MODEL3D` is a three-dimensional model, `OTHER` anything the platform only stores. */
export const FileMediaTypeValues = ["UNKNOWN", "IMAGE", "VIDEO", "AUDIO", "DOCUMENT", "VECTOR", "ARCHIVE", "MODEL3D", "OTHER", "ICON"] as const satisfies readonly T.FileMediaType[];

/** Processing state of a new file: in progress (`PENDING`), done (`READY`) or failed (`FAILED`). The file-ready and file-failed events report changes. */
export const FileOperationStatusValues = ["FAILED", "READY", "PENDING"] as const satisfies readonly T.FileOperationStatus[];

/** Whether a file is in use (`OK`) or in the trash bin (`DELETED`). */
export const FileStateValues = ["OK", "DELETED"] as const satisfies readonly T.FileState[];

/** Part of the platform that a file was added for. Files of the media manager itself have `NO_NAMESPACE`. */
export const NamespaceValues = ["NO_NAMESPACE", "OTHERS", "WIX_VIDEO", "WIX_MUSIC", "ALBUMS_AND_ART_STORE", "WIX_ECOM", "PHOTO_SHARE_APP", "SHARING_APP", "CHAT", "LOGO_BUILDER", "ALBUMS_OLD", "CHAT_MOBILE", "WIX_FORMS", "WIX_LEGENDS", "PORTFOLIO", "LOGOS"] as const satisfies readonly T.Namespace[];

/** How an upload in pieces works. `TUS` is the open protocol of that name. */
export const UploadProtocolValues = ["TUS"] as const satisfies readonly T.UploadProtocol[];

/** What files can be sorted by. */
export const FileSortFieldValues = ["displayName", "sizeInBytes", "updatedDate"] as const satisfies readonly T.FileSortField[];

/** Which tree of folders, at every depth: the site files, the trash bin, or what visitors uploaded. The folder `media-root`, by contrast, is only the top level of the site files. */
export const FileRootFolderValues = ["MEDIA_ROOT", "TRASH_ROOT", "VISITOR_UPLOADS_ROOT"] as const satisfies readonly T.FileRootFolder[];

/** Form of a video stream: HTTP Live Streaming or MPEG-DASH. */
export const StreamFormatValues = ["UNKNOWN", "HLS", "DASH"] as const satisfies readonly T.StreamFormat[];

/** Whether a member may sign in. PENDING waits for approval, APPROVED may sign in, BLOCKED may not, OFFLINE has been disconnected permanently. A response that does not reveal it has UNKNOWN. */
export const MemberStatusValues = ["UNKNOWN", "PENDING", "APPROVED", "BLOCKED", "OFFLINE"] as const satisfies readonly T.MemberStatus[];

/** Who sees a member. PRIVATE, the default, hides the member from visitors and other members; PUBLIC shows the profile to everybody. A response that does not reveal it has UNKNOWN. */
export const MemberPrivacyStatusValues = ["UNKNOWN", "PRIVATE", "PUBLIC"] as const satisfies readonly T.MemberPrivacyStatus[];

/** Whether a member may take part in the community. ACTIVE may post, comment and like; MUTED may only sign in and read. A response that does not reveal it has UNKNOWN. */
export const MemberActivityStatusValues = ["UNKNOWN", "ACTIVE", "MUTED"] as const satisfies readonly T.MemberActivityStatus[];

/** How much of a member is returned. PUBLIC, the default, gives id, contactId, the two dates of the record and the profile, with every status as UNKNOWN. EXTENDED adds loginEmail and the real statuses. FULL gives everything. */
export const MemberFieldSetValues = ["PUBLIC", "EXTENDED", "FULL"] as const satisfies readonly T.MemberFieldSet[];

/** What members can be sorted by. */
export const MemberSortFieldValues = ["profile.nickname", "contact.firstName", "contact.lastName", "createdDate", "updatedDate", "lastLoginDate"] as const satisfies readonly T.MemberSortField[];

/** Where a booked session takes place: OWNER_BUSINESS is a location of the business, OWNER_CUSTOM one set for the service, CUSTOM one agreed with the customer. UNDEFINED when none is given. */
export const BookingLocationTypeValues = ["UNDEFINED", "OWNER_BUSINESS", "OWNER_CUSTOM", "CUSTOM"] as const satisfies readonly T.BookingLocationType[];

/** Whether the platform shows its sign-in page: `login` always does, `none` never does and returns an error if no member is signed in, `consent` asks for consent again, `select_account` lets the person choose an account. */
export const AuthorizationPromptValues = ["login", "none", "consent", "select_account"] as const satisfies readonly T.AuthorizationPrompt[];

/** How the response of an authorization request comes back: in the fragment or the query of the redirect address, or as a message from a hidden frame to its parent window. */
export const AuthorizationResponseModeValues = ["fragment", "query", "web_message"] as const satisfies readonly T.AuthorizationResponseMode[];

/** Version of the store catalog that an event comes from: the first (V1_CATALOG), the third (V3_CATALOG), or none because the site has no store (STORES_NOT_INSTALLED). */
export const CatalogVersionValues = ["V1_CATALOG", "V3_CATALOG", "STORES_NOT_INSTALLED"] as const satisfies readonly T.CatalogVersion[];
