/** Sums of the payments and refunds of an order, and the payment status that follows from them. */

import type { OrderBalanceSummary, OrderPayment, OrderPaymentStatus, OrderTransactions } from 'storewire';
import type { Money } from '../../kernel/values/money.ts';

/** What moved for an order, in minor units of its currency. */
export interface Sums {
  /** What came in, refunded payments included. */
  paid: bigint;
  refunded: bigint;
  /** Set aside on authorized payments and not captured. */
  authorized: bigint;
  pending: bigint;
}

const PAID = ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'];

type Minor = Pick<Money, 'minor'>;

/** What came in with a payment: what was captured of an authorized one, and refunded of a voided one. */
export function paidBy(payment: OrderPayment, transactions: OrderTransactions, money: Minor): bigint {
  const { id, status = '', amount, regularPaymentDetails } = payment;
  if (status === 'VOIDED') return refundedOf(transactions, id, money);
  if (!PAID.includes(status)) return 0n;
  const [capture] = regularPaymentDetails?.authorizationDetails?.captures ?? [];
  return money.minor(capture ? capture.amount : amount);
}

/** What was refunded of a payment. All refunds succeed at once. */
const refundedOf = (
  { refunds }: OrderTransactions,
  paymentId: string | null | undefined,
  { minor }: Minor,
): bigint =>
  total(refunds, ({ transactions }) =>
    total(transactions, (each) => (each.paymentId === paymentId ? minor(each.amount) : 0n)),
  );

/** What was paid and not refunded. */
export const leftOf = (payment: OrderPayment, transactions: OrderTransactions, money: Minor): bigint =>
  paidBy(payment, transactions, money) - refundedOf(transactions, payment.id, money);

/** Sums over all transactions of an order. */
export function sumsOf(transactions: OrderTransactions, money: Minor): Sums {
  const { payments, refunds } = transactions;
  const { minor } = money;
  const withStatus = (status: string): bigint =>
    total(payments, (payment) => (payment.status === status ? minor(payment.amount) : 0n));
  return {
    paid: total(payments, (payment) => paidBy(payment, transactions, money)),
    refunded: total(refunds, ({ transactions }) => total(transactions, ({ amount }) => minor(amount))),
    authorized: withStatus('AUTHORIZED'),
    pending: withStatus('PENDING'),
  };
}

/**
 * The balance of an order. What is owed is the total less what was paid; a refund
 * does not make the buyer owe it again.
 */
export function balanceOf(orderTotal: bigint, sums: Sums, { price }: Money): OrderBalanceSummary {
  return {
    balance: price(orderTotal - sums.paid),
    paid: price(sums.paid),
    refunded: price(sums.refunded),
    authorized: price(sums.authorized),
    pendingRefund: price(0n),
    pending: price(sums.pending),
    chargeback: price(0n),
    chargebackReversal: price(0n),
  };
}

/**
 * How far the payment of an order has come. An authorized payment waits for the merchant, who captures it.
 */
export function paymentStatusOf(
  orderTotal: bigint,
  { paid, refunded }: Sums,
  { payments = [] }: OrderTransactions,
): OrderPaymentStatus {
  if (paid > 0n && refunded >= paid) return 'FULLY_REFUNDED';
  if (refunded > 0n) return 'PARTIALLY_REFUNDED';
  if (paid >= orderTotal) return 'PAID';
  if (paid > 0n) return 'PARTIALLY_PAID';
  const statuses = payments.map(({ status }) => status);
  if (statuses.includes('PENDING')) return 'PENDING';
  if (statuses.includes('AUTHORIZED') || statuses.includes('PENDING_MERCHANT')) return 'PENDING_MERCHANT';
  const last = statuses.at(-1);
  return last === 'DECLINED' || last === 'CANCELED' ? last : 'NOT_PAID';
}

const total = <T>(items: readonly T[] | undefined, amountOf: (item: T) => bigint): bigint =>
  (items ?? []).reduce((sum, item) => sum + amountOf(item), 0n);
