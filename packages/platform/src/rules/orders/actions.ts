/** Actions on orders that no call does: imports, reviews and comments. Each is one write. */

import { Conflict } from '../../base/failure.ts';
import type { Context } from '../../context/context.ts';
import {
  gatewayOrders,
  invoices,
  orders,
  orderTransactions,
  type StoredOrder,
} from '../../entities/orders.ts';
import { returnUses } from '../commerce/redemption.ts';
import { voidPayment } from './authorization.ts';
import type { RecordedOrder } from './complete.ts';
import { orderAt, orderInEvents, saveOrder, transactionsOf } from './ledger.ts';
import { recordOrder } from './record.ts';
import { releaseOrder } from './unpaid.ts';

/** Imports an order from another system, in the form that `createOrder` takes. */
export const importOrder = (context: Context, { order }: { order: RecordedOrder }): StoredOrder =>
  recordOrder(context, order, 'imported');

/** Deletes an imported order with its transactions. Throws a `Conflict` for any other order. */
export function deleteImportedOrder(context: Context, { orderId }: { orderId: string }): void {
  const { db } = context;
  const order = orderAt(context, orderId);
  if (!order.imported) throw new Conflict('The order was not imported');
  db.of(orders).delete(orderId);
  db.of(orderTransactions).delete(orderId);
  for (const { id } of db.of(invoices).all({ where: { orderId } })) db.of(invoices).delete(id);
  for (const { id } of db.of(gatewayOrders).all({ where: { orderId } })) db.of(gatewayOrders).delete(id);
  context.emit('wix.ecom.v1.order_imported_order_deleted', orderId, {
    data: { order: orderInEvents(order) },
  });
}

/** Which status a review can follow on. */
const BEFORE: Readonly<Record<ReviewStatus, string>> = {
  PENDING: 'APPROVED',
  APPROVED: 'PENDING',
  REJECTED: 'PENDING',
};

export type ReviewStatus = 'PENDING' | 'APPROVED' | 'REJECTED';

/**
 * Puts an approved order under review (PENDING), or decides its review. What a rejected order uses returns,
 * and its authorized payments are voided. Throws a `Conflict` for another status.
 */
export function reviewOrder(
  context: Context,
  { orderId, status }: { orderId: string; status: ReviewStatus },
): StoredOrder {
  const order = orderAt(context, orderId);
  if (order.status !== BEFORE[status]) throw new Conflict(`The order is ${order.status}`);
  const saved = saveOrder(
    context,
    { ...(status === 'REJECTED' ? released(context, order) : order), status },
    status === 'APPROVED' ? [] : [{ activityType: `ORDER_${status}` }],
  );
  if (status === 'APPROVED')
    context.emit('wix.ecom.v1.order_approved', orderId, { data: { order: orderInEvents(saved) } });
  return saved;
}

/**
 * An order that is rejected: nothing can be changed, canceled or sent any longer. The result is to be saved.
 */
function released(context: Context, order: StoredOrder): StoredOrder {
  if (order.checkoutId) returnUses(context, order.checkoutId);
  const authorized = transactionsOf(context, order.id).payments.filter(
    ({ status }) => status === 'AUTHORIZED',
  );
  return releaseOrder(
    context,
    authorized.reduce((latest, { id }) => voidPayment(context, latest, { paymentId: id }), order),
  );
}

/** Adds a comment of the merchant to the history of an order. */
export const commentOnOrder = (
  context: Context,
  { orderId, message }: { orderId: string; message: string },
): StoredOrder =>
  saveOrder(context, orderAt(context, orderId), [
    { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
  ]);
