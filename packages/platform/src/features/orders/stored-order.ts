import type { DelayedCaptureAction, Order, OrderPayment, Refund } from 'storewire';
import { type Caller, callerKey } from '../../kernel/context/caller.ts';
import type { Base } from '../../kernel/context/context.ts';
import { boolean, type Cell, date, decimal, list, number, text } from '../../kernel/store/columns.ts';
import { defineEntity } from '../../kernel/store/entity.ts';

/** An order with the properties that the platform always sets, and those that no response contains. */
export type StoredOrder = Order & {
  id: string;
  createdDate: string;
  updatedDate: string;
  currency: string;
  internal: {
    /**
     * Whose order it is, as `callerKey` writes it: the shopper who placed
     * it, or for whom a merchant recorded it.
     */
    owner: string | null;
    /** What has to be paid or authorized before the order is approved, as a decimal. */
    dueNow: string;
    /** The order at the simulated payment gateway that was opened with the order. */
    paymentGatewayOrderId?: string;
    paymentMethods: string[];
    fulfillments: Fulfillment[];
  };
};

/** Pieces of an order that were sent together. */
export interface Fulfillment {
  id: string;
  createdDate: string;
  lineItems: { id: string; quantity: number }[];
  tracking?: Tracking;
}

/** How a shipment is tracked. */
export interface Tracking {
  number?: string;
  provider?: string;
  link?: string;
}

export const orders = defineEntity<StoredOrder>()({
  name: 'order',
  isCompressed: true,
  required: [
    'createdDate',
    'updatedDate',
    'currency',
    'internal.dueNow',
    'internal.fulfillments.[].lineItems.[].id',
  ],
  filter: 'OrderFilter',
  sort: 'OrderSortField',
  columns: {
    owner: text(({ internal }) => internal.owner),
    // text in the contract, but ascending by value
    number: decimal(({ number }) => number),
    status: text(({ status }) => status),
    archived: boolean(({ archived }) => archived),
    createdDate: date(({ createdDate }) => createdDate),
    updatedDate: date(({ updatedDate }) => updatedDate),
    'lineItems.productName.original': list('text', ({ lineItems }) =>
      lineItems.map(({ productName }) => productName.original),
    ),
    'lineItems.catalogReference.appId': list('text', ({ lineItems }) =>
      lineItems.map(({ catalogReference }) => catalogReference?.appId),
    ),
    'lineItems.catalogReference.catalogItemId': list('text', ({ lineItems }) =>
      lineItems.map(({ catalogReference }) => catalogReference?.catalogItemId),
    ),
    'subscriptionInfo.id': list('text', ({ lineItems }) =>
      lineItems.map(({ subscriptionInfo }) => subscriptionInfo?.id),
    ),
    'buyerInfo.email': text(({ buyerInfo }) => buyerInfo?.email),
    'buyerInfo.contactId': text(({ buyerInfo }) => buyerInfo?.contactId),
    'buyerInfo.memberId': text(({ buyerInfo }) => buyerInfo?.memberId),
    paymentStatus: text(({ paymentStatus }) => paymentStatus),
    fulfillmentStatus: text(({ fulfillmentStatus }) => fulfillmentStatus),
    fulfillmentStatuses: list('text', lineFulfillmentStatuses),
    'priceSummary.total.amount': decimal(({ priceSummary }) => priceSummary?.total?.amount),
    'billingInfo.contactDetails.fullName': text(({ billingInfo }) => fullNameOf(billingInfo)),
    'shippingInfo.title': text(({ shippingInfo }) => shippingInfo?.title),
    'shippingInfo.logistics.deliveryTime': text(({ shippingInfo }) => shippingInfo?.logistics?.deliveryTime),
    'shippingInfo.region.name': text(({ shippingInfo }) => shippingInfo?.region?.name),
    deliveryTimeSlotFromDate: date(({ shippingInfo }) => shippingInfo?.logistics?.deliveryTimeSlot?.from),
    deliveryTimeSlotToDate: date(({ shippingInfo }) => shippingInfo?.logistics?.deliveryTimeSlot?.to),
    paymentMethods: list('text', ({ internal }) => internal.paymentMethods),
    'createdBy.userId': text(({ createdBy }) => createdBy?.userId),
    'channelInfo.type': text(({ channelInfo }) => channelInfo?.type),
    'channelInfo.externalOrderId': text(({ channelInfo }) => channelInfo?.externalOrderId),
    checkoutId: text(({ checkoutId }) => checkoutId),
    seenByAHuman: boolean(({ seenByAHuman }) => seenByAHuman),
  },
  prefixes: { 'extendedFields.': ({ extendedFields }) => valuesByPath(extendedFields ?? {}) },
});

/** Whether a shopper has an approved order with a product. */
export const hasBought = ({ db }: Pick<Base, 'db'>, caller: Caller, productId: string): boolean =>
  db.of(orders).find({
    owner: callerKey(caller),
    status: 'APPROVED',
    'lineItems.catalogReference.catalogItemId': productId,
  }) !== undefined;

/** How much of each line is fulfilled. */
export function lineFulfillmentStatuses({ lineItems, internal }: StoredOrder): string[] {
  return lineItems.map((line) => {
    const sent = fulfilledOf(internal.fulfillments, line.id);
    return sent >= line.quantity ? 'FULFILLED' : sent > 0 ? 'PARTIALLY_FULFILLED' : 'NOT_FULFILLED';
  });
}

/** How many pieces of a line were sent. */
export const fulfilledOf = (fulfillments: readonly Fulfillment[], lineId: string): number =>
  fulfillments
    .flatMap(({ lineItems }) => lineItems)
    .reduce((sum, { id, quantity }) => sum + (id === lineId ? quantity : 0), 0);

function fullNameOf(billingInfo: Order['billingInfo']): string | undefined {
  const { firstName, lastName } = billingInfo?.contactDetails ?? {};
  return [firstName, lastName].filter(Boolean).join(' ') || undefined;
}

/** Values of nested objects by their dotted path. */
function valuesByPath(value: object, path = ''): Record<string, readonly Cell[]> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]: [string, unknown]): [string, readonly Cell[]][] => {
      if (typeof each === 'object' && each !== null && !Array.isArray(each))
        return Object.entries(valuesByPath(each, `${path}${name}.`));
      return [[path + name, [each].flat().map(String)]];
    }),
  );
}

/** Whether an order was placed and nobody has paid for it. */
export const waitsForPayment = ({
  status,
  paymentStatus,
}: Pick<StoredOrder, 'status' | 'paymentStatus'>): boolean =>
  status === 'INITIALIZED' && paymentStatus !== 'PENDING';

/** The payments and refunds of one order, under its id. */
export interface StoredTransactions {
  id: string;
  payments: StoredPayment[];
  refunds: StoredRefund[];
}

export type StoredPayment = OrderPayment & { id: string; status: string; createdDate: string };
export type StoredRefund = Refund & { id: string };

export const orderTransactions = defineEntity<StoredTransactions>()({
  name: 'orderTransactions',
  isCompressed: true,
  required: ['payments.[].id', 'payments.[].status', 'payments.[].createdDate', 'refunds.[].id'],
  columns: {},
});

/** An order at the simulated payment gateway, which waits for a payment. */
export interface GatewayOrder {
  id: string;
  orderId: string;
  /** Position among all: the highest one of an order was opened last. */
  sequence: number;
  /** Decimal, in the currency of the order. */
  amount: string;
  /** Set if the payment is authorized first. */
  delayedCapture?: { action?: DelayedCaptureAction; milliseconds?: number };
}

export const gatewayOrders = defineEntity<GatewayOrder>()({
  name: 'gatewayOrder',
  columns: {
    orderId: text(({ orderId }) => orderId),
    sequence: number(({ sequence }) => sequence),
  },
});

/** An invoice. The contract shows no more than ids. */
export interface StoredInvoice {
  id: string;
  orderId: string;
  appId: string;
  createdDate: string;
}

export const invoices = defineEntity<StoredInvoice>()({
  name: 'invoice',
  columns: {
    orderId: text(({ orderId }) => orderId),
    createdDate: date(({ createdDate }) => createdDate),
  },
});
