import type { CancelOrderInput } from 'storewire';
import type { Context } from '../../../kernel/context/context.ts';
import { ApplicationError } from '../../../kernel/errors/failure.ts';
import { returnUses } from '../../pricing/redemption.ts';
import { orderInEvents, saveOrder, transactionsOf, visibleOrder } from '../ledger.ts';
import { sendOrderMail } from '../mails.ts';
import type { StoredOrder } from '../stored-order.ts';
import { releaseOrder } from '../unpaid.ts';
import { checkReviewed } from './update.ts';

/**
 * Cancels an order. Its coupon, time slot and credits of memberships can be used again. On request its stock
 * returns, and the buyer gets an email. An order that was canceled before stays unchanged.
 */
export function cancelOrder(
  context: Context,
  { id, restockAllItems = false, sendOrderCanceledEmail = false, customMessage }: CancelOrderInput,
): StoredOrder {
  const order = visibleOrder(context, id);
  checkReviewed(order);
  if (order.status === 'CANCELED') return order;
  if (transactionsOf(context, id).payments.some(({ status }) => status === 'AUTHORIZED'))
    throw new ApplicationError('ORDER_HAS_AUTHORIZED_TRANSACTION');
  const restocked = restockAllItems ? releaseOrder(context, order) : order;
  if (order.checkoutId) returnUses(context, order.checkoutId);
  const canceled = saveOrder(context, { ...restocked, status: 'CANCELED' }, [
    { activityType: 'ORDER_CANCELED' },
  ]);
  if (sendOrderCanceledEmail) sendOrderMail(context, canceled, 'canceled', { message: customMessage });
  context.emit('wix.ecom.v1.order_canceled', id, {
    data: {
      order: orderInEvents(canceled),
      restockAllItems,
      sendOrderCanceledEmail,
      ...(customMessage && { customMessage }),
    },
  });
  return canceled;
}
