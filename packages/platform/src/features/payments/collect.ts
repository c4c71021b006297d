/** Whether and how much money can be collected for an order, and the gateway orders that collect it. */

import type { PaymentCollectabilityStatus, PreparePaymentCollectionInput } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { ApplicationError, invalid } from '../../kernel/errors/failure.ts';
import type { Received } from '../../kernel/inputs/received.ts';
import { isExact } from '../../kernel/values/money.ts';
import { sumsOf } from '../orders/balance.ts';
import { moneyOfOrder, totalOf, transactionsOf } from '../orders/ledger.ts';
import { type GatewayOrder, gatewayOrders, orders, type StoredOrder } from '../orders/stored-order.ts';
import { purchaseRulesOf } from '../pricing/purchase-rules.ts';

/** What is owed for an order and neither authorized nor pending, in minor units. */
export function collectableOf(context: Context, order: StoredOrder): bigint {
  const money = moneyOfOrder(context, order);
  const { paid, authorized, pending } = sumsOf(transactionsOf(context, order.id), money);
  const left = totalOf(order, money) - paid - authorized - pending;
  return left > 0n ? left : 0n;
}

/** Why money cannot be collected for an order, or `COLLECTABLE`. */
export function collectabilityOf(context: Context, order: StoredOrder): PaymentCollectabilityStatus {
  if (order.status === 'CANCELED') return 'NONCOLLECTABLE_ORDER_IS_CANCELLED';
  if (order.status === 'PENDING') return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  if (order.status === 'REJECTED') return 'NONCOLLECTABLE_ORDER_IS_REJECTED';
  const money = moneyOfOrder(context, order);
  if (sumsOf(transactionsOf(context, order.id), money).paid >= totalOf(order, money))
    return 'NONCOLLECTABLE_ORDER_IS_PAID';
  if (collectableOf(context, order) === 0n) return 'NONCOLLECTABLE_ORDER_IS_PENDING';
  return purchaseRulesOf(context).acceptsPayments
    ? 'COLLECTABLE'
    : 'NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD';
}

const CODES_BY_STATUS: Readonly<Record<string, string>> = {
  NONCOLLECTABLE_ORDER_IS_CANCELLED: 'ORDER_CANCELED',
  NONCOLLECTABLE_ORDER_IS_PAID: 'ORDER_ALREADY_PAID',
  NONCOLLECTABLE_ORDER_IS_MISSING_PAYMENT_METHOD: 'PAYMENT_METHODS_NOT_FOUND',
};

const MILLISECONDS: Readonly<Record<string, number>> = {
  MINUTES: 60_000,
  HOURS: 3_600_000,
  DAYS: 86_400_000,
};

/** Opens an order at the gateway, or changes one, for an amount of an order. */
export function prepareCollection(
  context: Context,
  input: Received<PreparePaymentCollectionInput>,
): GatewayOrder {
  const { db, ids } = context;
  const { ecomOrderId, amount, paymentGatewayOrderId, delayedCapture, delayedCaptureSettings } = input;
  const order = db.of(orders).get(ecomOrderId);
  if (!order) throw new ApplicationError('NO_ASSOCIATED_ECOM_ORDER');
  const status = collectabilityOf(context, order);
  if (status !== 'COLLECTABLE') {
    const code =
      CODES_BY_STATUS[status] ??
      invalid(
        'ecomOrderId',
        'VALIDATION',
        'is an order under review, rejected by one, or whose payments are not complete',
      );
    throw new ApplicationError(code);
  }
  const money = moneyOfOrder(context, order);
  const minor = money.minor(amount);
  const isValid =
    minor > 0n && minor <= collectableOf(context, order) && isExact(amount.amount, money.decimals);
  if (!isValid) throw new ApplicationError('INVALID_AMOUNT');
  const known = paymentGatewayOrderId ? db.of(gatewayOrders).get(paymentGatewayOrderId) : undefined;
  if (paymentGatewayOrderId && known?.orderId !== ecomOrderId)
    invalid('paymentGatewayOrderId', 'VALIDATION', 'is no open order at the gateway for this order');
  const { scheduledAction: action, delayDuration: delay } = delayedCaptureSettings ?? {};
  return db.of(gatewayOrders).save({
    id: known?.id ?? ids.uuid(),
    orderId: ecomOrderId,
    sequence: known?.sequence ?? ids.next('gatewayOrder'),
    amount: money.price(minor).amount,
    ...((delayedCaptureSettings || delayedCapture) && {
      delayedCapture: {
        ...(action && { action }),
        ...(delay && { milliseconds: (delay.count ?? 1) * (MILLISECONDS[delay.unit ?? 'DAYS'] ?? 0) }),
      },
    }),
  });
}
