/**
 * What happens to authorized payments: captured once, in part or in full, or
 * voided. What is not captured is released.
 */
import type { AuthorizationDetails } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError } from '../../kernel/errors/failure.ts';
import { isExact } from '../../kernel/values/money.ts';
import { moneyOfOrder, type NewActivity, saveTransactions, transactionsOf } from '../orders/ledger.ts';
import { orders, type StoredOrder, type StoredPayment } from '../orders/stored-order.ts';
import { authorizedActivity, withPayment } from './payment.ts';

type Reason = 'MANUAL' | 'SCHEDULED';

/** Captures an authorized payment: without an amount, all of it. Throws an `ApplicationError`. */
export function capture(
  context: Context,
  order: StoredOrder,
  { paymentId, amount }: { paymentId: string; amount?: { amount: string } | undefined },
): StoredOrder {
  const payment = paymentOf(context, order, paymentId);
  if (payment.regularPaymentDetails?.offlinePayment !== false)
    throw new ApplicationError('NOT_REGULAR_ONLINE_PAYMENT');
  if (
    payment.regularPaymentDetails.authorizationDetails?.captures?.some(({ status }) => status === 'PENDING')
  )
    throw new ApplicationError('PAYMENT_HAS_PENDING_CAPTURE');
  const details = authorizationOf(payment);
  const money = moneyOfOrder(context, order);
  const authorized = money.minor(payment.amount);
  const captured = amount ? money.minor(amount) : authorized;
  const isFine = !amount || isExact(amount.amount, money.decimals);
  if (captured <= 0n || captured > authorized || !isFine) throw new ApplicationError('INVALID_AMOUNT');
  const { ids, clock } = context;
  return saved(context, order, {
    payment: {
      ...withDetails(payment, {
        ...details,
        captures: [
          { id: ids.uuid(), status: 'SUCCEEDED', amount: money.price(captured), createdDate: clock.iso() },
        ],
      }),
      status: 'APPROVED',
    },
    activity: {
      activityType: 'AUTHORIZED_PAYMENT_CAPTURED',
      authorizedPaymentCaptured: authorizedActivity(payment, captured, money),
    },
  });
}

/** Releases an authorized payment. Throws an `ApplicationError`. */
export function voidPayment(
  context: Context,
  order: StoredOrder,
  { paymentId, reason = 'MANUAL' }: { paymentId: string; reason?: Reason },
): StoredOrder {
  const payment = paymentOf(context, order, paymentId);
  const details = authorizationOf(payment);
  const money = moneyOfOrder(context, order);
  return saved(context, order, {
    payment: {
      ...withDetails(payment, {
        ...details,
        void: { status: 'SUCCEEDED', voidedDate: context.clock.iso(), reason },
      }),
      status: 'VOIDED',
      voided: { reason: 'MERCHANT_REQUEST' },
    },
    activity: {
      activityType: 'AUTHORIZED_PAYMENT_VOIDED',
      authorizedPaymentVoided: authorizedActivity(payment, money.minor(payment.amount), money),
    },
  });
}

/**
 * Worker of the job that is due when the delay of an authorized payment is over,
 * unless it was captured or voided before.
 */
export function runScheduledAction(
  { orderId, paymentId }: { orderId: string; paymentId: string },
  context: Context,
): void {
  const order = context.db.of(orders).get(orderId);
  const payment = transactionsOf(context, orderId).payments.find(({ id }) => id === paymentId);
  if (!order || payment?.status !== 'AUTHORIZED') return;
  const { scheduledAction } = payment.regularPaymentDetails?.authorizationDetails ?? {};
  if (scheduledAction?.actionType === 'VOID') voidPayment(context, order, { paymentId, reason: 'SCHEDULED' });
  else capture(context, order, { paymentId });
}

function paymentOf(context: Context, { id: orderId }: StoredOrder, paymentId: string): StoredPayment {
  const payment = transactionsOf(context, orderId).payments.find(({ id }) => id === paymentId);
  if (!payment) throw new ApplicationError('PAYMENT_NOT_FOUND');
  return payment;
}

/** The authorization of a payment that is neither captured nor voided. */
function authorizationOf({ status, regularPaymentDetails }: StoredPayment): AuthorizationDetails {
  if (!regularPaymentDetails?.gatewayTransactionId)
    throw new ApplicationError('PAYMENT_GATEWAY_ID_NOT_FOUND');
  const { authorizationDetails } = regularPaymentDetails;
  if (authorizationDetails?.void) throw new ApplicationError('PAYMENT_ALREADY_VOIDED');
  if (authorizationDetails?.captures?.length) throw new ApplicationError('PAYMENT_ALREADY_CAPTURED');
  if (status !== 'AUTHORIZED' || !authorizationDetails) throw new ApplicationError('PAYMENT_NOT_AUTHORIZED');
  return authorizationDetails;
}

const withDetails = (payment: StoredPayment, authorizationDetails: AuthorizationDetails): StoredPayment => ({
  ...payment,
  regularPaymentDetails: { ...payment.regularPaymentDetails, authorizationDetails },
});

const saved = (
  context: Context,
  order: StoredOrder,
  { payment, activity }: { payment: StoredPayment; activity: NewActivity },
): StoredOrder =>
  saveTransactions(context, {
    order,
    transactions: withPayment(transactionsOf(context, order.id), {
      ...payment,
      updatedDate: context.clock.iso(),
    }),
    paymentIds: [payment.id],
    activities: [activity],
  });
