/** Saves orders and their transactions, with everything that follows from a change. */
import type {
  Order,
  OrderActivity,
  OrderActivityType,
  OrderPaymentStatus,
  OrderTransactions,
} from 'storewire';
import { callerKey } from '../../kernel/context/caller.ts';
import type { Context } from '../../kernel/context/context.ts';
import { NotFound } from '../../kernel/errors/failure.ts';
import { DAY_MS } from '../../kernel/values/clock.ts';
import { Money } from '../../kernel/values/money.ts';
import { urlUntil } from '../media/descriptor.ts';
import { files } from '../media/stored-file.ts';
import { balanceOf, leftOf, paidBy, paymentStatusOf, sumsOf } from './balance.ts';
import { sendOrderMail } from './mails.ts';
import {
  invoices,
  orders,
  orderTransactions,
  type StoredOrder,
  type StoredPayment,
  type StoredTransactions,
} from './stored-order.ts';

/** The order with this id, for actions whose caller was checked before. Throws `NotFound`. */
export function orderAt({ db }: Pick<Context, 'db'>, id: string): StoredOrder {
  const order = db.of(orders).get(id);
  if (!order) throw new NotFound();
  return order;
}

/** The order with this id. Throws `NotFound` if the caller is neither a merchant nor its owner. */
export function visibleOrder(context: Context, id: string): StoredOrder {
  const order = orderAt(context, id);
  if (!isVisible(context, order)) throw new NotFound();
  return order;
}

/** Whether a caller may read an order: its buyer, and merchants. */
export const isVisible = ({ caller }: Pick<Context, 'caller'>, { internal }: StoredOrder): boolean =>
  caller.role === 'merchant' || internal.owner === callerKey(caller);

/** An order as a caller sees it, with links to its downloads. Only merchants see private tags. */
export function toOrder(
  reader: Pick<Context, 'caller' | 'db' | 'clock' | 'shop'>,
  stored: StoredOrder,
): Order {
  const order = orderInEvents(withDownloads(reader, stored));
  const { tags } = order;
  if (reader.caller.role === 'merchant' || !tags) return order;
  return { ...order, tags: tags.tags ? { tags: tags.tags } : {} };
}

/** An order in events, which only apps of the merchant receive. They read the order for links to its downloads. */
export const orderInEvents = ({ internal: _internal, ...order }: StoredOrder): Order => order;

export const moneyOfOrder = ({ settings }: Pick<Context, 'settings'>, { currency }: StoredOrder): Money =>
  new Money(currency, settings.language);

/** What the buyer pays in all, in minor units. */
export const totalOf = ({ priceSummary }: Order, { minor }: Money): bigint => minor(priceSummary?.total);

/** The transactions of an order. */
export const transactionsOf = ({ db }: Pick<Context, 'db'>, orderId: string): StoredTransactions =>
  db.of(orderTransactions).get(orderId) ?? { id: orderId, payments: [], refunds: [] };

/** Transactions as the contract describes them. */
export const toTransactions = ({ id, payments, refunds }: StoredTransactions): OrderTransactions => ({
  orderId: id,
  payments,
  refunds,
});

/** What happened to an order. The platform adds id and date. */
export type NewActivity = { activityType: OrderActivityType } & Omit<
  Partial<OrderActivity>,
  'id' | 'createdDate' | 'type' | 'activityType'
>;

/** Most activities that the contract allows: the oldest but the first are dropped. */
const MAX_ACTIVITIES = 1000;

/** The order with new activities at the end of its history. */
function withActivities(
  { ids, clock }: Context,
  order: StoredOrder,
  added: readonly NewActivity[],
): StoredOrder {
  const activities = [
    ...order.activities,
    ...added.map(({ activityType, ...details }) => ({
      ...details,
      id: ids.uuid(),
      createdDate: clock.iso(),
      type: activityType,
      activityType,
    })),
  ];
  return {
    ...order,
    activities:
      activities.length > MAX_ACTIVITIES
        ? [...activities.slice(0, 1), ...activities.slice(1 - MAX_ACTIVITIES)]
        : activities,
  };
}

/** Saves a changed order, with what happened to it. */
export function saveOrder(
  context: Context,
  order: StoredOrder,
  activities: readonly NewActivity[] = [],
): StoredOrder {
  const changed = withActivities(context, order, activities);
  const saved = context.db.of(orders).save({ ...changed, updatedDate: context.clock.iso() });
  context.emit('wix.ecom.v1.order_updated', saved.id, { entity: orderInEvents(saved) });
  return saved;
}

const DOWNLOAD_DAYS = 30;

type OrderLine = StoredOrder['lineItems'][number];

/** A shop's own file that buyers of a line get. A merchant may also have recorded a link. */
const fileOf = ({ db }: Pick<Context, 'db'>, { digitalFile }: OrderLine) =>
  digitalFile && !digitalFile.link ? db.of(files).get(digitalFile.fileId) : undefined;

/** The order with the time until which its digital files can be downloaded. */
function withExpiry(context: Context, order: StoredOrder): StoredOrder {
  const expirationDate = new Date(context.clock.now() + DOWNLOAD_DAYS * DAY_MS).toISOString();
  const lineItems = order.lineItems.map((line) =>
    line.digitalFile && !line.digitalFile.expirationDate && fileOf(context, line)
      ? { ...line, digitalFile: { ...line.digitalFile, expirationDate } }
      : line,
  );
  return { ...order, lineItems };
}

/** The order with links to its digital files. They are not stored, since an export must not contain signatures. */
function withDownloads(reader: Pick<Context, 'db' | 'clock' | 'shop'>, order: StoredOrder): StoredOrder {
  if (!order.lineItems.some(({ digitalFile }) => digitalFile?.expirationDate)) return order;
  const lineItems = order.lineItems.map((line) => {
    const file = fileOf(reader, line);
    if (!file || !line.digitalFile?.expirationDate) return line;
    const link = urlUntil(reader, file, Date.parse(line.digitalFile.expirationDate));
    return { ...line, digitalFile: { ...line.digitalFile, link } };
  });
  return { ...order, lineItems };
}

/** What changed in the transactions of an order. */
export interface TransactionChanges {
  order: StoredOrder;
  transactions: StoredTransactions;
  /** Payments that were added or changed. */
  paymentIds?: readonly string[];
  refundIds?: readonly string[];
  activities?: readonly NewActivity[];
  /** Whether the order is saved for the first time. */
  isNew?: boolean;
}

/**
 * Saves the transactions of an order and what follows from them: its balance, its payment status, its
 * approval, and the invoice of the first payment.
 */
export function saveTransactions(context: Context, changes: TransactionChanges): StoredOrder {
  const { db, clock } = context;
  const { order, transactions, activity, effects } = withBalance(
    changes,
    moneyOfOrder(context, changes.order),
  );
  db.of(orderTransactions).save(transactions);
  const { activities = [] } = changes;
  const changed = withActivities(context, order, [...activities, ...(activity ? [activity] : [])]);
  const saved = db.of(orders).save({
    ...(order.paymentStatus === 'PAID' ? withExpiry(context, changed) : changed),
    updatedDate: clock.iso(),
  });
  for (const effect of effects) apply(context, saved, transactions, effect);
  return saved;
}

function apply(context: Context, order: StoredOrder, transactions: StoredTransactions, effect: Effect): void {
  const { emit } = context;
  const entity = orderInEvents(order);
  switch (effect.kind) {
    case 'invoice':
      createInvoice(context, order.id);
      break;
    case 'created':
      emit('wix.ecom.v1.order_created', order.id, { entity });
      break;
    case 'updated':
      emit('wix.ecom.v1.order_updated', order.id, { entity });
      break;
    case 'approved':
      emit('wix.ecom.v1.order_approved', order.id, { data: { order: entity } });
      // what a merchant records was ordered elsewhere
      if (order.checkoutId) sendOrderMail(context, order, 'approved');
      break;
    case 'paymentStatus':
      emit('wix.ecom.v1.order_payment_status_updated', order.id, {
        data: { order: entity, previousPaymentStatus: effect.before },
      });
      break;
    case 'transactions':
      emit('wix.ecom.v1.order_transactions_updated', order.id, {
        data: {
          orderTransactions: toTransactions(transactions),
          paymentIds: [...effect.paymentIds],
          refundIds: [...effect.refundIds],
        },
      });
      break;
  }
}

/** What follows from changed transactions, in this order. */
type Effect =
  | { kind: 'invoice' | 'created' | 'updated' | 'approved' }
  | { kind: 'paymentStatus'; before: OrderPaymentStatus }
  | { kind: 'transactions'; paymentIds: readonly string[]; refundIds: readonly string[] };

/** The order and its transactions with their sums, what happened to the order, and what follows. */
function withBalance(
  { order, transactions, paymentIds = [], refundIds = [], isNew = false }: TransactionChanges,
  money: Money,
): { order: StoredOrder; transactions: StoredTransactions; activity?: NewActivity; effects: Effect[] } {
  const sums = sumsOf(transactions, money);
  const total = totalOf(order, money);
  const payments = transactions.payments.map((payment) => withRefundability(payment, transactions, money));
  const paymentStatus = paymentStatusOf(total, sums, transactions);
  const isSecured = sums.paid + sums.authorized >= money.minor(order.internal.dueNow);
  const isApproved = order.status === 'INITIALIZED' && isSecured;
  const hasChanged = paymentStatus !== order.paymentStatus;
  const activityType = hasChanged && sums.paid > 0n ? PAID_ACTIVITIES[paymentStatus] : undefined;
  const effects: (Effect | false)[] = [
    sums.paid > 0n && { kind: 'invoice' },
    { kind: isNew ? 'created' : 'updated' },
    isApproved && { kind: 'approved' },
    hasChanged && !isNew && { kind: 'paymentStatus', before: order.paymentStatus },
    paymentIds.length + refundIds.length > 0 && { kind: 'transactions', paymentIds, refundIds },
  ];
  return {
    order: {
      ...order,
      ...(isApproved && { status: 'APPROVED' }),
      paymentStatus,
      balanceSummary: balanceOf(total, sums, money),
      internal: { ...order.internal, paymentMethods: paymentMethodsOf(payments) },
    },
    transactions: { ...transactions, payments },
    ...(activityType && { activity: { activityType } }),
    effects: effects.filter((effect) => effect !== false),
  };
}

const PAID_ACTIVITIES: Partial<Record<OrderPaymentStatus, OrderActivityType>> = {
  PAID: 'ORDER_PAID',
  PARTIALLY_PAID: 'ORDER_PARTIALLY_PAID',
};

/** The first payment of an order creates its invoice. */
function createInvoice({ db, ids, clock, shop }: Context, orderId: string): void {
  if (!db.of(invoices).find({ orderId }))
    db.of(invoices).save({ id: ids.uuid(), orderId, appId: shop.appId, createdDate: clock.iso() });
}

/** The payment with whether it can be refunded, and why not. */
function withRefundability(
  payment: StoredPayment,
  transactions: StoredTransactions,
  money: Money,
): StoredPayment {
  const { refundDisabledReason: _before, ...rest } = payment;
  const paid = paidBy(payment, transactions, money);
  const left = leftOf(payment, transactions, money);
  const supportReceiptGeneration = paid > 0n && payment.regularPaymentDetails !== undefined;
  if (left > 0n) return { ...rest, supportReceiptGeneration, refundDisabled: false };
  return {
    ...rest,
    supportReceiptGeneration,
    refundDisabled: true,
    refundDisabledReason: paid === 0n ? 'NOT_PAID' : 'ALREADY_REFUNDED',
  };
}

function paymentMethodsOf(payments: readonly StoredPayment[]): string[] {
  return payments.flatMap(({ regularPaymentDetails, giftcardPaymentDetails, membershipPaymentDetails }) => {
    if (giftcardPaymentDetails) return ['Gift card'];
    if (membershipPaymentDetails) return ['Membership'];
    return regularPaymentDetails?.paymentMethodName?.siteLanguageName ?? [];
  });
}
