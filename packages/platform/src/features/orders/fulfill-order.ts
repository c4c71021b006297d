/** Fulfillment of orders, which no call makes. */

import type { Context } from '../../kernel/context/context.ts';
import { Conflict, invalid } from '../../kernel/errors/failure.ts';
import { type NewActivity, orderAt, orderInEvents, saveOrder } from './ledger.ts';
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
  const isComplete = lineFulfillmentStatuses(next).every((status) => status === 'FULFILLED');
  const fulfillmentStatus = isComplete ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
  const activities: NewActivity[] = [
    ...(tracking?.number ? [{ activityType: 'TRACKING_NUMBER_ADDED' as const }] : []),
    ...(tracking?.link ? [{ activityType: 'TRACKING_LINK_ADDED' as const }] : []),
    ...(isMailSent ? [{ activityType: 'SHIPPING_CONFIRMATION_EMAIL_SENT' as const }] : []),
    // the contract has no activity for a part of an order
    ...(isComplete ? [{ activityType: 'ORDER_FULFILLED' as const }] : []),
  ];
  const saved = saveOrder(context, { ...next, fulfillmentStatus }, activities);
  if (fulfillmentStatus !== order.fulfillmentStatus)
    context.emit('wix.ecom.v1.order_fulfilled', saved.id, {
      data: {
        order: orderInEvents(saved),
        previousFulfillmentStatus: order.fulfillmentStatus,
        newFulfillmentStatus: fulfillmentStatus,
        action: 'CREATED',
      },
    });
  return saved;
}
