/** Chargebacks, which no call makes: the bank of the buyer takes money back. */

import type { Chargeback } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import { leftOf } from '../orders/balance.ts';
import { moneyOfOrder, orderAt, saveTransactions, toTransactions, transactionsOf } from '../orders/ledger.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import { paymentAt, withPayment } from './payment.ts';

/** Most chargebacks of one payment that the contract allows. */
const MAX_CHARGEBACKS = 6;

/**
 * The bank of the buyer takes money of a payment back: without an amount, all that is left of it. Call it in a
 * write.
 */
export function createChargeback(
  context: Context,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount?: string },
): StoredOrder {
  const { ids, clock } = context;
  const order = orderAt(context, orderId);
  const money = moneyOfOrder(context, order);
  const transactions = transactionsOf(context, orderId);
  const payment = paymentAt(transactions, paymentId);
  const { chargebacks = [], offlinePayment, creditCardDetails } = payment.regularPaymentDetails ?? {};
  if (!payment.regularPaymentDetails || offlinePayment)
    throw new Conflict('Only online payments can be charged back');
  if (chargebacks.length >= MAX_CHARGEBACKS) throw new Conflict('The payment has too many chargebacks');
  const left = leftOf(payment, transactions, money);
  const minor = amount === undefined ? left : money.minor({ amount });
  if (minor <= 0n || minor > left)
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most what is left of the payment');
  if (money.minor(order.balanceSummary?.chargeback) + minor > money.highest)
    throw new Conflict('The sum of all chargebacks is too large');
  const now = clock.iso();
  const chargeback: Chargeback & { id: string } = {
    id: ids.uuid(),
    createdDate: now,
    updatedDate: now,
    amount: money.price(minor),
    status: 'APPROVED',
  };
  const saved = saveTransactions(context, {
    order,
    transactions: withPayment(transactions, {
      ...payment,
      regularPaymentDetails: { ...payment.regularPaymentDetails, chargebacks: [...chargebacks, chargeback] },
      updatedDate: now,
    }),
    paymentIds: [paymentId],
    activities: [
      {
        activityType: 'CHARGEBACK_CREATED',
        chargebackCreated: {
          paymentId,
          chargebackId: chargeback.id,
          paymentDetails: {
            ...(payment.amount && { amount: payment.amount }),
            ...(creditCardDetails && { creditCardDetails }),
          },
          amount: money.price(minor),
        },
      },
    ],
  });
  context.emit('wix.ecom.v1.order_transactions_chargeback_approved', orderId, {
    data: {
      orderId,
      paymentId,
      chargeback,
      orderTransactions: toTransactions(transactionsOf(context, orderId)),
    },
  });
  return saved;
}
