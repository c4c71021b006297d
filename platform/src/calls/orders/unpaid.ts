/** Releases reserved stock of orders that are not paid online in time. */
import { returnRedeemed } from '../../commerce/redemption.ts';
import { isCounted, release, reserve } from '../../commerce/stock.ts';
import type { Context } from '../../context.ts';
import { gatewayOrders, orders, type StoredOrder, type StoredTransactions } from './entity.ts';
import { settle, transactionsOf } from './ledger.ts';

/** How long the stock of an unpaid order stays reserved. */
export const UNPAID_MINUTES = 30;

/** Statuses of payments that leave an order unpaid. A refunded payment was made: its order may keep its stock. */
const FAILED = ['DECLINED', 'CANCELED'];

/** Worker of the job that is due when an order was unpaid for too long. */
export function releaseUnpaid({ orderId }: { orderId: string }, context: Context): void {
  const order = context.db.of(orders).get(orderId);
  if (order && isUnpaid(context, order)) expire(context, order);
}

/** Whether no online payment of the order was made or is under way. */
const isUnpaid = (context: Context, { id, status }: StoredOrder): boolean =>
  status !== 'APPROVED' &&
  !transactionsOf(context, id).payments.some(
    (payment) => payment.regularPaymentDetails && !FAILED.includes(payment.status),
  );

/** Whether the time for paying an order is over. */
export const isLate = ({ clock }: Context, { createdDate }: StoredOrder): boolean =>
  clock.now() >= Date.parse(createdDate) + UNPAID_MINUTES * 60_000;

/** Ends an order that was not paid: its stock returns, its gift card is not charged, and it can no longer be paid at its gateway order. */
export function expire(context: Context, order: StoredOrder): void {
  const { paymentGatewayOrderId } = order.internal;
  if (paymentGatewayOrderId) context.db.of(gatewayOrders).delete(paymentGatewayOrderId);
  if (order.checkoutId) returnRedeemed(context, order.checkoutId);
  const paid = transactionsOf(context, order.id).payments.filter(({ status }) => status === 'APPROVED');
  const paymentIds = paid.map(({ id }) => id);
  settle(context, {
    order: releaseOrder(context, order),
    transactions: withVoided(context, order.id, paymentIds),
    paymentIds,
  });
}

/** The transactions of an order with what gift cards and memberships paid voided. */
function withVoided(context: Context, orderId: string, paymentIds: readonly string[]): StoredTransactions {
  const transactions = transactionsOf(context, orderId);
  return {
    ...transactions,
    payments: transactions.payments.map((payment) =>
      paymentIds.includes(payment.id)
        ? {
            ...payment,
            status: 'VOIDED',
            voided: { reason: 'OTHER_PAYMENT_FAILURE' },
            updatedDate: context.clock.iso(),
          }
        : payment,
    ),
  };
}

/** Returns the stock of an order, as far as it was not returned before. The result is to be saved. */
export function releaseOrder(context: Context, order: StoredOrder): StoredOrder {
  const lines = order.lineItems.filter((line) => isCounted(context, line));
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - (line.restockQuantity ?? 0) }));
  release(
    context,
    left.filter(({ quantity }) => quantity > 0),
  );
  const ids = new Set(lines.map(({ id }) => id));
  return {
    ...order,
    lineItems: order.lineItems.map((line) =>
      ids.has(line.id) ? { ...line, restockQuantity: line.quantity } : line,
    ),
  };
}

/** Reserves again what `releaseOrder` has returned, for a buyer who pays late. Throws `OutOfStock`. The result is to be saved. */
export function reserveAgain(context: Context, order: StoredOrder): StoredOrder {
  const returned = order.lineItems.filter(({ restockQuantity }) => (restockQuantity ?? 0) > 0);
  reserve(
    context,
    returned.map((line) => ({ ...line, quantity: line.restockQuantity ?? 0 })),
  );
  return {
    ...order,
    lineItems: order.lineItems.map((line) => ({ ...line, restockQuantity: 0 })),
  };
}
