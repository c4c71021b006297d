// Generated from the OpenAPI description. Do not edit: change the description or the generator.

import type * as schemas from './schemas.ts';

export type * from './schemas.ts';

/** What `backInStock.queryBackInStockRequests` takes. */
export type QueryBackInStockRequestsInput = schemas.QueryBackInStockRequestsParameters;

/** What `backInStock.createBackInStockRequest` takes. */
export type CreateBackInStockRequestInput = schemas.CreateBackInStockRequestRequest;

/** What `backInStock.getBackInStockRequest` takes. */
export interface GetBackInStockRequestInput {
  /** Id of the request, as the call that created it returned it. */
  id: string;
}

/** What `backInStock.deleteBackInStockRequest` takes. */
export interface DeleteBackInStockRequestInput {
  /** Id of the request, as the call that created it returned it. */
  id: string;
}

/** What `backInStock.markBackInStockRequestNotified` takes. */
export interface MarkBackInStockRequestNotifiedInput {
  /** Id of the request, as the call that created it returned it. */
  id: string;
}

/** What `backInStock.countBackInStockRequestsByCatalogReference` takes. */
export type CountBackInStockRequestsByCatalogReferenceInput = schemas.CountBackInStockRequestsByCatalogReferenceParameters;

/** What `backInStock.reportItemsBackInStock` takes. */
export type ReportItemsBackInStockInput = schemas.ReportItemsBackInStockRequest;

/** What `checkoutSettings.getCheckoutSettings` takes. */
export type GetCheckoutSettingsInput = Record<string, never>;

/** What `checkoutSettings.updateCheckoutSettings` takes. */
export type UpdateCheckoutSettingsInput = schemas.UpdateCheckoutSettingsRequest;

/**
 * What `checkouts.createCheckout` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.createCart` instead.
 */
export type CreateCheckoutInput = schemas.CreateCheckoutRequest;

/**
 * What `checkouts.getCheckout` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
 */
export interface GetCheckoutInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.updateCheckout` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
 */
export interface UpdateCheckoutInput extends schemas.UpdateCheckoutRequest {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.getCheckoutByCartId` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCart` instead.
 */
export interface GetCheckoutByCartIdInput {
  /** Id of the cart the checkout was made from. */
  id: string;
}

/**
 * What `checkouts.getCheckoutUrl` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.getCheckoutUrl` instead.
 */
export interface GetCheckoutUrlInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.removeCheckoutCoupon` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeCoupon` instead.
 */
export interface RemoveCheckoutCouponInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.removeCheckoutGiftCard` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeGiftCard` instead.
 */
export interface RemoveCheckoutGiftCardInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.removeOverrideCheckoutUrl` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateCart` instead.
 */
export interface RemoveOverrideCheckoutUrlInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.addToCheckout` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.addLineItems` instead.
 */
export interface AddToCheckoutInput extends schemas.AddToCheckoutRequest {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.removeCheckoutLineItems` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.removeLineItems` instead.
 */
export interface RemoveCheckoutLineItemsInput extends schemas.RemoveCheckoutLineItemsRequest {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.createOrderFromCheckout` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.placeOrder` instead.
 */
export interface CreateOrderFromCheckoutInput extends schemas.CreateOrderFromCheckoutRequest {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.markCheckoutCompleted` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.markCartAsCompleted` instead.
 */
export interface MarkCheckoutCompletedInput {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `checkouts.updateCheckoutLineItemsQuantity` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `cartsV2.updateLineItems` instead.
 */
export interface UpdateCheckoutLineItemsQuantityInput extends schemas.UpdateLineItemsQuantityRequest {
  /** Id of the checkout, as the call that created it returned it. */
  id: string;
}

/**
 * What `currentCart.getCurrentCart` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.getCurrentCart` instead.
 */
export type GetCurrentCartInput = Record<string, never>;

/**
 * What `currentCart.deleteCurrentCart` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.deleteCurrentCart` instead.
 */
export type DeleteCurrentCartInput = Record<string, never>;

/**
 * What `currentCart.updateCurrentCart` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateCurrentCart` instead.
 */
export type UpdateCurrentCartInput = schemas.UpdateCurrentCartRequest;

/**
 * What `currentCart.addToCurrentCart` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart` instead.
 */
export type AddToCurrentCartInput = schemas.AddToCurrentCartRequest;

/**
 * What `currentCart.removeCurrentCartLineItems` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeLineItemsFromCurrentCart` instead.
 */
export type RemoveCurrentCartLineItemsInput = schemas.RemoveCurrentCartLineItemsRequest;

/**
 * What `currentCart.createCheckoutFromCurrentCart` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01.
 */
export type CreateCheckoutFromCurrentCartInput = schemas.CreateCheckoutFromCurrentCartRequest;

/**
 * What `currentCart.removeCurrentCartCoupon` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.removeCouponFromCurrentCart` instead.
 */
export type RemoveCurrentCartCouponInput = Record<string, never>;

/**
 * What `currentCart.updateCurrentCartLineItemsQuantity` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.updateLineItemsInCurrentCart` instead.
 */
export type UpdateCurrentCartLineItemsQuantityInput = schemas.UpdateLineItemsQuantityRequest;

/**
 * What `currentCart.estimateCurrentCartTotals` takes.
 *
 * @deprecated The removal date of this call is 2027-02-01. Use `currentCartV2.estimateCurrentCart` instead.
 */
export type EstimateCurrentCartTotalsInput = schemas.EstimateCurrentCartTotalsRequest;

/** What `currentCartV2.getCurrentCart` takes. */
export type GetCurrentCartV2Input = Record<string, never>;

/** What `currentCartV2.createCurrentCart` takes. */
export type CreateCurrentCartV2Input = schemas.CreateCartV2Request;

/** What `currentCartV2.deleteCurrentCart` takes. */
export type DeleteCurrentCartV2Input = Record<string, never>;

/** What `currentCartV2.updateCurrentCart` takes. */
export type UpdateCurrentCartV2Input = schemas.UpdateCartV2Request;

/** What `currentCartV2.refreshCurrentCart` takes. */
export type RefreshCurrentCartV2Input = Record<string, never>;

/** What `currentCartV2.calculateCurrentCart` takes. */
export type CalculateCurrentCartV2Input = schemas.CalculateCartV2Request;

/** What `currentCartV2.estimateCurrentCart` takes. */
export type EstimateCurrentCartV2Input = schemas.EstimateCartV2Request;

/** What `currentCartV2.addLineItemsToCurrentCart` takes. */
export type AddLineItemsToCurrentCartV2Input = schemas.AddLineItemsV2Request;

/** What `currentCartV2.removeLineItemsFromCurrentCart` takes. */
export type RemoveLineItemsFromCurrentCartV2Input = schemas.RemoveLineItemsV2Request;

/** What `currentCartV2.updateLineItemsInCurrentCart` takes. */
export type UpdateLineItemsInCurrentCartV2Input = schemas.UpdateLineItemsInCurrentCartV2Request;

/** What `currentCartV2.addCouponToCurrentCart` takes. */
export type AddCouponToCurrentCartV2Input = schemas.AddCouponV2Request;

/** What `currentCartV2.removeCouponFromCurrentCart` takes. */
export type RemoveCouponFromCurrentCartV2Input = schemas.RemoveCouponV2Request;

/** What `currentCartV2.setDeliveryMethodForCurrentCart` takes. */
export type SetDeliveryMethodForCurrentCartV2Input = schemas.SetDeliveryMethodV2Request;

/** What `currentCartV2.removeDeliveryMethodFromCurrentCart` takes. */
export type RemoveDeliveryMethodFromCurrentCartV2Input = Record<string, never>;

/** What `currentCartV2.addGiftCardToCurrentCart` takes. */
export type AddGiftCardToCurrentCartV2Input = schemas.AddGiftCardV2Request;

/** What `currentCartV2.removeGiftCardFromCurrentCart` takes. */
export type RemoveGiftCardFromCurrentCartV2Input = schemas.RemoveGiftCardV2Request;

/** What `currentCartV2.updateFormSubmissionsInCurrentCart` takes. */
export type UpdateFormSubmissionsInCurrentCartV2Input = schemas.UpdateFormSubmissionsV2Request;

/** What `cartsV2.getCart` takes. */
export interface GetCartV2Input {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.deleteCart` takes. */
export interface DeleteCartV2Input {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.updateCart` takes. */
export interface UpdateCartV2Input extends schemas.UpdateCartV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.createCart` takes. */
export type CreateCartV2Input = schemas.CreateCartV2Request;

/** What `cartsV2.refreshCart` takes. */
export interface RefreshCartV2Input {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.calculateCart` takes. */
export interface CalculateCartV2Input extends schemas.CalculateCartV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.estimateCart` takes. */
export interface EstimateCartV2Input extends schemas.EstimateCartV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.addLineItems` takes. */
export interface AddLineItemsV2Input extends schemas.AddLineItemsV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.removeLineItems` takes. */
export interface RemoveLineItemsV2Input extends schemas.RemoveLineItemsV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.updateLineItems` takes. */
export interface UpdateLineItemsV2Input extends schemas.UpdateLineItemsV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.addCoupon` takes. */
export interface AddCouponV2Input extends schemas.AddCouponV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.removeCoupon` takes. */
export interface RemoveCouponV2Input extends schemas.RemoveCouponV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.setDeliveryMethod` takes. */
export interface SetDeliveryMethodV2Input extends schemas.SetDeliveryMethodV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.removeDeliveryMethod` takes. */
export interface RemoveDeliveryMethodV2Input {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.addGiftCard` takes. */
export interface AddGiftCardV2Input extends schemas.AddGiftCardV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.removeGiftCard` takes. */
export interface RemoveGiftCardV2Input extends schemas.RemoveGiftCardV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.updateFormSubmissions` takes. */
export interface UpdateFormSubmissionsV2Input extends schemas.UpdateFormSubmissionsV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.getCheckoutUrl` takes. */
export interface GetCheckoutUrlV2Input extends schemas.GetCheckoutUrlV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.placeOrder` takes. */
export interface PlaceOrderV2Input extends schemas.PlaceOrderV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.markCartAsCompleted` takes. */
export interface MarkCartAsCompletedV2Input extends schemas.MarkCartAsCompletedV2Request {
  /** Id of the cart, from `cart.id`. */
  cartId: string;
}

/** What `cartsV2.handleAsyncCheckoutCompletion` takes. */
export interface HandleAsyncCheckoutCompletionV2Input {
  /** JWT that the platform signed, with the checkout and the pages to go on to. Secret. */
  token: string;
}

/** What `totals.calculateTotals` takes. */
export type CalculateTotalsInput = schemas.CalculateTotalsRequest;

/** What `invoices.listInvoicesForOrders` takes. */
export type ListInvoicesForOrdersInput = schemas.ListInvoicesForOrdersRequest;

/** What `orders.getOrder` takes. */
export interface GetOrderInput {
  /** Id of the order, not its number. */
  id: string;
}

/** What `orders.updateOrder` takes. */
export interface UpdateOrderInput extends schemas.UpdateOrderRequest {
  /** Id of the order, not its number. */
  id: string;
}

/** What `orders.searchOrders` takes. */
export type SearchOrdersInput = schemas.SearchOrdersRequest;

/** What `orders.createOrder` takes. */
export type CreateOrderInput = schemas.CreateOrderRequest;

/** What `orders.bulkUpdateOrders` takes. */
export type BulkUpdateOrdersInput = schemas.BulkUpdateOrdersRequest;

/** What `orders.cancelOrder` takes. */
export interface CancelOrderInput extends schemas.CancelOrderRequest {
  /** Id of the order, not its number. */
  id: string;
}

/** What `orders.bulkUpdateOrderTags` takes. */
export type BulkUpdateOrderTagsInput = schemas.BulkUpdateOrderTagsRequest;

/** What `payments.preparePaymentCollection` takes. */
export interface PreparePaymentCollectionInput extends schemas.PreparePaymentCollectionRequest {
  /** Id of the order. The same id as in the order calls. */
  ecomOrderId: string;
}

/** What `payments.getPaymentCollectabilityStatus` takes. */
export interface GetPaymentCollectabilityStatusInput {
  /** Id of the order. The same id as in the order calls. */
  ecomOrderId: string;
}

/** What `payments.voidAuthorizedPayments` takes. */
export interface VoidAuthorizedPaymentsInput extends schemas.VoidAuthorizedPaymentsRequest {
  /** Id of the order. The same id as in the order calls. */
  ecomOrderId: string;
}

/** What `payments.captureAuthorizedPayments` takes. */
export interface CaptureAuthorizedPaymentsInput extends schemas.CaptureAuthorizedPaymentsRequest {
  /** Id of the order. The same id as in the order calls. */
  ecomOrderId: string;
}

/** What `recommendations.listRecommendationAlgorithms` takes. */
export type ListRecommendationAlgorithmsInput = Record<string, never>;

/** What `recommendations.getRecommendation` takes. */
export type GetRecommendationInput = schemas.GetRecommendationRequest;

/** What `reviews.getReview` takes. */
export interface GetReviewInput {
  /** Id of the review. */
  reviewId: string;
  /** Also find a review that is not published. False when absent. */
  returnPrivateReviews?: boolean;
}

/** What `reviews.deleteReview` takes. */
export interface DeleteReviewInput {
  /** Id of the review. */
  reviewId: string;
}

/** What `reviews.updateReview` takes. */
export interface UpdateReviewInput extends schemas.UpdateReviewRequest {
  /** Id of the review. */
  reviewId: string;
}

/** What `reviews.createReview` takes. */
export type CreateReviewInput = schemas.CreateReviewRequest;

/** What `reviews.queryReviews` takes. */
export type QueryReviewsInput = schemas.QueryReviewsRequest;

/** What `collections.getCollectionById` takes. */
export interface GetCollectionByIdInput {
  /** Id of the collection to read. */
  id: string;
}

/** What `collections.getCollectionBySlug` takes. */
export interface GetCollectionBySlugInput {
  /** Last part of the address of the collection, such as `tableware`. */
  slug: string;
}

/** What `collections.queryCollections` takes. */
export type QueryCollectionsInput = schemas.QueryCollectionsRequest;

/** What `products.createProduct` takes. */
export type CreateProductInput = schemas.CreateProductRequest;

/** What `products.getProduct` takes. */
export interface GetProductInput {
  /** Id of the product. */
  id: string;
  /** True adds cost and profit. Needs permission to manage products. Default false. */
  includeMerchantSpecificData?: boolean;
}

/** What `products.deleteProduct` takes. */
export interface DeleteProductInput {
  /** Id of the product. */
  id: string;
}

/** What `products.updateProduct` takes. */
export interface UpdateProductInput extends schemas.UpdateProductRequest {
  /** Id of the product. */
  id: string;
}

/** What `variants.updateProductVariants` takes. */
export interface UpdateProductVariantsInput extends schemas.UpdateProductVariantsRequest {
  /** Id of a product that manages its variants. */
  id: string;
}

/** What `variants.resetProductVariants` takes. */
export interface ResetProductVariantsInput {
  /** Id of the product. */
  id: string;
}

/** What `collections.addProductsToCollection` takes. */
export interface AddProductsToCollectionInput extends schemas.CollectionProductsRequest {
  /** Id of the collection. */
  id: string;
}

/** What `collections.removeProductsFromCollection` takes. */
export interface RemoveProductsFromCollectionInput extends schemas.CollectionProductsRequest {
  /** Id of the collection. */
  id: string;
}

/** What `products.addProductMedia` takes. */
export interface AddProductMediaInput extends schemas.AddProductMediaRequest {
  /** Id of the product. */
  id: string;
}

/** What `products.removeProductMedia` takes. */
export interface RemoveProductMediaInput extends schemas.RemoveProductMediaRequest {
  /** Id of the product. */
  id: string;
}

/** What `products.setProductChoiceMedia` takes. */
export interface SetProductChoiceMediaInput extends schemas.ProductChoiceMediaRequest {
  /** Id of the product. */
  id: string;
}

/** What `products.removeProductChoiceMedia` takes. */
export interface RemoveProductChoiceMediaInput extends schemas.ProductChoiceMediaRequest {
  /** Id of the product. */
  id: string;
}

/** What `products.deleteProductOptions` takes. */
export interface DeleteProductOptionsInput {
  /** Id of the product. */
  id: string;
}

/** What `products.removeProductBrand` takes. */
export interface RemoveProductBrandInput {
  /** Id of the product. */
  id: string;
}

/** What `products.removeProductRibbon` takes. */
export interface RemoveProductRibbonInput {
  /** Id of the product. */
  id: string;
}

/** What `collections.createCollection` takes. */
export type CreateCollectionInput = schemas.CreateCollectionRequest;

/** What `collections.deleteCollection` takes. */
export interface DeleteCollectionInput {
  /** Id of the collection to delete. */
  id: string;
}

/** What `collections.updateCollection` takes. */
export interface UpdateCollectionInput extends schemas.UpdateCollectionRequest {
  /** Id of the collection to change. */
  id: string;
}

/** What `products.bulkUpdateProducts` takes. */
export type BulkUpdateProductsInput = schemas.BulkUpdateProductsRequest;

/** What `products.bulkAdjustProducts` takes. */
export type BulkAdjustProductsInput = schemas.BulkAdjustProductsRequest;

/** What `collections.getCatalogCollectionBySlug` takes. */
export interface GetCatalogCollectionBySlugInput {
  /** Last part of the address of the collection, such as `tableware`. */
  slug: string;
}

/** What `products.getProductOptionsAvailability` takes. */
export interface GetProductOptionsAvailabilityInput extends schemas.GetProductOptionsAvailabilityRequest {
  /** Id of the product. */
  id: string;
}

/** What `variants.queryProductVariants` takes. */
export interface QueryProductVariantsInput extends schemas.QueryProductVariantsRequest {
  /** Id of the product whose variants are listed. */
  id: string;
}

/** What `variants.queryStoreVariants` takes. */
export type QueryStoreVariantsInput = schemas.QueryStoreVariantsRequest;

/** What `variants.getStoreVariant` takes. */
export interface GetStoreVariantInput {
  /** Id of the store variant: product id, hyphen, variant id. */
  id: string;
}

/** What `products.queryProducts` takes. */
export type QueryProductsInput = schemas.QueryProductsRequest;

/** What `catalogVersioning.getCatalogVersion` takes. */
export type GetCatalogVersionInput = Record<string, never>;

/** What `productsV3.getProduct` takes. */
export interface GetProductV3Input {
  /** Id of the product. */
  id: string;
  /** Parts of the product that the response has only if they are asked for. */
  fields?: schemas.ProductRequestedField[];
}

/** What `productsV3.deleteProduct` takes. */
export interface DeleteProductV3Input {
  /** Id of the product. */
  id: string;
}

/** What `productsV3.updateProduct` takes. */
export interface UpdateProductV3Input extends schemas.UpdateProductV3Request {
  /** Id of the product. */
  id: string;
}

/** What `productsV3.getProductBySlug` takes. */
export interface GetProductBySlugV3Input {
  /** Slug of the product. */
  slug: string;
  /** Parts of the product that the response has only if they are asked for. */
  fields?: schemas.ProductRequestedField[];
}

/** What `productsV3.searchProducts` takes. */
export type SearchProductsV3Input = schemas.SearchProductsV3Parameters;

/** What `productsV3.queryProducts` takes. */
export type QueryProductsV3Input = schemas.QueryProductsV3Parameters;

/** What `productsV3.countProducts` takes. */
export type CountProductsV3Input = schemas.CountProductsV3Parameters;

/** What `productsV3.getAllProductsCategory` takes. */
export type GetAllProductsCategoryV3Input = Record<string, never>;

/** What `productsV3.queryVariants` takes. */
export type QueryVariantsV3Input = schemas.QueryVariantsV3Request;

/** What `productsV3.createProductWithInventory` takes. */
export type CreateProductWithInventoryV3Input = schemas.CreateProductWithInventoryV3Request;

/** What `productsV3.bulkUpdateProductVariantsByFilter` takes. */
export type BulkUpdateProductVariantsByFilterV3Input = schemas.BulkUpdateProductVariantsByFilterV3Request;

/** What `inventoryItems.getInventoryItem` takes. */
export interface GetInventoryItemInput {
  /** Id of the inventory item. */
  id: string;
}

/** What `inventoryItems.updateInventoryItem` takes. */
export interface UpdateInventoryItemInput extends schemas.UpdateInventoryItemRequest {
  /** Id of the inventory item. */
  id: string;
}

/** What `inventoryItems.queryInventoryItems` takes. */
export type QueryInventoryItemsInput = schemas.QueryInventoryItemsParameters;

/** What `inventoryItems.bulkDecrementInventoryItemsByVariantAndLocation` takes. */
export type BulkDecrementInventoryItemsByVariantAndLocationInput = schemas.BulkDecrementInventoryItemsRequest;

/** What `inventoryItems.bulkIncrementInventoryItemsByVariantAndLocation` takes. */
export type BulkIncrementInventoryItemsByVariantAndLocationInput = schemas.BulkIncrementInventoryItemsRequest;

/** What `customizations.queryCustomizations` takes. */
export type QueryCustomizationsInput = schemas.QueryCustomizationsParameters;

/** What `categories.getCategory` takes. */
export interface GetCategoryInput {
  /** Id of the category. */
  id: string;
  treeReference: {
    /** Namespace of the tree, `@wix/stores` for a shop. */
    appNamespace: string;
    /** Key of the tree within the app. Null or absent for a shop. */
    treeKey?: string | null;
  };
  /** Parts of the category that the response has only if they are asked for. */
  fields?: schemas.CategoryRequestedField[];
}

/** What `categories.updateCategory` takes. */
export interface UpdateCategoryInput extends schemas.UpdateCategoryRequest {
  /** Id of the category. */
  id: string;
}

/** What `categories.getCategoryBySlug` takes. */
export interface GetCategoryBySlugInput {
  /** Slug of the category. */
  slug: string;
  treeReference: {
    /** Namespace of the tree, `@wix/stores` for a shop. */
    appNamespace: string;
    /** Key of the tree within the app. Null or absent for a shop. */
    treeKey?: string | null;
  };
  /** Parts of the category that the response has only if they are asked for. */
  fields?: schemas.CategoryRequestedField[];
}

/** What `categories.queryCategories` takes. */
export type QueryCategoriesInput = schemas.QueryCategoriesRequest;

/** What `categories.listItemsInCategory` takes. */
export interface ListItemsInCategoryInput {
  /** Id of the category. */
  id: string;
  treeReference: {
    /** Namespace of the tree, `@wix/stores` for a shop. */
    appNamespace: string;
    /** Key of the tree within the app. Null or absent for a shop. */
    treeKey?: string | null;
  };
  cursorPaging?: {
    /** Number of items in a page. Defaults to 50. */
    limit?: number | null;
    /** Cursor of the wanted page, from the metadata of another page. Absent: the first page. */
    cursor?: string | null;
  };
  /** Whether the items are in the order that the merchant has arranged. If false, the newest come first. */
  useCategoryArrangement?: boolean;
  /** Whether items of the categories below are listed. Default false. */
  includeItemsFromSubcategories?: boolean;
}

/** What `categories.createCategory` takes. */
export type CreateCategoryInput = schemas.CreateCategoryRequest;

/** What `categories.bulkAddItemsToCategory` takes. */
export interface BulkAddItemsToCategoryInput extends schemas.BulkAddItemsToCategoryRequest {
  /** Id of the category. */
  id: string;
}

/** What `categories.bulkRemoveItemsFromCategory` takes. */
export interface BulkRemoveItemsFromCategoryInput extends schemas.BulkRemoveItemsFromCategoryRequest {
  /** Id of the category. */
  id: string;
}

/** What `authentication.register` takes. */
export interface RegisterInput extends schemas.RegisterRequest {
  /** The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given. */
  email?: string;
}

/** What `authentication.login` takes. */
export interface LoginInput extends schemas.LoginRequest {
  /** The e-mail address, for the form of the call that has it in the query. Leave it out when `loginId` is given. */
  email?: string;
}

/** What `authentication.changePassword` takes. */
export type ChangePasswordInput = schemas.ChangePasswordRequest;

/** What `authentication.ssoLogin` takes. */
export interface SsoLoginInput {
  /** Id of what the sign-in belongs to: the site, for members. */
  tenantId: string;
  /** The provider as connected to the site. */
  idpConnectionId: string;
  /** What `tenantId` names. */
  tenantType?: schemas.TenantType;
  /** Values that come back with the result. */
  customPayload?: Record<string, string>;
  /** Random id of this attempt, which names the channel for the result. */
  sessionId?: string;
  /** Random AES key of this attempt in base64, which encrypts the result. Never use one twice. */
  encryptionKey?: string;
  /** The visitor until now, to tie to the member. */
  visitorId?: string;
  /** Browser session id of the platform's own statistics. */
  bsi?: string;
}

/** What `authentication.loginCallback` takes. */
export interface LoginCallbackInput {
  /** Names the sign-in, as the provider got it. */
  state?: string;
  /** The session that the provider sign-in made. */
  sessionToken?: string;
}

/** What `authentication.ssoLoginWithTokenParams` takes. */
export type SsoLoginWithTokenParamsInput = schemas.SsoLoginWithTokenParamsRequest;

/** What `authentication.signOn` takes. */
export type SignOnInput = schemas.SignOnRequest;

/** What `authentication.logoutRedirect` takes. */
export interface LogoutRedirectInput {
  /** Where the browser goes afterwards. It must be allowed for the OAuth client. */
  postLogoutRedirectUri?: string;
  /** OAuth client of the site, whose allowed addresses count. */
  clientId?: string;
}

/** What `authentication.verifyFactor` takes. */
export interface VerifyFactorInput extends schemas.VerifyFactorRequest {
  /** The factor that is answered. */
  factorType: schemas.FactorType;
}

/** What `verification.startVerification` takes. */
export type StartVerificationInput = schemas.StartVerificationRequest;

/** What `verification.verifyDuringAuthentication` takes. */
export type VerifyDuringAuthenticationInput = schemas.VerifyDuringAuthenticationRequest;

/** What `verification.resendDuringAuthentication` takes. */
export type ResendDuringAuthenticationInput = schemas.ResendDuringAuthenticationRequest;

/** What `recovery.sendRecoveryEmail` takes. */
export type SendRecoveryEmailInput = schemas.SendRecoveryEmailRequest;

/** What `recovery.sendActivationEmail` takes. */
export type SendActivationEmailInput = schemas.SendActivationEmailRequest;

/** What `recovery.recoverPassword` takes. */
export type RecoverPasswordInput = schemas.RecoverPasswordRequest;

/** What `oauth.oauthToken` takes. */
export type OauthTokenInput = schemas.OAuthTokenRequest;

/** What `oauth.oauthTokenInfo` takes. */
export type OauthTokenInfoInput = schemas.OauthTokenInfoRequest;

/** What `files.generateFilesDownloadUrl` takes. */
export type GenerateFilesDownloadUrlInput = schemas.GenerateFilesDownloadUrlRequest;

/** What `files.generateFileDownloadUrl` takes. */
export type GenerateFileDownloadUrlInput = schemas.GenerateFileDownloadUrlRequest;

/** What `files.getFileDescriptor` takes. */
export interface GetFileDescriptorInput {
  /** The file. A `wix:` media address does as well. */
  fileId: string;
}

/** What `files.getFileDescriptors` takes. */
export type GetFileDescriptorsInput = schemas.GetFileDescriptorsRequest;

/** What `files.updateFileDescriptor` takes. */
export type UpdateFileDescriptorInput = schemas.UpdateFileDescriptorRequest;

/** What `files.generateFileUploadUrl` takes. */
export type GenerateFileUploadUrlInput = schemas.GenerateFileUploadUrlRequest;

/** What `files.generateFileResumableUploadUrl` takes. */
export type GenerateFileResumableUploadUrlInput = schemas.GenerateFileResumableUploadUrlRequest;

/** What `files.importFile` takes. */
export type ImportFileInput = schemas.ImportFileRequest;

/**
 * What `files.bulkImportFilesV1` takes.
 *
 * @deprecated The removal date of this call is 2024-03-31. Use `files.bulkImportFiles` instead.
 */
export type BulkImportFilesV1Input = schemas.BulkImportFilesV1Request;

/** What `files.bulkImportFiles` takes. */
export type BulkImportFilesInput = schemas.BulkImportFilesRequest;

/** What `files.listFiles` takes. */
export interface ListFilesInput {
  /** The folder. `media-root`, the top of the site files, when absent. */
  parentFolderId?: string;
  /** Only these kinds. All when absent. */
  mediaTypes?: schemas.FileMediaType[];
  /** True for private files only, false for public ones only, absent for both. */
  private?: boolean;
  sort?: {
    /** Field to sort by. `updatedDate` when absent. */
    fieldName?: schemas.FileSortField;
    /** Direction. `DESC` puts the latest date first. */
    order?: schemas.SortOrder;
  };
  paging?: {
    /** Files in one page. Defaults to 50. */
    limit?: number;
    /** Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page. */
    cursor?: string;
  };
}

/** What `files.searchFiles` takes. */
export type SearchFilesInput = schemas.SearchFilesRequest;

/** What `files.generateVideoStreamingUrl` takes. */
export type GenerateVideoStreamingUrlInput = schemas.GenerateVideoStreamingUrlRequest;

/** What `files.bulkDeleteFiles` takes. */
export type BulkDeleteFilesInput = schemas.BulkDeleteFilesRequest;

/** What `files.bulkRestoreFiles` takes. */
export type BulkRestoreFilesInput = schemas.BulkRestoreFilesRequest;

/** What `files.listDeletedFiles` takes. */
export interface ListDeletedFilesInput {
  /** Folder within the trash bin. Its top when absent. */
  parentFolderId?: string;
  /** Only these kinds. All when absent. */
  mediaTypes?: schemas.FileMediaType[];
  /** True for private files only, false for public ones only, absent for both. */
  private?: boolean;
  sort?: {
    /** Field to sort by. `updatedDate` when absent. */
    fieldName?: schemas.FileSortField;
    /** Direction. `DESC` puts the latest date first. */
    order?: schemas.SortOrder;
  };
  paging?: {
    /** Files in one page. Defaults to 50. */
    limit?: number;
    /** Cursor of the wanted page, from `nextCursor.cursors.next` of the page before. Absent for the first page. */
    cursor?: string;
  };
}

/** What `members.updateMySlug` takes. */
export type UpdateMySlugInput = schemas.UpdateSlugRequest;

/** What `members.updateMemberSlug` takes. */
export interface UpdateMemberSlugInput extends schemas.UpdateSlugRequest {
  /** Id of the member. */
  id: string;
}

/** What `members.joinCommunity` takes. */
export type JoinCommunityInput = Record<string, never>;

/** What `members.leaveCommunity` takes. */
export type LeaveCommunityInput = Record<string, never>;

/** What `members.getMyMember` takes. */
export interface GetMyMemberInput {
  /** How much of the member to return. PUBLIC when absent. */
  fieldsets?: schemas.MemberFieldSet[];
}

/** What `members.deleteMyMember` takes. */
export interface DeleteMyMemberInput {
  /** Member who takes over the posts and comments. The owner of the site when absent. */
  contentAssigneeId?: string;
}

/** What `members.getMember` takes. */
export interface GetMemberInput {
  /** Id of the member. */
  id: string;
  /** How much of the member to return. PUBLIC when absent. */
  fieldsets?: schemas.MemberFieldSet[];
}

/** What `members.deleteMember` takes. */
export interface DeleteMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.updateMember` takes. */
export interface UpdateMemberInput extends schemas.UpdateMemberRequest {
  /** Id of the member. */
  id: string;
}

/** What `members.listMembers` takes. */
export type ListMembersInput = schemas.ListMembersParameters;

/** What `members.createMember` takes. */
export type CreateMemberInput = schemas.CreateMemberRequest;

/** What `members.queryMembers` takes. */
export type QueryMembersInput = schemas.QueryMembersRequest;

/** What `members.muteMember` takes. */
export interface MuteMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.unmuteMember` takes. */
export interface UnmuteMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.approveMember` takes. */
export interface ApproveMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.blockMember` takes. */
export interface BlockMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.disconnectMember` takes. */
export interface DisconnectMemberInput {
  /** Id of the member. */
  id: string;
}

/** What `members.bulkDeleteMembers` takes. */
export type BulkDeleteMembersInput = schemas.BulkDeleteMembersRequest;

/** What `members.bulkDeleteMembersByFilter` takes. */
export type BulkDeleteMembersByFilterInput = schemas.BulkDeleteMembersByFilterRequest;

/** What `members.bulkApproveMembers` takes. */
export type BulkApproveMembersInput = schemas.MembersByFilterRequest;

/** What `members.bulkBlockMembers` takes. */
export type BulkBlockMembersInput = schemas.MembersByFilterRequest;

/** What `members.deleteMemberPhones` takes. */
export interface DeleteMemberPhonesInput {
  /** Id of the member. */
  id: string;
}

/** What `members.deleteMemberEmails` takes. */
export interface DeleteMemberEmailsInput {
  /** Id of the member. */
  id: string;
}

/** What `members.deleteMemberAddresses` takes. */
export interface DeleteMemberAddressesInput {
  /** Id of the member. */
  id: string;
}

/** What `redirects.createRedirectSession` takes. */
export type CreateRedirectSessionInput = schemas.CreateRedirectSessionRequest;

/** What `graphql.graphqlQuery` takes. */
export interface GraphqlQueryInput extends schemas.GraphqlQueryRequest {
  /** Version of the schema; `alpha` by default. */
  apiVersion?: string;
}

/** What `webMethods.callWebMethod` takes. */
export interface CallWebMethodInput {
  /** File of the site that exports the function, with its extension. */
  module: string;
  /** Name of the exported function, followed by `.ajax`. */
  functionName: string;
  args: schemas.WebMethodArguments;
}

/** What `oauth.authorize` takes. */
export interface AuthorizeInput {
  /** OAuth client of the site. */
  clientId: string;
  /** Always `code`. */
  responseType: 'code';
  /** Where the response goes. Must equal one of the up to 20 allowed addresses of the client. Absent in the silent form, where the origin of the page must be one of the up to 20 allowed domains instead. */
  redirectUri?: string;
  /** Always `offline_access`, which asks for a refresh token. */
  scope?: 'offline_access';
  /** Random value that comes back unchanged. Reject a response with another one. The platform's own client makes 43 characters. */
  state: string;
  /** How the response comes back. `fragment` when absent. */
  responseMode?: schemas.AuthorizationResponseMode;
  /** SHA-256 of the code verifier in base64url, 43 characters. The verifier has 43 to 128 characters from A-Z, a-z, 0-9 and `-._~`. */
  codeChallenge: string;
  /** Always `S256`. */
  codeChallengeMethod: 'S256';
  /** Whether to show a page. `login` when absent. */
  prompt?: schemas.AuthorizationPrompt;
  /** Random value that binds an identity token to this request. */
  nonce?: string;
  /** Session of a direct sign-in, which takes the place of the login page. */
  sessionToken?: string;
  /** Connection of an identity provider to go to at once: Google is `0e6a50f5-b523-4e29-990d-f37fa2ffdd69`, Facebook `3ecad13f-52c3-483d-911f-31dbcf2a6d23`. */
  idp?: string;
}
