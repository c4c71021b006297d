/** Releases what orders use that are not paid online in time. */

import type { Context } from '../../kernel/context/context.ts';
import { redeemAgain, returnToGiftCard, returnUses } from '../pricing/redemption.ts';
import { release, reserve } from '../stock/stock.ts';
import { leftOf } from './balance.ts';
import { moneyOfOrder, saveTransactions, transactionsOf } from './ledger.ts';
import { gatewayOrders, orders, type StoredOrder, type StoredTransactions } from './stored-order.ts';

/** How long the stock of an unpaid order stays reserved. */
export const UNPAID_MINUTES = 30;

/**
 * Statuses of payments that leave an order unpaid. A refunded payment was made: its order may keep its stock.
 */
const FAILED = ['DECLINED', 'CANCELED'];

/** Worker of the job that is due when an order was unpaid for too long. */
export function releaseUnpaid({ orderId }: { orderId: string }, context: Context): void {
  const order = context.db.of(orders).get(orderId);
  if (order && isUnpaid(order, transactionsOf(context, orderId))) expire(context, order);
}

/** Whether an order had to be paid online, and no such payment was made or is under way. */
export const isUnpaid = ({ status, internal }: StoredOrder, { payments }: StoredTransactions): boolean =>
  status !== 'APPROVED' &&
  internal.paymentGatewayOrderId !== undefined &&
  !payments.some((payment) => payment.regularPaymentDetails && !FAILED.includes(payment.status));

/** When the time for paying an order ends. */
export const unpaidUntil = ({ createdDate }: StoredOrder): string =>
  new Date(Date.parse(createdDate) + UNPAID_MINUTES * 60_000).toISOString();

/** Whether the time for paying an order is over. */
export const isLate = ({ clock }: Context, order: StoredOrder): boolean => clock.iso() >= unpaidUntil(order);

/**
 * Ends an order that was not paid: what it uses returns, with what is left of its payments, and it can no
 * longer be paid at its gateway order.
 */
export function expire(context: Context, order: StoredOrder): void {
  const { paymentGatewayOrderId } = order.internal;
  if (paymentGatewayOrderId) context.db.of(gatewayOrders).delete(paymentGatewayOrderId);
  if (order.checkoutId) returnUses(context, order.checkoutId);
  const money = moneyOfOrder(context, order);
  const transactions = transactionsOf(context, order.id);
  const paymentIds: string[] = [];
  for (const payment of transactions.payments) {
    const left = leftOf(payment, transactions, money);
    if (payment.regularPaymentDetails || left === 0n) continue;
    const id = payment.giftcardPaymentDetails?.giftCardPaymentId;
    const { currency } = order;
    // the merchant can still refund what does not return to its gift card
    const isReturned = !id || returnToGiftCard(context, { id, amount: money.decimal(left), currency });
    if (isReturned) paymentIds.push(payment.id);
  }
  saveTransactions(context, {
    // who canceled it has decided on its stock
    order: order.status === 'CANCELED' ? order : releaseOrder(context, order),
    transactions: withVoided(context, transactions, paymentIds),
    paymentIds,
  });
}

/** The transactions with some payments voided. */
function withVoided(
  { clock }: Context,
  transactions: StoredTransactions,
  paymentIds: readonly string[],
): StoredTransactions {
  return {
    ...transactions,
    payments: transactions.payments.map((payment) =>
      paymentIds.includes(payment.id)
        ? {
            ...payment,
            status: 'VOIDED',
            voided: { reason: 'OTHER_PAYMENT_FAILURE' },
            updatedDate: clock.iso(),
          }
        : payment,
    ),
  };
}

/** Returns the stock of an order, as far as it was not returned before. The result is to be saved. */
export function releaseOrder(context: Context, order: StoredOrder): StoredOrder {
  const left = order.lineItems.flatMap((line) => {
    const quantity = line.quantity - (line.restockQuantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const ids = new Set(release(context, left).map(({ id }) => id));
  return {
    ...order,
    lineItems: order.lineItems.map((line) =>
      ids.has(line.id) ? { ...line, restockQuantity: line.quantity } : line,
    ),
  };
}

/**
 * Takes again what an unpaid order has returned, for a buyer who pays late. Throws `OutOfStock` or a
 * `Conflict` if it is gone. The result is to be saved.
 */
export function reserveAgain(context: Context, order: StoredOrder): StoredOrder {
  if (order.checkoutId) redeemAgain(context, order.checkoutId);
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
