/** Orders of the contract's examples, with their payments and invoices. */
import type { InvoicesForOrder, Order, OrderTransactions, PreparePaymentCollectionInput } from 'storewire';
import {
  gatewayOrders,
  invoices,
  orders,
  orderTransactions,
  type StoredOrder,
  type StoredPayment,
  type StoredTransactions,
} from '../../features/orders/stored-order.ts';
import { callerKey } from '../../kernel/context/caller.ts';
import type { Context } from '../../kernel/context/context.ts';
import { examplesOf, requestOf, responseOf, shownOne } from './table.ts';

export function seedOrders(context: Context): void {
  const { db, ids } = context;
  const shownOrders = examplesOf<Order>(['orders.searchOrders'], 'orders') as Omit<StoredOrder, 'internal'>[];
  for (const order of shownOrders.toSorted((one, other) => Number(one.number) - Number(other.number))) {
    const { memberId, visitorId } = order.buyerInfo ?? {};
    const shopper = memberId
      ? ({ role: 'member', id: memberId, session: '' } as const)
      : ({ role: 'visitor', id: visitorId ?? '', session: '' } as const);
    db.of(orders).save({
      ...order,
      internal: {
        owner: shopper.id ? callerKey(shopper) : null,
        dueNow: '0',
        paymentMethods: [],
        fulfillments: [],
      },
    });
    db.setMeta('sequence:order.number', String(Number(order.number) + 1));
  }
  db.of(orderTransactions).save(authorizedTransactions());
  const { orderId = '', invoicesInfo = [] } = shownOne<InvoicesForOrder>(
    ['invoices.listInvoicesForOrders'],
    'invoicesForOrder',
  );
  for (const { id = '', appId = '' } of invoicesInfo)
    db.of(invoices).save({ id, orderId, appId, createdDate: context.clock.iso() });
  const collected = requestOf<Omit<PreparePaymentCollectionInput, 'ecomOrderId'>>(
    'payments.preparePaymentCollection',
    'full',
  );
  const unpaid = shownOrders.find(({ paymentStatus }) => paymentStatus === 'NOT_PAID');
  if (collected.paymentGatewayOrderId && unpaid)
    db.of(gatewayOrders).save({
      id: collected.paymentGatewayOrderId,
      orderId: unpaid.id,
      sequence: ids.next('gatewayOrder'),
      amount: collected.amount.amount,
    });
}

/** The payments as they are before the examples capture or void them. */
function authorizedTransactions(): StoredTransactions {
  const { orderId, payments } = responseOf<{
    orderTransactions: OrderTransactions & { payments: StoredPayment[] };
  }>('payments.voidAuthorizedPayments', 'typical').orderTransactions;
  return { id: orderId ?? '', payments: payments.map(asAuthorized), refunds: [] };
}

function asAuthorized(payment: StoredPayment): StoredPayment {
  const { regularPaymentDetails: details } = payment;
  if (!details?.authorizationDetails) return payment;
  const { captures: _captures, void: _void, ...authorizationDetails } = details.authorizationDetails;
  const { voided: _voided, ...rest } = payment;
  return {
    ...rest,
    status: 'AUTHORIZED',
    regularPaymentDetails: { ...details, status: 'AUTHORIZED', authorizationDetails },
  };
}
