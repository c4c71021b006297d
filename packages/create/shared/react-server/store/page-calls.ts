/** What pages may call. The backend responds to other calls with a 404. */
export {
  addCouponToCurrentCartV2,
  addLineItemsToCurrentCartV2,
  estimateCurrentCartV2,
  getCurrentCartV2,
  getOrder,
  queryProducts,
  queryProductVariants,
  removeCouponFromCurrentCartV2,
  removeLineItemsFromCurrentCartV2,
  searchOrders,
  updateLineItemsInCurrentCartV2,
} from 'storewire/operations';
