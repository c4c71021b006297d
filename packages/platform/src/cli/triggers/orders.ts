import { newEmail } from './actors.ts';
import { newOrder, newPaidOrder } from './steps.ts';
import { type Triggers, trigger } from './trigger.ts';

export const orders = {
  'wix.ecom.v1.order_created': trigger('A visitor orders a product.', newOrder),
  'wix.ecom.v1.order_approved': trigger('A visitor orders a product and pays.', newPaidOrder),
  'wix.ecom.v1.order_updated': trigger(
    'The merchant changes the address that emails about an order go to.',
    async (actors) => {
      const id = await newOrder(actors);
      await actors.merchant.orders.updateOrder({ id, order: { buyerInfo: { email: newEmail() } } });
    },
  ),
  'wix.ecom.v1.order_payment_status_updated': trigger('A visitor pays an order.', newPaidOrder),
  'wix.ecom.v1.order_transactions_updated': trigger('A visitor pays an order.', newPaidOrder),
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
  'wix.ecom.v1.order_committed': undefined,
  'wix.ecom.v1.order_imported': undefined,
  'wix.ecom.v1.order_imported_order_deleted': undefined,
  'wix.ecom.v1.order_transactions_chargeback_approved': undefined,
  'wix.ecom.v1.order_transactions_chargeback_reversed': undefined,
  'wix.ecom.v1.order_transactions_details_updated': undefined,
} satisfies Triggers;
