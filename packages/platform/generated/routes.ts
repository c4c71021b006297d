// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type { Route } from '../src/contract/route.ts';

/** Every call of the contract in each of its forms. */
export const routes: readonly Route[] = [
 {
  "id": "backInStock.queryBackInStockRequests",
  "name": "queryBackInStockRequests",
  "method": "GET",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": true,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": "query.cursorPaging",
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "BackInStockFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.createBackInStockRequest",
  "name": "createBackInStockRequest",
  "method": "POST",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "itemDetails.image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "REQUEST_COLLECTION_DISABLED",
    "status": 428,
    "description": "The merchant does not collect requests at present."
   },
   {
    "code": "INVALID_CATALOG_REFERENCE_OPTIONS",
    "status": 400,
    "description": "The options of the catalog reference name no variant of the item."
   },
   {
    "code": "INVALID_ITEM_IMAGE_URL",
    "status": 400,
    "description": "The URL of the image of the item cannot be used."
   }
  ]
 },
 {
  "id": "backInStock.getBackInStockRequest",
  "name": "getBackInStockRequest",
  "method": "GET",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.deleteBackInStockRequest",
  "name": "deleteBackInStockRequest",
  "method": "DELETE",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.markBackInStockRequestNotified",
  "name": "markBackInStockRequestNotified",
  "method": "PUT",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND",
    "status": 428,
    "description": "There is no request with this id."
   }
  ]
 },
 {
  "id": "backInStock.countBackInStockRequestsByCatalogReference",
  "name": "countBackInStockRequestsByCatalogReference",
  "method": "GET",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": true,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.countBackInStockRequestsByCatalogReference",
  "name": "countBackInStockRequestsByCatalogReference",
  "method": "POST",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.reportItemsBackInStock",
  "name": "reportItemsBackInStock",
  "method": "POST",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "itemDetails.image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS",
    "status": 400,
    "description": "Both a catalog reference and request ids were given. Give one."
   },
   {
    "code": "INVALID_ITEM_IMAGE_URL",
    "status": 400,
    "description": "The URL of the image of the item cannot be used."
   }
  ]
 },
 {
  "id": "checkoutSettings.getCheckoutSettings",
  "name": "getCheckoutSettings",
  "method": "GET",
  "path": "/ecom/v1/checkout-settings",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "checkoutSettings.updateCheckoutSettings",
  "name": "updateCheckoutSettings",
  "method": "PATCH",
  "path": "/ecom/v1/checkout-settings",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "checkoutSettings.checkoutBrand.header.logo.image",
    "schema": "Image"
   },
   {
    "path": "checkoutSettings.checkoutBrand.header.backgroundFill.image",
    "schema": "Image"
   },
   {
    "path": "checkoutSettings.checkoutBrand.mainSection.formBackgroundFill.image",
    "schema": "Image"
   },
   {
    "path": "checkoutSettings.checkoutBrand.mainSection.summaryBackgroundFill.image",
    "schema": "Image"
   },
   {
    "path": "checkoutSettings.checkoutBrand.footer.backgroundFill.image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "checkouts.createCheckout",
  "name": "createCheckout",
  "method": "POST",
  "path": "/ecom/v1/checkouts",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "checkoutInfo.lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "customLineItems.[].media",
    "schema": "Image"
   }
  ],
  "restricted": [
   {
    "path": "checkoutInfo.lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customLineItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers the chosen delivery option for this destination."
   },
   {
    "code": "INVALID_SELECTED_CARRIER_SERVICE_OPTION",
    "status": 428,
    "description": "The chosen delivery option cannot be used for these lines."
   },
   {
    "code": "GIFT_CARD_NOT_FOUND",
    "status": 404,
    "description": "No gift card has this code."
   },
   {
    "code": "GIFT_CARD_CODE_INVALID",
    "status": 404,
    "description": "The text is not a gift card code."
   },
   {
    "code": "GIFT_CARD_IS_EMPTY",
    "status": 428,
    "description": "Nothing is left on the gift card."
   },
   {
    "code": "GIFT_CARD_DISABLED",
    "status": 428,
    "description": "The merchant has switched the gift card off."
   },
   {
    "code": "GIFT_CARD_EXPIRED",
    "status": 428,
    "description": "The gift card has expired."
   },
   {
    "code": "ERROR_COUPON_USAGE_EXCEEDED",
    "status": 428,
    "description": "The coupon has been used as often as it may be."
   },
   {
    "code": "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
    "status": 428,
    "description": "This buyer has used the coupon as often as one buyer may."
   },
   {
    "code": "ERROR_COUPON_IS_NOT_ACTIVE_YET",
    "status": 428,
    "description": "The coupon starts at a later date."
   },
   {
    "code": "ERROR_COUPON_HAS_EXPIRED",
    "status": 428,
    "description": "The coupon has expired."
   },
   {
    "code": "ERROR_COUPON_DOES_NOT_EXIST",
    "status": 404,
    "description": "No coupon has this code."
   },
   {
    "code": "SITE_MUST_ACCEPT_PAYMENTS",
    "status": 428,
    "description": "The site has no payment method connected."
   }
  ]
 },
 {
  "id": "checkouts.getCheckout",
  "name": "getCheckout",
  "method": "GET",
  "path": "/ecom/v1/checkouts/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.updateCheckout",
  "name": "updateCheckout",
  "method": "PATCH",
  "path": "/ecom/v1/checkouts/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "checkout.lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "customLineItems.[].media",
    "schema": "Image"
   }
  ],
  "restricted": [
   {
    "path": "checkout.lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customLineItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers the chosen delivery option for this destination."
   },
   {
    "code": "INVALID_SELECTED_CARRIER_SERVICE_OPTION",
    "status": 428,
    "description": "The chosen delivery option cannot be used for these lines."
   },
   {
    "code": "GIFT_CARD_NOT_FOUND",
    "status": 404,
    "description": "No gift card has this code."
   },
   {
    "code": "GIFT_CARD_CODE_INVALID",
    "status": 404,
    "description": "The text is not a gift card code."
   },
   {
    "code": "GIFT_CARD_IS_EMPTY",
    "status": 428,
    "description": "Nothing is left on the gift card."
   },
   {
    "code": "GIFT_CARD_DISABLED",
    "status": 428,
    "description": "The merchant has switched the gift card off."
   },
   {
    "code": "GIFT_CARD_EXPIRED",
    "status": 428,
    "description": "The gift card has expired."
   },
   {
    "code": "ERROR_COUPON_USAGE_EXCEEDED",
    "status": 428,
    "description": "The coupon has been used as often as it may be."
   },
   {
    "code": "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED",
    "status": 428,
    "description": "This buyer has used the coupon as often as one buyer may."
   },
   {
    "code": "ERROR_COUPON_IS_NOT_ACTIVE_YET",
    "status": 428,
    "description": "The coupon starts at a later date."
   },
   {
    "code": "ERROR_COUPON_HAS_EXPIRED",
    "status": 428,
    "description": "The coupon has expired."
   },
   {
    "code": "ERROR_COUPON_DOES_NOT_EXIST",
    "status": 404,
    "description": "No coupon has this code."
   }
  ]
 },
 {
  "id": "checkouts.getCheckoutByCartId",
  "name": "getCheckoutByCartId",
  "method": "GET",
  "path": "/ecom/v1/checkouts/by-cart-id/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.getCheckoutUrl",
  "name": "getCheckoutUrl",
  "method": "GET",
  "path": "/ecom/v1/checkouts/{id}/checkout-url",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.removeCheckoutCoupon",
  "name": "removeCheckoutCoupon",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/remove-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.removeCheckoutGiftCard",
  "name": "removeCheckoutGiftCard",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/remove-gift-card",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.removeOverrideCheckoutUrl",
  "name": "removeOverrideCheckoutUrl",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/remove-override-checkout-url",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.addToCheckout",
  "name": "addToCheckout",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/add-to-checkout",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "customLineItems.[].media",
    "schema": "Image"
   }
  ],
  "restricted": [
   {
    "path": "lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customLineItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "CHECKOUT_IS_COMPLETE",
    "status": 428,
    "description": "The checkout is completed and takes no further lines."
   }
  ]
 },
 {
  "id": "checkouts.removeCheckoutLineItems",
  "name": "removeCheckoutLineItems",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/remove-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.createOrderFromCheckout",
  "name": "createOrderFromCheckout",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/create-order",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "PAYMENT_ERROR",
    "status": 400,
    "description": "The payment could not be started."
   },
   {
    "code": "PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE",
    "status": 400,
    "description": "The site does not offer the payment provider that was asked for."
   },
   {
    "code": "SITE_NOT_ACCEPTING_PAYMENTS",
    "status": 400,
    "description": "The site has no payment method connected."
   },
   {
    "code": "CHECKOUT_ALREADY_PAID",
    "status": 400,
    "description": "An order was already made from this checkout and paid."
   },
   {
    "code": "CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS",
    "status": 400,
    "description": "A payment for this checkout is in progress."
   },
   {
    "code": "CALCULATION_ERROR",
    "status": 400,
    "description": "The totals could not be calculated. Read `calculationErrors` of the checkout."
   },
   {
    "code": "REDEEM_GIFT_CARD_ERROR",
    "status": 400,
    "description": "The amount could not be taken from the gift card."
   },
   {
    "code": "PARTIAL_OUT_OF_STOCK",
    "status": 400,
    "description": "Some lines are no longer in stock in the wanted quantity."
   },
   {
    "code": "FULL_OUT_OF_STOCK",
    "status": 400,
    "description": "No line is in stock any more."
   },
   {
    "code": "EMPTY_CHECKOUT",
    "status": 400,
    "description": "The checkout has no lines."
   },
   {
    "code": "CHECKOUT_CHANGED",
    "status": 400,
    "description": "Prices or stock changed since the checkout was last read. Read it again and let the buyer confirm."
   },
   {
    "code": "SUBSCRIPTION_WITH_ZERO_TOTAL",
    "status": 400,
    "description": "A subscription cannot cost nothing."
   },
   {
    "code": "SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS",
    "status": 400,
    "description": "A subscription has to be bought alone."
   },
   {
    "code": "SUBSCRIPTION_WITH_GIFT_CARD",
    "status": 400,
    "description": "A subscription cannot be paid with a gift card."
   },
   {
    "code": "NO_SELECTED_CARRIER_SERVICE_OPTION",
    "status": 400,
    "description": "A line has to be shipped and no delivery option is chosen."
   },
   {
    "code": "VIOLATIONS_WITH_ERROR_SEVERITY",
    "status": 400,
    "description": "A validation plugin of the site rejects the checkout. Read `violations` of the checkout."
   },
   {
    "code": "FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS",
    "status": 400,
    "description": "A validation plugin of the site did not respond."
   },
   {
    "code": "NO_SAVE_PAYMENT_METHOD_CONFIRMATION",
    "status": 400,
    "description": "A line needs a saved payment method and `savePaymentMethod` is not true."
   },
   {
    "code": "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE",
    "status": 400,
    "description": "The chosen delivery option is no longer offered. Choose another one."
   },
   {
    "code": "MEMBERS_ONLY_ITEM",
    "status": 400,
    "description": "A line is for members and the buyer is not signed in."
   },
   {
    "code": "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD",
    "status": 400,
    "description": "A gift card cannot be paid with a gift card."
   },
   {
    "code": "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD",
    "status": 400,
    "description": "A coupon cannot reduce the price of a gift card."
   }
  ]
 },
 {
  "id": "checkouts.markCheckoutCompleted",
  "name": "markCheckoutCompleted",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/mark-as-completed",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "checkouts.updateCheckoutLineItemsQuantity",
  "name": "updateCheckoutLineItemsQuantity",
  "method": "POST",
  "path": "/ecom/v1/checkouts/{id}/update-line-items-quantity",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "currentCart.getCurrentCart",
  "name": "getCurrentCart",
  "method": "GET",
  "path": "/ecom/v1/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.deleteCurrentCart",
  "name": "deleteCurrentCart",
  "method": "DELETE",
  "path": "/ecom/v1/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.updateCurrentCart",
  "name": "updateCurrentCart",
  "method": "PATCH",
  "path": "/ecom/v1/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "cartFieldmask"
  ],
  "filters": [],
  "media": [
   {
    "path": "cartInfo.lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "customLineItems.[].media",
    "schema": "Image"
   }
  ],
  "restricted": [
   {
    "path": "cartInfo.lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customLineItems",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "merchantDiscounts",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "currentCart.addToCurrentCart",
  "name": "addToCurrentCart",
  "method": "POST",
  "path": "/ecom/v1/carts/current/add-to-cart",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "lineItems.[].catalogOverrideFields.image",
    "schema": "Image"
   },
   {
    "path": "customLineItems.[].media",
    "schema": "Image"
   }
  ],
  "restricted": [
   {
    "path": "lineItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customLineItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "currentCart.removeCurrentCartLineItems",
  "name": "removeCurrentCartLineItems",
  "method": "POST",
  "path": "/ecom/v1/carts/current/remove-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.createCheckoutFromCurrentCart",
  "name": "createCheckoutFromCurrentCart",
  "method": "POST",
  "path": "/ecom/v1/carts/current/create-checkout",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.removeCurrentCartCoupon",
  "name": "removeCurrentCartCoupon",
  "method": "POST",
  "path": "/ecom/v1/carts/current/remove-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.updateCurrentCartLineItemsQuantity",
  "name": "updateCurrentCartLineItemsQuantity",
  "method": "POST",
  "path": "/ecom/v1/carts/current/update-line-items-quantity",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": [
   {
    "code": "OWNED_CART_NOT_FOUND",
    "status": 404,
    "description": "The caller has no cart yet, or has deleted it."
   }
  ]
 },
 {
  "id": "currentCart.estimateCurrentCartTotals",
  "name": "estimateCurrentCartTotals",
  "method": "POST",
  "path": "/ecom/v1/carts/current/estimate-totals",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2027-02-01",
  "codes": []
 },
 {
  "id": "currentCartV2.getCurrentCartV2",
  "name": "getCurrentCartV2",
  "method": "GET",
  "path": "/ecom/v2/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "currentCartV2.createCurrentCartV2",
  "name": "createCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "cart.lineItems.[].source.catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.customerInfo.openAccess",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.settings",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "catalogItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "MAX_LINE_ITEMS_EXCEEDED",
    "status": 428,
    "description": "The cart would have more lines than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "MAX_ITEM_MODIFIERS_EXCEEDED",
    "status": 400,
    "description": "An item has more modifiers than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "DUPLICATE_MODIFIER_GROUP_IDS",
    "status": 400,
    "description": "Two modifier groups of an item have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "DUPLICATE_ITEM_MODIFIER_IDS",
    "status": 400,
    "description": "Two modifiers of one group have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "LINE_ITEM_PRICE_CONFLICT",
    "status": 428,
    "description": "The price of an item is not the one in the catalog any more. `data.invalidItems` may list the catalog items."
   },
   {
    "code": "FIXED_QUANTITY_ITEM",
    "status": 428,
    "description": "The quantity of an item is fixed. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   },
   {
    "code": "INVALID_COUPON_CODE",
    "status": 404,
    "description": "No coupon has this code. `data.couponCode` repeats it."
   },
   {
    "code": "INVALID_COUPON_STATUS",
    "status": 428,
    "description": "The coupon cannot be used now. `data` is an `InvalidCouponStatusErrorData` with the reason."
   },
   {
    "code": "INVALID_GIFT_CARD_CODE",
    "status": 404,
    "description": "No gift card has this code. `data.giftCardCode` repeats it."
   },
   {
    "code": "INVALID_GIFT_CARD_STATUS",
    "status": 428,
    "description": "The gift card cannot be used now. `data` is an `InvalidGiftCardStatusErrorData` with the reason."
   },
   {
    "code": "DELIVERY_METHOD_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers a delivery option with this code and app. `data` has `code` and `appId`."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_ADDRESS",
    "status": 428,
    "description": "The cart has no delivery address yet. Set `deliveryInfo.address` first."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    "status": 428,
    "description": "The cart has no lines yet. Add them first."
   },
   {
    "code": "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
    "status": 400,
    "description": "The deposit of an item is more than the price of one piece."
   }
  ]
 },
 {
  "id": "currentCartV2.deleteCurrentCartV2",
  "name": "deleteCurrentCartV2",
  "method": "DELETE",
  "path": "/ecom/v2/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "currentCartV2.updateCurrentCartV2",
  "name": "updateCurrentCartV2",
  "method": "PATCH",
  "path": "/ecom/v2/carts/current",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "cart.lineItems.[].source.catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.customerInfo.openAccess",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.settings",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "BUSINESS_LOCATION_NOT_FOUND",
    "status": 404,
    "description": "The site has no location with the id `businessInfo.locationId`."
   },
   {
    "code": "INVALID_ADDRESS_FORMAT",
    "status": 400,
    "description": "The form of an address is not valid."
   },
   {
    "code": "DATA_EXTENSION_UPDATE_FAILED",
    "status": 400,
    "description": "`extendedFields` could not be stored."
   }
  ]
 },
 {
  "id": "currentCartV2.refreshCurrentCartV2",
  "name": "refreshCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/refresh",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "currentCartV2.calculateCurrentCartV2",
  "name": "calculateCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/calculate",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "currentCartV2.estimateCurrentCartV2",
  "name": "estimateCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/estimate",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "currentCartV2.addLineItemsToCurrentCartV2",
  "name": "addLineItemsToCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/add-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "catalogItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "MAX_LINE_ITEMS_EXCEEDED",
    "status": 428,
    "description": "The cart would have more lines than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "MAX_ITEM_MODIFIERS_EXCEEDED",
    "status": 400,
    "description": "An item has more modifiers than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "DUPLICATE_MODIFIER_GROUP_IDS",
    "status": 400,
    "description": "Two modifier groups of an item have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "DUPLICATE_ITEM_MODIFIER_IDS",
    "status": 400,
    "description": "Two modifiers of one group have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "LINE_ITEM_PRICE_CONFLICT",
    "status": 428,
    "description": "The price of an item is not the one in the catalog any more. `data.invalidItems` may list the catalog items."
   },
   {
    "code": "FIXED_QUANTITY_ITEM",
    "status": 428,
    "description": "The quantity of an item is fixed. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   },
   {
    "code": "INVALID_COUPON_CODE",
    "status": 404,
    "description": "No coupon has this code. `data.couponCode` repeats it."
   },
   {
    "code": "INVALID_COUPON_STATUS",
    "status": 428,
    "description": "The coupon cannot be used now. `data` is an `InvalidCouponStatusErrorData` with the reason."
   },
   {
    "code": "INVALID_GIFT_CARD_CODE",
    "status": 404,
    "description": "No gift card has this code. `data.giftCardCode` repeats it."
   },
   {
    "code": "INVALID_GIFT_CARD_STATUS",
    "status": 428,
    "description": "The gift card cannot be used now. `data` is an `InvalidGiftCardStatusErrorData` with the reason."
   },
   {
    "code": "DELIVERY_METHOD_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers a delivery option with this code and app. `data` has `code` and `appId`."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_ADDRESS",
    "status": 428,
    "description": "The cart has no delivery address yet. Set `deliveryInfo.address` first."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    "status": 428,
    "description": "The cart has no lines yet. Add them first."
   },
   {
    "code": "NO_LINE_ITEMS_TO_ADD",
    "status": 400,
    "description": "The request has no items."
   },
   {
    "code": "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
    "status": 400,
    "description": "The deposit of an item is more than the price of one piece."
   },
   {
    "code": "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL",
    "status": 400,
    "description": "A subscription has both a fixed day of billing and a free trial."
   },
   {
    "code": "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY",
    "status": 400,
    "description": "A subscription has a fixed day of billing and is not billed by month."
   }
  ]
 },
 {
  "id": "currentCartV2.removeLineItemsFromCurrentCartV2",
  "name": "removeLineItemsFromCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/remove-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "LINE_ITEM_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no line with such an id. `data.lineItemIds` lists the unknown ids."
   }
  ]
 },
 {
  "id": "currentCartV2.updateLineItemsInCurrentCartV2",
  "name": "updateLineItemsInCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/update-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "EMPTY_LINE_ITEM_UPDATES",
    "status": 400,
    "description": "An update changes nothing. `data.lineItemIds` lists the lines."
   },
   {
    "code": "DUPLICATE_LINE_ITEM_UPDATES",
    "status": 400,
    "description": "The request has two updates of one line. `data.duplicateLineItemIds` lists the lines."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "LINE_ITEM_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no line with such an id. `data.lineItemIds` lists the unknown ids."
   },
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   }
  ]
 },
 {
  "id": "currentCartV2.addCouponToCurrentCartV2",
  "name": "addCouponToCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/add-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "COUPON_ALREADY_EXISTS",
    "status": 428,
    "description": "The cart has this coupon already. `data.couponCode` repeats the code."
   },
   {
    "code": "MAX_COUPONS_PER_CART_EXCEEDED",
    "status": 428,
    "description": "The cart has another coupon already. Remove it first."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "COUPON_LOCKED",
    "status": 428,
    "description": "`settings.lockCouponCode` of the cart forbids adding and removing coupons."
   },
   {
    "code": "INVALID_COUPON_CODE",
    "status": 404,
    "description": "No coupon has this code. `data.couponCode` repeats it."
   },
   {
    "code": "INVALID_COUPON_STATUS",
    "status": 428,
    "description": "The coupon cannot be used now. `data` is an `InvalidCouponStatusErrorData` with the reason."
   }
  ]
 },
 {
  "id": "currentCartV2.removeCouponFromCurrentCartV2",
  "name": "removeCouponFromCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/remove-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "COUPON_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no coupon with this id. `data.couponId` repeats it."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "COUPON_LOCKED",
    "status": 428,
    "description": "`settings.lockCouponCode` of the cart forbids adding and removing coupons."
   }
  ]
 },
 {
  "id": "currentCartV2.setDeliveryMethodForCurrentCartV2",
  "name": "setDeliveryMethodForCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/set-delivery-method",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "DELIVERY_METHOD_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers a delivery option with this code and app. `data` has `code` and `appId`."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_ADDRESS",
    "status": 428,
    "description": "The cart has no delivery address yet. Set `deliveryInfo.address` first."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    "status": 428,
    "description": "The cart has no lines yet. Add them first."
   }
  ]
 },
 {
  "id": "currentCartV2.removeDeliveryMethodFromCurrentCartV2",
  "name": "removeDeliveryMethodFromCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/remove-delivery-method",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "currentCartV2.addGiftCardToCurrentCartV2",
  "name": "addGiftCardToCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/add-gift-card",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "INVALID_GIFT_CARD_CODE",
    "status": 404,
    "description": "No gift card has this code. `data.giftCardCode` repeats it."
   },
   {
    "code": "INVALID_GIFT_CARD_STATUS",
    "status": 428,
    "description": "The gift card cannot be used now. `data` is an `InvalidGiftCardStatusErrorData` with the reason."
   },
   {
    "code": "MAX_GIFT_CARDS_PER_CART_EXCEEDED",
    "status": 428,
    "description": "The cart has another gift card already. Remove it first."
   },
   {
    "code": "GIFT_CARD_ALREADY_EXISTS",
    "status": 428,
    "description": "The cart has this gift card already. `data.giftCardCode` repeats the code."
   },
   {
    "code": "GIFT_CARD_LOCKED",
    "status": 428,
    "description": "`settings.lockGiftCard` of the cart forbids adding and removing gift cards."
   },
   {
    "code": "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
    "status": 428,
    "description": "A demo cart cannot be paid with a gift card."
   }
  ]
 },
 {
  "id": "currentCartV2.removeGiftCardFromCurrentCartV2",
  "name": "removeGiftCardFromCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/remove-gift-card",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "GIFT_CARD_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no gift card with this id. `data.giftCardId` repeats it."
   },
   {
    "code": "GIFT_CARD_LOCKED",
    "status": 428,
    "description": "`settings.lockGiftCard` of the cart forbids adding and removing gift cards."
   }
  ]
 },
 {
  "id": "currentCartV2.updateFormSubmissionsInCurrentCartV2",
  "name": "updateFormSubmissionsInCurrentCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/current/update-forms-submission",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "cartsV2.getCartV2",
  "name": "getCartV2",
  "method": "GET",
  "path": "/ecom/v2/carts/{cartId}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "cartsV2.deleteCartV2",
  "name": "deleteCartV2",
  "method": "DELETE",
  "path": "/ecom/v2/carts/{cartId}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "cartsV2.updateCartV2",
  "name": "updateCartV2",
  "method": "PATCH",
  "path": "/ecom/v2/carts/{cartId}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "cart.lineItems.[].source.catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.customerInfo.openAccess",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.settings",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "BUSINESS_LOCATION_NOT_FOUND",
    "status": 404,
    "description": "The site has no location with the id `businessInfo.locationId`."
   },
   {
    "code": "INVALID_ADDRESS_FORMAT",
    "status": 400,
    "description": "The form of an address is not valid."
   },
   {
    "code": "DATA_EXTENSION_UPDATE_FAILED",
    "status": 400,
    "description": "`extendedFields` could not be stored."
   }
  ]
 },
 {
  "id": "cartsV2.createCartV2",
  "name": "createCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "cart.lineItems.[].source.catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.customerInfo.openAccess",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "cart.settings",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "catalogItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "MAX_LINE_ITEMS_EXCEEDED",
    "status": 428,
    "description": "The cart would have more lines than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "MAX_ITEM_MODIFIERS_EXCEEDED",
    "status": 400,
    "description": "An item has more modifiers than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "DUPLICATE_MODIFIER_GROUP_IDS",
    "status": 400,
    "description": "Two modifier groups of an item have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "DUPLICATE_ITEM_MODIFIER_IDS",
    "status": 400,
    "description": "Two modifiers of one group have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "LINE_ITEM_PRICE_CONFLICT",
    "status": 428,
    "description": "The price of an item is not the one in the catalog any more. `data.invalidItems` may list the catalog items."
   },
   {
    "code": "FIXED_QUANTITY_ITEM",
    "status": 428,
    "description": "The quantity of an item is fixed. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   },
   {
    "code": "INVALID_COUPON_CODE",
    "status": 404,
    "description": "No coupon has this code. `data.couponCode` repeats it."
   },
   {
    "code": "INVALID_COUPON_STATUS",
    "status": 428,
    "description": "The coupon cannot be used now. `data` is an `InvalidCouponStatusErrorData` with the reason."
   },
   {
    "code": "INVALID_GIFT_CARD_CODE",
    "status": 404,
    "description": "No gift card has this code. `data.giftCardCode` repeats it."
   },
   {
    "code": "INVALID_GIFT_CARD_STATUS",
    "status": 428,
    "description": "The gift card cannot be used now. `data` is an `InvalidGiftCardStatusErrorData` with the reason."
   },
   {
    "code": "DELIVERY_METHOD_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers a delivery option with this code and app. `data` has `code` and `appId`."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_ADDRESS",
    "status": 428,
    "description": "The cart has no delivery address yet. Set `deliveryInfo.address` first."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    "status": 428,
    "description": "The cart has no lines yet. Add them first."
   },
   {
    "code": "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
    "status": 400,
    "description": "The deposit of an item is more than the price of one piece."
   }
  ]
 },
 {
  "id": "cartsV2.refreshCartV2",
  "name": "refreshCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/refresh",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "cartsV2.calculateCartV2",
  "name": "calculateCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/calculate",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "cartsV2.estimateCartV2",
  "name": "estimateCartV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/estimate",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "cartsV2.addLineItemsV2",
  "name": "addLineItemsV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/add-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "catalogItems.[].catalogOverrideFields",
    "callers": [
     "merchant"
    ]
   },
   {
    "path": "customItems",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "NO_LINE_ITEMS_TO_ADD",
    "status": 400,
    "description": "The request has no items."
   },
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "MAX_LINE_ITEMS_EXCEEDED",
    "status": 428,
    "description": "The cart would have more lines than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "MAX_ITEM_MODIFIERS_EXCEEDED",
    "status": 400,
    "description": "An item has more modifiers than allowed. `data` has `requestCount` and `maxCount`."
   },
   {
    "code": "DUPLICATE_MODIFIER_GROUP_IDS",
    "status": 400,
    "description": "Two modifier groups of an item have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "DUPLICATE_ITEM_MODIFIER_IDS",
    "status": 400,
    "description": "Two modifiers of one group have the same id. `data.invalidItems` lists the catalog items."
   },
   {
    "code": "LINE_ITEM_PRICE_CONFLICT",
    "status": 428,
    "description": "The price of an item is not the one in the catalog any more. `data.invalidItems` may list the catalog items."
   },
   {
    "code": "FIXED_QUANTITY_ITEM",
    "status": 428,
    "description": "The quantity of an item is fixed. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   },
   {
    "code": "DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE",
    "status": 400,
    "description": "The deposit of an item is more than the price of one piece."
   },
   {
    "code": "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL",
    "status": 400,
    "description": "A subscription has both a fixed day of billing and a free trial."
   },
   {
    "code": "SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY",
    "status": 400,
    "description": "A subscription has a fixed day of billing and is not billed by month."
   }
  ]
 },
 {
  "id": "cartsV2.removeLineItemsV2",
  "name": "removeLineItemsV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/remove-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "LINE_ITEM_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no line with such an id. `data.lineItemIds` lists the unknown ids."
   }
  ]
 },
 {
  "id": "cartsV2.updateLineItemsV2",
  "name": "updateLineItemsV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/update-line-items",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "EMPTY_LINE_ITEM_UPDATES",
    "status": 400,
    "description": "An update changes nothing. `data.lineItemIds` lists the lines."
   },
   {
    "code": "DUPLICATE_LINE_ITEM_UPDATES",
    "status": 400,
    "description": "The request has two updates of one line. `data.duplicateLineItemIds` lists the lines."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "LINE_ITEM_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no line with such an id. `data.lineItemIds` lists the unknown ids."
   },
   {
    "code": "ITEM_NOT_FOUND_IN_CATALOG",
    "status": 404,
    "description": "A catalog item does not exist. `data.invalidItems` lists the items, by `lineItemId` or `catalogReference`."
   },
   {
    "code": "INSUFFICIENT_INVENTORY",
    "status": 428,
    "description": "More pieces were asked for than are in stock. `data.invalidItems` has `id` (with `lineItemId` or `catalogReference`), `requestedQuantity` (with what the cart holds already) and `availableQuantity` of each item."
   },
   {
    "code": "INVALID_MEMBERSHIP_PAYMENT_OPTION",
    "status": 428,
    "description": "A membership cannot pay for the item it was chosen for. `data.invalidItems` has `invalidItemId` and `selectedMembership` of each item."
   },
   {
    "code": "PLAN_LINE_ITEM_NOT_FOUND",
    "status": 404,
    "description": "The plan of a future membership is not in the cart. `data.lineItemIds` lists the unknown lines."
   }
  ]
 },
 {
  "id": "cartsV2.addCouponV2",
  "name": "addCouponV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/add-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "COUPON_ALREADY_EXISTS",
    "status": 428,
    "description": "The cart has this coupon already. `data.couponCode` repeats the code."
   },
   {
    "code": "MAX_COUPONS_PER_CART_EXCEEDED",
    "status": 428,
    "description": "The cart has another coupon already. Remove it first."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "COUPON_LOCKED",
    "status": 428,
    "description": "`settings.lockCouponCode` of the cart forbids adding and removing coupons."
   },
   {
    "code": "INVALID_COUPON_CODE",
    "status": 404,
    "description": "No coupon has this code. `data.couponCode` repeats it."
   },
   {
    "code": "INVALID_COUPON_STATUS",
    "status": 428,
    "description": "The coupon cannot be used now. `data` is an `InvalidCouponStatusErrorData` with the reason."
   }
  ]
 },
 {
  "id": "cartsV2.removeCouponV2",
  "name": "removeCouponV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/remove-coupon",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "COUPON_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no coupon with this id. `data.couponId` repeats it."
   },
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "COUPON_LOCKED",
    "status": 428,
    "description": "`settings.lockCouponCode` of the cart forbids adding and removing coupons."
   }
  ]
 },
 {
  "id": "cartsV2.setDeliveryMethodV2",
  "name": "setDeliveryMethodV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/set-delivery-method",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "DELIVERY_METHOD_NOT_FOUND",
    "status": 404,
    "description": "No carrier offers a delivery option with this code and app. `data` has `code` and `appId`."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_ADDRESS",
    "status": 428,
    "description": "The cart has no delivery address yet. Set `deliveryInfo.address` first."
   },
   {
    "code": "DELIVERY_METHOD_MISSING_LINE_ITEMS",
    "status": 428,
    "description": "The cart has no lines yet. Add them first."
   }
  ]
 },
 {
  "id": "cartsV2.removeDeliveryMethodV2",
  "name": "removeDeliveryMethodV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/remove-delivery-method",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   }
  ]
 },
 {
  "id": "cartsV2.addGiftCardV2",
  "name": "addGiftCardV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/add-gift-card",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "INVALID_GIFT_CARD_CODE",
    "status": 404,
    "description": "No gift card has this code. `data.giftCardCode` repeats it."
   },
   {
    "code": "INVALID_GIFT_CARD_STATUS",
    "status": 428,
    "description": "The gift card cannot be used now. `data` is an `InvalidGiftCardStatusErrorData` with the reason."
   },
   {
    "code": "MAX_GIFT_CARDS_PER_CART_EXCEEDED",
    "status": 428,
    "description": "The cart has another gift card already. Remove it first."
   },
   {
    "code": "GIFT_CARD_ALREADY_EXISTS",
    "status": 428,
    "description": "The cart has this gift card already. `data.giftCardCode` repeats the code."
   },
   {
    "code": "GIFT_CARD_LOCKED",
    "status": 428,
    "description": "`settings.lockGiftCard` of the cart forbids adding and removing gift cards."
   },
   {
    "code": "GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART",
    "status": 428,
    "description": "A demo cart cannot be paid with a gift card."
   }
  ]
 },
 {
  "id": "cartsV2.removeGiftCardV2",
  "name": "removeGiftCardV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/remove-gift-card",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "GIFT_CARD_NOT_FOUND_IN_CART",
    "status": 404,
    "description": "The cart has no gift card with this id. `data.giftCardId` repeats it."
   },
   {
    "code": "GIFT_CARD_LOCKED",
    "status": 428,
    "description": "`settings.lockGiftCard` of the cart forbids adding and removing gift cards."
   }
  ]
 },
 {
  "id": "cartsV2.updateFormSubmissionsV2",
  "name": "updateFormSubmissionsV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/update-forms-submission",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "cartsV2.getCheckoutUrlV2",
  "name": "getCheckoutUrlV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/get-checkout-url",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CHECKOUT_PAGE_NOT_FOUND",
    "status": 428,
    "description": "The site has no checkout page."
   },
   {
    "code": "SITE_NOT_PUBLISHED",
    "status": 428,
    "description": "The site is not published."
   }
  ]
 },
 {
  "id": "cartsV2.placeOrderV2",
  "name": "placeOrderV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/place-order",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "CART_ALREADY_ORDERED",
    "status": 428,
    "description": "An order was made from the cart. `data` has `cartId` and `orderId`."
   },
   {
    "code": "SITE_NOT_ACCEPTING_PAYMENTS",
    "status": 428,
    "description": "The site has no payment method connected."
   },
   {
    "code": "EMPTY_CART",
    "status": 428,
    "description": "The cart has no lines."
   },
   {
    "code": "LINE_ITEMS_OUT_OF_STOCK",
    "status": 428,
    "description": "Some or all lines are sold out. `data` has `lineItemIds` and `allLineItemsOutOfStock`."
   },
   {
    "code": "CART_PRICES_OUT_OF_SYNC",
    "status": 428,
    "description": "Prices changed since they were calculated. Calculate again and let the buyer confirm."
   },
   {
    "code": "INVALID_THIRD_PARTY_CHECKOUT_TOKEN",
    "status": 428,
    "description": "A checkout token of another system was rejected. No public property contains one. `data.token` repeats it."
   },
   {
    "code": "INVALID_PRICE_VERIFICATION_TOKEN",
    "status": 428,
    "description": "The token does not represent the present prices of this cart. Calculate again and let the buyer confirm. `data.token` repeats it."
   },
   {
    "code": "VIOLATIONS_WITH_ERROR_SEVERITY",
    "status": 428,
    "description": "A validating app of the site rejects the cart. `data.violationsList.violations` lists its remarks, in the form of `Violation`."
   },
   {
    "code": "CALCULATION_ERROR",
    "status": 428,
    "description": "The totals could not be calculated. Calculate the cart and read `violations`."
   },
   {
    "code": "CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD",
    "status": 428,
    "description": "A gift card cannot be bought with a gift card."
   },
   {
    "code": "CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD",
    "status": 428,
    "description": "A coupon cannot reduce the price of a gift card."
   },
   {
    "code": "CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD",
    "status": 428,
    "description": "A subscription cannot be paid with a gift card."
   },
   {
    "code": "SUBSCRIPTION_WITH_INVALID_FREQUENCY",
    "status": 428,
    "description": "A subscription has a billing cycle that is not allowed."
   },
   {
    "code": "SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION",
    "status": 428,
    "description": "A subscription of a shipped item cannot have a free trial."
   },
   {
    "code": "UNCONFIRMED_SAVE_PAYMENT_METHOD",
    "status": 428,
    "description": "A line needs a saved payment method and `savePaymentMethod` is not true."
   },
   {
    "code": "DELIVERY_METHOD_NO_LONGER_AVAILABLE",
    "status": 428,
    "description": "The chosen delivery method is not offered any more. Choose another one."
   },
   {
    "code": "DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS",
    "status": 428,
    "description": "The chosen delivery method does not deliver every line."
   },
   {
    "code": "MISSING_DELIVERY_ADDRESS",
    "status": 428,
    "description": "A line has to be shipped and the cart has no delivery address."
   },
   {
    "code": "MISSING_DELIVERY_METHOD",
    "status": 428,
    "description": "A line has to be delivered and no delivery method is chosen."
   },
   {
    "code": "INVALID_MEMBERSHIP",
    "status": 428,
    "description": "A membership cannot be used. `data.message` says why."
   },
   {
    "code": "INVALID_PAYMENT_STATUS",
    "status": 428,
    "description": "The payment failed. `data` has `transactionStatus` and perhaps `paymentToken` and `failureDetails`."
   },
   {
    "code": "GIFT_CARD_REDEEM_ERROR",
    "status": 428,
    "description": "The amount could not be taken from the gift card. `data.error` says why."
   },
   {
    "code": "PAYMENT_ALREADY_IN_PROGRESS",
    "status": 428,
    "description": "Another payment of this cart is in progress."
   },
   {
    "code": "EMPTY_PAYMENT_TOKEN",
    "status": 428,
    "description": "An amount is due and the request has no payment token. No public property contains one, so no source says how to avoid the error. `data.total` is the amount."
   },
   {
    "code": "MEMBERS_ONLY_ITEM",
    "status": 428,
    "description": "A line is for members and the buyer is not signed in. `data.lineItemIds` lists the lines."
   },
   {
    "code": "PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART",
    "status": 428,
    "description": "No order can be placed from a demo cart."
   },
   {
    "code": "DEMO_ORDER_NOT_ALLOWED",
    "status": 428,
    "description": "The site does not allow orders for demonstration."
   },
   {
    "code": "PAYMENT_ATTEMPT_EXPIRED",
    "status": 428,
    "description": "The time for the payment is over."
   },
   {
    "code": "UNAVAILABLE_PAYMENT_METHOD",
    "status": 428,
    "description": "The payment method cannot be used."
   },
   {
    "code": "INVALID_CART",
    "status": 428,
    "description": "The cart has violations of severity ERROR. `data.violations` lists them, in the form of `ViolationV2`."
   }
  ]
 },
 {
  "id": "cartsV2.markCartAsCompletedV2",
  "name": "markCartAsCompletedV2",
  "method": "POST",
  "path": "/ecom/v2/carts/{cartId}/mark-cart-as-completed",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "cartsV2.handleAsyncCheckoutCompletionV2",
  "name": "handleAsyncCheckoutCompletionV2",
  "method": "GET",
  "path": "/ecom/v2/carts/handle-async-checkout-completion",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "navigate",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "token",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "totals.calculateTotals",
  "name": "calculateTotals",
  "method": "POST",
  "path": "/ecom/v1/calculate-totals",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "memberId",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": []
 },
 {
  "id": "invoices.listInvoicesForOrders",
  "name": "listInvoicesForOrders",
  "method": "POST",
  "path": "/ecom/v1/invoices/list-by-ids",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "orders.getOrder",
  "name": "getOrder",
  "method": "GET",
  "path": "/ecom/v1/orders/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "ORDER_NOT_FOUND",
    "status": 404,
    "description": "There is no order with this id, or the caller may not see it."
   }
  ]
 },
 {
  "id": "orders.updateOrder",
  "name": "updateOrder",
  "method": "PATCH",
  "path": "/ecom/v1/orders/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "order.lineItems.[].image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "ORDER_IS_PENDING",
    "status": 428,
    "description": "The order waits for a review and cannot be changed."
   },
   {
    "code": "ORDER_IS_REJECTED",
    "status": 428,
    "description": "The order was rejected by a review and cannot be changed."
   }
  ]
 },
 {
  "id": "orders.searchOrders",
  "name": "searchOrders",
  "method": "POST",
  "path": "/ecom/v1/orders/search",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": "search.cursorPaging",
  "masks": [],
  "filters": [
   {
    "path": "search.filter",
    "fields": "OrderFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "orders.createOrder",
  "name": "createOrder",
  "method": "POST",
  "path": "/ecom/v1/orders",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "order.lineItems.[].image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "PURCHASED_DATE_CANNOT_BE_IN_FUTURE",
    "status": 400,
    "description": "`purchasedDate` is later than now."
   }
  ]
 },
 {
  "id": "orders.bulkUpdateOrders",
  "name": "bulkUpdateOrders",
  "method": "POST",
  "path": "/ecom/v1/bulk/orders/update",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "orders.fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "orders.[].order.lineItems.[].image",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "orders.cancelOrder",
  "name": "cancelOrder",
  "method": "POST",
  "path": "/ecom/v1/orders/{id}/cancel",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "ORDER_HAS_AUTHORIZED_TRANSACTION",
    "status": 428,
    "description": "A payment of the order is authorized but not captured. Capture or void it first."
   },
   {
    "code": "ORDER_IS_PENDING",
    "status": 428,
    "description": "The order waits for a review and cannot be canceled."
   },
   {
    "code": "ORDER_IS_REJECTED",
    "status": 428,
    "description": "The order was rejected by a review and cannot be canceled."
   }
  ]
 },
 {
  "id": "orders.bulkUpdateOrderTags",
  "name": "bulkUpdateOrderTags",
  "method": "POST",
  "path": "/ecom/v1/bulk/orders/update-tags",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "payments.preparePaymentCollection",
  "name": "preparePaymentCollection",
  "method": "POST",
  "path": "/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "PAYMENT_METHODS_NOT_FOUND",
    "status": 400,
    "description": "The site has no payment method that could be used."
   },
   {
    "code": "ORDER_CANCELED",
    "status": 400,
    "description": "The order is canceled."
   },
   {
    "code": "INVALID_AMOUNT",
    "status": 400,
    "description": "The amount is zero, or more than is owed."
   },
   {
    "code": "ORDER_ALREADY_PAID",
    "status": 400,
    "description": "The order is paid in full."
   },
   {
    "code": "NO_ASSOCIATED_ECOM_ORDER",
    "status": 400,
    "description": "There is no order with this id."
   },
   {
    "code": "ORDER_HAS_CHARGEBACKS",
    "status": 400,
    "description": "A payment of the order has a chargeback."
   }
  ]
 },
 {
  "id": "payments.getPaymentCollectabilityStatus",
  "name": "getPaymentCollectabilityStatus",
  "method": "GET",
  "path": "/ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "payments.voidAuthorizedPayments",
  "name": "voidAuthorizedPayments",
  "method": "POST",
  "path": "/ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "PAYMENT_ALREADY_VOIDED",
    "status": 400,
    "description": "The authorization was released before."
   },
   {
    "code": "PAYMENT_ALREADY_CAPTURED",
    "status": 400,
    "description": "The payment was charged before. Refund it."
   },
   {
    "code": "PAYMENT_NOT_AUTHORIZED",
    "status": 400,
    "description": "The status of the payment is not `AUTHORIZED`."
   },
   {
    "code": "PAYMENT_NOT_FOUND",
    "status": 400,
    "description": "The order has no payment with this id."
   },
   {
    "code": "PAYMENT_GATEWAY_ID_NOT_FOUND",
    "status": 400,
    "description": "The payment has no counterpart at the payment gateway."
   }
  ]
 },
 {
  "id": "payments.captureAuthorizedPayments",
  "name": "captureAuthorizedPayments",
  "method": "POST",
  "path": "/ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "INVALID_AMOUNT",
    "status": 400,
    "description": "The amount is zero, or more than was authorized."
   },
   {
    "code": "NOT_REGULAR_ONLINE_PAYMENT",
    "status": 400,
    "description": "The payment was made offline, with a gift card or with a membership, so there is nothing to capture."
   },
   {
    "code": "PAYMENT_ALREADY_VOIDED",
    "status": 400,
    "description": "The authorization was released before."
   },
   {
    "code": "PAYMENT_ALREADY_CAPTURED",
    "status": 400,
    "description": "The payment was charged before."
   },
   {
    "code": "PAYMENT_NOT_AUTHORIZED",
    "status": 400,
    "description": "The status of the payment is not `AUTHORIZED`."
   },
   {
    "code": "PAYMENT_NOT_FOUND",
    "status": 400,
    "description": "The order has no payment with this id."
   },
   {
    "code": "PAYMENT_GATEWAY_ID_NOT_FOUND",
    "status": 400,
    "description": "The payment has no counterpart at the payment gateway."
   },
   {
    "code": "PAYMENT_HAS_PENDING_CAPTURE",
    "status": 400,
    "description": "A capture of the payment is in progress."
   }
  ]
 },
 {
  "id": "recommendations.listRecommendationAlgorithms",
  "name": "listRecommendationAlgorithms",
  "method": "GET",
  "path": "/v1/recommendations/algorithms",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "recommendations.getRecommendation",
  "name": "getRecommendation",
  "method": "POST",
  "path": "/v1/recommendations/get",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "ITEM_APP_ID_NOT_SUPPORTED",
    "status": 400,
    "description": "An item belongs to a catalog that none of the algorithms works on."
   },
   {
    "code": "ALGORITHM_NOT_SUPPORTED",
    "status": 400,
    "description": "The app does not provide the algorithm asked for."
   },
   {
    "code": "RECOMMENDATIONS_PROVIDER_NOT_FOUND",
    "status": 400,
    "description": "The app named as provider is not installed on the site, or provides no algorithms."
   }
  ]
 },
 {
  "id": "reviews.getReview",
  "name": "getReview",
  "method": "GET",
  "path": "/reviews/v1/reviews/{reviewId}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "returnPrivateReviews",
    "type": "boolean"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "reviews.deleteReview",
  "name": "deleteReview",
  "method": "DELETE",
  "path": "/reviews/v1/reviews/{reviewId}",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "reviews.updateReview",
  "name": "updateReview",
  "method": "PATCH",
  "path": "/reviews/v1/reviews/{reviewId}",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "review.content.media.[].image",
    "schema": "Image"
   },
   {
    "path": "review.content.media.[].video",
    "schema": "Video"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "reviews.createReview",
  "name": "createReview",
  "method": "POST",
  "path": "/reviews/v1/reviews",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "review.content.media.[].image",
    "schema": "Image"
   },
   {
    "path": "review.content.media.[].video",
    "schema": "Video"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "reviews.queryReviews",
  "name": "queryReviews",
  "method": "POST",
  "path": "/reviews/v1/reviews/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": "query.cursorPaging",
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "ReviewFilter",
    "needsCondition": false
   },
   {
    "path": "filter",
    "fields": "ReviewFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [
   {
    "path": "returnPrivateReviews",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.getCollectionById",
  "name": "getCollectionById",
  "method": "GET",
  "path": "/v2/collections/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.getCollectionBySlug",
  "name": "getCollectionBySlug",
  "method": "GET",
  "path": "/v2/collections/slug/{slug}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.queryCollections",
  "name": "queryCollections",
  "method": "GET",
  "path": "/v2/collections/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": true,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "CollectionFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.queryCollections",
  "name": "queryCollections",
  "method": "POST",
  "path": "/v2/collections/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "CollectionFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.createProduct",
  "name": "createProduct",
  "method": "POST",
  "path": "/stores/v1/products",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.getProduct",
  "name": "getProduct",
  "method": "GET",
  "path": "/stores-reader/v1/products/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "includeMerchantSpecificData",
    "type": "boolean"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.deleteProduct",
  "name": "deleteProduct",
  "method": "DELETE",
  "path": "/stores/v1/products/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.updateProduct",
  "name": "updateProduct",
  "method": "PATCH",
  "path": "/stores/v1/products/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "variants.updateProductVariants",
  "name": "updateProductVariants",
  "method": "PATCH",
  "path": "/stores/v1/products/{id}/variants",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "variants.resetProductVariants",
  "name": "resetProductVariants",
  "method": "POST",
  "path": "/stores/v1/products/{id}/variants/resetToDefault",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.addProductsToCollection",
  "name": "addProductsToCollection",
  "method": "POST",
  "path": "/stores/v1/collections/{id}/productIds",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.removeProductsFromCollection",
  "name": "removeProductsFromCollection",
  "method": "POST",
  "path": "/stores/v1/collections/{id}/productIds/delete",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.addProductMedia",
  "name": "addProductMedia",
  "method": "POST",
  "path": "/stores/v1/products/{id}/media",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.removeProductMedia",
  "name": "removeProductMedia",
  "method": "POST",
  "path": "/stores/v1/products/{id}/media/delete",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.setProductChoiceMedia",
  "name": "setProductChoiceMedia",
  "method": "PATCH",
  "path": "/stores/v1/products/{id}/choices/media",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.removeProductChoiceMedia",
  "name": "removeProductChoiceMedia",
  "method": "POST",
  "path": "/stores/v1/products/{id}/choices/media/delete",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.deleteProductOptions",
  "name": "deleteProductOptions",
  "method": "DELETE",
  "path": "/stores/v1/products/{id}/options",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.removeProductBrand",
  "name": "removeProductBrand",
  "method": "POST",
  "path": "/stores/v1/products/{id}/remove-brand",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.removeProductRibbon",
  "name": "removeProductRibbon",
  "method": "POST",
  "path": "/stores/v1/products/{id}/remove-ribbon",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.createCollection",
  "name": "createCollection",
  "method": "POST",
  "path": "/stores/v1/collections",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.deleteCollection",
  "name": "deleteCollection",
  "method": "DELETE",
  "path": "/stores/v1/collections/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.updateCollection",
  "name": "updateCollection",
  "method": "PATCH",
  "path": "/stores/v1/collections/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.bulkUpdateProducts",
  "name": "bulkUpdateProducts",
  "method": "POST",
  "path": "/stores/v1/bulk/products/update",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.bulkAdjustProducts",
  "name": "bulkAdjustProducts",
  "method": "POST",
  "path": "/stores/v1/bulk/products/adjust-properties",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "collections.getCatalogCollectionBySlug",
  "name": "getCatalogCollectionBySlug",
  "method": "GET",
  "path": "/stores-reader/v1/collections/slug/{slug}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.getProductOptionsAvailability",
  "name": "getProductOptionsAvailability",
  "method": "POST",
  "path": "/stores-reader/v1/products/{id}/productOptionsAvailability",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "variants.queryProductVariants",
  "name": "queryProductVariants",
  "method": "POST",
  "path": "/stores-reader/v1/products/{id}/variants/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [
   {
    "path": "includeMerchantSpecificData",
    "callers": [
     "merchant"
    ]
   }
  ],
  "sunset": null,
  "codes": []
 },
 {
  "id": "variants.queryStoreVariants",
  "name": "queryStoreVariants",
  "method": "POST",
  "path": "/stores-reader/v1/variants/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "StoreVariantFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "variants.getStoreVariant",
  "name": "getStoreVariant",
  "method": "GET",
  "path": "/stores-reader/v1/variants/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.queryProducts",
  "name": "queryProducts",
  "method": "GET",
  "path": "/stores-reader/v1/products/query-platformized",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": true,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "ProductFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "products.queryProducts",
  "name": "queryProducts",
  "method": "POST",
  "path": "/stores-reader/v1/products/query-platformized",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "ProductFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.register",
  "name": "register",
  "method": "POST",
  "path": "/_api/iam/authentication/v2/register",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "email",
    "type": "string"
   }
  ],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "-19995",
    "status": 409,
    "description": "The e-mail address has an account already."
   },
   {
    "code": "-19971",
    "status": 400,
    "description": "A captcha answer is missing."
   },
   {
    "code": "-19970",
    "status": 400,
    "description": "The captcha answer is wrong, used or too old."
   },
   {
    "code": "UNIMPLEMENTED_FEATURE",
    "status": 400,
    "description": "The platform does not offer what the request asks for."
   },
   {
    "code": "THROTTLED_FEATURE",
    "status": 400,
    "description": "Too many attempts in a short time."
   },
   {
    "code": "INVALID_CAPTCHA_TOKEN",
    "status": 400,
    "description": "The captcha answer is wrong, used or too old. This is another name of -19970."
   },
   {
    "code": "CAPTCHA_TOKEN_REQUIRED",
    "status": 400,
    "description": "A captcha answer is missing. This is another name of -19971."
   },
   {
    "code": "IP_ADDRESS_FILTERED",
    "status": 400,
    "description": "The IP address of the caller is blocked."
   },
   {
    "code": "RECAPTCHA_FAILED",
    "status": 400,
    "description": "The captcha classified the caller as a robot."
   },
   {
    "code": "RECAPTCHA_REQUIRED",
    "status": 400,
    "description": "This attempt needs a captcha."
   },
   {
    "code": "MISSING_CAPTCHA_TOKEN",
    "status": 400,
    "description": "No captcha answer was sent."
   },
   {
    "code": "USER_EMAIL_OFAC_ADDRESS",
    "status": 400,
    "description": "The address is on a sanctions list of the United States."
   },
   {
    "code": "UNSUPPORTED_FIELD",
    "status": 400,
    "description": "The profile has a property that cannot be set at registration."
   },
   {
    "code": "ATTRIBUTE_NOT_FOUND",
    "status": 400,
    "description": "The profile names a custom field that the site does not have."
   },
   {
    "code": "CLIENT_METADATA_NOT_FOUND",
    "status": 400,
    "description": "The data about the client is missing."
   },
   {
    "code": "INVALID_LD_SESSION",
    "status": 400,
    "description": "The session that the registration belongs to is not valid."
   },
   {
    "code": "DUPLICATE_EMAIL",
    "status": 400,
    "description": "The e-mail address has an account already. This is another name of -19995."
   },
   {
    "code": "COULD_NOT_CREATE_SET_ACCOUNT_USER",
    "status": 400,
    "description": "The platform could not make the account."
   },
   {
    "code": "INVALID_USER_TYPE",
    "status": 400,
    "description": "This kind of user cannot register here."
   },
   {
    "code": "REGISTRATION_TO_EDITORX_NOT_ALLOWED",
    "status": 400,
    "description": "The address may not register with this product of the platform."
   }
  ]
 },
 {
  "id": "authentication.login",
  "name": "login",
  "method": "POST",
  "path": "/_api/iam/authentication/v2/login",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "email",
    "type": "string"
   }
  ],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "-19976",
    "status": 401,
    "description": "The password is wrong."
   },
   {
    "code": "-19973",
    "status": 400,
    "description": "The password has to be reset by mail before the next sign-in."
   },
   {
    "code": "-19999",
    "status": 404,
    "description": "No account has this e-mail address."
   },
   {
    "code": "-19971",
    "status": 400,
    "description": "A captcha answer is missing."
   },
   {
    "code": "-19970",
    "status": 400,
    "description": "The captcha answer is wrong, used or too old."
   },
   {
    "code": "THROTTLED_FEATURE",
    "status": 400,
    "description": "Too many attempts in a short time."
   },
   {
    "code": "INVALID_CAPTCHA_TOKEN",
    "status": 400,
    "description": "The captcha answer is wrong, used or too old. This is another name of -19970."
   },
   {
    "code": "CAPTCHA_TOKEN_REQUIRED",
    "status": 400,
    "description": "A captcha answer is missing. This is another name of -19971."
   },
   {
    "code": "REENROLLMENT_REQUIRED_BY_ADMIN",
    "status": 400,
    "description": "The site requires that the member sets this second factor up again."
   },
   {
    "code": "TRUSTED_CLIENTS_ONLY",
    "status": 400,
    "description": "Only clients that the platform trusts may sign in this way."
   },
   {
    "code": "WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED",
    "status": 400,
    "description": "Staff of the platform may not sign in with a password."
   }
  ]
 },
 {
  "id": "authentication.changePassword",
  "name": "changePassword",
  "method": "POST",
  "path": "/_api/iam/authentication/v2/change-password",
  "callers": [
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.ssoLogin",
  "name": "ssoLogin",
  "method": "GET",
  "path": "/_api/iam/authentication/v1/sso/login/{tenantId}/{idpConnectionId}",
  "callers": [
   "visitor"
  ],
  "effect": "navigate",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "tenantType",
    "type": "string"
   },
   {
    "name": "customPayload",
    "type": "object"
   },
   {
    "name": "sessionId",
    "type": "string"
   },
   {
    "name": "encryptionKey",
    "type": "string"
   },
   {
    "name": "visitorId",
    "type": "string"
   },
   {
    "name": "bsi",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.loginCallback",
  "name": "loginCallback",
  "method": "GET",
  "path": "/_api/iam/authentication/v1/callback",
  "callers": [
   "visitor"
  ],
  "effect": "navigate",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "state",
    "type": "string"
   },
   {
    "name": "sessionToken",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.ssoLoginWithTokenParams",
  "name": "ssoLoginWithTokenParams",
  "method": "POST",
  "path": "/_api/iam/authentication/v1/sso/login-with-token-params",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.signOn",
  "name": "signOn",
  "method": "POST",
  "path": "/_api/iam/authentication/v2/sign-on",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.logoutRedirect",
  "name": "logoutRedirect",
  "method": "GET",
  "path": "/_api/iam/authentication/v1/logout",
  "callers": [
   "visitor",
   "member"
  ],
  "effect": "navigate",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "postLogoutRedirectUri",
    "type": "string"
   },
   {
    "name": "clientId",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "authentication.verifyFactor",
  "name": "verifyFactor",
  "method": "POST",
  "path": "/_api/iam/authentication/v2/{factorType}/verify",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "VERIFICATION_FAILED",
    "status": 400,
    "description": "The code of the second factor is wrong or expired."
   }
  ]
 },
 {
  "id": "verification.startVerification",
  "name": "startVerification",
  "method": "POST",
  "path": "/_api/iam/verification/v1/start",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "verification.verifyDuringAuthentication",
  "name": "verifyDuringAuthentication",
  "method": "POST",
  "path": "/_api/iam/verification/v1/auth/verify",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "VERIFICATION_FAILED",
    "status": 400,
    "description": "The code is wrong or expired."
   }
  ]
 },
 {
  "id": "verification.resendDuringAuthentication",
  "name": "resendDuringAuthentication",
  "method": "POST",
  "path": "/_api/iam/verification/v1/auth/resend",
  "callers": [
   "visitor"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "recovery.sendRecoveryEmail",
  "name": "sendRecoveryEmail",
  "method": "POST",
  "path": "/_api/iam/recovery/v1/send-email",
  "callers": [
   "visitor",
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "recovery.sendActivationEmail",
  "name": "sendActivationEmail",
  "method": "POST",
  "path": "/_api/iam/recovery/v1/activation-email",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "recovery.recoverPassword",
  "name": "recoverPassword",
  "method": "POST",
  "path": "/_api/iam/recovery/v1/recover",
  "callers": [
   "visitor",
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "VERIFICATION_FAILED",
    "status": 400,
    "description": "The link is unknown, used or expired."
   }
  ]
 },
 {
  "id": "oauth.oauthToken",
  "name": "oauthToken",
  "method": "POST",
  "path": "/oauth2/token",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": true,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "oauth.oauthTokenInfo",
  "name": "oauthTokenInfo",
  "method": "POST",
  "path": "/oauth2/token-info",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.generateFilesDownloadUrl",
  "name": "generateFilesDownloadUrl",
  "method": "POST",
  "path": "/site-media/v1/files/generate-download-url",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.generateFileDownloadUrl",
  "name": "generateFileDownloadUrl",
  "method": "POST",
  "path": "/site-media/v1/files/generate-file-download-url",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.getFileDescriptor",
  "name": "getFileDescriptor",
  "method": "GET",
  "path": "/site-media/v1/files/get-file-by-id",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "fileId",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.getFileDescriptors",
  "name": "getFileDescriptors",
  "method": "POST",
  "path": "/site-media/v1/files/get-files",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.updateFileDescriptor",
  "name": "updateFileDescriptor",
  "method": "PATCH",
  "path": "/site-media/v1/files/update-file-descriptor",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [
   "fieldMask"
  ],
  "filters": [],
  "media": [
   {
    "path": "file.media.image.image",
    "schema": "Image"
   },
   {
    "path": "file.media.image.previewImage",
    "schema": "Image"
   },
   {
    "path": "file.media.video",
    "schema": "Video"
   },
   {
    "path": "file.media.vector.image",
    "schema": "Image"
   },
   {
    "path": "file.media.vector.previewImage",
    "schema": "Image"
   },
   {
    "path": "file.media.model3d.thumbnail",
    "schema": "Image"
   },
   {
    "path": "file.media.icon.image",
    "schema": "Image"
   },
   {
    "path": "file.media.icon.previewImage",
    "schema": "Image"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.generateFileUploadUrl",
  "name": "generateFileUploadUrl",
  "method": "POST",
  "path": "/site-media/v1/files/generate-upload-url",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.generateFileResumableUploadUrl",
  "name": "generateFileResumableUploadUrl",
  "method": "POST",
  "path": "/site-media/v1/files/generate-resumable-upload-url",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.importFile",
  "name": "importFile",
  "method": "POST",
  "path": "/site-media/v1/files/import",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.bulkImportFilesV1",
  "name": "bulkImportFilesV1",
  "method": "POST",
  "path": "/site-media/v1/bulk/files/import",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": "2024-03-31",
  "codes": []
 },
 {
  "id": "files.bulkImportFiles",
  "name": "bulkImportFiles",
  "method": "POST",
  "path": "/site-media/v1/bulk/files/import-v2",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.listFiles",
  "name": "listFiles",
  "method": "GET",
  "path": "/site-media/v1/files",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "parentFolderId",
    "type": "string"
   },
   {
    "name": "mediaTypes",
    "type": "array"
   },
   {
    "name": "private",
    "type": "boolean"
   },
   {
    "name": "sort.fieldName",
    "type": "string"
   },
   {
    "name": "sort.order",
    "type": "string"
   },
   {
    "name": "paging.limit",
    "type": "integer"
   },
   {
    "name": "paging.cursor",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": "paging",
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.searchFiles",
  "name": "searchFiles",
  "method": "POST",
  "path": "/site-media/v1/files/search",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": "paging",
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.generateVideoStreamingUrl",
  "name": "generateVideoStreamingUrl",
  "method": "POST",
  "path": "/site-media/v1/files/generate-video-stream-url",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.bulkDeleteFiles",
  "name": "bulkDeleteFiles",
  "method": "POST",
  "path": "/site-media/v1/bulk/files/delete",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.bulkRestoreFiles",
  "name": "bulkRestoreFiles",
  "method": "POST",
  "path": "/site-media/v1/bulk/trash-bin/files/restore",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "files.listDeletedFiles",
  "name": "listDeletedFiles",
  "method": "GET",
  "path": "/site-media/v1/trash-bin/files",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "parentFolderId",
    "type": "string"
   },
   {
    "name": "mediaTypes",
    "type": "array"
   },
   {
    "name": "private",
    "type": "boolean"
   },
   {
    "name": "sort.fieldName",
    "type": "string"
   },
   {
    "name": "sort.order",
    "type": "string"
   },
   {
    "name": "paging.limit",
    "type": "integer"
   },
   {
    "name": "paging.cursor",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": "paging",
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.updateMySlug",
  "name": "updateMySlug",
  "method": "POST",
  "path": "/members/v1/members/my/slug",
  "callers": [
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "SLUG_ALREADY_EXISTS",
    "status": 409,
    "description": "Another member of the site has this slug."
   }
  ]
 },
 {
  "id": "members.updateMemberSlug",
  "name": "updateMemberSlug",
  "method": "POST",
  "path": "/members/v1/members/{id}/slug",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "SLUG_ALREADY_EXISTS",
    "status": 409,
    "description": "Another member of the site has this slug."
   }
  ]
 },
 {
  "id": "members.joinCommunity",
  "name": "joinCommunity",
  "method": "POST",
  "path": "/members/v1/members/join-community",
  "callers": [
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "COMMUNITY_JOIN_IMPOSSIBLE",
    "status": 428,
    "description": "This member cannot join the community, for example because the site has none."
   }
  ]
 },
 {
  "id": "members.leaveCommunity",
  "name": "leaveCommunity",
  "method": "POST",
  "path": "/members/v1/members/leave-community",
  "callers": [
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.getMyMember",
  "name": "getMyMember",
  "method": "GET",
  "path": "/members/v1/members/my",
  "callers": [
   "member"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "fieldsets",
    "type": "array"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "NOT_FOUND",
    "status": 404,
    "description": "The token belongs to no member, for example to a visitor or to an account that is gone."
   }
  ]
 },
 {
  "id": "members.deleteMyMember",
  "name": "deleteMyMember",
  "method": "DELETE",
  "path": "/members/v1/members/my",
  "callers": [
   "member"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "contentAssigneeId",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.getMember",
  "name": "getMember",
  "method": "GET",
  "path": "/members/v1/members/{id}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "fieldsets",
    "type": "array"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "MEMBER_TO_MEMBER_BLOCKED",
    "status": 404,
    "description": "The calling member has blocked this member."
   }
  ]
 },
 {
  "id": "members.deleteMember",
  "name": "deleteMember",
  "method": "DELETE",
  "path": "/members/v1/members/{id}",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.updateMember",
  "name": "updateMember",
  "method": "PATCH",
  "path": "/members/v1/members/{id}",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "member.profile.photo",
    "schema": "MemberImage"
   },
   {
    "path": "member.profile.cover",
    "schema": "MemberImage"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.listMembers",
  "name": "listMembers",
  "method": "GET",
  "path": "/members/v1/members",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": true,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.createMember",
  "name": "createMember",
  "method": "POST",
  "path": "/members/v1/members",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [
   {
    "path": "member.profile.photo",
    "schema": "MemberImage"
   },
   {
    "path": "member.profile.cover",
    "schema": "MemberImage"
   }
  ],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.queryMembers",
  "name": "queryMembers",
  "method": "POST",
  "path": "/members/v1/members/query",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "MemberFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.muteMember",
  "name": "muteMember",
  "method": "POST",
  "path": "/members/v1/members/{id}/mute",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.unmuteMember",
  "name": "unmuteMember",
  "method": "POST",
  "path": "/members/v1/members/{id}/unmute",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.approveMember",
  "name": "approveMember",
  "method": "POST",
  "path": "/members/v1/members/{id}/approve",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.blockMember",
  "name": "blockMember",
  "method": "POST",
  "path": "/members/v1/members/{id}/block",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": [
   {
    "code": "MEMBER_SELF_BLOCK_FORBIDDEN",
    "status": 400,
    "description": "Callers cannot block themselves."
   },
   {
    "code": "OWNER_MEMBER_BLOCK_FORBIDDEN",
    "status": 400,
    "description": "The owner of the site cannot be blocked."
   },
   {
    "code": "ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN",
    "status": 428,
    "description": "The member has a running subscription; end it first."
   }
  ]
 },
 {
  "id": "members.disconnectMember",
  "name": "disconnectMember",
  "method": "POST",
  "path": "/members/v1/members/{id}/disconnect",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.bulkDeleteMembers",
  "name": "bulkDeleteMembers",
  "method": "POST",
  "path": "/members/v1/members/bulk/delete",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.bulkDeleteMembersByFilter",
  "name": "bulkDeleteMembersByFilter",
  "method": "POST",
  "path": "/members/v1/members/bulk/delete-by-filter",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "filter",
    "fields": "MemberFilter",
    "needsCondition": true
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.bulkApproveMembers",
  "name": "bulkApproveMembers",
  "method": "POST",
  "path": "/members/v1/members/bulk/approve-by-filter",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "filter",
    "fields": "MemberFilter",
    "needsCondition": true
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.bulkBlockMembers",
  "name": "bulkBlockMembers",
  "method": "POST",
  "path": "/members/v1/members/bulk/block-by-filter",
  "callers": [
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [
   {
    "path": "filter",
    "fields": "MemberFilter",
    "needsCondition": true
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.deleteMemberPhones",
  "name": "deleteMemberPhones",
  "method": "DELETE",
  "path": "/members/v1/members/{id}/phones",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.deleteMemberEmails",
  "name": "deleteMemberEmails",
  "method": "DELETE",
  "path": "/members/v1/members/{id}/emails",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "members.deleteMemberAddresses",
  "name": "deleteMemberAddresses",
  "method": "DELETE",
  "path": "/members/v1/members/{id}/addresses",
  "callers": [
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "redirects.createRedirectSession",
  "name": "createRedirectSession",
  "method": "POST",
  "path": "/_api/redirects-api/v1/redirect-session",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "graphql.graphqlQuery",
  "name": "graphqlQuery",
  "method": "POST",
  "path": "/graphql/{apiVersion}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "webMethods.callWebMethod",
  "name": "callWebMethod",
  "method": "POST",
  "path": "/_webMethods/{module}/{functionName}",
  "callers": [
   "visitor",
   "member",
   "merchant"
  ],
  "effect": "write",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": "args",
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "backInStock.queryBackInStockRequests",
  "name": "queryBackInStockRequests",
  "method": "POST",
  "path": "/back-in-stock-service/v1/back-in-stock-notification-requests/query",
  "callers": [
   "merchant"
  ],
  "effect": "read",
  "isOpen": false,
  "isSecret": false,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [],
  "hasBody": true,
  "bodyName": null,
  "cursor": "query.cursorPaging",
  "masks": [],
  "filters": [
   {
    "path": "query.filter",
    "fields": "BackInStockFilter",
    "needsCondition": false
   }
  ],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 },
 {
  "id": "oauth.authorize",
  "name": "authorize",
  "method": "GET",
  "path": "/oauth2/authorize",
  "callers": [
   "visitor",
   "member"
  ],
  "effect": "navigate",
  "isOpen": true,
  "isSecret": true,
  "hasOAuthErrors": false,
  "isPacked": false,
  "query": [
   {
    "name": "clientId",
    "type": "string"
   },
   {
    "name": "responseType",
    "type": "string"
   },
   {
    "name": "redirectUri",
    "type": "string"
   },
   {
    "name": "scope",
    "type": "string"
   },
   {
    "name": "state",
    "type": "string"
   },
   {
    "name": "responseMode",
    "type": "string"
   },
   {
    "name": "codeChallenge",
    "type": "string"
   },
   {
    "name": "codeChallengeMethod",
    "type": "string"
   },
   {
    "name": "prompt",
    "type": "string"
   },
   {
    "name": "nonce",
    "type": "string"
   },
   {
    "name": "sessionToken",
    "type": "string"
   },
   {
    "name": "idp",
    "type": "string"
   }
  ],
  "hasBody": false,
  "bodyName": null,
  "cursor": null,
  "masks": [],
  "filters": [],
  "media": [],
  "restricted": [],
  "sunset": null,
  "codes": []
 }
];
