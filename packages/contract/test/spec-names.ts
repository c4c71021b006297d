/**
 * Every field, enumeration value, event and constant that the specification names, and where the contract has
 * it. Copied by hand from sections 3, 4, 5, 8 and 9 of both documents; events from section 7 as well.
 */

/** Fields that the contract has under the very same name, listed in one string. */
const same = (schema: string, names: string): Record<string, string> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, `${schema}.${name}`]));

/** Entity of the specification: its field -> schema and dotted path of members in the contract. */
export const fields: Record<string, Record<string, string>> = {
  'Back-in-stock notification request': {
    ...same('BackInStockRequest', 'id createdDate status'),
    'item catalog reference': 'BackInStockRequest.catalogReference',
    'item details': 'CreateBackInStockRequestRequest.itemDetails',
    'item details, image': 'BackInStockItemDetails.image',
  },
  'Checkout settings': {
    ...same('CheckoutSettings', 'createdDate updatedDate checkoutBrand'),
    'checkoutBrand header logo': 'CheckoutSettings.checkoutBrand.header.logo',
    'logo image': 'CheckoutLogo.image',
    'logo size': 'CheckoutLogo.size',
    'logo alignment': 'CheckoutHeader.alignment',
  },
  Checkout: {
    ...same(
      'Checkout',
      'id createdDate updatedDate lineItems billingInfo.address shippingInfo membershipOptions',
    ),
    ...same('Checkout', 'appliedDiscounts channelType'),
    ...same('CreateCheckoutRequest', 'customLineItems couponCode giftCardCode overrideCheckoutUrl'),
    'appliedDiscounts merchantDiscount.percentage': 'Checkout.appliedDiscounts.merchantDiscount.percentage',
  },
  'Checkout line item': {
    ...same(
      'CheckoutLineItem',
      'media url subscriptionOptionInfo subscriptionOptionInfo.subscriptionSettings.startDate',
    ),
    ...same(
      'CheckoutLineItem',
      'serviceProperties.scheduledDate physicalProperties.weight catalogOverrideFields',
    ),
    ...same('CheckoutLineItem', 'catalogOverrideFields.image catalogOverrideFields.physicalProperties'),
  },
  'Checkout shippingInfo': {
    ...same('CheckoutShippingInfo', 'shippingDestination.address selectedCarrierServiceOption'),
    ...same('CheckoutShippingInfo', 'carrierServiceOptions.shippingOptions'),
    logistics: 'CheckoutShippingInfo.selectedCarrierServiceOption.logistics',
    'deliveryTimeSlot from':
      'CheckoutShippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.from',
    'deliveryTimeSlot to': 'CheckoutShippingInfo.selectedCarrierServiceOption.logistics.deliveryTimeSlot.to',
    'pickupDetails.address':
      'CheckoutShippingInfo.selectedCarrierServiceOption.logistics.pickupDetails.address',
  },
  'Checkout membershipOptions': {
    ...same(
      'CheckoutMembershipOptions',
      'eligibleMemberships eligibleMemberships.expirationDate invalidMemberships',
    ),
    'invalidMemberships expirationDate':
      'CheckoutMembershipOptions.invalidMemberships.membership.expirationDate',
  },
  Cart: {
    ...same('Cart', 'createdDate updatedDate lineItems contactInfo.address'),
    'contactInfo.address geocode latitude': 'Cart.contactInfo.address.geocode.latitude',
    'contactInfo.address geocode longitude': 'Cart.contactInfo.address.geocode.longitude',
    ...same('UpdateCurrentCartRequest', 'customLineItems couponCode merchantDiscounts'),
  },
  'Cart line item': {
    ...same('CartLineItem', 'image url subscriptionOptionInfo serviceProperties catalogOverrideFields'),
    weight: 'CartLineItem.physicalProperties.weight',
  },
  'Estimate-totals result': same(
    'EstimateCurrentCartTotalsResponse',
    'cart shippingInfo membershipOptions appliedDiscounts',
  ),
  Order: {
    ...same(
      'Order',
      'id createdDate updatedDate purchasedDate tags lineItems shippingInfo.logistics activities',
    ),
    ...same('Order', 'billingInfo.address recipientInfo.address activities.createdDate activities.type'),
    'address geocode latitude': 'Order.billingInfo.address.geocode.latitude',
    'address geocode longitude': 'Order.recipientInfo.address.geocode.longitude',
  },
  'Order line item': {
    ...same('OrderLineItem', 'image image.focalPoint.x image.focalPoint.y digitalFile.expirationDate'),
    ...same('OrderLineItem', 'physicalProperties.weight'),
    urlExpirationDate: 'OrderLineItem.image.urlExpirationDate',
  },
  'Order shippingInfo.logistics': {
    ...same('OrderDeliveryLogistics', 'deliverByDate deliveryTimeSlot.from deliveryTimeSlot.to'),
    ...same('OrderDeliveryLogistics', 'shippingDestination.address pickupDetails.address'),
  },
  'Order transactions': same('OrderTransactions', 'payments refunds'),
  'Order payment': {
    ...same('OrderPayment', 'createdDate updatedDate regularPaymentDetails.authorizationDetails'),
    ...same('AuthorizationDetails', 'authorizedDate captures void scheduledAction.executionDate'),
  },
  'Cancel an order': same('CancelOrderRequest', 'sendOrderCanceledEmail customMessage restockAllItems'),
  Review: {
    ...same('Review', 'id content createdDate updatedDate reviewDate reply relevanceScore'),
    ...same('Review', 'reply.createdDate reply.updatedDate'),
    'content media image': 'Review.content.media.image',
    'content media video': 'Review.content.media.video',
    'moderation status': 'Review.moderation.moderationStatus',
    'moderation decision': 'Review.moderation.decision',
    'reply moderation': 'Review.reply.moderationStatus',
    'author type': 'Review.author.authorType',
    source: 'Review.origin.type',
    'source type': 'Review.origin.sourceType',
    'creator type': 'Review.creatorType',
  },
  Product: {
    ...same('Product', 'id weight price price.price price.discountedPrice price.pricePerUnit priceData'),
    ...same(
      'Product',
      'convertedPriceData costAndProfitData costAndProfitData.itemCost costAndProfitData.profit',
    ),
    ...same('Product', 'costAndProfitData.profitMargin priceRange costRange weightRange pricePerUnitData'),
    ...same('Product', 'pricePerUnitData.totalQuantity pricePerUnitData.baseQuantity discount discount.type'),
    ...same('Product', 'discount.value variants lastUpdated createdDate ribbon brand media'),
    'product type': 'Product.productType',
    'range min': 'Product.weightRange.minValue',
    'range max': 'Product.weightRange.maxValue',
    options: 'Product.productOptions',
    'option type': 'Product.productOptions.optionType',
    'inventory status': 'Product.stock.inventoryStatus',
    'productOptionsAvailability, selectedVariant': 'GetProductOptionsAvailabilityResponse.selectedVariant',
  },
  'Store variant': {
    ...same('StoreVariant', 'media media.image media.video'),
    posters: 'StoreVariant.media.video.posters',
    resolutions: 'StoreVariant.media.video.resolutions',
    'focalPoint x': 'StoreVariant.media.image.focalPoint.x',
    'focalPoint y': 'StoreVariant.media.image.focalPoint.y',
    urlExpirationDate: 'StoreVariant.media.image.urlExpirationDate',
  },
  Collection: {
    ...same('Collection', 'id slug'),
    productIds: 'CollectionProductsRequest.productIds',
  },
  Identity: {
    ...same('Identity', 'createdDate updatedDate identityProfile'),
    'identityProfile customFields numValue': 'IdentityProfile.customFields.value.numValue',
    'identityProfile customFields dateValue': 'IdentityProfile.customFields.value.dateValue',
    'identityProfile addresses address': 'IdentityProfile.addresses.address',
    additionalData: 'AuthenticationResponse.additionalData',
    'email tag': 'IdentityProfile.secondaryEmails.tag',
    'phone tag': 'IdentityProfile.phonesV2.tag',
    'address tag': 'IdentityProfile.addresses.tag',
    'privacy status': 'IdentityProfile.privacyStatus',
    status: 'Identity.status.name',
    'pending reasons': 'Identity.status.reasons',
  },
  // The wire names of three fields differ from the specification's.
  'Identity address': {
    ...same(
      'IdentityAddress',
      'city subdivision country postalCode addressLine2 streetAddress.name streetAddress.number',
    ),
    ...same('IdentityAddress', 'streetAddress.apt countryFullname subdivisionFullname'),
    formatted: 'IdentityAddress.formattedAddress',
    location: 'IdentityAddress.geocode',
    addressLine1: 'IdentityAddress.addressLine',
  },
  'Token answer': same('OAuthTokenResponse', 'access_token expires_in refresh_token'),
  'Registration payload': {
    ...same('RegisterRequest', 'loginId password profile captchaTokens clientMetaData'),
    email: 'LoginId.email',
    'visible captcha token': 'CaptchaToken.Recaptcha',
    'invisible captcha token': 'CaptchaToken.InvisibleRecaptcha',
  },
  'Login payload': same('LoginRequest', 'loginId password captchaTokens clientMetaData'),
  'Verification payload': same('VerifyDuringAuthenticationRequest', 'code stateToken'),
  'Login answer': same('AuthenticationResponse', 'state sessionToken stateToken identity additionalData'),
  'Recovery payload': same('RecoverPasswordRequest', 'recoveryToken password'),
  'File descriptor': {
    ...same('FileDescriptor', 'createdDate updatedDate lastUsedDate media operationStatus state'),
    ...same('FileMedia', 'image video audio document vector archive model3d icon'),
  },
  Member: {
    ...same('Member', 'id createdDate updatedDate lastLoginDate status activityStatus'),
    slug: 'Member.profile.slug',
    privacy: 'Member.privacyStatus',
    'field sets': 'ListMembersParameters.fieldsets',
  },
  'Validation error': {
    'field violations': 'ErrorBody.details.validationError.fieldViolations',
    field: 'FieldRuleViolation.field',
    description: 'FieldRuleViolation.description',
    'rule kind': 'FieldRuleViolation.violatedRule',
    'violation type EMAIL': 'FieldRuleViolation.data.type',
  },
  'Application error': {
    message: 'ErrorBody.message',
    code: 'ErrorBody.details.applicationError.code',
    description: 'ErrorBody.details.applicationError.description',
    data: 'ErrorBody.details.applicationError.data',
  },
  'Download address': same('GenerateFileDownloadUrlRequest', 'expirationInMinutes'),
};

const ruleKinds = `VALIDATION OTHER MAX MIN MAX_LENGTH MIN_LENGTH MAX_SIZE MIN_SIZE FORMAT DECIMAL_LTE DECIMAL_GTE
  DECIMAL_LT DECIMAL_GT DECIMAL_MAX_SCALE INVALID_ENUM_VALUE REQUIRED_FIELD FIELD_NOT_ALLOWED ONE_OF_ALIGNMENT
  EXACT_LENGTH EXACT_SIZE`;

const units = 'UNSPECIFIED ML CL L CBM MG G KG MM CM M SQM OZ LB FLOZ PT QT GAL IN FT YD SQFT';

const fileTypes = 'UNSPECIFIED SECURE_PICTURE SECURE_VIDEO SECURE_DOCUMENT SECURE_MUSIC SECURE_ARCHIVE';

const refundDisabled = `ALREADY_REFUNDED PROVIDER_IS_DOWN INTERNAL_ERROR NOT_PAID ACCESS_DENIED ZERO_PRICE
  DISABLED_BY_PROVIDER PENDING_REFUND FORBIDDEN TRANSACTION_NOT_FOUND ORDER_IS_PENDING ORDER_IS_REJECTED`;

const collectability = `COLLECTABLE NONCOLLECTABLE_ORDER_IS_CANCELLED NONCOLLECTABLE_ORDER_IS_PAID
  NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD NONCOLLECTABLE_ORDER_IS_PENDING NONCOLLECTABLE_ORDER_IS_REJECTED`;

const activities =
  'ORDER_PLACED ORDER_PAID ORDER_CANCELED TRACKING_NUMBER_ADDED INVOICE_SENT MERCHANT_COMMENT';

/** Enumeration of the specification: the schema in the contract and the values that it must hold. */
export const enumerations: Record<string, [schema: string, values: string]> = {
  'Back-in-stock status': ['BackInStockStatus', 'RECEIVED PROCESSING NOTIFICATION_SENT FAILED'],
  LineItemType: ['ItemTypePreset', 'PHYSICAL DIGITAL CUSTOM_AMOUNT_ITEM UNRECOGNISED'],
  'Order line item type': ['ItemTypePreset', 'PHYSICAL DIGITAL GIFT_CARD SERVICE'],
  ItemType: ['ItemTypePreset', 'PHYSICAL DIGITAL GIFT_CARD SERVICE'],
  ItemAvailabilityStatus: ['ItemAvailabilityStatus', 'AVAILABLE NOT_FOUND NOT_AVAILABLE PARTIALLY_AVAILABLE'],
  SubscriptionFrequency: ['SubscriptionFrequency', 'DAY WEEK MONTH YEAR'],
  WeightUnit: ['WeightUnit', 'KG LB'],
  PaymentOptionType: [
    'PaymentOptionType',
    'FULL_PAYMENT_ONLINE FULL_PAYMENT_OFFLINE MEMBERSHIP DEPOSIT_ONLINE MEMBERSHIP_OFFLINE',
  ],
  TaxableAddressType: ['TaxableAddressType', 'BUSINESS BILLING SHIPPING'],
  PickupMethod: ['PickupMethod', 'STORE_PICKUP PICKUP_POINT'],
  ChargeType: ['CarrierChargeType', 'HANDLING_FEE INSURANCE'],
  DiscountType: ['DiscountType', 'GLOBAL SPECIFIC_ITEMS SHIPPING'],
  'Discount kind': ['ProductDiscountType', 'AMOUNT PERCENT'],
  RateType: ['RateType', 'NO_TAX_COLLECTED MANUAL_RATE AUTO_RATE FALLBACK_RATE'],
  JurisdictionType: ['JurisdictionType', 'COUNTRY STATE COUNTY CITY SPECIAL'],
  'Tax id type': ['TaxIdType', 'CPF CNPJ'],
  'Logo size': ['LogoSize', 'SMALL MEDIUM LARGE'],
  'Logo alignment': ['LogoAlignment', 'SIDE CENTER'],
  Severity: ['ViolationSeverity', 'WARNING ERROR'],
  SuggestedFix: ['SuggestedFix', 'REMOVE_LINE_ITEM'],
  'Description line type': ['DescriptionLineType', 'PLAIN_TEXT COLOR'],
  'Secure file type': ['SecureFileType', fileTypes], // the commerce document leaves out SECURE_
  'Channel type': ['ChannelType', 'WEB POS OTHER_PLATFORM BACKOFFICE_MERCHANT'],
  'Identity type': ['IdentityType', 'ANONYMOUS_VISITOR MEMBER WIX_USER APP'],
  'Sort order': ['SortOrder', 'ASC DESC'],
  'Order payment status': [
    'OrderPaymentStatus',
    'NOT_PAID PAID PARTIALLY_REFUNDED FULLY_REFUNDED PENDING PARTIALLY_PAID PENDING_MERCHANT CANCELED DECLINED',
  ],
  'Order fulfillment status': ['OrderFulfillmentStatus', 'NOT_FULFILLED FULFILLED PARTIALLY_FULFILLED'],
  'Transaction payment status': [
    'OrderPaymentTransactionStatus',
    'APPROVED PENDING CANCELED DECLINED REFUNDED AUTHORIZED VOIDED',
  ],
  'Collectability status': ['PaymentCollectabilityStatus', collectability],
  'Recommendation algorithm type': ['RecommendationAlgorithmType', 'RELATED_ITEMS GLOBAL'],
  'Delayed capture duration unit': ['DelayedCaptureDurationUnit', 'MINUTES HOURS DAYS'],
  'Order activity type': ['OrderActivityType', activities],
  'Refund-disabled reason': ['RefundDisabledReason', refundDisabled],
  'Manual tax calculation reason': [
    'ManualCalculationReason',
    'GLOBAL_SETTING_TO_MANUAL REGION_SETTING_TO_MANUAL',
  ],
  'Tax fallback reason': ['FallbackReason', 'AUTO_TAX_FAILED AUTO_TAX_DEACTIVATED'],
  'Violation rule type': ['ValidationRule', ruleKinds],
  'Review author type': ['ReviewAuthorType', 'UNKNOWN MEMBER VISITOR'],
  'Review source': ['ReviewOriginType', 'UNKNOWN ORGANIC APP'],
  'Review source type': ['ReviewSourceType', 'UNKNOWN_SOURCE_TYPE REVIEW_REQUEST REQUEST_LINK'],
  'Review creator type': ['IdentityType', 'UNKNOWN ANONYMOUS_VISITOR MEMBER WIX_USER APP'],
  'Review moderation status': ['ReviewModerationStatus', 'UNKNOWN APPROVED IN_MODERATION REJECTED SUBMITTED'],
  'Moderation decision': ['ReviewModerationDecision', 'UNKNOWN_MODERATION_STATUS APPROVED REJECTED'],
  'Reply moderation': ['ReviewReplyModerationStatus', 'UNKNOWN APPROVED REJECTED'],
  'Product type': ['ProductType', 'unspecified_product_type physical digital'],
  'Product discount type': ['ProductDiscountType', 'UNDEFINED NONE AMOUNT PERCENT'],
  'Product option type': ['ProductOptionType', 'drop_down color'],
  'Inventory status': ['InventoryStatus', 'IN_STOCK OUT_OF_STOCK PARTIALLY_OUT_OF_STOCK'],
  'Measurement unit': ['MeasurementUnit', units],
  'Media item type': ['ProductMediaItemType', 'unspecified_media_item_type image video audio document zip'],
  'Digital file type': ['SecureFileType', fileTypes],
  'Catalog version': ['CatalogVersion', 'V1_CATALOG V3_CATALOG'],
  'Email tag': ['EmailTag', 'UNTAGGED MAIN HOME WORK'],
  'Phone tag': ['PhoneTag', 'UNTAGGED MAIN HOME MOBILE WORK FAX'],
  'Address tag': ['AddressTag', 'UNTAGGED HOME WORK BILLING SHIPPING'],
  'Privacy status': ['IdentityPrivacyStatus', 'UNDEFINED PUBLIC PRIVATE'],
  'Identity status': ['IdentityStatus', 'UNKNOWN_STATUS PENDING ACTIVE DELETED BLOCKED OFFLINE'],
  'Pending reason': [
    'IdentityPendingReason',
    'PENDING_ADMIN_APPROVAL_REQUIRED PENDING_EMAIL_VERIFICATION_REQUIRED',
  ],
  'Authentication state (server)': [
    'AuthenticationState',
    `UNKNOWN_STATE SUCCESS REQUIRE_OWNER_APPROVAL REQUIRE_EMAIL_VERIFICATION STATUS_CHECK REQUIRE_MFA MFA_CHALLENGE`,
  ],
  'Factor type': ['FactorType', 'PASSWORD SMS CALL EMAIL TOTP PUSH'],
  'Factor status': ['FactorStatus', 'INACTIVE ACTIVE REQUIRE_REENROLL'],
  'File operation status': ['FileOperationStatus', 'FAILED READY PENDING'],
  'File state': ['FileState', 'OK DELETED'],
  'File media kind': ['FileMediaType', 'IMAGE VIDEO AUDIO DOCUMENT VECTOR ARCHIVE MODEL3D ICON'],
  'Member status': ['MemberStatus', 'UNKNOWN PENDING APPROVED BLOCKED OFFLINE'],
  'Member privacy': ['MemberPrivacyStatus', 'PRIVATE PUBLIC'],
  'Member activity status': ['MemberActivityStatus', 'ACTIVE MUTED'],
  'Member field sets': ['MemberFieldSet', 'PUBLIC EXTENDED FULL'],
  'Token info subject type': ['TokenInfoSubjectType', 'VISITOR MEMBER USER'],
  'Verification target': ['VerificationTarget', 'EMAIL'],
};

/** Event of the specification: its type. */
export const events: Record<string, string> = {
  'order created': 'wix.ecom.v1.order_created',
  'order updated': 'wix.ecom.v1.order_updated',
  'order approved': 'wix.ecom.v1.order_approved',
  'order canceled': 'wix.ecom.v1.order_canceled',
  'cart deleted': 'wix.ecom.v1.cart_deleted',
  'checkout created': 'wix.ecom.v1.checkout_created',
  'checkout updated': 'wix.ecom.v1.checkout_updated',
  'checkout completed': 'wix.ecom.v1.checkout_completed',
  'review created': 'wix.reviews.v1.review_created',
  'review changed': 'wix.reviews.v1.review_updated',
  'review deleted': 'wix.reviews.v1.review_deleted',
  'product created': 'com.wix.ecommerce.catalog.api.v1.ProductCreated',
  'product changed': 'com.wix.ecommerce.catalog.api.v1.ProductChanged',
  'product deleted': 'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
  'variants changed': 'com.wix.ecommerce.catalog.api.v1.VariantsChanged',
  'collection created': 'com.wix.ecommerce.catalog.api.v1.CollectionCreated',
  'collection changed': 'com.wix.ecommerce.catalog.api.v1.CollectionChanged',
  'collection deleted': 'com.wix.ecommerce.catalog.api.v1.CollectionDeleted',
  'file ready': 'wix.media.site_media.v1.file_descriptor_file_ready',
  'file failed': 'wix.media.site_media.v1.file_descriptor_file_failed',
  'member created': 'wix.members.v1.member_created',
  'member updated': 'wix.members.v1.member_updated',
  'member deleted': 'wix.members.v1.member_deleted',
  'redirect session created': 'wix.headless.v1.redirect_session_created',
};

/** Transition of section 4: the operation that makes it. */
export const transitions: Record<string, string> = {
  'a request is marked as notification sent': 'backInStock.markBackInStockRequestNotified',
  'items are reported as back in stock': 'backInStock.reportItemsBackInStock',
  'a checkout is marked as completed': 'checkouts.markCheckoutCompleted',
  'an order is canceled': 'orders.cancelOrder',
  'authorized payments are captured': 'payments.captureAuthorizedPayments',
  'authorized payments are voided': 'payments.voidAuthorizedPayments',
  'a login is completed with a verification code': 'verification.verifyDuringAuthentication',
  'a password is recovered': 'recovery.recoverPassword',
  'a member is approved': 'members.approveMember',
  'a member is blocked': 'members.blockMember',
  'a member is muted': 'members.muteMember',
  'a member is unmuted': 'members.unmuteMember',
  'a member is disconnected': 'members.disconnectMember',
  'a member is deleted by id': 'members.deleteMember',
  'members are deleted by filter': 'members.bulkDeleteMembersByFilter',
  'files are deleted': 'files.bulkDeleteFiles',
  'files are listed in trash': 'files.listDeletedFiles',
  'files are restored from trash': 'files.bulkRestoreFiles',
};

/** Constant of sections 5, 7 and 9: the keyword that holds it, of a member of a schema. */
export const schemaConstants: Record<string, [member: string, keyword: string, value: unknown]> = {
  'PKCE verifier, at least 43 characters': ['AuthorizationCodeGrant.codeVerifier', 'minLength', 43],
  'PKCE verifier, at most 128 characters': ['AuthorizationCodeGrant.codeVerifier', 'maxLength', 128],
  'grant type anonymous': ['AnonymousGrant.grantType', 'const', 'anonymous'],
  'grant type refresh_token': ['RefreshTokenGrant.grantType', 'const', 'refresh_token'],
  'grant type authorization_code': ['AuthorizationCodeGrant.grantType', 'const', 'authorization_code'],
};

/** Constant of sections 5, 7 and 9: the keyword that holds it, of a parameter of an operation. */
export const parameterConstants: Record<
  string,
  [operationId: string, parameter: string, keyword: string, value: unknown]
> = {
  'challenge method S256': ['oauth.authorize', 'codeChallengeMethod', 'const', 'S256'],
  'scope offline_access': ['oauth.authorize', 'scope', 'const', 'offline_access'],
  'response type code': ['oauth.authorize', 'responseType', 'const', 'code'],
  'default GraphQL version alpha': ['graphql.graphqlQuery', 'apiVersion', 'default', 'alpha'],
};

/**
 * Error codes that an operation lists as its own. -19971 and -19970 are the sentinels about captcha tokens.
 */
export const errorCodes: Record<string, string> = {
  'authentication.register': '-19995 -19971 -19970',
  'authentication.login': '-19976 -19973 -19971 -19970',
};

/** How the lists of section 9 are paged. */
export const pagingKinds: Record<string, string> = {
  'backInStock.queryBackInStockRequests': 'cursor',
  'reviews.queryReviews': 'cursor',
  'collections.queryCollections': 'offset',
  'products.queryProducts': 'offset',
  'variants.queryProductVariants': 'offset',
  'members.listMembers': 'offset',
};
