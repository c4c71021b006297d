/** Fulfillment of orders, which no call makes. */

import type { OrderActivityType, OrderFulfillmentStatus } from 'storewire';
import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import { type NewActivity, orderAt, orderInEvents, saveOrder, withActivities } from './ledger.ts';
import { sendOrderMail } from './mails.ts';
import {
  type Fulfillment,
  fulfilledOf,
  lineFulfillmentStatuses,
  type StoredOrder,
  type Tracking,
} from './stored-order.ts';

/** Pieces that are sent together. */
export interface FulfillmentInput {
  orderId: string;
  /** Default: everything that was not sent before. */
  lineItems?: readonly { id: string; quantity: number }[];
  tracking?: Tracking;
  /** Whether the buyer gets an email. */
  sendEmail?: boolean;
}

/**
 * Sends pieces of an order. The fulfillment is the last one of the returned order. Throws an
 * `InvalidInput` for more than what is left.
 */
export function fulfillOrder(
  context: Context,
  { orderId, lineItems, tracking, sendEmail = false }: FulfillmentInput,
): StoredOrder {
  const order = orderAt(context, orderId);
  if (order.status !== 'APPROVED') throw new Conflict('Only approved orders can be fulfilled');
  const { fulfillments } = order.internal;
  const leftOf = (line: { id: string; quantity: number }): number =>
    line.quantity - fulfilledOf(fulfillments, line.id);
  const sent =
    lineItems ??
    order.lineItems
      .map((line) => ({ id: line.id, quantity: leftOf(line) }))
      .filter(({ quantity }) => quantity > 0);
  if (sent.length === 0) throw new Conflict('Everything was sent before');
  for (const [index, { id, quantity }] of sent.entries()) {
    const line = order.lineItems.find((each) => each.id === id);
    const isTwice = sent.findIndex((each) => each.id === id) < index;
    if (!line || isTwice || !Number.isInteger(quantity) || quantity < 1 || quantity > leftOf(line))
      invalid(`lineItems[${index}]`, 'VALIDATION', 'is more than what is left of a line of the order');
  }
  const isMailSent = sendEmail && sendOrderMail(context, order, 'sent', { tracking });
  const fulfillment: Fulfillment = {
    id: context.ids.uuid(),
    createdDate: context.clock.iso(),
    lineItems: sent.map(({ id, quantity }) => ({ id, quantity })),
    ...(tracking && { tracking }),
  };
  const next = { ...order, internal: { ...order.internal, fulfillments: [...fulfillments, fulfillment] } };
  const activities: NewActivity[] = [
    ...(tracking?.number ? [{ activityType: 'TRACKING_NUMBER_ADDED' as const }] : []),
    ...(tracking?.link ? [{ activityType: 'TRACKING_LINK_ADDED' as const }] : []),
    ...(isMailSent ? [{ activityType: 'SHIPPING_CONFIRMATION_EMAIL_SENT' as const }] : []),
  ];
  const saved = saveOrder(context, withFulfillmentStatus(context, withActivities(context, next, activities)));
  emitFulfillmentStatus(context, { before: order, saved, action: 'CREATED' });
  return saved;
}

/** The order with the fulfillment status that follows from its lines and fulfillments. */
export function withFulfillmentStatus(context: Context, order: StoredOrder): StoredOrder {
  const fulfillmentStatus = statusOf(lineFulfillmentStatuses(order));
  const activityType = ACTIVITIES[fulfillmentStatus];
  const isNew = fulfillmentStatus !== order.fulfillmentStatus && activityType !== undefined;
  return withActivities(context, { ...order, fulfillmentStatus }, isNew ? [{ activityType }] : []);
}

/** Emits the event of another fulfillment status. */
export function emitFulfillmentStatus(
  { emit }: Context,
  { before, saved, action }: { before: StoredOrder; saved: StoredOrder; action: string },
): void {
  const [previousFulfillmentStatus, newFulfillmentStatus] = [
    before.fulfillmentStatus,
    saved.fulfillmentStatus,
  ];
  if (previousFulfillmentStatus !== newFulfillmentStatus)
    emit('wix.ecom.v1.order_fulfilled', saved.id, {
      data: { order: orderInEvents(saved), previousFulfillmentStatus, newFulfillmentStatus, action },
    });
}

/** The contract has no activity for a part of an order. */
const ACTIVITIES: Partial<Record<OrderFulfillmentStatus, OrderActivityType>> = {
  FULFILLED: 'ORDER_FULFILLED',
  NOT_FULFILLED: 'ORDER_NOT_FULFILLED',
};

function statusOf(lines: readonly string[]): OrderFulfillmentStatus {
  if (lines.every((status) => status === 'FULFILLED')) return 'FULFILLED';
  return lines.every((status) => status === 'NOT_FULFILLED') ? 'NOT_FULFILLED' : 'PARTIALLY_FULFILLED';
}
