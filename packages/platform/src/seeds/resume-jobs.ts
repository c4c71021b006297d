/** Jobs that follow from what is stored. */

import { files } from '../features/media/stored-file.ts';
import { transactionsOf } from '../features/orders/ledger.ts';
import { gatewayOrders, orders, orderTransactions } from '../features/orders/stored-order.ts';
import { isUnpaid, unpaidUntil } from '../features/orders/unpaid.ts';
import type { Base } from '../kernel/context/context.ts';
import { jobs } from '../kernel/context/jobs.ts';

/** Schedules what the data of an import waits for: exports contain no jobs. Call it in a write. */
export function resumeJobs(base: Base): void {
  const { db, clock } = base;
  // ids that follow from the subject take no number of a sequence: an export of the import is the same
  const resume = (kind: string, subject: string, due: string, data: object): void =>
    void db.of(jobs).save({ id: `${kind}:${subject}`, kind, due, data, failures: 0 });
  for (const { orderId } of db.of(gatewayOrders).all()) {
    const order = db.of(orders).get(orderId);
    if (order && isUnpaid(order, transactionsOf(base, orderId)))
      resume('orders.releaseUnpaid', orderId, unpaidUntil(order), { orderId });
  }
  for (const part of db.of(orderTransactions).parts())
    for (const { id: orderId, payments } of part)
      for (const { id: paymentId, status, regularPaymentDetails } of payments) {
        const { executionDate } = regularPaymentDetails?.authorizationDetails?.scheduledAction ?? {};
        if (status === 'AUTHORIZED' && executionDate)
          resume('payments.runScheduledAction', paymentId, executionDate, { orderId, paymentId });
      }
  for (const { id } of db.of(files).all({ where: { operationStatus: 'PENDING' } }))
    resume('files.finish', id, clock.iso(), { id });
}
