// Generated from the OpenAPI description. Do not edit: change the description or the generator.

export { queryBackInStockRequests, createBackInStockRequest, getBackInStockRequest, deleteBackInStockRequest, markBackInStockRequestNotified, countBackInStockRequestsByCatalogReference, reportItemsBackInStock } from './back-in-stock.ts';
export { getCheckoutSettings, updateCheckoutSettings } from './checkout-settings.ts';
export { createCheckout, getCheckout, updateCheckout, getCheckoutByCartId, getCheckoutUrl, removeCheckoutCoupon, removeCheckoutGiftCard, removeOverrideCheckoutUrl, addToCheckout, removeCheckoutLineItems, createOrderFromCheckout, markCheckoutCompleted, updateCheckoutLineItemsQuantity } from './checkouts.ts';
export { getCurrentCart, deleteCurrentCart, updateCurrentCart, addToCurrentCart, removeCurrentCartLineItems, createCheckoutFromCurrentCart, removeCurrentCartCoupon, updateCurrentCartLineItemsQuantity, estimateCurrentCartTotals } from './current-cart.ts';
export { getCurrentCartV2, createCurrentCartV2, deleteCurrentCartV2, updateCurrentCartV2, refreshCurrentCartV2, calculateCurrentCartV2, estimateCurrentCartV2, addLineItemsToCurrentCartV2, removeLineItemsFromCurrentCartV2, updateLineItemsInCurrentCartV2, addCouponToCurrentCartV2, removeCouponFromCurrentCartV2, setDeliveryMethodForCurrentCartV2, removeDeliveryMethodFromCurrentCartV2, addGiftCardToCurrentCartV2, removeGiftCardFromCurrentCartV2, updateFormSubmissionsInCurrentCartV2 } from './current-cart-v2.ts';
export { getCartV2, deleteCartV2, updateCartV2, createCartV2, refreshCartV2, calculateCartV2, estimateCartV2, addLineItemsV2, removeLineItemsV2, updateLineItemsV2, addCouponV2, removeCouponV2, setDeliveryMethodV2, removeDeliveryMethodV2, addGiftCardV2, removeGiftCardV2, updateFormSubmissionsV2, getCheckoutUrlV2, placeOrderV2, markCartAsCompletedV2, handleAsyncCheckoutCompletionV2 } from './carts-v2.ts';
export { calculateTotals } from './totals.ts';
export { listInvoicesForOrders } from './invoices.ts';
export { getOrder, updateOrder, searchOrders, createOrder, bulkUpdateOrders, cancelOrder, bulkUpdateOrderTags } from './orders.ts';
export { preparePaymentCollection, getPaymentCollectabilityStatus, voidAuthorizedPayments, captureAuthorizedPayments } from './payments.ts';
export { listRecommendationAlgorithms, getRecommendation } from './recommendations.ts';
export { getReview, deleteReview, updateReview, createReview, queryReviews } from './reviews.ts';
export { getCollectionById, getCollectionBySlug, queryCollections, addProductsToCollection, removeProductsFromCollection, createCollection, deleteCollection, updateCollection, getCatalogCollectionBySlug } from './collections.ts';
export { createProduct, getProduct, deleteProduct, updateProduct, addProductMedia, removeProductMedia, setProductChoiceMedia, removeProductChoiceMedia, deleteProductOptions, removeProductBrand, removeProductRibbon, bulkUpdateProducts, bulkAdjustProducts, getProductOptionsAvailability, queryProducts } from './products.ts';
export { updateProductVariants, resetProductVariants, queryProductVariants, queryStoreVariants, getStoreVariant } from './variants.ts';
export { getCatalogVersion } from './catalog-versioning.ts';
export { getProductV3, getProductBySlug, searchProducts, queryProductsV3, countProducts, getAllProductsCategory, queryVariants } from './products-v3.ts';
export { getCategory, getCategoryBySlug, queryCategories, listItemsInCategory } from './categories.ts';
export { register, login, changePassword, ssoLogin, loginCallback, ssoLoginWithTokenParams, signOn, logoutRedirect, verifyFactor } from './authentication.ts';
export { startVerification, verifyDuringAuthentication, resendDuringAuthentication } from './verification.ts';
export { sendRecoveryEmail, sendActivationEmail, recoverPassword } from './recovery.ts';
export { oauthToken, oauthTokenInfo, authorize } from './oauth.ts';
export { generateFilesDownloadUrl, generateFileDownloadUrl, getFileDescriptor, getFileDescriptors, updateFileDescriptor, generateFileUploadUrl, generateFileResumableUploadUrl, importFile, bulkImportFilesV1, bulkImportFiles, listFiles, searchFiles, generateVideoStreamingUrl, bulkDeleteFiles, bulkRestoreFiles, listDeletedFiles } from './files.ts';
export { updateMySlug, updateMemberSlug, joinCommunity, leaveCommunity, getMyMember, deleteMyMember, getMember, deleteMember, updateMember, listMembers, createMember, queryMembers, muteMember, unmuteMember, approveMember, blockMember, disconnectMember, bulkDeleteMembers, bulkDeleteMembersByFilter, bulkApproveMembers, bulkBlockMembers, deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses } from './members.ts';
export { createRedirectSession } from './redirects.ts';
export { graphqlQuery } from './graphql.ts';
export { callWebMethod } from './web-methods.ts';
