/** Payments that no call makes: at the hosted page, or by the admin API. Each is one write. */

import type { Context } from '../../kernel/context/context.ts';
import { Conflict, NotFound } from '../../kernel/errors/failure.ts';
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
import { authorizedActivity, byCard, newPayment, paymentActivity, withPayment } from './payment.ts';

/** How the simulated gateway responds to a payment. */
export type PaymentOutcome = 'approved' | 'authorized' | 'pending' | 'declined';

const STATUSES = {
  approved: 'APPROVED',
  authorized: 'AUTHORIZED',
  pending: 'PENDING',
  declined: 'DECLINED',
} as const;

/**
 * Pays an order by card. A payment of it that is pending is approved or declined; otherwise its latest open
 * gateway order is paid.
 */
export function payOrder(
  context: Context,
  { orderId, outcome }: { orderId: string; outcome: PaymentOutcome },
): StoredOrder {
  const order = orderAt(context, orderId);
  const pending = transactionsOf(context, orderId).payments.find(({ status }) => status === 'PENDING');
  if (pending) return decidePayment(context, order, pending, outcome);
  const gatewayOrder = context.db
    .of(gatewayOrders)
    .all({ where: { orderId }, sort: [{ fieldName: 'sequence' }] })
    .at(-1);
  if (!gatewayOrder) throw new NotFound();
  return payGatewayOrder(context, { paymentGatewayOrderId: gatewayOrder.id, outcome });
}

/**
 * Decides about a payment that is pending. That of an order that was canceled or rejected in the meantime can
 * only be declined.
 */
function decidePayment(
  context: Context,
  order: StoredOrder,
  payment: StoredPayment,
  outcome: PaymentOutcome,
): StoredOrder {
  if (outcome === 'pending' || outcome === 'authorized') throw new Conflict('A payment is under way');
  if (outcome === 'declined') return savePayment(context, order, { ...payment, status: 'DECLINED' });
  checkNotEnded(order);
  const gatewayOrder = context.db.of(gatewayOrders).get(payment.regularPaymentDetails?.paymentOrderId ?? '');
  return savePayment(
    context,
    order,
    gatewayOrder?.delayedCapture
      ? authorized(context, { ...payment, status: 'AUTHORIZED' }, gatewayOrder)
      : { ...payment, status: 'APPROVED' },
  );
}

/**
 * Pays a gateway order by card. Approved or authorized, it approves its order; declined, the stock of an
 * order that waits for it returns. With a delayed capture, an approved payment is only authorized. Throws
 * `NotFound` if the gateway order does not exist, is paid or expired, a `Conflict` if it cannot be paid now,
 * and `OutOfStock` if its stock was returned and sold.
 */
export function payGatewayOrder(
  context: Context,
  { paymentGatewayOrderId, outcome }: { paymentGatewayOrderId: string; outcome: PaymentOutcome },
): StoredOrder {
  const gatewayOrder = context.db.of(gatewayOrders).get(paymentGatewayOrderId);
  if (!gatewayOrder) throw new NotFound();
  const { orderId, amount } = gatewayOrder;
  const found = orderAt(context, orderId);
  const money = moneyOfOrder(context, found);
  const minor = money.minor(amount);
  const transactions = transactionsOf(context, orderId);
  checkNotEnded(found);
  const isUnderWay = transactions.payments.some(
    ({ status, regularPaymentDetails }) =>
      status === 'PENDING' && regularPaymentDetails?.paymentOrderId === paymentGatewayOrderId,
  );
  if (isUnderWay) throw new Conflict('A payment is under way');
  if (minor > collectableOf(context, found)) throw new Conflict('The amount is more than what is owed');
  const isAuthorized = outcome === 'authorized' || (outcome === 'approved' && gatewayOrder.delayedCapture);
  const status = STATUSES[isAuthorized ? 'authorized' : outcome];
  const payment = newPayment(context, transactions, {
    amount: money.price(minor),
    status,
    details: byCard(context, paymentGatewayOrderId),
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
