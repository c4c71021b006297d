/** Payments with money, as the simulated gateway makes them. */

import type { OrderPaymentTransactionStatus, Price, RegularPaymentDetails } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict } from '../../kernel/errors/failure.ts';
import type { Money } from '../../kernel/values/money.ts';
import type { NewActivity } from '../orders/ledger.ts';
import type { StoredPayment, StoredTransactions } from '../orders/stored-order.ts';

/** Most payments of one order that the contract allows. */
const MAX_PAYMENTS = 100;

/** A new payment. Throws a `Conflict` if the order has too many. */
export function newPayment(
  { ids, clock }: Context,
  { payments }: StoredTransactions,
  {
    amount,
    status,
    details,
  }: { amount: Price; status: OrderPaymentTransactionStatus; details: RegularPaymentDetails },
): StoredPayment {
  if (payments.length >= MAX_PAYMENTS) throw new Conflict('The order has too many payments');
  const now = clock.iso();
  return {
    id: ids.uuid(),
    createdDate: now,
    updatedDate: now,
    amount,
    status,
    regularPaymentDetails: { ...details, savedPaymentMethod: false },
  };
}

/** The details of a payment by a simulated card. */
export const byCard = ({ ids }: Pick<Context, 'ids'>, paymentOrderId: string): RegularPaymentDetails => ({
  creditCardDetails: { brand: 'Visa', lastFourDigits: '4242' },
  paymentOrderId,
  gatewayTransactionId: ids.uuid(),
  providerTransactionId: `pay_${ids.uuid().slice(0, 8)}`,
  offlinePayment: false,
  paymentMethodName: { buyerLanguageName: 'Credit card', siteLanguageName: 'Credit card' },
});

/** The transactions with one payment added or replaced. */
export const withPayment = (
  transactions: StoredTransactions,
  payment: StoredPayment,
): StoredTransactions => ({
  ...transactions,
  payments: transactions.payments.some(({ id }) => id === payment.id)
    ? transactions.payments.map((each) => (each.id === payment.id ? payment : each))
    : [...transactions.payments, payment],
});

/** What an activity shows about an authorized payment. */
export const authorizedActivity = (
  { id, regularPaymentDetails }: StoredPayment,
  amount: bigint,
  { price }: Money,
): { paymentId: string; amount: Price; lastFourDigits?: string | null; brand?: string | null } => ({
  paymentId: id,
  amount: price(amount),
  ...regularPaymentDetails?.creditCardDetails,
});

/** What happened to a payment that is pending, or did not go through. */
export function paymentActivity({ id, status, amount, regularPaymentDetails }: StoredPayment): NewActivity {
  const details = {
    paymentId: id,
    regular: {
      ...(amount && { amount }),
      ...(regularPaymentDetails?.creditCardDetails && {
        creditCardDetails: regularPaymentDetails.creditCardDetails,
      }),
    },
  };
  return status === 'PENDING'
    ? { activityType: 'PAYMENT_PENDING', paymentPending: details }
    : { activityType: 'PAYMENT_DECLINED', paymentDeclined: details };
}
