import { defineService } from '../../../kernel/calls/service.ts';
import type { Context } from '../../../kernel/context/context.ts';
import { moneyOfOrder, toTransactions, transactionsOf, visibleOrder } from '../../orders/ledger.ts';
import type { StoredOrder } from '../../orders/stored-order.ts';
import { capture, runScheduledAction, voidPayment } from '../authorization.ts';
import { collectabilityOf, collectableOf, prepareCollection } from '../collect.ts';

export const payments = defineService('payments', {
  workers: { 'payments.runScheduledAction': runScheduledAction },
  handlers: {
    preparePaymentCollection: (input, context) => ({
      paymentGatewayOrderId: prepareCollection(context, input).id,
    }),

    getPaymentCollectabilityStatus: ({ ecomOrderId }, context) => {
      const order = visibleOrder(context, ecomOrderId);
      const status = collectabilityOf(context, order);
      const { price } = moneyOfOrder(context, order);
      return { status, ...(status === 'COLLECTABLE' && { amount: price(collectableOf(context, order)) }) };
    },

    captureAuthorizedPayments: ({ ecomOrderId, payments: captures }, context) =>
      each(context, ecomOrderId, captures, (order, one) => capture(context, order, one)),

    voidAuthorizedPayments: ({ ecomOrderId, paymentIds }, context) =>
      each(context, ecomOrderId, paymentIds, (order, paymentId) =>
        voidPayment(context, order, { paymentId }),
      ),
  },
});

/** Changes several payments of an order: all, or none if one of them fails. */
function each<T>(
  context: Context,
  orderId: string,
  items: readonly T[],
  change: (order: StoredOrder, item: T) => StoredOrder,
) {
  let order = visibleOrder(context, orderId);
  for (const item of items) order = change(order, item);
  return { orderTransactions: toTransactions(transactionsOf(context, orderId)) };
}
