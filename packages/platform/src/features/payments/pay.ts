/** Payments that no call makes: at the hosted page, at a till, or by the admin API. Each is one write. */

import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid, NotFound } from '../../kernel/errors/failure.ts';
import {
  moneyOfOrder,
  type NewActivity,
  orderAt,
  saveTransactions,
  transactionsOf,
} from '../orders/ledger.ts';
import { sendOrderMail } from '../orders/mails.ts';
import {
  type GatewayOrder,
  gatewayOrders,
  type StoredOrder,
  type StoredPayment,
} from '../orders/stored-order.ts';
import { expire, isLate, isUnpaid, releaseOrder, reserveAgain } from '../orders/unpaid.ts';
import { collectableOf } from './collect.ts';
import {
  authorizedActivity,
  byCard,
  type Card,
  newPayment,
  paymentActivity,
  paymentAt,
  withPayment,
} from './payment.ts';

/** How the simulated gateway responds to a payment. */
export type PaymentOutcome = 'approved' | 'authorized' | 'pending' | 'declined';

const STATUSES = {
  approved: 'APPROVED',
  authorized: 'AUTHORIZED',
  pending: 'PENDING',
  declined: 'DECLINED',
} as const;

/** Names a gateway order, by its id or as the latest open one of an order. */
export type GatewayTarget = { paymentGatewayOrderId: string } | { orderId: string };

/**
 * The gateway order that waits for a payment. Throws `NotFound` if there is none: it
 * does not exist, is paid, or is expired.
 */
export function openGatewayOrder({ db }: Context, target: GatewayTarget): GatewayOrder {
  const found =
    'orderId' in target
      ? db
          .of(gatewayOrders)
          .all({ where: { orderId: target.orderId }, sort: [{ fieldName: 'sequence' }] })
          .at(-1)
      : db.of(gatewayOrders).get(target.paymentGatewayOrderId);
  if (!found) throw new NotFound();
  return found;
}

/**
 * Pays a gateway order by card. Approved or authorized, it approves its order; declined, the stock of an
 * order that waits for it returns. With a delayed capture, an approved payment is only authorized. Throws a
 * `Conflict` if it cannot be paid now, and `OutOfStock` if its stock was returned and sold.
 */
export function payOrder(
  context: Context,
  { outcome, card = CARD, ...target }: GatewayTarget & { outcome: PaymentOutcome; card?: Card },
): StoredOrder {
  const gatewayOrder = openGatewayOrder(context, target);
  const { id: paymentOrderId, orderId, amount } = gatewayOrder;
  const found = orderAt(context, orderId);
  const money = moneyOfOrder(context, found);
  const minor = money.minor(amount);
  const transactions = transactionsOf(context, orderId);
  checkNotEnded(found);
  if (transactions.payments.some((payment) => isUnderWay(payment, paymentOrderId)))
    throw new Conflict('A payment is under way');
  if (minor > collectableOf(context, found)) throw new Conflict('The amount is more than what is owed');
  const isAuthorized = outcome === 'authorized' || (outcome === 'approved' && gatewayOrder.delayedCapture);
  const status = STATUSES[isAuthorized ? 'authorized' : outcome];
  const payment = newPayment(context, transactions, {
    amount: money.price(minor),
    status,
    details: byCard(context, paymentOrderId, card),
  });
  const order =
    found.status === 'INITIALIZED' && status !== 'DECLINED' ? reserveAgain(context, found) : found;
  return savePayment(context, order, isAuthorized ? authorized(context, payment, gatewayOrder) : payment);
}

/** Throws a `Conflict` for an order that no money may be collected for any longer. */
function checkNotEnded({ status }: StoredOrder): void {
  if (status === 'CANCELED' || status === 'REJECTED')
    throw new Conflict(`The order is ${status.toLowerCase()}`);
}

const CARD: Card = { brand: 'Visa', lastFourDigits: '4242' };

const isUnderWay = ({ status, regularPaymentDetails }: StoredPayment, paymentOrderId: string): boolean =>
  status === 'PENDING' && regularPaymentDetails?.paymentOrderId === paymentOrderId;

/**
 * Decides about a pending payment. Throws `NotFound`, or a `Conflict` if it is not pending. That of an order
 * that was canceled or rejected in the meantime can only be declined.
 */
export function decidePendingPayment(
  context: Context,
  { orderId, paymentId, outcome }: { orderId: string; paymentId: string; outcome: 'approved' | 'declined' },
): StoredOrder {
  const order = orderAt(context, orderId);
  const payment = paymentAt(transactionsOf(context, orderId), paymentId);
  if (payment.status !== 'PENDING') throw new Conflict('The payment is not pending');
  const { paymentOrderId } = payment.regularPaymentDetails ?? {};
  const gatewayOrder = paymentOrderId ? context.db.of(gatewayOrders).get(paymentOrderId) : undefined;
  if (outcome === 'declined') return savePayment(context, order, { ...payment, status: 'DECLINED' });
  checkNotEnded(order);
  return savePayment(
    context,
    order,
    gatewayOrder?.delayedCapture
      ? authorized(context, { ...payment, status: 'AUTHORIZED' }, gatewayOrder)
      : { ...payment, status: 'APPROVED' },
  );
}

/** Records a payment that staff received, such as cash. Without an amount, what is owed. */
export function markOrderPaid(
  context: Context,
  { orderId, amount, method = 'CASH' }: { orderId: string; amount?: string; method?: OfflineMethod },
): StoredOrder {
  const order = orderAt(context, orderId);
  checkNotEnded(order);
  const money = moneyOfOrder(context, order);
  const owed = collectableOf(context, order);
  const minor = amount === undefined ? owed : money.minor(amount);
  if (minor <= 0n || minor > owed)
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most what is owed');
  const name = OFFLINE_NAMES[method];
  const payment = newPayment(context, transactionsOf(context, orderId), {
    amount: money.price(minor),
    status: 'APPROVED',
    details: {
      offlinePayment: true,
      paymentMethodName: {
        buyerLanguageName: name,
        siteLanguageName: name,
        userDefinedName: { predefined: method },
      },
    },
  });
  return savePayment(context, order.status === 'INITIALIZED' ? reserveAgain(context, order) : order, payment);
}

export type OfflineMethod = 'CASH' | 'BANK_TRANSFER' | 'CHECK';

const OFFLINE_NAMES: Readonly<Record<OfflineMethod, string>> = {
  CASH: 'Cash',
  BANK_TRANSFER: 'Bank transfer',
  CHECK: 'Check',
};

/** The payment as authorized, with the job that captures or voids it. */
function authorized(
  context: Context,
  payment: StoredPayment,
  { orderId, delayedCapture = {} }: GatewayOrder,
): StoredPayment {
  const { clock } = context;
  const { action, milliseconds } = delayedCapture;
  const due = milliseconds === undefined ? undefined : new Date(clock.now() + milliseconds).toISOString();
  if (due !== undefined)
    context.schedule({
      kind: 'payments.runScheduledAction',
      due,
      data: { orderId, paymentId: payment.id },
    });
  return {
    ...payment,
    regularPaymentDetails: {
      ...payment.regularPaymentDetails,
      authorizationDetails: {
        delayedCapture: true,
        authorizedDate: clock.iso(),
        captures: [],
        ...(due !== undefined && {
          scheduledAction: { actionType: action ?? 'CAPTURE', executionDate: due },
        }),
      },
    },
  };
}

/** Saves a payment and what follows from its status. */
function savePayment(context: Context, order: StoredOrder, payment: StoredPayment): StoredOrder {
  const { db, clock } = context;
  const { status, regularPaymentDetails, amount } = payment;
  const money = moneyOfOrder(context, order);
  const isDeclined = status === 'DECLINED';
  const isDone = status === 'APPROVED' || status === 'AUTHORIZED';
  const activities: NewActivity[] =
    status === 'AUTHORIZED'
      ? [
          {
            activityType: 'AUTHORIZED_PAYMENT_CREATED',
            authorizedPaymentCreated: authorizedActivity(payment, money.minor(amount), money),
          },
        ]
      : status === 'APPROVED'
        ? []
        : [paymentActivity(payment)];
  const { paymentOrderId } = regularPaymentDetails ?? {};
  if (isDone && paymentOrderId) db.of(gatewayOrders).delete(paymentOrderId);
  const transactions = withPayment(transactionsOf(context, order.id), {
    ...payment,
    updatedDate: clock.iso(),
  });
  const isAbandoned = isDeclined && isUnpaid(order, transactions);
  const saved = saveTransactions(context, {
    order: isAbandoned && order.status === 'INITIALIZED' ? releaseOrder(context, order) : order,
    transactions,
    paymentIds: [payment.id],
    activities,
  });
  if (isDeclined) sendOrderMail(context, saved, 'declined', { amount });
  if (!isAbandoned || !isLate(context, saved)) return saved;
  expire(context, saved);
  return orderAt(context, saved.id);
}
