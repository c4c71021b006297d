/** Refunds and chargebacks, which no call makes. Each is one write. */
import type { Chargeback, OrderRefundDetails, OrderRefundedPayment } from '../../../../generated/types.ts';
import { chargedBack, paidBy, refundedOf } from '../../commerce/balance.ts';
import { isExact } from '../../commerce/money.ts';
import { optional } from '../../commerce/prices.ts';
import { release } from '../../commerce/stock.ts';
import type { Context } from '../../context.ts';
import { Conflict, invalid, NotFound } from '../../http/failure.ts';
import { orders, type StoredOrder, type StoredPayment, type StoredRefund } from '../orders/entity.ts';
import { pricesOf, settle, toTransactions, transactionsOf } from '../orders/ledger.ts';
import { withPayment } from './payment.ts';

/** Money to give back for an order. */
export interface RefundInput {
  orderId: string;
  /** What goes back to which payment. Without an amount, all that is left of it. */
  payments: readonly { paymentId: string; amount?: string; isExternal?: boolean }[];
  /** Pieces that the refund covers, and whether they return to stock. */
  lineItems?: readonly { lineItemId: string; quantity: number; restock?: boolean }[];
  /** What is given back of the delivery, as a decimal. */
  shipping?: string;
  reason?: string;
}

/** Most refunds of one order that the contract allows. */
const MOST_REFUNDS = 300;

/** Refunds payments of an order. Never more than what came in and is still there: throws an `InvalidInput` otherwise, and `NotFound`. */
export function refundOrder(context: Context, input: RefundInput): StoredOrder {
  const { ids, clock, caller, emit } = context;
  const { orderId, reason, shipping } = input;
  const order = orderAt(context, orderId);
  const prices = pricesOf(context, order);
  const before = transactionsOf(context, orderId);
  if (before.refunds.length >= MOST_REFUNDS) throw new Conflict('The order has too many refunds');
  if (input.payments.length === 0) invalid('payments', 'MIN_SIZE', 'must name a payment', { threshold: 1 });
  let transactions = before;
  const refund: StoredRefund & { transactions: NonNullable<StoredRefund['transactions']> } = {
    id: ids.uuid(),
    transactions: [],
    createdDate: clock.iso(),
  };
  for (const [index, { paymentId, amount, isExternal = false }] of input.payments.entries()) {
    const payment = paymentAt(transactions.payments, paymentId);
    const left = refundableOf(payment, { ...transactions, refunds: [...before.refunds, refund] });
    const minor = amount === undefined ? left : prices.minor({ amount });
    if (minor <= 0n || minor > left || (amount !== undefined && !isExact(amount, prices.decimals)))
      invalid(
        `payments[${index}].amount`,
        'VALIDATION',
        'must be more than 0 and at most what is left of the payment',
      );
    refund.transactions.push({
      paymentId,
      amount: prices.price(minor),
      refundStatus: 'SUCCEEDED',
      ...(!isExternal && { gatewayRefundId: ids.uuid() }),
      externalRefund: isExternal,
    });
    const status = paidBy(payment, prices) === refunded(payment) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    transactions = withPayment(transactions, { ...payment, status, updatedDate: clock.iso() });
  }
  function refundableOf(payment: StoredPayment, among: typeof transactions): bigint {
    return paidBy(payment, prices) - refundedOf(among, payment.id, prices) - chargedBack(payment, prices);
  }
  function refunded(payment: StoredPayment): bigint {
    return refundedOf({ refunds: [...before.refunds, refund] }, payment.id, prices);
  }
  const sum = prices.price(
    refund.transactions.reduce((total, { amount }) => total + prices.minor(amount), 0n),
  );
  const none = prices.price(0n);
  const lines = (input.lineItems ?? []).map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  const details: OrderRefundDetails = {
    items: lines,
    lineItems: lines,
    shippingIncluded: shipping !== undefined,
    ...optional('shipping', shipping, (amount) => ({ amount: prices.of({ amount }) })),
    ...(reason && { reason }),
  };
  const complete: StoredRefund = {
    ...refund,
    details,
    summary: {
      requestedRefund: sum,
      pendingRefund: none,
      refunded: sum,
      failedRefundAmount: none,
      pending: false,
    },
    ...(caller.role === 'merchant' && caller.via === 'app' && { requestingServiceAppId: caller.id }),
  };
  const parts = refund.transactions.map(
    ({ paymentId = '', amount, externalRefund = false }): OrderRefundedPayment => {
      const { regularPaymentDetails, giftcardPaymentDetails, membershipPaymentDetails } = paymentAt(
        before.payments,
        paymentId,
      );
      const given = amount ? { amount } : {};
      return {
        paymentId,
        externalRefund,
        ...(regularPaymentDetails && { regular: { ...given, ...regularPaymentDetails.creditCardDetails } }),
        ...(giftcardPaymentDetails && {
          giftCard: { ...given, giftCardPaymentId: giftcardPaymentDetails.giftCardPaymentId ?? null },
        }),
        ...(membershipPaymentDetails && {
          membership: { membershipId: membershipPaymentDetails.membershipId ?? null },
        }),
      };
    },
  );
  const settled = settle(context, {
    order: withRefundedLines(context, order, input.lineItems ?? []),
    transactions: { ...transactions, refunds: [...before.refunds, complete] },
    paymentIds: refund.transactions.map(({ paymentId = '' }) => paymentId),
    refundIds: [refund.id],
    activities: [
      {
        activityType: 'REFUND_INITIATED',
        refundInitiated: { refundId: refund.id, amount: sum, payments: parts, ...(reason && { reason }) },
      },
      ...parts.map((payment) => ({
        activityType: 'PAYMENT_REFUNDED',
        paymentRefunded: { refundId: refund.id, payment },
      })),
    ],
  });
  emit('wix.ecom.v1.order_transactions_refund_completed', orderId, {
    data: { orderId, refund: complete, orderTransactions: toTransactions(transactionsOf(context, orderId)) },
  });
  return settled;
}

/** The order with the pieces that a refund covers. Pieces return to stock at most once. */
function withRefundedLines(
  context: Context,
  order: StoredOrder,
  refunded: NonNullable<RefundInput['lineItems']>,
): StoredOrder {
  let { lineItems } = order;
  for (const [index, { lineItemId, quantity, restock = false }] of refunded.entries()) {
    const line = lineItems.find(({ id }) => id === lineItemId);
    const left = (line?.quantity ?? 0) - (line?.refundQuantity ?? 0);
    if (!line || !Number.isInteger(quantity) || quantity < 1 || quantity > left)
      invalid(`lineItems[${index}]`, 'VALIDATION', 'is more than what is left of a line of the order');
    const { restockQuantity = 0 } = line;
    const returned = restock ? Math.min(quantity, line.quantity - (restockQuantity ?? 0)) : 0;
    if (returned > 0) release(context, [{ ...line, quantity: returned }]);
    lineItems = lineItems.map((each) =>
      each === line
        ? {
            ...line,
            refundQuantity: (line.refundQuantity ?? 0) + quantity,
            restockQuantity: (restockQuantity ?? 0) + returned,
          }
        : each,
    );
  }
  return { ...order, lineItems };
}

/** Most chargebacks of one payment that the contract allows. */
const MOST_CHARGEBACKS = 6;

/** The bank of the buyer takes money of a payment back: without an amount, all that is left of it. */
export function createChargeback(
  context: Context,
  { orderId, paymentId, amount }: { orderId: string; paymentId: string; amount?: string },
): StoredOrder {
  const { ids, clock } = context;
  const order = orderAt(context, orderId);
  const prices = pricesOf(context, order);
  const transactions = transactionsOf(context, orderId);
  const payment = paymentAt(transactions.payments, paymentId);
  const { chargebacks = [], offlinePayment } = payment.regularPaymentDetails ?? {};
  if (!payment.regularPaymentDetails || offlinePayment)
    throw new Conflict('Only online payments can be charged back');
  if (chargebacks.length >= MOST_CHARGEBACKS) throw new Conflict('The payment has too many chargebacks');
  const left =
    paidBy(payment, prices) - refundedOf(transactions, paymentId, prices) - chargedBack(payment, prices);
  const minor = amount === undefined ? left : prices.minor({ amount });
  if (minor <= 0n || minor > left)
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most what is left of the payment');
  const chargeback: Chargeback & { id: string } = {
    id: ids.uuid(),
    createdDate: clock.iso(),
    updatedDate: clock.iso(),
    amount: prices.price(minor),
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
  const prices = pricesOf(context, order);
  const payment = paymentAt(transactionsOf(context, orderId).payments, paymentId);
  const { chargebacks = [] } = payment.regularPaymentDetails ?? {};
  const found = chargebacks.find(({ id }) => id === chargebackId);
  if (!found) throw new NotFound();
  if (found.status === 'REVERSED') throw new Conflict('The chargeback was reversed before');
  const minor = amount === undefined ? prices.minor(found.amount) : prices.minor({ amount });
  if (minor <= 0n || minor > prices.minor(found.amount))
    invalid('amount', 'VALIDATION', 'must be more than 0 and at most that of the chargeback');
  const chargeback = {
    ...found,
    id: chargebackId,
    status: 'REVERSED',
    reversalAmount: prices.price(minor),
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
  const settled = settle(context, {
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
  return settled;
}

function orderAt({ db }: Context, id: string): StoredOrder {
  const order = db.of(orders).get(id);
  if (!order) throw new NotFound();
  return order;
}

function paymentAt(payments: readonly StoredPayment[], id: string): StoredPayment {
  const payment = payments.find((each) => each.id === id);
  if (!payment) throw new NotFound();
  return payment;
}
