/**
 * Chargebacks, which no call makes: the bank of the buyer takes money back, and the
 * shop may win it back. Each is one write.
 */

import type { Chargeback } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid, NotFound } from '../../kernel/errors/failure.ts';
import { optional } from '../../kernel/values/present.ts';
import { leftOf } from '../orders/balance.ts';
import { moneyOfOrder, orderAt, saveTransactions, toTransactions, transactionsOf } from '../orders/ledger.ts';
import type { StoredOrder, StoredPayment } from '../orders/stored-order.ts';
import { paymentAt, withPayment } from './payment.ts';

/** Most chargebacks of one payment that the contract allows. */
const MAX_CHARGEBACKS = 6;

/** The bank of the buyer takes money of a payment back: without an amount, all that is left of it. */
export function createChargeback(
  context: Context,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount?: string },
): StoredOrder {
  const { ids, clock } = context;
  const order = orderAt(context, orderId);
  const money = moneyOfOrder(context, order);
  const transactions = transactionsOf(context, orderId);
  const payment = paymentAt(transactions, paymentId);
  const { chargebacks = [], offlinePayment } = payment.regularPaymentDetails ?? {};
  if (!payment.regularPaymentDetails || offlinePayment)
    throw new Conflict('Only online payments can be charged back');
  if (chargebacks.length >= MAX_CHARGEBACKS) throw new Conflict('The payment has too many chargebacks');
  const left = leftOf(payment, transactions, money);
  const minor = amount === undefined ? left : money.minor({ amount });
  if (minor <= 0n || minor > left)
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most what is left of the payment');
  if (money.minor(order.balanceSummary?.chargeback) + minor > money.highest)
    throw new Conflict('The sum of all chargebacks is too large');
  const chargeback: Chargeback & { id: string } = {
    id: ids.uuid(),
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
    amount: money.price(minor),
    status: 'APPROVED',
  };
  return saveChargeback(context, { order, payment, chargeback, chargebacks: [...chargebacks, chargeback] });
}

/** The shop wins a chargeback back: without an amount, all of it. */
export function reverseChargeback(
  context: Context,
  {
    orderId,
    paymentId,
    chargebackId,
    amount,
  }: { orderId: string; paymentId: string; chargebackId: string; amount?: string },
): StoredOrder {
  const order = orderAt(context, orderId);
  const money = moneyOfOrder(context, order);
  const payment = paymentAt(transactionsOf(context, orderId), paymentId);
  const { chargebacks = [] } = payment.regularPaymentDetails ?? {};
  const found = chargebacks.find(({ id }) => id === chargebackId);
  if (!found) throw new NotFound();
  if (found.status === 'REVERSED') throw new Conflict('The chargeback was reversed before');
  const minor = amount === undefined ? money.minor(found.amount) : money.minor({ amount });
  if (minor <= 0n || minor > money.minor(found.amount))
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most that of the chargeback');
  const chargeback: Chargeback & { id: string } = {
    ...found,
    id: chargebackId,
    status: 'REVERSED',
    reversalAmount: money.price(minor),
    updatedDate: context.clock.iso(),
  };
  return saveChargeback(context, {
    order,
    payment,
    chargeback,
    chargebacks: chargebacks.map((each) => (each.id === chargebackId ? chargeback : each)),
  });
}

function saveChargeback(
  context: Context,
  {
    order,
    payment,
    chargeback,
    chargebacks,
  }: {
    order: StoredOrder;
    payment: StoredPayment;
    chargeback: Chargeback & { id: string };
    chargebacks: Chargeback[];
  },
): StoredOrder {
  const { id: chargebackId, amount, reversalAmount } = chargeback;
  const { id: paymentId } = payment;
  const paymentDetails = {
    ...(payment.amount && { amount: payment.amount }),
    ...optional('creditCardDetails', payment.regularPaymentDetails?.creditCardDetails, (card) => card),
  };
  const details = { paymentId, chargebackId, paymentDetails, ...(amount && { amount }) };
  const isReversed = chargeback.status === 'REVERSED';
  const saved = saveTransactions(context, {
    order,
    transactions: withPayment(transactionsOf(context, order.id), {
      ...payment,
      regularPaymentDetails: { ...payment.regularPaymentDetails, chargebacks },
      updatedDate: context.clock.iso(),
    }),
    paymentIds: [paymentId],
    activities: [
      isReversed
        ? {
            activityType: 'CHARGEBACK_REVERSED',
            chargebackReversed: { ...details, ...(reversalAmount && { reversalAmount }) },
          }
        : { activityType: 'CHARGEBACK_CREATED', chargebackCreated: details },
    ],
  });
  context.emit(
    isReversed
      ? 'wix.ecom.v1.order_transactions_chargeback_reversed'
      : 'wix.ecom.v1.order_transactions_chargeback_approved',
    order.id,
    {
      data: {
        orderId: order.id,
        paymentId,
        chargeback,
        orderTransactions: toTransactions(transactionsOf(context, order.id)),
      },
    },
  );
  return saved;
}
