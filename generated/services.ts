// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import { queryBackInStockRequests, createBackInStockRequest, getBackInStockRequest, deleteBackInStockRequest, markBackInStockRequestNotified, countBackInStockRequestsByCatalogReference, reportItemsBackInStock } from './operations/backInStock.ts';
import { getCheckoutSettings, updateCheckoutSettings } from './operations/checkoutSettings.ts';
import { createCheckout, getCheckout, updateCheckout, getCheckoutByCartId, getCheckoutUrl, removeCheckoutCoupon, removeCheckoutGiftCard, removeOverrideCheckoutUrl, addToCheckout, removeCheckoutLineItems, createOrderFromCheckout, markCheckoutCompleted, updateCheckoutLineItemsQuantity } from './operations/checkouts.ts';
import { getCurrentCart, deleteCurrentCart, updateCurrentCart, addToCurrentCart, removeCurrentCartLineItems, createCheckoutFromCurrentCart, removeCurrentCartCoupon, updateCurrentCartLineItemsQuantity, estimateCurrentCartTotals } from './operations/currentCart.ts';
import { listInvoicesForOrders } from './operations/invoices.ts';
import { getOrder, updateOrder, searchOrders, createOrder, bulkUpdateOrders, cancelOrder, bulkUpdateOrderTags } from './operations/orders.ts';
import { preparePaymentCollection, getPaymentCollectabilityStatus, voidAuthorizedPayments, captureAuthorizedPayments } from './operations/payments.ts';
import { listRecommendationAlgorithms, getRecommendation } from './operations/recommendations.ts';
import { getReview, deleteReview, updateReview, createReview, queryReviews } from './operations/reviews.ts';
import { getCollectionById, getCollectionBySlug, queryCollections, addProductsToCollection, removeProductsFromCollection, createCollection, deleteCollection, updateCollection, getCatalogCollectionBySlug } from './operations/collections.ts';
import { createProduct, getProduct, deleteProduct, updateProduct, addProductMedia, removeProductMedia, setProductChoiceMedia, removeProductChoiceMedia, deleteProductOptions, removeProductBrand, removeProductRibbon, bulkUpdateProducts, bulkAdjustProducts, getProductOptionsAvailability, queryProducts } from './operations/products.ts';
import { updateProductVariants, resetProductVariants, queryProductVariants, queryStoreVariants, getStoreVariant } from './operations/variants.ts';
import { register, login, changePassword, ssoLogin, loginCallback, ssoLoginWithTokenParams, signOn, logoutRedirect, verifyFactor } from './operations/authentication.ts';
import { startVerification, verifyDuringAuthentication, resendDuringAuthentication } from './operations/verification.ts';
import { sendRecoveryEmail, sendActivationEmail, recoverPassword } from './operations/recovery.ts';
import { oauthToken, oauthTokenInfo, authorize } from './operations/oauth.ts';
import { generateFilesDownloadUrl, generateFileDownloadUrl, getFileDescriptor, getFileDescriptors, updateFileDescriptor, generateFileUploadUrl, generateFileResumableUploadUrl, importFile, bulkImportFilesV1, bulkImportFiles, listFiles, searchFiles, generateVideoStreamingUrl, bulkDeleteFiles, bulkRestoreFiles, listDeletedFiles } from './operations/files.ts';
import { updateMySlug, updateMemberSlug, joinCommunity, leaveCommunity, getMyMember, deleteMyMember, getMember, deleteMember, updateMember, listMembers, createMember, queryMembers, muteMember, unmuteMember, approveMember, blockMember, disconnectMember, bulkDeleteMembers, bulkDeleteMembersByFilter, bulkApproveMembers, bulkBlockMembers, deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses } from './operations/members.ts';
import { createRedirectSession } from './operations/redirects.ts';
import { graphqlQuery } from './operations/graphql.ts';
import { callWebMethod } from './operations/webMethods.ts';

/** Every call, by service. */
export const services = {
  backInStock: { queryBackInStockRequests, createBackInStockRequest, getBackInStockRequest, deleteBackInStockRequest, markBackInStockRequestNotified, countBackInStockRequestsByCatalogReference, reportItemsBackInStock },
  checkoutSettings: { getCheckoutSettings, updateCheckoutSettings },
  checkouts: { createCheckout, getCheckout, updateCheckout, getCheckoutByCartId, getCheckoutUrl, removeCheckoutCoupon, removeCheckoutGiftCard, removeOverrideCheckoutUrl, addToCheckout, removeCheckoutLineItems, createOrderFromCheckout, markCheckoutCompleted, updateCheckoutLineItemsQuantity },
  currentCart: { getCurrentCart, deleteCurrentCart, updateCurrentCart, addToCurrentCart, removeCurrentCartLineItems, createCheckoutFromCurrentCart, removeCurrentCartCoupon, updateCurrentCartLineItemsQuantity, estimateCurrentCartTotals },
  invoices: { listInvoicesForOrders },
  orders: { getOrder, updateOrder, searchOrders, createOrder, bulkUpdateOrders, cancelOrder, bulkUpdateOrderTags },
  payments: { preparePaymentCollection, getPaymentCollectabilityStatus, voidAuthorizedPayments, captureAuthorizedPayments },
  recommendations: { listRecommendationAlgorithms, getRecommendation },
  reviews: { getReview, deleteReview, updateReview, createReview, queryReviews },
  collections: { getCollectionById, getCollectionBySlug, queryCollections, addProductsToCollection, removeProductsFromCollection, createCollection, deleteCollection, updateCollection, getCatalogCollectionBySlug },
  products: { createProduct, getProduct, deleteProduct, updateProduct, addProductMedia, removeProductMedia, setProductChoiceMedia, removeProductChoiceMedia, deleteProductOptions, removeProductBrand, removeProductRibbon, bulkUpdateProducts, bulkAdjustProducts, getProductOptionsAvailability, queryProducts },
  variants: { updateProductVariants, resetProductVariants, queryProductVariants, queryStoreVariants, getStoreVariant },
  authentication: { register, login, changePassword, ssoLogin, loginCallback, ssoLoginWithTokenParams, signOn, logoutRedirect, verifyFactor },
  verification: { startVerification, verifyDuringAuthentication, resendDuringAuthentication },
  recovery: { sendRecoveryEmail, sendActivationEmail, recoverPassword },
  oauth: { oauthToken, oauthTokenInfo, authorize },
  files: { generateFilesDownloadUrl, generateFileDownloadUrl, getFileDescriptor, getFileDescriptors, updateFileDescriptor, generateFileUploadUrl, generateFileResumableUploadUrl, importFile, bulkImportFilesV1, bulkImportFiles, listFiles, searchFiles, generateVideoStreamingUrl, bulkDeleteFiles, bulkRestoreFiles, listDeletedFiles },
  members: { updateMySlug, updateMemberSlug, joinCommunity, leaveCommunity, getMyMember, deleteMyMember, getMember, deleteMember, updateMember, listMembers, createMember, queryMembers, muteMember, unmuteMember, approveMember, blockMember, disconnectMember, bulkDeleteMembers, bulkDeleteMembersByFilter, bulkApproveMembers, bulkBlockMembers, deleteMemberPhones, deleteMemberEmails, deleteMemberAddresses },
  redirects: { createRedirectSession },
  graphql: { graphqlQuery },
  webMethods: { callWebMethod },
};
