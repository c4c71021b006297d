/** Jobs that follow from what is stored: exports contain none. */

import { files } from '../features/media/stored-file.ts';
import { transactionsOf } from '../features/orders/ledger.ts';
import { gatewayOrders, orders, orderTransactions } from '../features/orders/stored-order.ts';
import { isUnpaid, unpaidUntil } from '../features/orders/unpaid.ts';
import type { Base } from '../kernel/context/context.ts';
import { jobs } from '../kernel/context/jobs.ts';

/** Schedules what an item of an import waits for. Call it in a write, when all items are stored. */
export function resumeJobs(base: Base, entity: string, id: string): void {
  const { db, clock } = base;
  // ids that follow from the subject take no number of a sequence: an export of the import is the same
  const resume = (kind: string, subject: string, due: string, data: object): void =>
    void db.of(jobs).save({ id: `${kind}:${subject}`, kind, due, data, failures: 0 });
  if (entity === gatewayOrders.name) {
    const orderId = db.of(gatewayOrders).get(id)?.orderId ?? '';
    const order = db.of(orders).get(orderId);
    if (order && isUnpaid(order, transactionsOf(base, orderId)))
      resume('orders.releaseUnpaid', orderId, unpaidUntil(order), { orderId });
  }
  if (entity === orderTransactions.name)
    for (const { id: paymentId, status, regularPaymentDetails } of transactionsOf(base, id).payments) {
      const { executionDate } = regularPaymentDetails?.authorizationDetails?.scheduledAction ?? {};
      if (status === 'AUTHORIZED' && executionDate)
        resume('payments.runScheduledAction', paymentId, executionDate, { orderId: id, paymentId });
    }
  if (entity === files.name && db.of(files).get(id)?.operationStatus === 'PENDING')
    resume('files.finish', id, clock.iso(), { id });
}
