import type { OperationId } from './operation-id.ts';

/** Calls that are not implemented yet and respond with 501. Must be empty in the end. */
export const PENDING = [
  // checkouts
  'checkouts.createCheckout',
  'checkouts.getCheckout',
  'checkouts.updateCheckout',
  'checkouts.getCheckoutByCartId',
  'checkouts.getCheckoutUrl',
  'checkouts.removeCheckoutCoupon',
  'checkouts.removeCheckoutGiftCard',
  'checkouts.removeOverrideCheckoutUrl',
  'checkouts.addToCheckout',
  'checkouts.removeCheckoutLineItems',
  'checkouts.createOrderFromCheckout',
  'checkouts.markCheckoutCompleted',
  'checkouts.updateCheckoutLineItemsQuantity',
  // currentCart
  'currentCart.getCurrentCart',
  'currentCart.deleteCurrentCart',
  'currentCart.updateCurrentCart',
  'currentCart.addToCurrentCart',
  'currentCart.removeCurrentCartLineItems',
  'currentCart.createCheckoutFromCurrentCart',
  'currentCart.removeCurrentCartCoupon',
  'currentCart.updateCurrentCartLineItemsQuantity',
  'currentCart.estimateCurrentCartTotals',
  // invoices
  'invoices.listInvoicesForOrders',
  // orders
  'orders.getOrder',
  'orders.updateOrder',
  'orders.searchOrders',
  'orders.createOrder',
  'orders.bulkUpdateOrders',
  'orders.cancelOrder',
  'orders.bulkUpdateOrderTags',
  // payments
  'payments.preparePaymentCollection',
  'payments.getPaymentCollectabilityStatus',
  'payments.voidAuthorizedPayments',
  'payments.captureAuthorizedPayments',
  // files
  'files.generateFilesDownloadUrl',
  'files.generateFileDownloadUrl',
  'files.getFileDescriptor',
  'files.getFileDescriptors',
  'files.updateFileDescriptor',
  'files.generateFileUploadUrl',
  'files.generateFileResumableUploadUrl',
  'files.importFile',
  'files.bulkImportFilesV1',
  'files.bulkImportFiles',
  'files.listFiles',
  'files.searchFiles',
  'files.generateVideoStreamingUrl',
  'files.bulkDeleteFiles',
  'files.bulkRestoreFiles',
  'files.listDeletedFiles',
  // graphql
  'graphql.graphqlQuery',
] as const satisfies readonly OperationId[];

/** Calls that a dispatcher of their own serves. */
export type Dispatched = 'webMethods.callWebMethod';

export type Pending = (typeof PENDING)[number] | Dispatched;
