// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import * as runtime from '../src/runtime/index.ts';
import { queryBackInStockRequests, createBackInStockRequest, getBackInStockRequest, deleteBackInStockRequest, markBackInStockRequestNotified, countBackInStockRequestsByCatalogReference, reportItemsBackInStock } from './operations/back-in-stock.ts';
import { getCheckoutSettings, updateCheckoutSettings } from './operations/checkout-settings.ts';
import { createCheckout, getCheckout, updateCheckout, getCheckoutByCartId, getCheckoutUrl, removeCheckoutCoupon, removeCheckoutGiftCard, removeOverrideCheckoutUrl, addToCheckout, removeCheckoutLineItems, createOrderFromCheckout, markCheckoutCompleted, updateCheckoutLineItemsQuantity } from './operations/checkouts.ts';
import { getCurrentCart, deleteCurrentCart, updateCurrentCart, addToCurrentCart, removeCurrentCartLineItems, createCheckoutFromCurrentCart, removeCurrentCartCoupon, updateCurrentCartLineItemsQuantity, estimateCurrentCartTotals } from './operations/current-cart.ts';
import { getCurrentCartV2, createCurrentCartV2, deleteCurrentCartV2, updateCurrentCartV2, refreshCurrentCartV2, calculateCurrentCartV2, estimateCurrentCartV2, addLineItemsToCurrentCartV2, removeLineItemsFromCurrentCartV2, updateLineItemsInCurrentCartV2, addCouponToCurrentCartV2, removeCouponFromCurrentCartV2, setDeliveryMethodForCurrentCartV2, removeDeliveryMethodFromCurrentCartV2, addGiftCardToCurrentCartV2, removeGiftCardFromCurrentCartV2, updateFormSubmissionsInCurrentCartV2 } from './operations/current-cart-v2.ts';
import { getCartV2, deleteCartV2, updateCartV2, createCartV2, refreshCartV2, calculateCartV2, estimateCartV2, addLineItemsV2, removeLineItemsV2, updateLineItemsV2, addCouponV2, removeCouponV2, setDeliveryMethodV2, removeDeliveryMethodV2, addGiftCardV2, removeGiftCardV2, updateFormSubmissionsV2, getCheckoutUrlV2, placeOrderV2, markCartAsCompletedV2, handleAsyncCheckoutCompletionV2 } from './operations/carts-v2.ts';
import { calculateTotals } from './operations/totals.ts';
import { listInvoicesForOrders } from './operations/invoices.ts';
import { getOrder, updateOrder, searchOrders, createOrder, bulkUpdateOrders, cancelOrder, bulkUpdateOrderTags } from './operations/orders.ts';
import { preparePaymentCollection, getPaymentCollectabilityStatus, voidAuthorizedPayments, captureAuthorizedPayments } from './operations/payments.ts';
import { listRecommendationAlgorithms, getRecommendation } from './operations/recommendations.ts';
import { getReview, deleteReview, updateReview, createReview, queryReviews } from './operations/reviews.ts';
import { getCollectionById, getCollectionBySlug, queryCollections, addProductsToCollection, removeProductsFromCollection, createCollection, deleteCollection, updateCollection, getCatalogCollectionBySlug } from './operations/collections.ts';
import { createProduct, getProduct, deleteProduct, updateProduct, addProductMedia, removeProductMedia, setProductChoiceMedia, removeProductChoiceMedia, deleteProductOptions, removeProductBrand, removeProductRibbon, bulkUpdateProducts, bulkAdjustProducts, getProductOptionsAvailability, queryProducts } from './operations/products.ts';
import { updateProductVariants, resetProductVariants, queryProductVariants, queryStoreVariants, getStoreVariant } from './operations/variants.ts';
import { getCatalogVersion } from './operations/catalog-versioning.ts';
import { getProductV3, deleteProductV3, updateProductV3, getProductBySlugV3, searchProductsV3, queryProductsV3, countProductsV3, getAllProductsCategoryV3, queryVariantsV3, createProductWithInventoryV3, bulkUpdateProductVariantsByFilterV3 } from './operations/products-v3.ts';
import { getInventoryItem, updateInventoryItem, queryInventoryItems, bulkDecrementInventoryItemsByVariantAndLocation, bulkIncrementInventoryItemsByVariantAndLocation } from './operations/inventory-items.ts';
import { queryCustomizations } from './operations/customizations.ts';
import { getCategory, updateCategory, getCategoryBySlug, queryCategories, listItemsInCategory, createCategory, bulkAddItemsToCategory, bulkRemoveItemsFromCategory } from './operations/categories.ts';
import { register, login, changePassword, ssoLogin, loginCallback, ssoLoginWithTokenParams, signOn, logoutRedirect, verifyFactor } from './operations/authentication.ts';
import { startVerification, verifyDuringAuthentication, resendDuringAuthentication } from './operations/verification.ts';
import { sendRecoveryEmail, sendActivationEmail, recoverPassword } from './operations/recovery.ts';
import { oauthToken, oauthTokenInfo, authorize } from './operations/oauth.ts';
import { generateFilesDownloadUrl, generateFileDownloadUrl, getFileDescriptor, getFileDescriptors, updateFileDescriptor, generateFileUploadUrl, generateFileResumableUploadUrl, importFile, bulkImportFilesV1, bulkImportFiles, listFiles, searchFiles, generateVideoStreamingUrl, bulkDeleteFiles, bulkRestoreFiles, listDeletedFiles } from './operations/files.ts';
import { updateMySlug, updateMemberSlug, joinCommunity, leaveCommunity, getMyMember, deleteMyMember, getMember, deleteMember, updateMember, listMembers, createMember, queryMembers, muteMember, unmuteMember, approveMember, blockMember, disconnectMember, bulkDeleteMembers, bulkDeleteMembersByFilter, bulkApproveMembers, bulkBlockMembers, deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses } from './operations/members.ts';
import { createRedirectSession } from './operations/redirects.ts';
import { graphqlQuery } from './operations/graphql.ts';
import { callWebMethod } from './operations/web-methods.ts';

/** Every call by service, as functions whose first argument is the client. */
export const services = /* @__PURE__ */ runtime.byService<{
  readonly backInStock: { readonly queryBackInStockRequests: typeof queryBackInStockRequests; readonly createBackInStockRequest: typeof createBackInStockRequest; readonly getBackInStockRequest: typeof getBackInStockRequest; readonly deleteBackInStockRequest: typeof deleteBackInStockRequest; readonly markBackInStockRequestNotified: typeof markBackInStockRequestNotified; readonly countBackInStockRequestsByCatalogReference: typeof countBackInStockRequestsByCatalogReference; readonly reportItemsBackInStock: typeof reportItemsBackInStock };
  readonly checkoutSettings: { readonly getCheckoutSettings: typeof getCheckoutSettings; readonly updateCheckoutSettings: typeof updateCheckoutSettings };
  readonly checkouts: { readonly createCheckout: typeof createCheckout; readonly getCheckout: typeof getCheckout; readonly updateCheckout: typeof updateCheckout; readonly getCheckoutByCartId: typeof getCheckoutByCartId; readonly getCheckoutUrl: typeof getCheckoutUrl; readonly removeCheckoutCoupon: typeof removeCheckoutCoupon; readonly removeCheckoutGiftCard: typeof removeCheckoutGiftCard; readonly removeOverrideCheckoutUrl: typeof removeOverrideCheckoutUrl; readonly addToCheckout: typeof addToCheckout; readonly removeCheckoutLineItems: typeof removeCheckoutLineItems; readonly createOrderFromCheckout: typeof createOrderFromCheckout; readonly markCheckoutCompleted: typeof markCheckoutCompleted; readonly updateCheckoutLineItemsQuantity: typeof updateCheckoutLineItemsQuantity };
  readonly currentCart: { readonly getCurrentCart: typeof getCurrentCart; readonly deleteCurrentCart: typeof deleteCurrentCart; readonly updateCurrentCart: typeof updateCurrentCart; readonly addToCurrentCart: typeof addToCurrentCart; readonly removeCurrentCartLineItems: typeof removeCurrentCartLineItems; readonly createCheckoutFromCurrentCart: typeof createCheckoutFromCurrentCart; readonly removeCurrentCartCoupon: typeof removeCurrentCartCoupon; readonly updateCurrentCartLineItemsQuantity: typeof updateCurrentCartLineItemsQuantity; readonly estimateCurrentCartTotals: typeof estimateCurrentCartTotals };
  readonly currentCartV2: { readonly getCurrentCart: typeof getCurrentCartV2; readonly createCurrentCart: typeof createCurrentCartV2; readonly deleteCurrentCart: typeof deleteCurrentCartV2; readonly updateCurrentCart: typeof updateCurrentCartV2; readonly refreshCurrentCart: typeof refreshCurrentCartV2; readonly calculateCurrentCart: typeof calculateCurrentCartV2; readonly estimateCurrentCart: typeof estimateCurrentCartV2; readonly addLineItemsToCurrentCart: typeof addLineItemsToCurrentCartV2; readonly removeLineItemsFromCurrentCart: typeof removeLineItemsFromCurrentCartV2; readonly updateLineItemsInCurrentCart: typeof updateLineItemsInCurrentCartV2; readonly addCouponToCurrentCart: typeof addCouponToCurrentCartV2; readonly removeCouponFromCurrentCart: typeof removeCouponFromCurrentCartV2; readonly setDeliveryMethodForCurrentCart: typeof setDeliveryMethodForCurrentCartV2; readonly removeDeliveryMethodFromCurrentCart: typeof removeDeliveryMethodFromCurrentCartV2; readonly addGiftCardToCurrentCart: typeof addGiftCardToCurrentCartV2; readonly removeGiftCardFromCurrentCart: typeof removeGiftCardFromCurrentCartV2; readonly updateFormSubmissionsInCurrentCart: typeof updateFormSubmissionsInCurrentCartV2 };
  readonly cartsV2: { readonly getCart: typeof getCartV2; readonly deleteCart: typeof deleteCartV2; readonly updateCart: typeof updateCartV2; readonly createCart: typeof createCartV2; readonly refreshCart: typeof refreshCartV2; readonly calculateCart: typeof calculateCartV2; readonly estimateCart: typeof estimateCartV2; readonly addLineItems: typeof addLineItemsV2; readonly removeLineItems: typeof removeLineItemsV2; readonly updateLineItems: typeof updateLineItemsV2; readonly addCoupon: typeof addCouponV2; readonly removeCoupon: typeof removeCouponV2; readonly setDeliveryMethod: typeof setDeliveryMethodV2; readonly removeDeliveryMethod: typeof removeDeliveryMethodV2; readonly addGiftCard: typeof addGiftCardV2; readonly removeGiftCard: typeof removeGiftCardV2; readonly updateFormSubmissions: typeof updateFormSubmissionsV2; readonly getCheckoutUrl: typeof getCheckoutUrlV2; readonly placeOrder: typeof placeOrderV2; readonly markCartAsCompleted: typeof markCartAsCompletedV2; readonly handleAsyncCheckoutCompletion: typeof handleAsyncCheckoutCompletionV2 };
  readonly totals: { readonly calculateTotals: typeof calculateTotals };
  readonly invoices: { readonly listInvoicesForOrders: typeof listInvoicesForOrders };
  readonly orders: { readonly getOrder: typeof getOrder; readonly updateOrder: typeof updateOrder; readonly searchOrders: typeof searchOrders; readonly createOrder: typeof createOrder; readonly bulkUpdateOrders: typeof bulkUpdateOrders; readonly cancelOrder: typeof cancelOrder; readonly bulkUpdateOrderTags: typeof bulkUpdateOrderTags };
  readonly payments: { readonly preparePaymentCollection: typeof preparePaymentCollection; readonly getPaymentCollectabilityStatus: typeof getPaymentCollectabilityStatus; readonly voidAuthorizedPayments: typeof voidAuthorizedPayments; readonly captureAuthorizedPayments: typeof captureAuthorizedPayments };
  readonly recommendations: { readonly listRecommendationAlgorithms: typeof listRecommendationAlgorithms; readonly getRecommendation: typeof getRecommendation };
  readonly reviews: { readonly getReview: typeof getReview; readonly deleteReview: typeof deleteReview; readonly updateReview: typeof updateReview; readonly createReview: typeof createReview; readonly queryReviews: typeof queryReviews };
  readonly collections: { readonly getCollectionById: typeof getCollectionById; readonly getCollectionBySlug: typeof getCollectionBySlug; readonly queryCollections: typeof queryCollections; readonly addProductsToCollection: typeof addProductsToCollection; readonly removeProductsFromCollection: typeof removeProductsFromCollection; readonly createCollection: typeof createCollection; readonly deleteCollection: typeof deleteCollection; readonly updateCollection: typeof updateCollection; readonly getCatalogCollectionBySlug: typeof getCatalogCollectionBySlug };
  readonly products: { readonly createProduct: typeof createProduct; readonly getProduct: typeof getProduct; readonly deleteProduct: typeof deleteProduct; readonly updateProduct: typeof updateProduct; readonly addProductMedia: typeof addProductMedia; readonly removeProductMedia: typeof removeProductMedia; readonly setProductChoiceMedia: typeof setProductChoiceMedia; readonly removeProductChoiceMedia: typeof removeProductChoiceMedia; readonly deleteProductOptions: typeof deleteProductOptions; readonly removeProductBrand: typeof removeProductBrand; readonly removeProductRibbon: typeof removeProductRibbon; readonly bulkUpdateProducts: typeof bulkUpdateProducts; readonly bulkAdjustProducts: typeof bulkAdjustProducts; readonly getProductOptionsAvailability: typeof getProductOptionsAvailability; readonly queryProducts: typeof queryProducts };
  readonly variants: { readonly updateProductVariants: typeof updateProductVariants; readonly resetProductVariants: typeof resetProductVariants; readonly queryProductVariants: typeof queryProductVariants; readonly queryStoreVariants: typeof queryStoreVariants; readonly getStoreVariant: typeof getStoreVariant };
  readonly catalogVersioning: { readonly getCatalogVersion: typeof getCatalogVersion };
  readonly productsV3: { readonly getProduct: typeof getProductV3; readonly deleteProduct: typeof deleteProductV3; readonly updateProduct: typeof updateProductV3; readonly getProductBySlug: typeof getProductBySlugV3; readonly searchProducts: typeof searchProductsV3; readonly queryProducts: typeof queryProductsV3; readonly countProducts: typeof countProductsV3; readonly getAllProductsCategory: typeof getAllProductsCategoryV3; readonly queryVariants: typeof queryVariantsV3; readonly createProductWithInventory: typeof createProductWithInventoryV3; readonly bulkUpdateProductVariantsByFilter: typeof bulkUpdateProductVariantsByFilterV3 };
  readonly inventoryItems: { readonly getInventoryItem: typeof getInventoryItem; readonly updateInventoryItem: typeof updateInventoryItem; readonly queryInventoryItems: typeof queryInventoryItems; readonly bulkDecrementInventoryItemsByVariantAndLocation: typeof bulkDecrementInventoryItemsByVariantAndLocation; readonly bulkIncrementInventoryItemsByVariantAndLocation: typeof bulkIncrementInventoryItemsByVariantAndLocation };
  readonly customizations: { readonly queryCustomizations: typeof queryCustomizations };
  readonly categories: { readonly getCategory: typeof getCategory; readonly updateCategory: typeof updateCategory; readonly getCategoryBySlug: typeof getCategoryBySlug; readonly queryCategories: typeof queryCategories; readonly listItemsInCategory: typeof listItemsInCategory; readonly createCategory: typeof createCategory; readonly bulkAddItemsToCategory: typeof bulkAddItemsToCategory; readonly bulkRemoveItemsFromCategory: typeof bulkRemoveItemsFromCategory };
  readonly authentication: { readonly register: typeof register; readonly login: typeof login; readonly changePassword: typeof changePassword; readonly ssoLogin: typeof ssoLogin; readonly loginCallback: typeof loginCallback; readonly ssoLoginWithTokenParams: typeof ssoLoginWithTokenParams; readonly signOn: typeof signOn; readonly logoutRedirect: typeof logoutRedirect; readonly verifyFactor: typeof verifyFactor };
  readonly verification: { readonly startVerification: typeof startVerification; readonly verifyDuringAuthentication: typeof verifyDuringAuthentication; readonly resendDuringAuthentication: typeof resendDuringAuthentication };
  readonly recovery: { readonly sendRecoveryEmail: typeof sendRecoveryEmail; readonly sendActivationEmail: typeof sendActivationEmail; readonly recoverPassword: typeof recoverPassword };
  readonly oauth: { readonly oauthToken: typeof oauthToken; readonly oauthTokenInfo: typeof oauthTokenInfo; readonly authorize: typeof authorize };
  readonly files: { readonly generateFilesDownloadUrl: typeof generateFilesDownloadUrl; readonly generateFileDownloadUrl: typeof generateFileDownloadUrl; readonly getFileDescriptor: typeof getFileDescriptor; readonly getFileDescriptors: typeof getFileDescriptors; readonly updateFileDescriptor: typeof updateFileDescriptor; readonly generateFileUploadUrl: typeof generateFileUploadUrl; readonly generateFileResumableUploadUrl: typeof generateFileResumableUploadUrl; readonly importFile: typeof importFile; readonly bulkImportFilesV1: typeof bulkImportFilesV1; readonly bulkImportFiles: typeof bulkImportFiles; readonly listFiles: typeof listFiles; readonly searchFiles: typeof searchFiles; readonly generateVideoStreamingUrl: typeof generateVideoStreamingUrl; readonly bulkDeleteFiles: typeof bulkDeleteFiles; readonly bulkRestoreFiles: typeof bulkRestoreFiles; readonly listDeletedFiles: typeof listDeletedFiles };
  readonly members: { readonly updateMySlug: typeof updateMySlug; readonly updateMemberSlug: typeof updateMemberSlug; readonly joinCommunity: typeof joinCommunity; readonly leaveCommunity: typeof leaveCommunity; readonly getMyMember: typeof getMyMember; readonly deleteMyMember: typeof deleteMyMember; readonly getMember: typeof getMember; readonly deleteMember: typeof deleteMember; readonly updateMember: typeof updateMember; readonly listMembers: typeof listMembers; readonly createMember: typeof createMember; readonly queryMembers: typeof queryMembers; readonly muteMember: typeof muteMember; readonly unmuteMember: typeof unmuteMember; readonly approveMember: typeof approveMember; readonly blockMember: typeof blockMember; readonly disconnectMember: typeof disconnectMember; readonly bulkDeleteMembers: typeof bulkDeleteMembers; readonly bulkDeleteMembersByFilter: typeof bulkDeleteMembersByFilter; readonly bulkApproveMembers: typeof bulkApproveMembers; readonly bulkBlockMembers: typeof bulkBlockMembers; readonly deleteMemberPhones: typeof deleteMemberPhones; readonly deleteMemberEmails: typeof deleteMemberEmails; readonly deleteMemberAddresses: typeof deleteMemberAddresses };
  readonly redirects: { readonly createRedirectSession: typeof createRedirectSession };
  readonly graphql: { readonly graphqlQuery: typeof graphqlQuery };
  readonly webMethods: { readonly callWebMethod: typeof callWebMethod };
}>(
  queryBackInStockRequests, createBackInStockRequest, getBackInStockRequest, deleteBackInStockRequest, markBackInStockRequestNotified, countBackInStockRequestsByCatalogReference, reportItemsBackInStock,
  getCheckoutSettings, updateCheckoutSettings,
  createCheckout, getCheckout, updateCheckout, getCheckoutByCartId, getCheckoutUrl, removeCheckoutCoupon, removeCheckoutGiftCard, removeOverrideCheckoutUrl, addToCheckout, removeCheckoutLineItems, createOrderFromCheckout, markCheckoutCompleted, updateCheckoutLineItemsQuantity,
  getCurrentCart, deleteCurrentCart, updateCurrentCart, addToCurrentCart, removeCurrentCartLineItems, createCheckoutFromCurrentCart, removeCurrentCartCoupon, updateCurrentCartLineItemsQuantity, estimateCurrentCartTotals,
  getCurrentCartV2, createCurrentCartV2, deleteCurrentCartV2, updateCurrentCartV2, refreshCurrentCartV2, calculateCurrentCartV2, estimateCurrentCartV2, addLineItemsToCurrentCartV2, removeLineItemsFromCurrentCartV2, updateLineItemsInCurrentCartV2, addCouponToCurrentCartV2, removeCouponFromCurrentCartV2, setDeliveryMethodForCurrentCartV2, removeDeliveryMethodFromCurrentCartV2, addGiftCardToCurrentCartV2, removeGiftCardFromCurrentCartV2, updateFormSubmissionsInCurrentCartV2,
  getCartV2, deleteCartV2, updateCartV2, createCartV2, refreshCartV2, calculateCartV2, estimateCartV2, addLineItemsV2, removeLineItemsV2, updateLineItemsV2, addCouponV2, removeCouponV2, setDeliveryMethodV2, removeDeliveryMethodV2, addGiftCardV2, removeGiftCardV2, updateFormSubmissionsV2, getCheckoutUrlV2, placeOrderV2, markCartAsCompletedV2, handleAsyncCheckoutCompletionV2,
  calculateTotals,
  listInvoicesForOrders,
  getOrder, updateOrder, searchOrders, createOrder, bulkUpdateOrders, cancelOrder, bulkUpdateOrderTags,
  preparePaymentCollection, getPaymentCollectabilityStatus, voidAuthorizedPayments, captureAuthorizedPayments,
  listRecommendationAlgorithms, getRecommendation,
  getReview, deleteReview, updateReview, createReview, queryReviews,
  getCollectionById, getCollectionBySlug, queryCollections, addProductsToCollection, removeProductsFromCollection, createCollection, deleteCollection, updateCollection, getCatalogCollectionBySlug,
  createProduct, getProduct, deleteProduct, updateProduct, addProductMedia, removeProductMedia, setProductChoiceMedia, removeProductChoiceMedia, deleteProductOptions, removeProductBrand, removeProductRibbon, bulkUpdateProducts, bulkAdjustProducts, getProductOptionsAvailability, queryProducts,
  updateProductVariants, resetProductVariants, queryProductVariants, queryStoreVariants, getStoreVariant,
  getCatalogVersion,
  getProductV3, deleteProductV3, updateProductV3, getProductBySlugV3, searchProductsV3, queryProductsV3, countProductsV3, getAllProductsCategoryV3, queryVariantsV3, createProductWithInventoryV3, bulkUpdateProductVariantsByFilterV3,
  getInventoryItem, updateInventoryItem, queryInventoryItems, bulkDecrementInventoryItemsByVariantAndLocation, bulkIncrementInventoryItemsByVariantAndLocation,
  queryCustomizations,
  getCategory, updateCategory, getCategoryBySlug, queryCategories, listItemsInCategory, createCategory, bulkAddItemsToCategory, bulkRemoveItemsFromCategory,
  register, login, changePassword, ssoLogin, loginCallback, ssoLoginWithTokenParams, signOn, logoutRedirect, verifyFactor,
  startVerification, verifyDuringAuthentication, resendDuringAuthentication,
  sendRecoveryEmail, sendActivationEmail, recoverPassword,
  oauthToken, oauthTokenInfo, authorize,
  generateFilesDownloadUrl, generateFileDownloadUrl, getFileDescriptor, getFileDescriptors, updateFileDescriptor, generateFileUploadUrl, generateFileResumableUploadUrl, importFile, bulkImportFilesV1, bulkImportFiles, listFiles, searchFiles, generateVideoStreamingUrl, bulkDeleteFiles, bulkRestoreFiles, listDeletedFiles,
  updateMySlug, updateMemberSlug, joinCommunity, leaveCommunity, getMyMember, deleteMyMember, getMember, deleteMember, updateMember, listMembers, createMember, queryMembers, muteMember, unmuteMember, approveMember, blockMember, disconnectMember, bulkDeleteMembers, bulkDeleteMembersByFilter, bulkApproveMembers, bulkBlockMembers, deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses,
  createRedirectSession,
  graphqlQuery,
  callWebMethod,
);

/** Every call by service, as methods of a client. */
export interface ServiceMethods {
  readonly backInStock: {
    /**
     * List back-in-stock requests
     *
     * Lists requests that match a filter, page by page with cursors, 50 a page unless asked otherwise. The whole query travels as one packed parameter; when the address grows beyond 4000 characters the same query goes to the POST form.
     *
     * Roles: merchant.
     */
    readonly queryBackInStockRequests: runtime.BoundCall<typeof queryBackInStockRequests>;
    /**
     * Request a back-in-stock notification
     *
     * Records that an e-mail address wants to be notified when an item can be bought again. Asking twice for the same item and address creates no second request: the response is the first one. A contact is created for an address the site does not know. Only items of the store catalog work.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_CATALOG_REFERENCE_OPTIONS (400), INVALID_ITEM_IMAGE_URL (400), REQUEST_COLLECTION_DISABLED (428).
     */
    readonly createBackInStockRequest: runtime.BoundCall<typeof createBackInStockRequest>;
    /**
     * Get a back-in-stock request
     *
     * Returns one request to be notified, with its status.
     *
     * Roles: merchant.
     */
    readonly getBackInStockRequest: runtime.BoundCall<typeof getBackInStockRequest>;
    /**
     * Delete a back-in-stock request
     *
     * Deletes a request permanently. The person gets no notification.
     *
     * Roles: merchant.
     */
    readonly deleteBackInStockRequest: runtime.BoundCall<typeof deleteBackInStockRequest>;
    /**
     * Mark a back-in-stock request as notified
     *
     * Sets the status to NOTIFICATION_SENT without sending anything, for a person who was notified by other means. Notifications that the platform sends set it by themselves.
     *
     * Roles: merchant.
     * Error codes: BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND (428).
     */
    readonly markBackInStockRequestNotified: runtime.BoundCall<typeof markBackInStockRequestNotified>;
    /**
     * Count back-in-stock requests by item
     *
     * Counts how many requests wait for each of 1 to 100 items. The list of items travels as one packed parameter; when the address grows beyond 4000 characters the same list goes to the POST form.
     *
     * Roles: merchant.
     */
    readonly countBackInStockRequestsByCatalogReference: runtime.BoundCall<typeof countBackInStockRequestsByCatalogReference>;
    /**
     * Report items as back in stock
     *
     * Sends the notifications, either to everyone who waits for one item (`catalogReference`) or for the requests named (`requestIds`), never both. Each request passes through PROCESSING to NOTIFICATION_SENT, or to FAILED when it cannot be sent. Nothing is sent while the automation of the site that sends these mails is off.
     *
     * Roles: merchant.
     * Error codes: REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS (400, assumed), INVALID_ITEM_IMAGE_URL (400).
     * Statuses that no source documents: 404.
     */
    readonly reportItemsBackInStock: runtime.BoundCall<typeof reportItemsBackInStock>;
  };
  readonly checkoutSettings: {
    /**
     * Get the checkout settings
     *
     * Returns how checkout works and looks on the site. Every site has these settings from the day its shop is installed.
     *
     * Roles: merchant.
     */
    readonly getCheckoutSettings: runtime.BoundCall<typeof getCheckoutSettings>;
    /**
     * Update the checkout settings
     *
     * Changes the settings that are given and does not change the others. With a `fieldMask`, only the properties it names change. Subscribers get an event.
     *
     * Roles: merchant.
     */
    readonly updateCheckoutSettings: runtime.BoundCall<typeof updateCheckoutSettings>;
  };
  readonly checkouts: {
    /**
     * Create a checkout
     *
     * Creates a checkout from lines and works out its totals. `channelType` and at least one line are needed, and at most 300 lines fit. Custom lines and catalog overrides set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. To turn the current cart into a checkout, use the call of the cart instead. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
     *
     * Roles: visitor, member, merchant.
     * Error codes: SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND (404, assumed), GIFT_CARD_NOT_FOUND (404, assumed), GIFT_CARD_CODE_INVALID (404, assumed), ERROR_COUPON_DOES_NOT_EXIST (404, assumed), INVALID_SELECTED_CARRIER_SERVICE_OPTION (428, assumed), GIFT_CARD_IS_EMPTY (428, assumed), GIFT_CARD_DISABLED (428, assumed), GIFT_CARD_EXPIRED (428, assumed), ERROR_COUPON_USAGE_EXCEEDED (428, assumed), ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED (428, assumed), ERROR_COUPON_IS_NOT_ACTIVE_YET (428, assumed), ERROR_COUPON_HAS_EXPIRED (428, assumed), SITE_MUST_ACCEPT_PAYMENTS (428, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.createCart` instead.
     */
    readonly createCheckout: runtime.BoundCall<typeof createCheckout>;
    /**
     * Get a checkout
     *
     * Returns a checkout with its lines, delivery options, totals and everything that prevents an order.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
     */
    readonly getCheckout: runtime.BoundCall<typeof getCheckout>;
    /**
     * Update a checkout
     *
     * Changes buyer, addresses, delivery option, note and custom fields, and applies a coupon or a gift card. A request that holds no change fails; `buyerInfo.email` cannot be removed once set; a checkout holds one gift card at most. Quantities, removals and completion have calls of their own.
     *
     * Roles: visitor, member, merchant.
     * Error codes: SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND (404, assumed), GIFT_CARD_NOT_FOUND (404, assumed), GIFT_CARD_CODE_INVALID (404, assumed), ERROR_COUPON_DOES_NOT_EXIST (404, assumed), INVALID_SELECTED_CARRIER_SERVICE_OPTION (428, assumed), GIFT_CARD_IS_EMPTY (428, assumed), GIFT_CARD_DISABLED (428, assumed), GIFT_CARD_EXPIRED (428, assumed), ERROR_COUPON_USAGE_EXCEEDED (428, assumed), ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED (428, assumed), ERROR_COUPON_IS_NOT_ACTIVE_YET (428, assumed), ERROR_COUPON_HAS_EXPIRED (428, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
     */
    readonly updateCheckout: runtime.BoundCall<typeof updateCheckout>;
    /**
     * Get the checkout made from a cart
     *
     * Finds the checkout that was made from a cart and returns it. A cart that was never checked out has none.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
     */
    readonly getCheckoutByCartId: runtime.BoundCall<typeof getCheckoutByCartId>;
    /**
     * Get the address of the checkout page
     *
     * Returns the address where the buyer finishes the checkout: the page given as `overrideCheckoutUrl`, or else the hosted one.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCheckoutUrl` instead.
     */
    readonly getCheckoutUrl: runtime.BoundCall<typeof getCheckoutUrl>;
    /**
     * Remove the coupon from a checkout
     *
     * Takes the coupon off the checkout and works out the totals without it.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeCoupon` instead.
     */
    readonly removeCheckoutCoupon: runtime.BoundCall<typeof removeCheckoutCoupon>;
    /**
     * Remove the gift card from a checkout
     *
     * Takes the gift card off the checkout. Nothing was taken from the card yet, since that happens with the order.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeGiftCard` instead.
     */
    readonly removeCheckoutGiftCard: runtime.BoundCall<typeof removeCheckoutGiftCard>;
    /**
     * Go back to the hosted checkout page
     *
     * Drops the `overrideCheckoutUrl` of the checkout, so that its address is the hosted checkout page again.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
     */
    readonly removeOverrideCheckoutUrl: runtime.BoundCall<typeof removeOverrideCheckoutUrl>;
    /**
     * Add lines to a checkout
     *
     * Adds catalog lines, custom lines or both, at most 100 of each in one call and 300 in one checkout. Custom lines set prices, so the platform asks for the permission ECOM.ADMIN_MODIFY_CHECKOUTS for them. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CHECKOUT_IS_COMPLETE (428).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.addLineItems` instead.
     */
    readonly addToCheckout: runtime.BoundCall<typeof addToCheckout>;
    /**
     * Remove lines from a checkout
     *
     * Takes lines out of the checkout by their ids, from 1 to 300 in one call.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeLineItems` instead.
     */
    readonly removeCheckoutLineItems: runtime.BoundCall<typeof removeCheckoutLineItems>;
    /**
     * Create an order from a checkout
     *
     * Places the order, or starts the subscription, that the checkout describes, and marks the checkout as completed. It needs at least one line, no calculation errors, every line AVAILABLE or PARTIALLY_AVAILABLE, a billing address when the total is above 0, a destination and a delivery option for shipped goods, and pickup details for pickup. If an amount is to be paid online, continue with the `paymentGatewayOrderId`. No idempotency key is known: after a broken connection, read the checkout before calling again.
     *
     * Roles: visitor, member, merchant.
     * Error codes: PAYMENT_ERROR (400, assumed), PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE (400, assumed), SITE_NOT_ACCEPTING_PAYMENTS (400, assumed), CHECKOUT_ALREADY_PAID (400, assumed), CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS (400, assumed), CALCULATION_ERROR (400, assumed), REDEEM_GIFT_CARD_ERROR (400, assumed), PARTIAL_OUT_OF_STOCK (400, assumed), FULL_OUT_OF_STOCK (400, assumed), EMPTY_CHECKOUT (400, assumed), CHECKOUT_CHANGED (400, assumed), SUBSCRIPTION_WITH_ZERO_TOTAL (400, assumed), SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS (400, assumed), SUBSCRIPTION_WITH_GIFT_CARD (400, assumed), NO_SELECTED_CARRIER_SERVICE_OPTION (400, assumed), VIOLATIONS_WITH_ERROR_SEVERITY (400, assumed), FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS (400, assumed), NO_SAVE_PAYMENT_METHOD_CONFIRMATION (400, assumed), SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE (400, assumed), MEMBERS_ONLY_ITEM (400, assumed), GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD (400, assumed), COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD (400, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.placeOrder` instead.
     */
    readonly createOrderFromCheckout: runtime.BoundCall<typeof createOrderFromCheckout>;
    /**
     * Mark a checkout as completed
     *
     * Sets `completed` without making an order, for purchases that were finished in another order or payment system. No call undoes it.
     *
     * Roles: merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.markCartAsCompleted` instead.
     */
    readonly markCheckoutCompleted: runtime.BoundCall<typeof markCheckoutCompleted>;
    /**
     * Change the quantities of checkout lines
     *
     * Sets new quantities for lines, from 1 to 100 lines in one call. A quantity above the stock is cut to what is left, so read the answer. To drop a line, remove it.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateLineItems` instead.
     */
    readonly updateCheckoutLineItemsQuantity: runtime.BoundCall<typeof updateCheckoutLineItemsQuantity>;
  };
  readonly currentCart: {
    /**
     * Get the current cart
     *
     * Reads the cart of the caller. There is no cart until the first line is added: until then the call fails with 404 and OWNED_CART_NOT_FOUND, which a shop shows as an empty cart. The cart carries prices of lines but no totals; ask for an estimate to get those.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.getCurrentCart` instead.
     */
    readonly getCurrentCart: runtime.BoundCall<typeof getCurrentCart>;
    /**
     * Delete the current cart
     *
     * Deletes the cart of the caller with all its lines. The next line added starts a new cart with a new id. The platform sends the event cart deleted.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.deleteCurrentCart` instead.
     */
    readonly deleteCurrentCart: runtime.BoundCall<typeof deleteCurrentCart>;
    /**
     * Update the current cart
     *
     * Sets properties of the cart, applies a coupon, and adds lines, all in one call. Absent properties are not changed; `null` removes a value. At most 300 catalog and 300 custom lines a request. A caller without a cart gets 404, as this call does not make one. A quantity above the remaining stock is lowered to it without an error, so compare `quantity` of the lines that come back.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateCurrentCart` instead.
     */
    readonly updateCurrentCart: runtime.BoundCall<typeof updateCurrentCart>;
    /**
     * Add items to the current cart
     *
     * Adds catalog items, custom lines or both; at most 100 of each a request and 300 lines in the cart. The first call of a caller makes the cart. Catalog lines need quantity and catalog reference, custom lines price and item type. The catalog decides about price and stock. A quantity above the remaining stock is lowered to it without an error, and no property says so. `availability` is of the quantity that is left, and so `AVAILABLE`. Compare `quantity` of the lines that come back with what was asked for. Carts of version 2 fail with INSUFFICIENT_INVENTORY instead.
     *
     * Roles: visitor, member, merchant.
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart` instead.
     */
    readonly addToCurrentCart: runtime.BoundCall<typeof addToCurrentCart>;
    /**
     * Remove lines from the current cart
     *
     * Takes 1 to 100 lines out, catalog and custom alike, whatever their quantity. Removing the last line leaves an empty cart; it is not deleted.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart` instead.
     */
    readonly removeCurrentCartLineItems: runtime.BoundCall<typeof removeCurrentCartLineItems>;
    /**
     * Create a checkout from the current cart
     *
     * Turns the cart into a checkout with the same lines, coupon and discounts. The cart stays as it is and keeps the id of the checkout; calling again brings that same checkout up to date with the cart. The channel type is required. Addresses and a way of delivery may come now or later. Version 2 has no such step: a cart is its own checkout, from which `cartsV2.placeOrder` makes the order.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01.
     */
    readonly createCheckoutFromCurrentCart: runtime.BoundCall<typeof createCheckoutFromCurrentCart>;
    /**
     * Remove the coupon from the current cart
     *
     * Takes the coupon off. Other discounts stay. The call takes no body: a cart holds one coupon at most.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart` instead.
     */
    readonly removeCurrentCartCoupon: runtime.BoundCall<typeof removeCurrentCartCoupon>;
    /**
     * Change quantities in the current cart
     *
     * Sets new quantities of 1 to 100 lines. A quantity above the remaining stock is lowered to it without an error, so show the quantity that comes back. Zero is invalid: remove the line instead.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart` instead.
     */
    readonly updateCurrentCartLineItemsQuantity: runtime.BoundCall<typeof updateCurrentCartLineItemsQuantity>;
    /**
     * Estimate the totals of the current cart
     *
     * Calculates what the cart would cost with the given addresses, way of delivery and memberships. It is a preview: nothing is stored, and a caller without a cart gets 404. Tax, delivery and additional fees are calculated unless switched off; without an address only the lines are. What cannot be calculated is reported in `calculationErrors` of a 200 answer.
     *
     * Roles: visitor, member, merchant.
     * Error codes: OWNED_CART_NOT_FOUND (404, assumed).
     *
     * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.estimateCurrentCart` instead.
     */
    readonly estimateCurrentCartTotals: runtime.BoundCall<typeof estimateCurrentCartTotals>;
  };
  readonly currentCartV2: {
    /**
     * Get the current cart
     *
     * Reads the cart of the caller, at the prices of its last change or refresh. No source has a code for a caller without a cart; assumed: 404, which a shop shows as an empty cart. The cart has prices of lines but no totals; calculate or estimate it to get those.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 404.
     */
    readonly getCurrentCart: runtime.BoundCall<typeof getCurrentCartV2>;
    /**
     * Create the current cart
     *
     * Makes the current cart of the caller, with items, coupon, delivery method and gift card in one call. `currentCartV2.addLineItemsToCurrentCart` also makes a cart, so most shops do not need this call. Not documented, assumed: a current cart that is there is replaced.
     *
     * Roles: visitor, member, merchant.
     * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
     */
    readonly createCurrentCart: runtime.BoundCall<typeof createCurrentCartV2>;
    /**
     * Delete the current cart
     *
     * Deletes the cart of the caller with all its lines. The next item added starts a new cart with a new id. The platform sends the event cart deleted.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 404.
     */
    readonly deleteCurrentCart: runtime.BoundCall<typeof deleteCurrentCartV2>;
    /**
     * Update the current cart
     *
     * Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_ADDRESS_FORMAT (400, assumed), DATA_EXTENSION_UPDATE_FAILED (400, assumed), BUSINESS_LOCATION_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed).
     */
    readonly updateCurrentCart: runtime.BoundCall<typeof updateCurrentCartV2>;
    /**
     * Refresh the current cart
     *
     * Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     * Statuses that no source documents: 404.
     */
    readonly refreshCurrentCart: runtime.BoundCall<typeof refreshCurrentCartV2>;
    /**
     * Calculate the totals of the current cart
     *
     * Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     * Statuses that no source documents: 404.
     */
    readonly calculateCurrentCart: runtime.BoundCall<typeof calculateCurrentCartV2>;
    /**
     * Estimate the totals of the current cart
     *
     * Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     * Statuses that no source documents: 404.
     */
    readonly estimateCurrentCart: runtime.BoundCall<typeof estimateCurrentCartV2>;
    /**
     * Add items to the current cart
     *
     * Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. The first call of a caller makes the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY; version 1 lowered the quantity without an error. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
     *
     * Roles: visitor, member, merchant.
     * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), NO_LINE_ITEMS_TO_ADD (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
     */
    readonly addLineItemsToCurrentCart: runtime.BoundCall<typeof addLineItemsToCurrentCartV2>;
    /**
     * Remove lines from the current cart
     *
     * Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
     *
     * Roles: visitor, member, merchant.
     * Error codes: LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed).
     */
    readonly removeLineItemsFromCurrentCart: runtime.BoundCall<typeof removeLineItemsFromCurrentCartV2>;
    /**
     * Change lines of the current cart
     *
     * Sets quantity, membership or both of 1 to 100 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
     *
     * Roles: visitor, member, merchant.
     * Error codes: EMPTY_LINE_ITEM_UPDATES (400, assumed), DUPLICATE_LINE_ITEM_UPDATES (400, assumed), LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
     */
    readonly updateLineItemsInCurrentCart: runtime.BoundCall<typeof updateLineItemsInCurrentCartV2>;
    /**
     * Add a coupon to the current cart
     *
     * Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_COUPON_CODE (404, assumed), COUPON_ALREADY_EXISTS (428, assumed), MAX_COUPONS_PER_CART_EXCEEDED (428, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed), INVALID_COUPON_STATUS (428, assumed).
     */
    readonly addCouponToCurrentCart: runtime.BoundCall<typeof addCouponToCurrentCartV2>;
    /**
     * Remove the coupon from the current cart
     *
     * Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
     *
     * Roles: visitor, member, merchant.
     * Error codes: COUPON_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed).
     */
    readonly removeCouponFromCurrentCart: runtime.BoundCall<typeof removeCouponFromCurrentCartV2>;
    /**
     * Choose how the current cart is delivered
     *
     * Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
     *
     * Roles: visitor, member, merchant.
     * Error codes: DELIVERY_METHOD_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
     */
    readonly setDeliveryMethodForCurrentCart: runtime.BoundCall<typeof setDeliveryMethodForCurrentCartV2>;
    /**
     * Remove the delivery method of the current cart
     *
     * Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     * Statuses that no source documents: 404.
     */
    readonly removeDeliveryMethodFromCurrentCart: runtime.BoundCall<typeof removeDeliveryMethodFromCurrentCartV2>;
    /**
     * Add a gift card to the current cart
     *
     * Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_GIFT_CARD_CODE (404, assumed), CART_ALREADY_ORDERED (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), MAX_GIFT_CARDS_PER_CART_EXCEEDED (428, assumed), GIFT_CARD_ALREADY_EXISTS (428, assumed), GIFT_CARD_LOCKED (428, assumed), GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART (428, assumed).
     */
    readonly addGiftCardToCurrentCart: runtime.BoundCall<typeof addGiftCardToCurrentCartV2>;
    /**
     * Remove the gift card from the current cart
     *
     * Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
     *
     * Roles: visitor, member, merchant.
     * Error codes: GIFT_CARD_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), GIFT_CARD_LOCKED (428, assumed).
     */
    readonly removeGiftCardFromCurrentCart: runtime.BoundCall<typeof removeGiftCardFromCurrentCartV2>;
    /**
     * Attach forms to the current cart
     *
     * Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 404.
     */
    readonly updateFormSubmissionsInCurrentCart: runtime.BoundCall<typeof updateFormSubmissionsInCurrentCartV2>;
  };
  readonly cartsV2: {
    /**
     * Get a cart
     *
     * Reads a cart by its id, which is also the id of its checkout. Prices are those of the last change or refresh: the call does not take them from the catalogs again. No codes are documented; assumed: 404 for a cart that does not exist or that the caller may not see.
     *
     * Roles: visitor, member, merchant.
     */
    readonly getCart: runtime.BoundCall<typeof getCartV2>;
    /**
     * Delete a cart
     *
     * Deletes a cart with all its lines. No call restores it. The platform sends the event cart deleted.
     *
     * Roles: visitor, member, merchant.
     */
    readonly deleteCart: runtime.BoundCall<typeof deleteCartV2>;
    /**
     * Update a cart
     *
     * Sets note, buyer, addresses, location, tax group, checkout page and `extendedFields`. Absent properties are not changed. Lines, coupon, gift card and delivery method have calls of their own. No revision is needed: the last writer wins.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_ADDRESS_FORMAT (400, assumed), DATA_EXTENSION_UPDATE_FAILED (400, assumed), BUSINESS_LOCATION_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed).
     */
    readonly updateCart: runtime.BoundCall<typeof updateCartV2>;
    /**
     * Create a cart
     *
     * Makes a cart that is not the current cart of the caller, such as for one item that is bought at once, or for a purchase that an app prepares. Items, coupon, delivery method and gift card can come with it. A visitor or member owns the cart they make; a cart of a merchant may have no owner (`customerInfo.openAccess`). A repeated request makes another cart. Carts may disappear after a time without activity; no source says after which.
     *
     * Roles: visitor, member, merchant.
     * Error codes: MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), INVALID_COUPON_CODE (404, assumed), INVALID_GIFT_CARD_CODE (404, assumed), DELIVERY_METHOD_NOT_FOUND (404, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed), INVALID_COUPON_STATUS (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
     */
    readonly createCart: runtime.BoundCall<typeof createCartV2>;
    /**
     * Refresh a cart
     *
     * Takes prices, stock and discounts from the catalogs again and stores them in the cart. Other calls leave prices as they were when the cart last changed.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     */
    readonly refreshCart: runtime.BoundCall<typeof refreshCartV2>;
    /**
     * Calculate the totals of a cart
     *
     * Calculates everything: discounts, delivery, fees, tax, memberships and gift card, and checks what prevents an order. Nothing but the flag is sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. The summary has the `priceVerificationToken` to place the order with. The platform sends the event cart calculated. For a cart page, the estimate is cheaper.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     */
    readonly calculateCart: runtime.BoundCall<typeof calculateCartV2>;
    /**
     * Estimate the totals of a cart
     *
     * Calculates lines and their discounts, and of delivery, fees, tax and gift card only the parts whose flag is true. Nothing but the flags are sent: lines, address, delivery method, memberships, coupon and gift card are those of the cart. All flags default to false; in version 1 they defaulted to true.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     */
    readonly estimateCart: runtime.BoundCall<typeof estimateCartV2>;
    /**
     * Add items to a cart
     *
     * Adds catalog items, custom items or both; at most 300 of each a request and 300 lines in the cart. More pieces than are in stock fail with INSUFFICIENT_INVENTORY. A repeated request adds the items twice, and no idempotency key is known: after a broken connection, read the cart.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_LINE_ITEMS_TO_ADD (400, assumed), MAX_ITEM_MODIFIERS_EXCEEDED (400, assumed), DUPLICATE_MODIFIER_GROUP_IDS (400, assumed), DUPLICATE_ITEM_MODIFIER_IDS (400, assumed), DEPOSIT_AMOUNT_GREATER_THAN_UNIT_PRICE (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_FREE_TRIAL (400, assumed), SUBSCRIPTION_WITH_ANCHOR_DAY_AND_NON_MONTHLY_FREQUENCY (400, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), MAX_LINE_ITEMS_EXCEEDED (428, assumed), LINE_ITEM_PRICE_CONFLICT (428, assumed), FIXED_QUANTITY_ITEM (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
     */
    readonly addLineItems: runtime.BoundCall<typeof addLineItemsV2>;
    /**
     * Remove lines from a cart
     *
     * Takes 1 to 100 lines out, whatever their quantity. Not documented, assumed: removing the last line leaves an empty cart.
     *
     * Roles: visitor, member, merchant.
     * Error codes: LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed).
     */
    readonly removeLineItems: runtime.BoundCall<typeof removeLineItemsV2>;
    /**
     * Change lines of a cart
     *
     * Sets quantity, membership or both of 1 to 300 lines. More pieces than are in stock fail with INSUFFICIENT_INVENTORY, and `quantityInfo` shows requested and confirmed pieces; no source says when which of the two happens, and the error is assumed for added and changed lines. Zero is invalid: remove the line instead.
     *
     * Roles: visitor, member, merchant.
     * Error codes: EMPTY_LINE_ITEM_UPDATES (400, assumed), DUPLICATE_LINE_ITEM_UPDATES (400, assumed), LINE_ITEM_NOT_FOUND_IN_CART (404, assumed), ITEM_NOT_FOUND_IN_CATALOG (404, assumed), PLAN_LINE_ITEM_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), INSUFFICIENT_INVENTORY (428, assumed), INVALID_MEMBERSHIP_PAYMENT_OPTION (428, assumed).
     */
    readonly updateLineItems: runtime.BoundCall<typeof updateLineItemsV2>;
    /**
     * Add a coupon to a cart
     *
     * Adds a coupon by its code. A cart holds one: remove the present one first. The cart gives the coupon an id, which its removal asks for.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_COUPON_CODE (404, assumed), COUPON_ALREADY_EXISTS (428, assumed), MAX_COUPONS_PER_CART_EXCEEDED (428, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed), INVALID_COUPON_STATUS (428, assumed).
     */
    readonly addCoupon: runtime.BoundCall<typeof addCouponV2>;
    /**
     * Remove the coupon from a cart
     *
     * Takes the coupon off. It is named by its id in the cart, `coupons[].id`, not by its code.
     *
     * Roles: visitor, member, merchant.
     * Error codes: COUPON_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), COUPON_LOCKED (428, assumed).
     */
    readonly removeCoupon: runtime.BoundCall<typeof removeCouponV2>;
    /**
     * Choose how a cart is delivered
     *
     * Chooses a delivery option by its code, and by the app of its carrier when two carriers use the same code. The cart needs an address and lines first. No call of version 2 lists the options: `totals.calculateTotals` does. After a change of lines or address, list them again.
     *
     * Roles: visitor, member, merchant.
     * Error codes: DELIVERY_METHOD_NOT_FOUND (404, assumed), CART_ALREADY_ORDERED (428, assumed), DELIVERY_METHOD_MISSING_ADDRESS (428, assumed), DELIVERY_METHOD_MISSING_LINE_ITEMS (428, assumed).
     */
    readonly setDeliveryMethod: runtime.BoundCall<typeof setDeliveryMethodV2>;
    /**
     * Remove the delivery method of a cart
     *
     * Takes the delivery method off. Goods that are shipped cannot be ordered until another one is chosen.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed).
     */
    readonly removeDeliveryMethod: runtime.BoundCall<typeof removeDeliveryMethodV2>;
    /**
     * Add a gift card to a cart
     *
     * Adds a gift card that pays the purchase in part or in full. A cart holds one. Nothing is taken from the card before the order is placed. From then on, responses show the code with most of its characters hidden.
     *
     * Roles: visitor, member, merchant.
     * Error codes: INVALID_GIFT_CARD_CODE (404, assumed), CART_ALREADY_ORDERED (428, assumed), INVALID_GIFT_CARD_STATUS (428, assumed), MAX_GIFT_CARDS_PER_CART_EXCEEDED (428, assumed), GIFT_CARD_ALREADY_EXISTS (428, assumed), GIFT_CARD_LOCKED (428, assumed), GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART (428, assumed).
     */
    readonly addGiftCard: runtime.BoundCall<typeof addGiftCardV2>;
    /**
     * Remove the gift card from a cart
     *
     * Takes the gift card off. It is named by its id in the cart, `paymentInfo.giftCards[].id`, not by its code.
     *
     * Roles: visitor, member, merchant.
     * Error codes: GIFT_CARD_NOT_FOUND_IN_CART (404, assumed), CART_ALREADY_ORDERED (428, assumed), GIFT_CARD_LOCKED (428, assumed).
     */
    readonly removeGiftCard: runtime.BoundCall<typeof removeGiftCardV2>;
    /**
     * Attach forms to a cart
     *
     * Attaches submissions to the forms that apps of catalogs ask for, such as the names of the guests of a tour. No public property of the cart lists its forms, so a shop learns their ids from the app.
     *
     * Roles: visitor, member, merchant.
     */
    readonly updateFormSubmissions: runtime.BoundCall<typeof updateFormSubmissionsV2>;
    /**
     * Get the address of the checkout page of a cart
     *
     * Returns the address where the buyer finishes the purchase: `customCheckoutUrl` of the cart, or else the hosted page. For the current cart, read its id first. A redirect session (`redirects.createRedirectSession`) leads to the same page, and also carries the session of the visitor and the pages to come back to.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CHECKOUT_PAGE_NOT_FOUND (428, assumed), SITE_NOT_PUBLISHED (428, assumed).
     */
    readonly getCheckoutUrl: runtime.BoundCall<typeof getCheckoutUrlV2>;
    /**
     * Place the order of a cart
     *
     * Makes the order of a cart, and may charge the buyer. First put buyer, addresses and delivery method into the cart, calculate it, and show total and violations; a violation of severity ERROR prevents the order. With `priceVerificationToken` the order fails if prices have changed; no source says whether with CART_PRICES_OUT_OF_SYNC or with INVALID_PRICE_VERIFICATION_TOKEN. Assumed: without it, the order fails with CART_PRICES_OUT_OF_SYNC if amounts or the currency are not those of the last response with the cart. If something is to be paid, `paymentGatewayOrderId` names the payment. No source says how public clients pay it; assumed: on the hosted payment page, as after an order of version 1. A shop without payment code sends the buyer to the checkout page instead. No idempotency key is known: after a broken connection, read `orderPlaced` and `orderId` of the cart before calling again.
     *
     * Roles: visitor, member, merchant.
     * Error codes: CART_ALREADY_ORDERED (428, assumed), SITE_NOT_ACCEPTING_PAYMENTS (428, assumed), EMPTY_CART (428, assumed), LINE_ITEMS_OUT_OF_STOCK (428, assumed), CART_PRICES_OUT_OF_SYNC (428, assumed), INVALID_THIRD_PARTY_CHECKOUT_TOKEN (428, assumed), INVALID_PRICE_VERIFICATION_TOKEN (428, assumed), VIOLATIONS_WITH_ERROR_SEVERITY (428, assumed), CALCULATION_ERROR (428, assumed), CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD (428, assumed), CANNOT_REDEEM_COUPON_WHEN_PURCHASING_GIFT_CARD (428, assumed), CANNOT_PAY_FOR_SUBSCRIPTION_WITH_GIFT_CARD (428, assumed), SUBSCRIPTION_WITH_INVALID_FREQUENCY (428, assumed), SHIPPABLE_LINE_ITEM_CONTAINS_FREE_TRIAL_SUBSCRIPTION (428, assumed), UNCONFIRMED_SAVE_PAYMENT_METHOD (428, assumed), DELIVERY_METHOD_NO_LONGER_AVAILABLE (428, assumed), DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS (428, assumed), MISSING_DELIVERY_ADDRESS (428, assumed), MISSING_DELIVERY_METHOD (428, assumed), INVALID_MEMBERSHIP (428, assumed), INVALID_PAYMENT_STATUS (428, assumed), GIFT_CARD_REDEEM_ERROR (428, assumed), PAYMENT_ALREADY_IN_PROGRESS (428, assumed), EMPTY_PAYMENT_TOKEN (428, assumed), MEMBERS_ONLY_ITEM (428, assumed), PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART (428, assumed), DEMO_ORDER_NOT_ALLOWED (428, assumed), PAYMENT_ATTEMPT_EXPIRED (428, assumed), UNAVAILABLE_PAYMENT_METHOD (428, assumed), INVALID_CART (428, assumed).
     */
    readonly placeOrder: runtime.BoundCall<typeof placeOrderV2>;
    /**
     * Mark a cart as completed
     *
     * Sets `orderPlaced` without placing an order, for purchases that were finished in another order or payment system, and stores the id of that order. No call undoes it. That only merchants may call it is assumed.
     *
     * Roles: merchant.
     */
    readonly markCartAsCompleted: runtime.BoundCall<typeof markCartAsCompletedV2>;
    /**
     * Finish a checkout after an asynchronous payment
     *
     * For payment providers, not for shops: the address that a provider sends the browser of the buyer to after a payment that took time, such as a bank transfer. It completes the checkout that the token names and leads on to the success page of the shop. No source says more than that the response is a raw HTTP response; the status 302 is assumed.
     *
     * Roles: visitor, member, merchant.
     */
    readonly handleAsyncCheckoutCompletion: runtime.BoundCall<typeof handleAsyncCheckoutCompletionV2>;
  };
  readonly totals: {
    /**
     * Calculate totals and delivery options
     *
     * Calculates the totals of items that the request contains, and lists the delivery options for an address. Carts of version 2 list no delivery options, so a custom checkout page gets them here: send the lines and the address of the cart, show `shippingInfo.carrierServiceOptions`, and set `code` and `carrierId` of the chosen one as delivery method of the cart. The totals that count are those of the cart. No call reads the cart for it, and nothing is stored. A carrier that fails does not fail the call: read `calculationErrors`. No source says how the currency of the buyer is chosen, nor whether the cart accepts exactly the options of this call; both are assumed to be those of the cart. That visitors and members may call it is assumed too.
     *
     * Roles: visitor, member, merchant.
     */
    readonly calculateTotals: runtime.BoundCall<typeof calculateTotals>;
  };
  readonly invoices: {
    /**
     * List invoices of orders
     *
     * Lists the invoices of up to 100 orders. The answer holds only ids of invoices and of the apps that made them, not what the invoices say.
     *
     * Roles: merchant.
     */
    readonly listInvoicesForOrders: runtime.BoundCall<typeof listInvoicesForOrders>;
  };
  readonly orders: {
    /**
     * Get an order
     *
     * Reads one order by its id. Its payments and refunds are not part of it; `balanceSummary` holds their sums.
     *
     * Roles: visitor, member, merchant.
     * Error codes: ORDER_NOT_FOUND (404, assumed).
     */
    readonly getOrder: runtime.BoundCall<typeof getOrder>;
    /**
     * Update an order
     *
     * Changes an order. Only these properties can change: `buyerInfo.email`, `buyerLanguage`, `weightUnit`, `billingInfo`, `archived`, `attributionSource`, `seenByAHuman`, `recipientInfo`, `shippingInfo.logistics.shippingDestination` and `extendedFields`. Null removes a value, but `buyerInfo` and `contactDetails` cannot be removed. Lines, prices and payment status do not change here.
     *
     * Roles: merchant.
     * Error codes: ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
     */
    readonly updateOrder: runtime.BoundCall<typeof updateOrder>;
    /**
     * Search orders
     *
     * Finds orders by conditions, page by page. Newest orders come first unless a sort is given. A page holds 100 orders by default, which is also the most. Orders with status `PENDING` or `REJECTED` only appear when the filter asks for them, and those with `INITIALIZED` never do. With a cursor, filter and sort are left out.
     *
     * Roles: member, merchant.
     */
    readonly searchOrders: runtime.BoundCall<typeof searchOrders>;
    /**
     * Create an order
     *
     * Records an order, for example one placed by telephone or in another system. Nothing is charged, and amounts are taken as given. Needs the channel, at least one line and a price summary. A digital line needs its file, a line id is a GUID or empty, and `purchasedDate` cannot lie in the future. No guard against repeats is known, so a second call can make a second order.
     *
     * Roles: merchant.
     * Error codes: PURCHASED_DATE_CANNOT_BE_IN_FUTURE (400, assumed).
     */
    readonly createOrder: runtime.BoundCall<typeof createOrder>;
    /**
     * Update many orders
     *
     * Changes 1 to 100 orders in one call, each with its own values. Takes the same properties as updating one order; each order has to name its id. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. The changed orders come back only with `returnEntity`.
     *
     * Roles: merchant.
     */
    readonly bulkUpdateOrders: runtime.BoundCall<typeof bulkUpdateOrders>;
    /**
     * Cancel an order
     *
     * Sets the status of an order to `CANCELED`. Payments are not refunded. On request the buyer is notified by e-mail, with a message of the merchant, and the items go back into stock. Authorized payments have to be captured or voided first.
     *
     * Roles: merchant.
     * Error codes: ORDER_HAS_AUTHORIZED_TRANSACTION (428), ORDER_IS_PENDING (428), ORDER_IS_REJECTED (428).
     */
    readonly cancelOrder: runtime.BoundCall<typeof cancelOrder>;
    /**
     * Add and remove tags on many orders
     *
     * Sets and takes off tags on 1 to 100 orders in one call. A tag in both lists ends up set. The call succeeds as a whole even when single orders fail: look at `itemMetadata.success` of every result. Private tags need a permission of their own.
     *
     * Roles: merchant.
     */
    readonly bulkUpdateOrderTags: runtime.BoundCall<typeof bulkUpdateOrderTags>;
  };
  readonly payments: {
    /**
     * Prepare a payment collection for an order
     *
     * First of two steps to collect money for an order: stores an order at the payment gateway and gives its id. Charging it happens elsewhere and is not part of this call. With delayed capture settings the payment is only authorized at first, then voided or captured after the delay.
     *
     * Roles: merchant.
     * Error codes: PAYMENT_METHODS_NOT_FOUND (400, assumed), ORDER_CANCELED (400, assumed), INVALID_AMOUNT (400, assumed), ORDER_ALREADY_PAID (400, assumed), NO_ASSOCIATED_ECOM_ORDER (400, assumed), ORDER_HAS_CHARGEBACKS (400, assumed).
     */
    readonly preparePaymentCollection: runtime.BoundCall<typeof preparePaymentCollection>;
    /**
     * Get whether payment can be collected for an order
     *
     * Says whether money can be collected for an order now, how much, and if not, why. Ask before preparing a collection: only `COLLECTABLE` allows one.
     *
     * Roles: merchant.
     */
    readonly getPaymentCollectabilityStatus: runtime.BoundCall<typeof getPaymentCollectabilityStatus>;
    /**
     * Void authorized payments of an order
     *
     * Releases 1 to 100 payments that were only authorized so far; the buyer is not charged. This cannot be undone. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
     *
     * Roles: merchant.
     * Error codes: PAYMENT_ALREADY_VOIDED (400, assumed), PAYMENT_ALREADY_CAPTURED (400, assumed), PAYMENT_NOT_AUTHORIZED (400, assumed), PAYMENT_NOT_FOUND (400, assumed), PAYMENT_GATEWAY_ID_NOT_FOUND (400, assumed).
     */
    readonly voidAuthorizedPayments: runtime.BoundCall<typeof voidAuthorizedPayments>;
    /**
     * Capture authorized payments of an order
     *
     * Charges 1 to 100 payments that were only authorized so far. Without an amount the whole authorized sum is charged. The payment provider works in its own time, so statuses in the response can still change; read the order again later.
     *
     * Roles: merchant.
     * Error codes: INVALID_AMOUNT (400, assumed), NOT_REGULAR_ONLINE_PAYMENT (400, assumed), PAYMENT_ALREADY_VOIDED (400, assumed), PAYMENT_ALREADY_CAPTURED (400, assumed), PAYMENT_NOT_AUTHORIZED (400, assumed), PAYMENT_NOT_FOUND (400, assumed), PAYMENT_GATEWAY_ID_NOT_FOUND (400, assumed), PAYMENT_HAS_PENDING_CAPTURE (400, assumed).
     */
    readonly captureAuthorizedPayments: runtime.BoundCall<typeof captureAuthorizedPayments>;
  };
  readonly recommendations: {
    /**
     * List recommendation algorithms
     *
     * Lists the algorithms that installed apps provide, with the catalogs each works on. The built-in store brings four: same categories, bought together and viewed together start from given items, best sellers from nothing. Ids of algorithms are the same on every site. All come in one response.
     *
     * Roles: visitor, member, merchant.
     */
    readonly listRecommendationAlgorithms: runtime.BoundCall<typeof listRecommendationAlgorithms>;
    /**
     * Get recommended items
     *
     * Asks up to 10 algorithms in the given order and returns the items of the first that finds at least `minimumRecommendedItems`. A common order is a `RELATED_ITEMS` algorithm first and a `GLOBAL` one to fall back on. Although a POST, it changes nothing. Items come as catalog references: read their names and prices from the catalog.
     *
     * Roles: visitor, member, merchant.
     * Error codes: ITEM_APP_ID_NOT_SUPPORTED (400, assumed), ALGORITHM_NOT_SUPPORTED (400, assumed), RECOMMENDATIONS_PROVIDER_NOT_FOUND (400, assumed).
     */
    readonly getRecommendation: runtime.BoundCall<typeof getRecommendation>;
  };
  readonly reviews: {
    /**
     * Get a review
     *
     * Returns one review. A review that is not published counts as absent unless `returnPrivateReviews` is true, which needs a merchant.
     *
     * Roles: visitor, member, merchant.
     */
    readonly getReview: runtime.BoundCall<typeof getReview>;
    /**
     * Delete a review
     *
     * Permanently removes a review with its pictures and its reply. Members delete only their own.
     *
     * Roles: member, merchant.
     */
    readonly deleteReview: runtime.BoundCall<typeof deleteReview>;
    /**
     * Update a review
     *
     * Changes the given parts of a review and leaves the rest. `revision` must be the one that was read: an older one is rejected, so that an update cannot overwrite a change that its author has not seen. Members change only their own reviews. The text may have to pass moderation again.
     *
     * Roles: member, merchant.
     * Statuses that no source documents: 409.
     */
    readonly updateReview: runtime.BoundCall<typeof updateReview>;
    /**
     * Create a review
     *
     * Writes a review with a rating from 1 to 5. An author has one review for each product; a second one is rejected. The review may wait for a moderator, so it need not show up in a query at once. Apps bring reviews in on behalf of their authors and may give `reviewDate`.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 409.
     */
    readonly createReview: runtime.BoundCall<typeof createReview>;
    /**
     * Query reviews
     *
     * Finds reviews by filter and order, paged by cursor. The platform returns 100 by default, oldest first; the client requests 50 by default. Reviews that are not published come only with `returnPrivateReviews`, which needs a merchant. Always a POST, however short the query.
     *
     * Roles: visitor, member, merchant.
     */
    readonly queryReviews: runtime.BoundCall<typeof queryReviews>;
  };
  readonly collections: {
    /**
     * Get a collection by id
     *
     * Reads one collection by id. It contains no products: query products by `collectionIds` for those. The status for an unknown id is 404.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has categories.getCategory.
     */
    readonly getCollectionById: runtime.BoundCall<typeof getCollectionById>;
    /**
     * Get a collection by slug
     *
     * Reads one collection by the last part of its address. It contains no products: query products by `collectionIds` for those. The status for an unknown slug is 404.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has categories.getCategoryBySlug.
     */
    readonly getCollectionBySlug: runtime.BoundCall<typeof getCollectionBySlug>;
    /**
     * List collections by filter and page
     *
     * Lists collections by filter and sorting, paged by offset: 50 to a page by default, 100 at most. Filter and sort by `name` or `id`.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has categories.queryCategories.
     */
    readonly queryCollections: runtime.BoundCall<typeof queryCollections>;
    /**
     * Add products to a collection
     *
     * Puts up to 1000 products into a collection. A product can be in several collections.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has categories.bulkAddItemsToCategory.
     */
    readonly addProductsToCollection: runtime.BoundCall<typeof addProductsToCollection>;
    /**
     * Remove products from a collection
     *
     * Takes up to 1000 products out of a collection. The products stay in the catalog.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has categories.bulkRemoveItemsFromCategory.
     */
    readonly removeProductsFromCollection: runtime.BoundCall<typeof removeProductsFromCollection>;
    /**
     * Create a collection
     *
     * Creates an empty collection. Only the name is needed; the slug is made from it unless given, and the collection is visible unless `visible` is false. Add products with `addProductsToCollection`.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has categories.createCategory.
     */
    readonly createCollection: runtime.BoundCall<typeof createCollection>;
    /**
     * Delete a collection
     *
     * Deletes one collection. Its products stay in the catalog. It cannot be undone.
     *
     * Roles: merchant.
     */
    readonly deleteCollection: runtime.BoundCall<typeof deleteCollection>;
    /**
     * Update a collection
     *
     * Changes name, text, slug or visibility; what is left out stays. Products are added and removed with calls of their own.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has categories.updateCategory.
     */
    readonly updateCollection: runtime.BoundCall<typeof updateCollection>;
    /**
     * Get a catalog collection by slug
     *
     * Reads one collection by its slug through the catalog reader. Returns the same as `getCollectionBySlug`, which belongs to the newer collection reader. The status for an unknown slug is 404.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has categories.getCategoryBySlug.
     */
    readonly getCatalogCollectionBySlug: runtime.BoundCall<typeof getCatalogCollectionBySlug>;
  };
  readonly products: {
    /**
     * Create a product
     *
     * Creates one physical product; digital ones cannot be created through calls. Needs `name` and `priceData.price`, and `costAndProfitData.itemCost` once `costAndProfitData` is given. With `manageVariants` on, the options are multiplied out into variants (at most 1000) that start with the price, cost, weight and SKU of the product. Media and collections have calls of their own: `addProductMedia` and `addProductsToCollection`.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.createProductWithInventory.
     */
    readonly createProduct: runtime.BoundCall<typeof createProduct>;
    /**
     * Get a product
     *
     * Reads one product by id. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products. The status for an unknown id is 404.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.getProduct.
     */
    readonly getProduct: runtime.BoundCall<typeof getProduct>;
    /**
     * Delete a product
     *
     * Deletes one product with its variants and takes it out of its collections. It cannot be undone.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.deleteProduct.
     */
    readonly deleteProduct: runtime.BoundCall<typeof deleteProduct>;
    /**
     * Update a product
     *
     * Changes the properties that are sent and keeps the others. Media, collections and single variants have calls of their own; brand and ribbon are cleared with `removeProductBrand` and `removeProductRibbon`. To set one property of many products, use `bulkUpdateProducts`.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly updateProduct: runtime.BoundCall<typeof updateProduct>;
    /**
     * Add media to a product
     *
     * Adds 1 to 50 pictures or videos to a product, each by the id of a file of the site or by an address the platform copies from. A medium can be tied to a choice at the same time, but only to choices of one option.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly addProductMedia: runtime.BoundCall<typeof addProductMedia>;
    /**
     * Remove media from a product
     *
     * Removes up to 50 media from a product. An empty list removes all of them.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly removeProductMedia: runtime.BoundCall<typeof removeProductMedia>;
    /**
     * Tie media to product choices
     *
     * Shows media of the product when a buyer picks a choice. The media must already belong to the product. Only one option of a product can have media: once choices of Glaze have some, those of Size cannot. At most 10 choices a call and 50 media a choice.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly setProductChoiceMedia: runtime.BoundCall<typeof setProductChoiceMedia>;
    /**
     * Untie media from product choices
     *
     * Takes media off some choices of a product. The media stay with the product; `removeProductMedia` removes them altogether. At most 10 choices a call.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly removeProductChoiceMedia: runtime.BoundCall<typeof removeProductChoiceMedia>;
    /**
     * Delete all options of a product
     *
     * Deletes every option with its choices. Fails while `manageVariants` is on: turn it off with `updateProduct` first.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly deleteProductOptions: runtime.BoundCall<typeof deleteProductOptions>;
    /**
     * Remove the brand of a product
     *
     * Clears the brand of one product.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly removeProductBrand: runtime.BoundCall<typeof removeProductBrand>;
    /**
     * Remove the ribbon of a product
     *
     * Clears the ribbon of one product.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly removeProductRibbon: runtime.BoundCall<typeof removeProductRibbon>;
    /**
     * Set one property of many products
     *
     * Sets price, cost, weight, ribbon or brand of 1 to 100 products to the same value, one property a call. Each product succeeds or fails on its own.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
     */
    readonly bulkUpdateProducts: runtime.BoundCall<typeof bulkUpdateProducts>;
    /**
     * Raise or lower a property of many products
     *
     * Changes price, cost or weight of 1 to 100 products by a percentage or by a fixed amount, one property a call. Each product succeeds or fails on its own. Sending the call twice changes the products twice.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.bulkUpdateProductVariantsByFilter.
     */
    readonly bulkAdjustProducts: runtime.BoundCall<typeof bulkAdjustProducts>;
    /**
     * Check which choices can be bought
     *
     * Returns what remains available after some choices: the variant they lead to, and for every option which choices are still in stock. Send the choices made so far and call again after each one. Without a choice for every option there is no `selectedVariant` and `availableForPurchase` is false. The status for an unknown option or choice is 400.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.queryVariants.
     */
    readonly getProductOptionsAvailability: runtime.BoundCall<typeof getProductOptionsAvailability>;
    /**
     * List products by filter and page
     *
     * Lists products by filter and sorting, paged by offset: 50 to a page by default, 100 at most. To list a collection, filter `collectionIds` with `$hasSome`. The status for a filter that the platform cannot read is 400. To walk through a large catalog, sort by `numericId` and ask for those above the last one seen, so that changes in between skip nothing.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.searchProducts.
     */
    readonly queryProducts: runtime.BoundCall<typeof queryProducts>;
  };
  readonly variants: {
    /**
     * Update variants of a product
     *
     * Sets price, cost, weight, SKU, sizes or visibility of variants, named by choices or by id. The product must have `manageVariants` on. Stock is changed through the inventory of the store, not here.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly updateProductVariants: runtime.BoundCall<typeof updateProductVariants>;
    /**
     * Reset the variants of a product
     *
     * Gives all variants of a product the price, weight and other values of the product again. What was set for single variants is lost.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has productsV3.updateProduct.
     */
    readonly resetProductVariants: runtime.BoundCall<typeof resetProductVariants>;
    /**
     * List the variants of a product
     *
     * Lists variants of one product by choices or by variant ids, paged by offset. Naming only some options finds every variant that agrees with them. Cost and profit are left out unless `includeMerchantSpecificData` is true and the caller may manage products.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.queryVariants.
     */
    readonly queryProductVariants: runtime.BoundCall<typeof queryProductVariants>;
    /**
     * List variants across all products
     *
     * Lists variants over the whole store by filter and sorting, paged by offset: 50 to a page by default, 100 at most. A product without managed variants appears once, as a variant of its own. Prices are not part of the response; read the product for those.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.queryVariants.
     */
    readonly queryStoreVariants: runtime.BoundCall<typeof queryStoreVariants>;
    /**
     * Get a store variant
     *
     * Reads one variant by its store-wide id: the product id and the variant id joined by a hyphen. Prices are not part of the response; read the product for those.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has productsV3.queryVariants.
     */
    readonly getStoreVariant: runtime.BoundCall<typeof getStoreVariant>;
  };
  readonly catalogVersioning: {
    /**
     * Get the version of the catalog
     *
     * Reads which version of the catalog the site has. A site has one version, and calls of the other fail with 428. New sites have version 3; older ones are moved to it, never back. The app needs the permission WIX_STORES.CATALOG_VERSION_READ.
     *
     * Roles: visitor, member, merchant.
     */
    readonly getCatalogVersion: runtime.BoundCall<typeof getCatalogVersion>;
  };
  readonly productsV3: {
    /**
     * Get a product
     *
     * Reads one product of catalog version 3 by id, with its variants. Text, URL, currency, all media, categories and more are left out unless `fields` asks for them; `MERCHANT_DATA` and hidden products need permissions that visitors do not have.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
     * A site with the other version of the catalog has products.getProduct.
     */
    readonly getProduct: runtime.BoundCall<typeof getProductV3>;
    /**
     * Delete a product
     *
     * Deletes one product of catalog version 3 with its variants and their stock, and takes it out of its categories. It cannot be undone. The app needs the permission WIX_STORES.PRODUCT_DELETE.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has products.deleteProduct.
     */
    readonly deleteProduct: runtime.BoundCall<typeof deleteProductV3>;
    /**
     * Update a product
     *
     * Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. A list replaces the present one, so send all options, modifiers, media and variants that shall remain. Variants are sent with `options`, which are empty if there are none, and options with `variantsInfo`. A brand is named by its id. A violation may name the rules BRAND_MISSING_ID, DESCRIPTION_SIZE_TOO_BIG, DIGITAL_PRODUCT_CANNOT_BE_VISIBLE_IN_POS, DUPLICATE_MEDIA_ERROR, INVALID_SLUG_FORMAT, MISSING_OPTIONS_ON_UPDATE_VARIANTS, MISSING_VARIANT_OPTION, MISSING_VARIANT_OPTION_CHOICE, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED, SUBSCRIPTION_INVALID_AUTO_RENEWAL or VARIANTS_TYPED_PROPERTIES_ARE_NOT_ALIGNED. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
     *
     * Roles: merchant.
     * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_BARCODE_ERROR (400, assumed), DUPLICATE_PRODUCT_OPTIONS (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), DUPLICATE_VARIANT_OPTION_CHOICE (400, assumed), ERROR_ALL_SUBSCRIPTIONS_HIDDEN_FOR_SUBSCRIPTION_ONLY_PRODUCT (400, assumed), FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), INVALID_DEFAULT_VARIANT (400, assumed), INVALID_PRODUCT_TYPE_FOR_SUBSCRIPTION (400, assumed), INVALID_SUBSCRIPTION_DISCOUNT_AMOUNT (400, assumed), MISSING_VARIANT_OPTION_CHOICE (400, assumed), VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), DIGITAL_FILE_NOT_FOUND_ERROR (404, assumed), RIBBON_NOT_FOUND (404, assumed), BARCODE_ALREADY_EXIST_ERROR (409, assumed), DUPLICATE_SLUG_ERROR (409, assumed), SKU_ALREADY_EXIST_ERROR (409, assumed), SUBSCRIPTION_ID_ALREADY_EXISTS (409, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), BRAND_CREATION_FAILED (428, assumed), INFO_SECTION_ERROR_OCCURRED (428, assumed), PREORDER_VALIDATION_ERROR (428, assumed).
     * Statuses that no source documents: 409.
     * A site with the other version of the catalog has products.updateProduct.
     */
    readonly updateProduct: runtime.BoundCall<typeof updateProductV3>;
    /**
     * Get a product by slug
     *
     * Reads one product of catalog version 3 by the last part of the URL of its page, with its variants. `fields` as for `productsV3.getProduct`.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly getProductBySlug: runtime.BoundCall<typeof getProductBySlugV3>;
    /**
     * Search products
     *
     * Finds products of catalog version 3 by text, category, price, stock or choices, with facets: 50 to a page by default, 100 at most, paged by cursor. Only this call filters by category: `allCategoriesInfo.categories` with `$matchItems`. The list has no variants; their range of prices is in `actualPriceRange`. Shoppers find no hidden variant, neither by SKU nor by its choices, and facets leave it out; the price that they filter and sort by is over all variants.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly searchProducts: runtime.BoundCall<typeof searchProductsV3>;
    /**
     * List products
     *
     * Lists products of catalog version 3 by id, slug or date: 50 to a page by default, 100 at most, paged by cursor and without a total. To filter by text, category, price or stock, call `productsV3.searchProducts`. The list has no variants: `productsV3.getProduct` and `productsV3.queryVariants` have them.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly queryProducts: runtime.BoundCall<typeof queryProductsV3>;
    /**
     * Count products
     *
     * Counts products of catalog version 3 by text or filter, as `productsV3.searchProducts` finds them. Lists have no total; this is it.
     *
     * Roles: visitor, member, merchant.
     * Error codes: NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS (403), NO_PERMISSION_TO_READ_MERCHANT_DATA (403).
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly countProducts: runtime.BoundCall<typeof countProductsV3>;
    /**
     * Get the category of all products
     *
     * Reads the id of the category that has all products, and the tree that calls of `categories` need.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has collections.queryCollections.
     */
    readonly getAllProductsCategory: runtime.BoundCall<typeof getAllProductsCategoryV3>;
    /**
     * List variants
     *
     * Lists variants of all products of catalog version 3, each with what belongs to its product: 50 to a page by default, 1000 at most, paged by cursor. To list those of one product, filter `productData.productId`.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has variants.queryStoreVariants.
     */
    readonly queryVariants: runtime.BoundCall<typeof queryVariantsV3>;
    /**
     * Create a product with its stock
     *
     * Creates one product of catalog version 3 with its variants, and their stock at the default location. Options, modifiers, brands, ribbons and sections without an id are created, too. If the stock fails, the product exists: read `inventoryResults`. A violation may name the rules BRAND_MISSING_ID, INVALID_SLUG_FORMAT, MODIFIERS_ID_DUPLICATION_ERROR, PRICE_PER_UNIT_NOT_ALIGNED or REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE. The app needs the permission WIX_STORES.PRODUCT_CREATE.
     *
     * Roles: merchant.
     * Error codes: COMPARE_AT_PRICE_LOWER_THAN_ACTUAL_PRICE (400, assumed), DUPLICATE_RIBBON_IN_ADDITIONAL (400, assumed), DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL (400, assumed), MODIFIER_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), MODIFIER_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_CHOICE_NAME_AND_TYPE_REQUIRED (400, assumed), PRODUCT_OPTION_NAME_AND_TYPE_REQUIRED (400, assumed), CHOICE_NOT_EXIST (404, assumed), CUSTOMIZATION_NOT_EXIST (404, assumed), RIBBON_NOT_FOUND (404, assumed), ADD_CUSTOMIZATION_CHOICES_FAILED (428, assumed), CUSTOMIZATIONS_CREATION_FAILED (428, assumed), INFO_SECTION_CREATION_FAILED (428, assumed), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428, assumed), RIBBON_CREATION_FAILED (428, assumed).
     * A site with the other version of the catalog has products.createProduct.
     */
    readonly createProductWithInventory: runtime.BoundCall<typeof createProductWithInventoryV3>;
    /**
     * Set a property of the variants of many products
     *
     * Sets `visible`, `price`, `physicalProperties` and the cost in `revenueDetails` of all variants of the products that a filter finds, and no other property. The response comes before the change: it has the id of a job, whose end no call of this contract reports. A violation may name the rules CANNOT_REMOVE_VARIANT_ACTUAL_PRICE, EMPTY_FIELD_MASK, MISSING_VARIANT_OPTION or MISSING_VARIANT_OPTION_CHOICE. The app needs the permission WIX_STORES.PRODUCT_UPDATE.
     *
     * Roles: merchant.
     * Error codes: FIELD_MASK_VALUE_NOT_SUPPORTED (400, assumed), FIELD_MASK_WITH_FIELD_NOT_PASSED_ERROR (400, assumed), VARIANT_ID_ALREADY_EXISTS (409, assumed).
     * A site with the other version of the catalog has products.bulkUpdateProducts.
     */
    readonly bulkUpdateProductVariantsByFilter: runtime.BoundCall<typeof bulkUpdateProductVariantsByFilterV3>;
  };
  readonly inventoryItems: {
    /**
     * Get an inventory item
     *
     * Reads the stock of one variant at one location. The app needs the permission WIX_STORES.INVENTORY_READ.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has products.getProduct.
     */
    readonly getInventoryItem: runtime.BoundCall<typeof getInventoryItem>;
    /**
     * Update an inventory item
     *
     * Sets the stock of a variant at a location, or its pre-orders. Needs the current revision: an outdated one fails with 409. To add or take pieces without a revision, use the bulk calls. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
     *
     * Roles: merchant.
     * Error codes: PRE_ORDER_VALIDATION (428), REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING (428).
     * Statuses that no source documents: 409.
     */
    readonly updateInventoryItem: runtime.BoundCall<typeof updateInventoryItem>;
    /**
     * List inventory items
     *
     * Lists the stock of variants: 50 to a page by default, 1000 at most, paged by cursor. The app needs the permission WIX_STORES.INVENTORY_READ.
     *
     * Roles: merchant.
     * A site with the other version of the catalog has variants.queryStoreVariants.
     */
    readonly queryInventoryItems: runtime.BoundCall<typeof queryInventoryItems>;
    /**
     * Take pieces of many variants out of stock
     *
     * Takes pieces of 1 to 300 variants out of stock, each on its own, without their revisions. Read the results: the error of an item has the code INSUFFICIENT_INVENTORY, INVENTORY_QUANTITY_NOT_TRACKED, MIN_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
     *
     * Roles: merchant.
     */
    readonly bulkDecrementInventoryItemsByVariantAndLocation: runtime.BoundCall<typeof bulkDecrementInventoryItemsByVariantAndLocation>;
    /**
     * Add pieces of many variants to stock
     *
     * Adds pieces of 1 to 300 variants to stock, each on its own, without their revisions. Read the results: the error of an item has the code INVENTORY_QUANTITY_NOT_TRACKED, MAX_QUANTITY_LIMIT_REACHED or NOT_FOUND. The app needs the permission WIX_STORES.INVENTORY_UPDATE.
     *
     * Roles: merchant.
     */
    readonly bulkIncrementInventoryItemsByVariantAndLocation: runtime.BoundCall<typeof bulkIncrementInventoryItemsByVariantAndLocation>;
  };
  readonly customizations: {
    /**
     * List options and modifiers
     *
     * Lists the options and modifiers of all products of catalog version 3 with their choices, each once however many products have it: 50 to a page by default, 100 at most, paged by cursor and without a total. A shop names the choices of its filters by it.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly queryCustomizations: runtime.BoundCall<typeof queryCustomizations>;
  };
  readonly categories: {
    /**
     * Get a category
     *
     * Reads one category of catalog version 3 by id. Description and breadcrumbs are left out unless `fields` asks for them.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has collections.getCollectionById.
     */
    readonly getCategory: runtime.BoundCall<typeof getCategory>;
    /**
     * Update a category
     *
     * Changes the properties that are sent and keeps the others. Needs the current revision: an outdated one fails with 409. What cannot be changed here: `visible`, `managingAppId` and the category above. The app needs the permission CATEGORIES.CATEGORY_UPDATE.
     *
     * Roles: merchant.
     * Error codes: REMOVED_SLUG (400, assumed), DUPLICATE_SLUG (409, assumed).
     * Statuses that no source documents: 409.
     * A site with the other version of the catalog has collections.updateCollection.
     */
    readonly updateCategory: runtime.BoundCall<typeof updateCategory>;
    /**
     * Get a category by slug
     *
     * Reads one category of catalog version 3 by the last part of the URL of its page. `fields` as for `getCategory`.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has collections.getCollectionBySlug.
     */
    readonly getCategoryBySlug: runtime.BoundCall<typeof getCategoryBySlug>;
    /**
     * List categories
     *
     * Lists the categories of a shop with catalog version 3: 50 to a page by default, 1000 at most, paged by cursor. The list has the category of all products, too. `treeReference` is required by the platform for shops.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has collections.queryCollections.
     */
    readonly queryCategories: runtime.BoundCall<typeof queryCategories>;
    /**
     * List the items of a category
     *
     * Lists ids of the items of a category of catalog version 3: 50 to a page by default, 100 at most, paged by cursor. It returns no products: `productsV3.searchProducts` with `allCategoriesInfo.categories` finds those of a category.
     *
     * Roles: visitor, member, merchant.
     * A site with the other version of the catalog has products.queryProducts.
     */
    readonly listItemsInCategory: runtime.BoundCall<typeof listItemsInCategory>;
    /**
     * Create a category
     *
     * Creates one category of catalog version 3, at the top or below another one. The app needs the permission CATEGORIES.CATEGORY_CREATE.
     *
     * Roles: merchant.
     * Error codes: NAMESPACE_NOT_FOUND_IN_DEV_CENTER (404, assumed), PARENT_CATEGORY_NOT_IN_TREE (404, assumed), DUPLICATE_HANDLE (409, assumed), DUPLICATE_SLUG (409, assumed), CATEGORIES_LIMIT_PER_TREE_EXCEEDED (428, assumed), CATEGORY_DEPTH_LIMIT_EXCEEDED (428, assumed), PARENT_CATEGORY_HIDDEN (428, assumed), TREES_LIMIT_EXCEEDED (428, assumed).
     * A site with the other version of the catalog has collections.createCollection.
     */
    readonly createCategory: runtime.BoundCall<typeof createCategory>;
    /**
     * Add items to a category
     *
     * Adds 1 to 1000 items, such as products, to a category. Each succeeds or fails on its own; one that is in it succeeds. The app needs the permission CATEGORIES.CATEGORY_ADD_ITEM.
     *
     * Roles: merchant.
     * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
     * A site with the other version of the catalog has collections.addProductsToCollection.
     */
    readonly bulkAddItemsToCategory: runtime.BoundCall<typeof bulkAddItemsToCategory>;
    /**
     * Remove items from a category
     *
     * Takes 1 to 100 items out of a category. Each succeeds or fails on its own. The app needs the permission CATEGORIES.CATEGORY_REMOVE_ITEM.
     *
     * Roles: merchant.
     * Error codes: MANAGED_CATEGORY_OPERATION_NOT_ALLOWED (428, assumed).
     * A site with the other version of the catalog has collections.removeProductsFromCollection.
     */
    readonly bulkRemoveItemsFromCategory: runtime.BoundCall<typeof bulkRemoveItemsFromCategory>;
  };
  readonly authentication: {
    /**
     * Register a member with e-mail and password
     *
     * Makes a member account and returns the state of the sign-in: `SUCCESS` carries a session token, `REQUIRE_EMAIL_VERIFICATION` a state token (the address is already a contact, or the site asks for proof), `REQUIRE_OWNER_APPROVAL` neither. Fails for an address that has an account. Give the address either in `loginId` or in the query parameter `email`. A field violation whose data has the type EMAIL means a malformed address; others may name the rules VALUE_TOO_SHORT, VALUE_TOO_LONG, VALUE_DID_NOT_MATCH, PROVIDE_TENANT_ID or INVALID_AUTHENTICATOR_ID. Codes come as symbols or as negative numbers in text.
     *
     * Roles: visitor.
     * Error codes: -19971 (400, assumed), -19970 (400, assumed), UNIMPLEMENTED_FEATURE (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), IP_ADDRESS_FILTERED (400, assumed), RECAPTCHA_FAILED (400, assumed), RECAPTCHA_REQUIRED (400, assumed), MISSING_CAPTCHA_TOKEN (400, assumed), USER_EMAIL_OFAC_ADDRESS (400, assumed), UNSUPPORTED_FIELD (400, assumed), ATTRIBUTE_NOT_FOUND (400, assumed), CLIENT_METADATA_NOT_FOUND (400, assumed), INVALID_LD_SESSION (400, assumed), DUPLICATE_EMAIL (400, assumed), COULD_NOT_CREATE_SET_ACCOUNT_USER (400, assumed), INVALID_USER_TYPE (400, assumed), REGISTRATION_TO_EDITORX_NOT_ALLOWED (400, assumed), -19995 (409).
     */
    readonly register: runtime.BoundCall<typeof register>;
    /**
     * Log a member in with e-mail and password
     *
     * Checks e-mail and password, or continues an earlier sign-in with `stateToken`, and returns its state. A wrong password is a 401 and an unknown address a 404; neither concerns the access token of the caller, so do not renew it and do not send the call again. Show people one message for both, so that they do not reveal which accounts exist. Give the address either in `loginId` or in the query parameter `email`. Codes come as symbols or as negative numbers in text.
     *
     * Roles: visitor.
     * Error codes: -19973 (400, assumed), -19971 (400, assumed), -19970 (400, assumed), THROTTLED_FEATURE (400, assumed), INVALID_CAPTCHA_TOKEN (400, assumed), CAPTCHA_TOKEN_REQUIRED (400, assumed), REENROLLMENT_REQUIRED_BY_ADMIN (400, assumed), TRUSTED_CLIENTS_ONLY (400, assumed), WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED (400, assumed), -19976 (401), -19999 (404).
     */
    readonly login: runtime.BoundCall<typeof login>;
    /**
     * Change the password of the current member
     *
     * Sets a new password for the signed-in member without asking for the old one. The session stays valid. Needs the permission IAM.CHANGE_PASSWORD.
     *
     * Roles: member.
     */
    readonly changePassword: runtime.BoundCall<typeof changePassword>;
    /**
     * Start a sign-in at an identity provider
     *
     * Sends the browser to an outside identity provider, to be opened as a page and not fetched. With `sessionId` and `encryptionKey` the page at the end posts the result, encrypted with AES-GCM and a random vector, on the BroadcastChannel `wix-idp-{sessionId}`. Custom values travel as dotted keys, for example `customPayload.campaign=spring`. `oauth.authorize` with `idp` is today's way to the same end.
     *
     * Roles: visitor.
     */
    readonly ssoLogin: runtime.BoundCall<typeof ssoLogin>;
    /**
     * Finish a sign-in at an identity provider
     *
     * Where the identity provider sends the browser once the person has signed in there, to be opened as a page and not fetched. Completes the sign-in that `state` names and sends the browser on.
     *
     * Roles: visitor.
     */
    readonly loginCallback: runtime.BoundCall<typeof loginCallback>;
    /**
     * Sign in with tokens of an identity provider
     *
     * Signs a member in with what an identity provider already gave to the caller, without a redirect. The connection must support this.
     *
     * Roles: visitor.
     */
    readonly ssoLoginWithTokenParams: runtime.BoundCall<typeof ssoLoginWithTokenParams>;
    /**
     * Sign a member in without credentials
     *
     * For trusted servers that have already checked who the person is: signs the member in and makes or updates the account as needed. Only apps and site staff may call it. Ahead of an external login, Authorization carries the access token of the visitor, a comma without a space, and the API key.
     *
     * Roles: merchant.
     */
    readonly signOn: runtime.BoundCall<typeof signOn>;
    /**
     * Sign the browser out
     *
     * Ends the session of the browser, to be opened as a page and not fetched. Redirects only when `postLogoutRedirectUri` is given. No source says that it revokes refresh tokens, so forget them too. A redirect session of kind `logout` is the usual way here.
     *
     * Roles: visitor, member.
     */
    readonly logoutRedirect: runtime.BoundCall<typeof logoutRedirect>;
    /**
     * Answer a challenge for a sign-in factor
     *
     * Continues a sign-in that stopped at `REQUIRE_MFA` or `MFA_CHALLENGE`. Give the state token of that response and the data property that belongs to the factor in the path; without one the factor is only chosen. The answer may ask for yet another step. Like every sign-in call it must not be sent again by itself.
     *
     * Roles: visitor.
     * Error codes: VERIFICATION_FAILED (400, assumed).
     */
    readonly verifyFactor: runtime.BoundCall<typeof verifyFactor>;
  };
  readonly verification: {
    /**
     * Send a verification code to an identity
     *
     * Mails a code to the address of an identity and returns the id of the verification. Needs the permission IAM.START. A sign-in that waits for a code needs no start: its mail is sent by itself, and `verifyDuringAuthentication` takes its state token.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 404.
     */
    readonly startVerification: runtime.BoundCall<typeof startVerification>;
    /**
     * Complete a sign-in with an e-mailed code
     *
     * Takes the 6-character code from the verification mail together with the state token of a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`, and completes that sign-in. A wrong code is an error and not a state of the response.
     *
     * Roles: visitor.
     * Error codes: VERIFICATION_FAILED (400).
     */
    readonly verifyDuringAuthentication: runtime.BoundCall<typeof verifyDuringAuthentication>;
    /**
     * Send the verification code of a sign-in again
     *
     * Mails a new code for a sign-in in the state `REQUIRE_EMAIL_VERIFICATION`. Use the state token of the response from then on, when it has one.
     *
     * Roles: visitor.
     */
    readonly resendDuringAuthentication: runtime.BoundCall<typeof resendDuringAuthentication>;
  };
  readonly recovery: {
    /**
     * Send a password recovery mail
     *
     * Mails a member a link to the hosted page for a new password. The site must be published, since the page is part of it, and the redirect address must be allowed for the OAuth client.
     *
     * Roles: visitor, member.
     */
    readonly sendRecoveryEmail: runtime.BoundCall<typeof sendRecoveryEmail>;
    /**
     * Send an account activation mail
     *
     * Mails an identity a link to activate its account, for example after the merchant made it. Only apps and site staff may call it. Needs the permission IAM.SEND_ACTIVATION_EMAIL.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly sendActivationEmail: runtime.BoundCall<typeof sendActivationEmail>;
    /**
     * Set a new password with a recovery token
     *
     * Takes the token from the link of a recovery mail and the new password, and continues like a login: the response has a state and, on `SUCCESS`, a session token. Like every sign-in call it must not be sent again by itself.
     *
     * Roles: visitor, member.
     * Error codes: VERIFICATION_FAILED (400, assumed).
     */
    readonly recoverPassword: runtime.BoundCall<typeof recoverPassword>;
  };
  readonly oauth: {
    /**
     * Get or renew tokens
     *
     * Gives tokens for one of the grants: a new visitor, a renewal, a code exchange, or a trusted server or app. Access tokens last 14400 seconds as a rule. Only `invalid_grant` ends a session; every other failure leaves the refresh token valid. Never renew twice at once, and never send a code or a renewal again after a 400 or 401.
     *
     * Roles: visitor, member, merchant.
     */
    readonly oauthToken: runtime.BoundCall<typeof oauthToken>;
    /**
     * Look up an access token
     *
     * Returns whether a token is active, and the identity it represents. Is called without Authorization. A server must check `active`, the client and the site before it trusts the token, and should not keep the response longer than a minute.
     *
     * Roles: visitor, member, merchant.
     */
    readonly oauthTokenInfo: runtime.BoundCall<typeof oauthTokenInfo>;
    /**
     * Ask a member to sign in
     *
     * The authorization endpoint (RFC 6749, RFC 7636), to be opened as a page or a hidden frame and not fetched. The redirect session of kind `auth` leads here. The response has `code` and `state`, or `error`, `error_description` and `state`. The silent form has `responseMode=web_message`, `prompt=none`, a `sessionToken` and no `redirectUri`; check origin, source and state of the message and stop waiting after 120000 ms.
     *
     * Roles: visitor, member.
     */
    readonly authorize: runtime.BoundCall<typeof authorize>;
  };
  readonly files: {
    /**
     * Get an address to download files as a ZIP
     *
     * Packs up to 1000 files into one ZIP file. The address never expires, so keep it secret. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly generateFilesDownloadUrl: runtime.BoundCall<typeof generateFilesDownloadUrl>;
    /**
     * Get an address to download a file
     *
     * Gives temporary addresses of one file, private ones included, by default for 600 minutes and for 525600 at most. An expired address leads to `expirationRedirectUrl` or, without one, to a 403 page. Needs the permission MEDIA.SITE_MEDIA_FILES_DOWNLOAD_URL.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly generateFileDownloadUrl: runtime.BoundCall<typeof generateFileDownloadUrl>;
    /**
     * Get a file
     *
     * Reads the descriptor of one file. Files in the trash bin have the state `DELETED`. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly getFileDescriptor: runtime.BoundCall<typeof getFileDescriptor>;
    /**
     * Get several files
     *
     * Reads the descriptors of up to 100 files. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
     *
     * Roles: merchant.
     */
    readonly getFileDescriptors: runtime.BoundCall<typeof getFileDescriptors>;
    /**
     * Update a file
     *
     * Changes name, folder or labels of a file; the content and `private` are fixed. The file is named by `file.id`. Without `fieldMask` the properties that are present change. Needs the permission MEDIA.SITE_MEDIA_FILES_UPDATE.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly updateFileDescriptor: runtime.BoundCall<typeof updateFileDescriptor>;
    /**
     * Get an address to upload a file to
     *
     * The call itself stores nothing: `PUT` the bytes to `uploadUrl` with `Content-Type` and `?filename=`, without Authorization, and the descriptor comes back, perhaps still `PENDING`. Files above 10 MB need the resumable form. A violation may name the rules MISMATCH_MIME_TYPE, ZERO_FILE_SIZE, UNSUPPORTED_FILE_FORMAT, FILE_SIZE_OVER_LIMIT or SITE_QUOTA_EXCEEDED. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
     *
     * Roles: merchant.
     */
    readonly generateFileUploadUrl: runtime.BoundCall<typeof generateFileUploadUrl>;
    /**
     * Get an address for a resumable upload
     *
     * For files above 10 MB and poor connections, by the tus protocol. Create the upload at `uploadUrl` with the metadata `filename`, `contentType` and `token`, send the pieces, and finish with `PUT {uploadUrl}/{uploadToken}?filename=…`, which returns the descriptor. Visitors and members get a 403. Needs the permission MEDIA.SITE_MEDIA_FILES_UPLOAD.
     *
     * Roles: merchant.
     */
    readonly generateFileResumableUploadUrl: runtime.BoundCall<typeof generateFileResumableUploadUrl>;
    /**
     * Import a file from the web
     *
     * Has the platform fetch one file. The kind must be clear from `mediaType`, `mimeType`, the extension of `displayName` or `url`, or the response of the other server. Returns before the file is there, without `media`: wait for the file-ready or file-failed event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
     *
     * Roles: merchant.
     */
    readonly importFile: runtime.BoundCall<typeof importFile>;
    /**
     * Import several files from the web (older form)
     *
     * Has the platform fetch up to 100 files and returns their descriptors, without `media`. Does not say which failed at the start; `bulkImportFiles` does. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
     *
     * Roles: merchant.
     *
     * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
     */
    readonly bulkImportFilesV1: runtime.BoundCall<typeof bulkImportFilesV1>;
    /**
     * Import several files from the web
     *
     * Has the platform fetch up to 100 files. Each can fail by itself: see its `itemMetadata`. Descriptors come back only with `returnEntity`, without `media`; a file can be used after its file-ready event. Needs the permission MEDIA.SITE_MEDIA_FILES_IMPORT.
     *
     * Roles: merchant.
     */
    readonly bulkImportFiles: runtime.BoundCall<typeof bulkImportFiles>;
    /**
     * List the files of a folder
     *
     * Lists the files of one folder, not of the folders below it, `media-root` unless another is named. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
     *
     * Roles: merchant.
     */
    readonly listFiles: runtime.BoundCall<typeof listFiles>;
    /**
     * Search the files of the site
     *
     * Finds files by text in every folder of one tree. A text finds at most 200 files. Comes sorted by `updatedDate`, latest first, unless sorted otherwise. Cursor paging, at most 100 a page. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST.
     *
     * Roles: merchant.
     */
    readonly searchFiles: runtime.BoundCall<typeof searchFiles>;
    /**
     * Get an address to stream a video from
     *
     * Gives a temporary address of a video stream, private videos included, for 60 to 1440 minutes and by default for 1440. Needs the permission MEDIA.SITE_MEDIA_FILES_READ.
     *
     * Roles: merchant.
     * Statuses that no source documents: 404.
     */
    readonly generateVideoStreamingUrl: runtime.BoundCall<typeof generateVideoStreamingUrl>;
    /**
     * Delete several files
     *
     * Moves up to 1000 files to the trash bin, or with `permanent` deletes them permanently. Works on in the background, so lists may still show the files for a while. A file in the trash bin already is no error, and pages that use a file there still show it. Needs the permission MEDIA.SITE_MEDIA_FILES_MOVE_TO_TRASH.
     *
     * Roles: merchant.
     */
    readonly bulkDeleteFiles: runtime.BoundCall<typeof bulkDeleteFiles>;
    /**
     * Restore several files from the trash bin
     *
     * Moves up to 1000 files from the trash bin back to their folders. Runs asynchronously, so lists may not show the files at once. Needs the permission MEDIA.SITE_MEDIA_FILES_RESTORE_FROM_TRASH.
     *
     * Roles: merchant.
     */
    readonly bulkRestoreFiles: runtime.BoundCall<typeof bulkRestoreFiles>;
    /**
     * List the files in the trash bin
     *
     * Lists deleted files, which all have the state `DELETED`. Cursor paging, at most 100 a page. Files that were deleted permanently are not listed. Needs the permission MEDIA.SITE_MEDIA_FILES_LIST_DELETED.
     *
     * Roles: merchant.
     */
    readonly listDeletedFiles: runtime.BoundCall<typeof listDeletedFiles>;
  };
  readonly members: {
    /**
     * Change the slug of the signed-in member
     *
     * Gives the signed-in member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. Links to the old address of the profile page stop working.
     *
     * Roles: member.
     * Error codes: SLUG_ALREADY_EXISTS (409).
     */
    readonly updateMySlug: runtime.BoundCall<typeof updateMySlug>;
    /**
     * Change the slug of a member
     *
     * Gives a member a new slug of at most 255 characters. Slugs are case-sensitive and unique on the site. A member may change only their own.
     *
     * Roles: member, merchant.
     * Error codes: SLUG_ALREADY_EXISTS (409).
     */
    readonly updateMemberSlug: runtime.BoundCall<typeof updateMemberSlug>;
    /**
     * Join the community of the site
     *
     * Makes the signed-in member PUBLIC, so that the profile shows to visitors and other members and community features open up. Takes no input.
     *
     * Roles: member.
     * Error codes: COMMUNITY_JOIN_IMPOSSIBLE (428).
     */
    readonly joinCommunity: runtime.BoundCall<typeof joinCommunity>;
    /**
     * Leave the community of the site
     *
     * Makes the signed-in member PRIVATE: the profile disappears from visitors and other members. The account stays and the member can join again. Takes no input.
     *
     * Roles: member.
     */
    readonly leaveCommunity: runtime.BoundCall<typeof leaveCommunity>;
    /**
     * Get the signed-in member
     *
     * Returns the member whose token the call carries, with the PUBLIC field set unless `fieldsets` asks for more. Members see their own data in full however private they are.
     *
     * Roles: member.
     * Error codes: NOT_FOUND (404).
     */
    readonly getMyMember: runtime.BoundCall<typeof getMyMember>;
    /**
     * Delete the signed-in member
     *
     * Deletes the account of the member whose token the call carries; this cannot be undone. What the member wrote goes to the owner of the site, or to `contentAssigneeId`.
     *
     * Roles: member.
     */
    readonly deleteMyMember: runtime.BoundCall<typeof deleteMyMember>;
    /**
     * Get a member
     *
     * Returns one member with the PUBLIC field set unless `fieldsets` asks for more. A private member is hidden from visitors and other members; a member who has blocked the caller looks as if absent.
     *
     * Roles: visitor, member, merchant.
     * Error codes: MEMBER_TO_MEMBER_BLOCKED (404).
     */
    readonly getMember: runtime.BoundCall<typeof getMember>;
    /**
     * Delete a member
     *
     * Deletes a member permanently. What the member wrote goes to the owner of the site.
     *
     * Roles: merchant.
     */
    readonly deleteMember: runtime.BoundCall<typeof deleteMember>;
    /**
     * Update a member
     *
     * Changes the given parts of a member and leaves the rest. A list in `contact` replaces the whole old list, an empty list changes nothing (three calls of their own clear them), and `null` or an empty string clears a single value. `loginEmail`, status and slug cannot change here. A member may change only their own record.
     *
     * Roles: member, merchant.
     */
    readonly updateMember: runtime.BoundCall<typeof updateMember>;
    /**
     * List members
     *
     * Lists the members of the site by page: 50 unless `paging.limit` says otherwise, each with the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members, and so are members who have blocked each other.
     *
     * Roles: visitor, member, merchant.
     */
    readonly listMembers: runtime.BoundCall<typeof listMembers>;
    /**
     * Create a member
     *
     * Creates a member without a password; a recovery e-mail lets the person set one. `loginEmail` cannot change afterwards. The new member is PRIVATE unless `privacyStatus` says otherwise. Leave at least 1 second between two calls, or the platform throttles them.
     *
     * Roles: merchant.
     * Statuses that no source documents: 409.
     */
    readonly createMember: runtime.BoundCall<typeof createMember>;
    /**
     * Query members
     *
     * Finds members by filter, text search and order, paged by offset: 50 a page by default, 100 at most. Returns the PUBLIC field set unless `fieldsets` asks for more. Private members are hidden from visitors and other members. Always a POST, however short the query.
     *
     * Roles: visitor, member, merchant.
     */
    readonly queryMembers: runtime.BoundCall<typeof queryMembers>;
    /**
     * Mute a member
     *
     * Keeps a member from posting, commenting and liking. The member can still sign in and buy. The activity status becomes MUTED.
     *
     * Roles: merchant.
     */
    readonly muteMember: runtime.BoundCall<typeof muteMember>;
    /**
     * Unmute a member
     *
     * Lets a muted member take part in the community again. The activity status becomes ACTIVE.
     *
     * Roles: merchant.
     */
    readonly unmuteMember: runtime.BoundCall<typeof unmuteMember>;
    /**
     * Approve a member
     *
     * Lets a PENDING member sign in, and unblocks a BLOCKED one. The status becomes APPROVED.
     *
     * Roles: merchant.
     */
    readonly approveMember: runtime.BoundCall<typeof approveMember>;
    /**
     * Block a member
     *
     * Stops a member from signing in; the status becomes BLOCKED. Approving the member undoes it. Fails for the caller, the owner of the site and a member with a running subscription.
     *
     * Roles: merchant.
     * Error codes: MEMBER_SELF_BLOCK_FORBIDDEN (400), OWNER_MEMBER_BLOCK_FORBIDDEN (400), ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN (428, assumed).
     */
    readonly blockMember: runtime.BoundCall<typeof blockMember>;
    /**
     * Disconnect a member
     *
     * Disconnects a member from the site permanently: the status becomes OFFLINE and no call brings the member back. The record and what the member wrote stay.
     *
     * Roles: merchant.
     */
    readonly disconnectMember: runtime.BoundCall<typeof disconnectMember>;
    /**
     * Delete several members
     *
     * Deletes 1 to 100 members by id; this cannot be undone. What they wrote goes to the owner of the site. Some may fail while others succeed, so read the outcome of each.
     *
     * Roles: merchant.
     */
    readonly bulkDeleteMembers: runtime.BoundCall<typeof bulkDeleteMembers>;
    /**
     * Delete members by filter
     *
     * Deletes all members that a filter and a search select, as a background job; this cannot be undone. What they wrote goes to the owner of the site, or to `contentAssigneeId`. The call returns at once: a read right after it may still find them.
     *
     * Roles: merchant.
     */
    readonly bulkDeleteMembersByFilter: runtime.BoundCall<typeof bulkDeleteMembersByFilter>;
    /**
     * Approve members by filter
     *
     * Approves all members that a filter selects, as a background job. Blocked members among them are unblocked too. The call returns at once: a read right after it may still show the old status.
     *
     * Roles: merchant.
     */
    readonly bulkApproveMembers: runtime.BoundCall<typeof bulkApproveMembers>;
    /**
     * Block members by filter
     *
     * Blocks all members that a filter selects, as a background job, so that they can no longer sign in. The call returns at once: a read right after it may still show the old status.
     *
     * Roles: merchant.
     */
    readonly bulkBlockMembers: runtime.BoundCall<typeof bulkBlockMembers>;
    /**
     * Clear the phone numbers of a member
     *
     * Removes all phone numbers from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
     *
     * Roles: member, merchant.
     */
    readonly deleteMemberPhones: runtime.BoundCall<typeof deleteMemberPhones>;
    /**
     * Clear the e-mail addresses of a member
     *
     * Removes all e-mail addresses from the contact details of a member, which an update with an empty list would not do. `loginEmail` stays. A member may clear only their own.
     *
     * Roles: member, merchant.
     */
    readonly deleteMemberEmails: runtime.BoundCall<typeof deleteMemberEmails>;
    /**
     * Clear the addresses of a member
     *
     * Removes all addresses from the contact details of a member, which an update with an empty list would not do. A member may clear only their own.
     *
     * Roles: member, merchant.
     */
    readonly deleteMemberAddresses: runtime.BoundCall<typeof deleteMemberAddresses>;
  };
  readonly redirects: {
    /**
     * Create a redirect session
     *
     * Prepares a visit to a page that the platform hosts: sign-in, sign-out, an authorization code, a payment, a booking or a product page. Exactly one purpose must be given. Send the browser to `fullUrl`; the visitor comes back to one of the callbacks, which must be on an allowed domain, while `auth` needs an allowed redirect address. The site must be published. Creating the session changes nothing else: a sign-out takes effect when the browser visits the address.
     *
     * Roles: visitor, member, merchant.
     * Statuses that no source documents: 404.
     */
    readonly createRedirectSession: runtime.BoundCall<typeof createRedirectSession>;
  };
  readonly graphql: {
    /**
     * Run a GraphQL operation
     *
     * Runs a GraphQL document against one version of the schema. The answer is 200 even when parts failed, so look at `errors`; any other status means that nothing ran. No cached read of another call goes stale by itself, whatever a mutation changes.
     *
     * Roles: visitor, member, merchant.
     */
    readonly graphqlQuery: runtime.BoundCall<typeof graphqlQuery>;
  };
  readonly webMethods: {
    /**
     * Call a server function of the site
     *
     * Runs a function that the site exports to its pages, with a JSON list of arguments. Each function has a level: anyone (visitor, member or merchant), site-member (member or merchant) or admin (merchant). A wrong level gives "Insufficient permissions", a call without a token "Request is missing authentication data". A failure returns 200 with `exception` true; its message is replaced by "Error: Unable to handle the request. Contact the site administrator or view site monitoring logs for more information." unless the site runs in debug mode. A malformed call gets 400 with the plain text "invalid request". Lives on the site, not on the platform host.
     *
     * Roles: visitor, member, merchant.
     */
    readonly callWebMethod: runtime.BoundCall<typeof callWebMethod>;
  };
}
