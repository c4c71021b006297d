import { randomUUID } from 'node:crypto';
import type { Events } from 'storewire';
import {
  type Actors,
  addSampleProduct,
  fillCart,
  newBackInStockRequest,
  newMember,
  newOrder,
  newPaidOrder,
  newReview,
  recountStock,
  sampleProduct,
} from './steps.ts';

/** What causes an event. */
interface Trigger {
  /** One sentence for the list of all. */
  summary: string;
  cause: (actors: Actors) => Promise<unknown>;
}

const trigger = (summary: string, cause: Trigger['cause']): Trigger => ({ summary, cause });

/** What causes the events that a shop handles first. All others are emitted by the action `emitEvent`. */
export const triggers: { readonly [Type in keyof Events]?: Trigger } = {
  'wix.ecom.v1.order_created': trigger('A visitor orders a product.', newOrder),
  'wix.ecom.v1.order_approved': trigger('A visitor orders a product and pays.', newPaidOrder),
  'wix.ecom.v1.order_canceled': trigger('The merchant cancels a paid order.', async (actors) => {
    const { orderId: id } = await newPaidOrder(actors);
    await actors.merchant.orders.cancelOrder({ id });
  }),
  'wix.ecom.v1.order_fulfilled': trigger('The merchant sends a paid order.', async (actors) => {
    const { orderId } = await newPaidOrder(actors);
    await actors.admin.fulfillOrder({ orderId });
  }),
  'wix.ecom.v1.order_transactions_refund_completed': trigger(
    'The merchant refunds an order.',
    async (actors) => {
      const { orderId, paymentId } = await newPaidOrder(actors);
      await actors.admin.refundOrder({ orderId, payments: [{ paymentId }] });
    },
  ),
  'wix.ecom.v2.cart_created': trigger('A visitor puts a product into the cart.', fillCart),
  'wix.ecom.v1.back_in_stock_notification_request_created': trigger(
    'The merchant records that a buyer waits for a product.',
    newBackInStockRequest,
  ),
  'wix.reviews.v1.review_created': trigger('A member reviews a product.', newReview),
  'com.wix.ecommerce.catalog.api.v1.ProductCreated': trigger(
    'The merchant creates a product.',
    addSampleProduct,
  ),
  'com.wix.ecommerce.catalog.api.v1.ProductChanged': trigger(
    'The merchant changes the description of a product.',
    async (actors) => {
      const id = await sampleProduct(actors);
      await actors.merchant.products.updateProduct({ id, product: { description: randomUUID() } });
    },
  ),
  'com.wix.ecommerce.inventory.api.v1.InventoryItemChanged': trigger(
    'The merchant begins and ends to count the stock of a product.',
    recountStock,
  ),
  'wix.members.v1.member_created': trigger('The merchant creates a member.', newMember),
};
