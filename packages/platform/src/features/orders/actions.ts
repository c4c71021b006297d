/** Actions on orders that no call does: imports and comments. Each is one write. */

import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import type { RecordedOrder } from './complete.ts';
import { orderAt, orderInEvents, saveOrder } from './ledger.ts';
import { recordOrder } from './record.ts';
import { gatewayOrders, invoices, orders, orderTransactions, type StoredOrder } from './stored-order.ts';

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

/** Adds a comment of the merchant to the history of an order. */
export const commentOnOrder = (
  context: Context,
  { orderId, message }: { orderId: string; message: string },
): StoredOrder =>
  saveOrder(context, orderAt(context, orderId), [
    { activityType: 'MERCHANT_COMMENT', merchantComment: { message } },
  ]);
