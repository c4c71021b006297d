/** What pages may call. The backend responds to other calls with a 404. */
export {
  addCouponToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  estimateCurrentCartV2,
  getCatalogVersion,
  getCurrentCartV2,
  getOrder,
  getProductBySlugV3,
  queryProducts,
  queryProductsV3,
  queryProductVariants,
  removeCouponFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  searchProductsV3,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
