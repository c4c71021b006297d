/** Refunds, which no call makes. Each is one write. */

import type { OrderRefundedPayment } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid, NotFound } from '../../kernel/errors/failure.ts';
import { isExact, type Money } from '../../kernel/values/money.ts';
import { optional } from '../../kernel/values/present.ts';
import { leftOf } from '../orders/balance.ts';
import { moneyOfOrder, orderAt, saveTransactions, toTransactions, transactionsOf } from '../orders/ledger.ts';
import { sendOrderMail } from '../orders/mails.ts';
import type { StoredOrder, StoredPayment, StoredRefund, StoredTransactions } from '../orders/stored-order.ts';
import { returnCredits, returnToGiftCard } from '../pricing/redemption.ts';
import { release } from '../stock/stock.ts';

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
const MAX_REFUNDS = 300;

/** One payment of a refund. */
interface RefundPart {
  payment: StoredPayment;
  minor: bigint;
  isExternal: boolean;
  /** Whether nothing is left of the payment then. */
  isAll: boolean;
}

/**
 * Refunds payments of an order. Never more than what came in and is still there: throws an
 * `InvalidInput` otherwise, and `NotFound`.
 */
export function refundOrder(context: Context, input: RefundInput): StoredOrder {
  const { clock, emit } = context;
  const { orderId, reason } = input;
  const order = orderAt(context, orderId);
  const money = moneyOfOrder(context, order);
  const before = transactionsOf(context, orderId);
  if (before.refunds.length >= MAX_REFUNDS) throw new Conflict('The order has too many refunds');
  const parts = partsOf(input, before, money);
  checkDelivery(input, order, before, money);
  const refund = refundOf(context, input, parts, money);
  for (const part of parts) giveBack(context, order, part, money);
  const amount = money.price(parts.reduce((sum, { minor }) => sum + minor, 0n));
  const refunded = parts.map((part) => refundedPayment(part, money));
  const saved = saveTransactions(context, {
    order: withRefundedLines(context, order, input.lineItems ?? []),
    transactions: {
      ...before,
      payments: before.payments.map((payment) => {
        const part = parts.find((each) => each.payment.id === payment.id);
        if (!part) return payment;
        return {
          ...payment,
          status: part.isAll ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
          updatedDate: clock.iso(),
        };
      }),
      refunds: [...before.refunds, refund],
    },
    paymentIds: parts.map(({ payment }) => payment.id),
    refundIds: [refund.id],
    activities: [
      {
        activityType: 'REFUND_INITIATED',
        refundInitiated: { refundId: refund.id, amount, payments: refunded, ...(reason && { reason }) },
      },
      ...refunded.map((payment) => ({
        activityType: 'PAYMENT_REFUNDED' as const,
        paymentRefunded: { refundId: refund.id, payment },
      })),
    ],
  });
  sendOrderMail(context, saved, 'refunded', { amount, message: reason });
  emit('wix.ecom.v1.order_transactions_refund_completed', orderId, {
    data: { orderId, refund, orderTransactions: toTransactions(transactionsOf(context, orderId)) },
  });
  return saved;
}

/** Validates what goes back to each payment. */
function partsOf({ payments }: RefundInput, before: StoredTransactions, money: Money): RefundPart[] {
  if (payments.length === 0) invalid('payments', 'MIN_SIZE', 'must name a payment', { threshold: 1 });
  return payments.map(({ paymentId, amount, isExternal = false }, index) => {
    if (payments.findIndex((each) => each.paymentId === paymentId) < index)
      invalid(`payments[${index}].paymentId`, 'VALIDATION', 'is named twice');
    const payment = before.payments.find(({ id }) => id === paymentId);
    if (!payment) throw new NotFound();
    if (payment.membershipPaymentDetails && isExternal)
      invalid(`payments[${index}].isExternal`, 'VALIDATION', 'cannot be set for a payment of a membership');
    const left = leftOf(payment, before, money);
    const minor = amount === undefined ? left : money.minor({ amount });
    if (minor <= 0n || minor > left || (amount !== undefined && !isExact(amount, money.decimals)))
      invalid(
        `payments[${index}].amount`,
        'VALIDATION',
        'must be more than 0 and at most what is left of the payment',
      );
    if (payment.membershipPaymentDetails && minor < left)
      invalid(`payments[${index}].amount`, 'VALIDATION', 'must be all that the membership has paid');
    return { payment, minor, isExternal, isAll: minor === left };
  });
}

/** Returns what a gift card or a membership has paid. Throws a `Conflict` if it cannot return. */
function giveBack(
  context: Context,
  { currency, checkoutId }: StoredOrder,
  { payment, minor, isExternal }: RefundPart,
  money: Money,
): void {
  const { giftcardPaymentDetails, membershipPaymentDetails } = payment;
  const id = giftcardPaymentDetails?.giftCardPaymentId;
  if (id && !isExternal && !returnToGiftCard(context, { id, amount: money.decimal(minor), currency }))
    throw new Conflict(
      `The order is in ${currency}, gift cards are in ${context.settings.currency}: refund it with isExternal`,
    );
  const lineItemId = membershipPaymentDetails?.lineItemId ?? '';
  if (membershipPaymentDetails && !returnCredits(context, { checkoutId: checkoutId ?? '', lineItemId }))
    throw new Conflict('The membership has its credits back already');
}

/** Throws if refunds give back more of the delivery than the buyer paid for it: after discounts, with tax. */
function checkDelivery(
  { shipping }: RefundInput,
  { shippingInfo }: StoredOrder,
  { refunds }: StoredTransactions,
  money: Money,
): void {
  if (shipping === undefined) return;
  const { decimals } = money;
  if (!isExact(shipping, decimals))
    invalid('shipping', 'DECIMAL_MAX_SCALE', `must have at most ${decimals} decimals`, {
      threshold: decimals,
    });
  const returned = refunds.reduce((sum, { details }) => sum + money.minor(details?.shipping?.amount), 0n);
  // a recorded order has only the price
  const { totalPriceAfterTax, price } = shippingInfo?.cost ?? {};
  const left = money.minor(totalPriceAfterTax ?? price) - returned;
  if (money.minor(shipping) > left)
    invalid('shipping', 'VALIDATION', `must be at most ${money.decimal(left)}, what is left of the delivery`);
}

function refundOf(
  { ids, clock }: Context,
  { lineItems = [], shipping, reason }: RefundInput,
  parts: readonly RefundPart[],
  money: Money,
): StoredRefund {
  const sum = money.price(parts.reduce((total, { minor }) => total + minor, 0n));
  const none = money.price(0n);
  const lines = lineItems.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  return {
    id: ids.uuid(),
    transactions: parts.map(({ payment, minor, isExternal }) => ({
      paymentId: payment.id,
      amount: money.price(minor),
      refundStatus: 'SUCCEEDED',
      ...(!isExternal && { gatewayRefundId: ids.uuid() }),
      externalRefund: isExternal,
    })),
    details: {
      items: lines,
      lineItems: lines,
      shippingIncluded: shipping !== undefined,
      ...optional('shipping', shipping, (amount) => ({ amount: money.of({ amount }) })),
      ...(reason && { reason }),
    },
    createdDate: clock.iso(),
    summary: {
      requestedRefund: sum,
      pendingRefund: none,
      refunded: sum,
      failedRefundAmount: none,
      pending: false,
    },
  };
}

/** What activities show about one payment of a refund. */
function refundedPayment({ payment, minor, isExternal }: RefundPart, { price }: Money): OrderRefundedPayment {
  const { id, regularPaymentDetails, giftcardPaymentDetails, membershipPaymentDetails } = payment;
  const amount = price(minor);
  return {
    paymentId: id,
    externalRefund: isExternal,
    ...(regularPaymentDetails && { regular: { amount, ...regularPaymentDetails.creditCardDetails } }),
    ...(giftcardPaymentDetails && {
      giftCard: { amount, giftCardPaymentId: giftcardPaymentDetails.giftCardPaymentId ?? null },
    }),
    ...(membershipPaymentDetails && {
      membership: { membershipId: membershipPaymentDetails.membershipId ?? null },
    }),
  };
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
