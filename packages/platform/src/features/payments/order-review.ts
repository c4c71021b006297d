import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import { orderAt, orderInEvents, saveOrder, transactionsOf } from '../orders/ledger.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { releaseOrder } from '../orders/unpaid.ts';
import { returnUses } from '../pricing/redemption.ts';
import { voidPayment } from './authorization.ts';

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
