import { randomUUID } from 'node:crypto';
import type { Events } from 'storewire/webhooks';
import { cartsV1Triggers } from './carts-v1.ts';
import {
  type Actors,
  addSampleProduct,
  chargeBack,
  deleteCart,
  fillCart,
  importedOrder,
  newBackInStockRequest,
  newCollection,
  newMember,
  newOrder,
  newPaidOrder,
  newReview,
  recountStock,
  sampleProduct,
  updateCart,
} from './steps.ts';
import { NEVER, type Trigger, trigger } from './trigger.ts';

/** What causes each event. */
export const triggers: Readonly<Record<keyof Events, Trigger>> = {
  'wix.ecom.v1.order_approved': trigger('A visitor orders a product and pays.', newPaidOrder),
  'wix.ecom.v1.order_canceled': trigger('The merchant cancels a paid order.', async (actors) => {
    const { orderId: id } = await newPaidOrder(actors);
    await actors.merchant.orders.cancelOrder({ id });
  }),
  'wix.ecom.v1.order_committed': trigger('The merchant adds a fee to a paid order.', async (actors) => {
    const { orderId } = await newPaidOrder(actors);
    await actors.admin.changeOrder({ orderId, fee: { name: 'Wrapping', amount: '2' } });
  }),
  'wix.ecom.v1.order_created': trigger('A visitor orders a product.', newOrder),
  'wix.ecom.v1.order_fulfilled': trigger('The merchant sends a paid order.', async (actors) => {
    const { orderId } = await newPaidOrder(actors);
    await actors.admin.fulfillOrder({ orderId });
  }),
  'wix.ecom.v1.order_imported': trigger('The merchant imports an order.', importedOrder),
  'wix.ecom.v1.order_imported_order_deleted': trigger(
    'The merchant deletes an order that was imported.',
    async (actors) => {
      await actors.admin.deleteImportedOrder({ orderId: await importedOrder(actors) });
    },
  ),
  'wix.ecom.v1.order_payment_status_updated': trigger('A visitor pays an order.', newPaidOrder),
  'wix.ecom.v1.order_updated': trigger('The merchant archives a paid order.', async (actors) => {
    const { orderId: id } = await newPaidOrder(actors);
    await actors.merchant.orders.updateOrder({ id, order: { archived: true } });
  }),
  ...cartsV1Triggers,
  'wix.ecom.v2.cart_calculated': trigger('A visitor calculates the cart.', async (actors) => {
    await fillCart(actors);
    await actors.visitor.currentCartV2.calculateCurrentCartV2();
  }),
  'wix.ecom.v2.cart_created': trigger('A visitor puts a product into the cart.', fillCart),
  'wix.ecom.v2.cart_deleted': trigger('A visitor deletes the cart.', deleteCart),
  'wix.ecom.v2.cart_updated': trigger('A visitor adds a note to the cart.', updateCart),
  'wix.ecom.v1.checkout_settings_updated': trigger(
    'The merchant saves the policies of the checkout unchanged.',
    async ({ merchant }) => {
      const { checkoutSettings } = await merchant.checkoutSettings.getCheckoutSettings();
      const { checkoutPolicies = {} } = checkoutSettings;
      await merchant.checkoutSettings.updateCheckoutSettings({ checkoutSettings: { checkoutPolicies } });
    },
  ),
  'wix.ecom.v1.back_in_stock_notification_request_created': trigger(
    'The merchant records that a buyer waits for a product.',
    newBackInStockRequest,
  ),
  'wix.ecom.v1.back_in_stock_notification_request_deleted': trigger(
    'The merchant deletes a back-in-stock request.',
    async (actors) => {
      const id = await newBackInStockRequest(actors);
      await actors.merchant.backInStock.deleteBackInStockRequest({ id });
    },
  ),
  'wix.ecom.v1.back_in_stock_notification_request_updated': trigger(
    'The merchant marks a back-in-stock request as notified.',
    async (actors) => {
      const id = await newBackInStockRequest(actors);
      await actors.merchant.backInStock.markBackInStockRequestNotified({ id });
    },
  ),
  'wix.ecom.v1.order_transactions_chargeback_approved': trigger(
    'The bank of a buyer charges a payment back.',
    async (actors) => chargeBack(actors, await newPaidOrder(actors)),
  ),
  'wix.ecom.v1.order_transactions_chargeback_reversed': trigger(
    'The bank of a buyer reverses a chargeback.',
    async (actors) => {
      const payment = await newPaidOrder(actors);
      const chargebackId = await chargeBack(actors, payment);
      await actors.admin.reverseChargeback({ ...payment, chargebackId });
    },
  ),
  'wix.ecom.v1.order_transactions_details_updated': NEVER,
  'wix.ecom.v1.order_transactions_refund_completed': trigger(
    'The merchant refunds an order.',
    async (actors) => {
      const { orderId, paymentId } = await newPaidOrder(actors);
      await actors.admin.refundOrder({ orderId, payments: [{ paymentId }] });
    },
  ),
  'wix.ecom.v1.order_transactions_updated': trigger('A visitor pays an order.', newPaidOrder),
  'wix.ecom.v1.abandoned_checkout_created': NEVER,
  'wix.ecom.v1.abandoned_checkout_deleted': NEVER,
  'wix.ecom.v1.abandoned_checkout_recovered': NEVER,
  'wix.ecom.v1.abandoned_checkout_updated': NEVER,
  'wix.reviews.v1.review_created': trigger('A member reviews a product.', newReview),
  'wix.reviews.v1.review_deleted': trigger('The merchant deletes a review.', async (actors) => {
    const reviewId = await newReview(actors);
    await actors.merchant.reviews.deleteReview({ reviewId });
  }),
  'wix.reviews.v1.review_moderation_status_changed': trigger('The merchant rejects a review.', rejectReview),
  'wix.reviews.v1.review_review_published': trigger('The merchant approves a review.', async (actors) => {
    await actors.admin.moderateReview({ id: await rejectReview(actors), decision: 'APPROVED' });
  }),
  'wix.reviews.v1.review_updated': trigger('The merchant rejects a review.', rejectReview),
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': trigger(
    'The merchant changes the description of a product.',
    async (actors) => {
      const id = await sampleProduct(actors);
      await actors.merchant.products.updateProduct({ id, product: { description: randomUUID() } });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionChanged': trigger(
    'The merchant changes the description of a collection.',
    async (actors) => {
      const id = await newCollection(actors);
      await actors.merchant.collections.updateCollection({ id, collection: { description: 'Changed' } });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionCreated': trigger(
    'The merchant creates a hidden collection.',
    newCollection,
  ),
  'com.wix.ecommerce.catalog.api.v1.CollectionDeleted': trigger(
    'The merchant deletes a collection.',
    async (actors) => {
      await actors.merchant.collections.deleteCollection({ id: await newCollection(actors) });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': trigger(
    'The merchant creates a product.',
    addSampleProduct,
  ),
  'com.wix.ecommerce.catalog.api.v1.ProductDeleted': trigger(
    'The merchant deletes a product.',
    async (actors) => {
      await actors.merchant.products.deleteProduct({ id: await addSampleProduct(actors) });
    },
  ),
  'com.wix.ecommerce.catalog.api.v1.VariantsChanged': trigger(
    'The merchant resets the variants of a product.',
    async (actors) => {
      await actors.merchant.variants.resetProductVariants({ id: await sampleProduct(actors) });
    },
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': trigger(
    'The merchant begins and ends to count the stock of a product.',
    recountStock,
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryVariantsChanged': trigger(
    'The merchant begins and ends to count the stock of a product.',
    recountStock,
  ),
  'wix.media.site_media.v1.file_descriptor_file_failed': trigger(
    'The merchant adds a picture that cannot be read.',
    ({ admin }) => admin.addFile({ displayName: 'sample.png', content: 'AAAA', mimeType: 'image/png' }),
  ),
  'wix.media.site_media.v1.file_descriptor_file_ready': trigger(
    'The merchant adds a text file.',
    ({ admin }) =>
      admin.addFile({ displayName: 'sample.txt', content: btoa('A sample'), mimeType: 'text/plain' }),
  ),
  'wix.members.v1.member_created': trigger('The merchant creates a member.', newMember),
  'wix.members.v1.member_deleted': trigger('The merchant deletes a member.', async (actors) => {
    await actors.merchant.members.deleteMember({ id: await newMember(actors) });
  }),
  'wix.members.v1.member_updated': trigger('The merchant renames a member.', async (actors) => {
    const id = await newMember(actors);
    await actors.merchant.members.updateMember({ id, member: { profile: { nickname: 'Sample' } } });
  }),
  'wix.headless.v1.redirect_session_created': trigger(
    'A visitor asks for the URL of the sign-out.',
    async ({ visitor }) => {
      await visitor.redirects.createRedirectSession({ logout: {} });
    },
  ),
};

async function rejectReview(actors: Actors): Promise<string> {
  const id = await newReview(actors);
  await actors.admin.moderateReview({ id, decision: 'REJECTED' });
  return id;
}
